import { hook } from '#app/browser/hook.ts';
import { QuickExitLink } from '#app/features/quick-exit/QuickExitLink.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Enlarged.module.css';
import { galleryStage, galleryZoom } from './hooks.ts';
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
        <span className={css.zooms}>
          <Zoom by={-1} />
          <Zoom by={1} />
        </span>
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

function Zoom({ by }: { by: 1 | -1 }) {
  const t = useTranslate();
  return (
    <button type="button" className={css.zoom} aria-disabled={by === -1} {...hook(galleryZoom, by)}>
      <svg className={css.glass} viewBox="0 0 24 24" aria-hidden="true">
        <path d={`M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.3 15.3L21 21M7.5 10.5h6${by === 1 ? 'M10.5 7.5v6' : ''}`} />
      </svg>
      <span className="visually-hidden">{t(by === 1 ? 'gallery.zoomIn' : 'gallery.zoomOut')}</span>
    </button>
  );
}
