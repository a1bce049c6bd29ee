import { type ReactNode, use } from 'react';
import type { Embed } from '#app/addresses/embeds.ts';
import { allowsOutsideScripts } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { LabelIcon } from '#app/content/cards/LabelIcon.tsx';
import { AddressContext } from '#app/document-context.ts';
import { formatDuration } from '#app/i18n/dates.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import css from './EmbedFrame.module.css';
import { embedAlways, embedFailed, embedFrame, embedHide, embedSandbox, embedService, embedShow, embedStage } from './hooks.ts';

/**
 * What another site shows: our own still and words first, and a button that brings the frame. Before it is pressed no request leaves
 * the site. Without scripts the link to the other site's page is what there is.
 */
export function EmbedFrame({
  embed,
  title,
  duration,
  poster,
  children,
}: {
  embed: Embed;
  title: string;
  /** In seconds. */
  duration?: number | undefined;
  poster?: ReactNode;
  /** What is said of it, or in it. */
  children?: ReactNode;
}) {
  const t = useTranslate();
  const { kind, service, provider, page, frame, sandbox } = embed;
  const isOpen = useIsOpen();
  return (
    <figure
      className={css.embed}
      {...hook(embedFrame, frame)}
      {...(isOpen ? hook(embedService, service) : {})}
      {...(sandbox === undefined ? {} : hook(embedSandbox, sandbox))}
    >
      <div className={`${css.stage} unprinted`} data-kind={kind} data-title={t('embed.title', { title, provider })} {...hook(embedStage)}>
        {poster}
        {/* Until the script is there that answers it. */}
        <button type="button" className={css.show} hidden {...hook(embedShow)}>
          {kind === 'film' ? <LabelIcon label="Video" /> : null}
          <span>
            {t(`embed.${kind}`, { provider })}
            <span className="visually-hidden">: {title}</span>
            {duration === undefined ? null : <> ({formatDuration(duration)})</>}
          </span>
        </button>
      </div>
      <figcaption className={css.words}>
        <p className={css.failed} role="status" hidden {...hook(embedFailed)}>
          {t('embed.failed', { provider })}
        </p>
        {children}
        <p className={`quiet needs-script unprinted ${css.before}`}>{t('embed.before', { provider })}</p>
        <p className={css.ways}>
          <Anchor href={page}>{t('embed.page', { provider })}</Anchor>
          {/* There from the start, for nearly everybody: what came later would move the page. */}
          {isOpen ? (
            <button type="button" className="needs-script unprinted" {...hook(embedAlways)}>
              {t('embed.always', { provider })}
            </button>
          ) : null}
          <button type="button" className="needs-script unprinted" hidden {...hook(embedHide)}>
            {t('embed.hide')}
          </button>
        </p>
      </figcaption>
    </figure>
  );
}

/** Whether the page is on a screen where others may show theirs unasked, to who agreed to it once. Of documents alone. */
function useIsOpen(): boolean {
  const screen = use(AddressContext)?.match?.screen;
  return screen !== undefined && allowsOutsideScripts(screen);
}
