import { hook } from '#app/browser/hook.ts';
import { QuickExitLink } from '#app/features/quick-exit/QuickExitLink.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Enlarged.module.css';
import { galleryStage } from './hooks.ts';
import { Step } from './Step.tsx';

/**
 * The view that fills the window; `gallery.enhance.ts` puts the picture and its caption in, and opens it. It lies over the bar at the top
 * of the page, so it has a quick exit of its own.
 */
export function Enlarged({ label, several }: { label: string; several: boolean }) {
  const t = useTranslate();
  return (
    <dialog className={css.dialog} aria-label={label}>
      <form method="dialog" className={css.bar}>
        <button type="submit" className={css.close}>
          {t('gallery.close')}
        </button>
        <QuickExitLink className={css.exit} />
      </form>
      <div className={css.stage} aria-live="polite" {...hook(galleryStage)} />
      {several ? (
        <div className={css.steps}>
          <Step by={-1} />
          <Step by={1} />
        </div>
      ) : null}
    </dialog>
  );
}
