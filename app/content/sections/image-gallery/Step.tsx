import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { galleryStep } from './hooks.ts';
import css from './Step.module.css';

/** The button that goes one picture on or back; before the first there is none. */
export function Step({ by }: { by: 1 | -1 }) {
  const t = useTranslate();
  return (
    <button type="button" className={`${css.step} needs-script`} aria-disabled={by === -1} {...hook(galleryStep, by)}>
      <svg className={css.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d={by === 1 ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} />
      </svg>
      <span className="visually-hidden">{t(by === 1 ? 'gallery.next' : 'gallery.previous')}</span>
    </button>
  );
}
