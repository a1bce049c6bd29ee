import { type ReactNode, use } from 'react';
import { sensitiveQuery } from '#app/addresses/sensitive-query.ts';
import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import css from './Agreement.module.css';
import { GatedPlaceContext } from './GatedPlace.tsx';
import { gated, gatedContents, gatedHide, gatedOffer, gatedOpen, gatedShown } from './hooks.ts';

type Props = { id: string; asks: boolean; isMembers: boolean; children: ReactNode };

/**
 * What is hard to see waits in a template, of which a browser loads nothing; `gated-content.enhance.ts` shows it to who has agreed. Without a
 * script a link leads to a page of its own, which shows it.
 */
export function Agreement({ id, asks, isMembers, children }: Props) {
  const { path, showsSensitive } = use(GatedPlaceContext);
  const t = useTranslate();
  if (asks && showsSensitive && !isMembers)
    return (
      <>
        <p className={css.shown}>
          {t('gated.shown')} <a href={`${path}#${id}`}>{t('gated.hide')}</a>
        </p>
        {children}
      </>
    );
  return (
    <div {...hook(gated, asks ? 'asks' : 'opens')}>
      {asks ? (
        <>
          <Offer id={id} isMembers={isMembers} />
          <Question id={id} />
          <p className={css.shown} hidden {...hook(gatedShown)}>
            {t('gated.shown')}{' '}
            <button type="button" className={css.hide} {...hook(gatedHide)}>
              {t('gated.hide')}
            </button>
          </p>
        </>
      ) : null}
      {/* What a template holds is no child of it in a browser: there the page that is hydrated must find none. */}
      <template>{import.meta.env.SSR ? children : null}</template>
      <div tabIndex={-1} className={css.contents} {...hook(gatedContents)} />
      {asks && !isMembers ? (
        <noscript>
          <p className={css.way}>
            <a href={`${path}${sensitiveQuery}#${id}`} rel="nofollow">
              {t('gated.page')}
            </a>
          </p>
        </noscript>
      ) : null}
    </div>
  );
}

function Offer({ id, isMembers }: { id: string; isMembers: boolean }) {
  const t = useTranslate();
  return (
    <div className={css.offer} {...hook(gatedOffer)}>
      <Veil />
      <div>
        <p className={css.warning}>{t(isMembers ? 'gated.offerMembers' : 'gated.offer')}</p>
        <p>
          <span className={buttonClass()}>
            {' '}
            <button type="button" className="needs-script" aria-haspopup="dialog" aria-controls={`${id}-question`} {...hook(gatedOpen)}>
              {t('gated.open')}
            </button>
          </span>
        </p>
      </div>
    </div>
  );
}

function Question({ id }: { id: string }) {
  const t = useTranslate();
  const title = `${id}-question-title`;
  return (
    <dialog className={css.question} id={`${id}-question`} aria-labelledby={title}>
      <form method="dialog">
        <h2 id={title} className={css.title}>
          {t('gated.title')}
        </h2>
        <p>{t('gated.what')}</p>
        <p>{t('gated.kept')}</p>
        <p className={css.answers}>
          {/* First, so that it has the focus: a key that is held down agrees to nothing. */}
          <span className={buttonClass('Secondary')}>
            <button type="submit" value="not-now">
              {t('gated.notNow')}
            </button>
          </span>
          <span className={buttonClass()}>
            <button type="submit" value="show">
              {t('gated.show')}
            </button>
          </span>
        </p>
      </form>
    </dialog>
  );
}

/** An eye that is closed. */
function Veil() {
  return (
    <svg className={`drawn ${css.veil}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 10c4.5 6 13.5 6 18 0M6 13.2l-2 2.8M12 14.6V18M18 13.2l2 2.8" />
    </svg>
  );
}
