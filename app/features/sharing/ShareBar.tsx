import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { overlay } from '#app/ui/hooks.ts';
import css from './ShareBar.module.css';
import ShareEntry from './ShareEntry.island.tsx';

/** A page that somebody is sent: what it is called, and its whole address. */
export type Sent = { title: string; url: string };

/**
 * Ways to hand a page on, in this language or the other, over the page; `beside` is where both stand side by side. What needs no
 * script is a link; the buttons come as they are laid open, for the press on one of them to be the reader's own (`hand-on.ts`).
 */
export function ShareBar({ sent, inOther, beside }: { sent: Sent; inOther: Sent | null; beside: string | null }) {
  const t = useTranslate();
  return (
    <details className={css.share} name="head" {...hook(overlay)}>
      <summary className={css.pill}>{t('share.open')}</summary>
      <div className={css.ways}>
        <Island of={ShareEntry} when="visible" props={{ ...sent, actions: ['share', 'copy', 'print'] }} />
        {beside === null ? null : (
          <a className={css.beside} href={beside}>
            {t('translation.beside')}
          </a>
        )}
        <dl>
          {inOther ? <Ways label={t('share.inOtherLanguage')} {...inOther} hasApps /> : null}
          <Ways label={t('share.inThisLanguage')} {...sent} />
        </dl>
      </div>
    </details>
  );
}

/** `hasApps`: the device's own share sheet too, as it stands above them already for the page itself. */
function Ways({ label, title, url, hasApps = false }: Sent & { label: string; hasApps?: boolean }) {
  const t = useTranslate();
  const words = encodeURIComponent(`${title}\n${url}`);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a href={`sms:?&body=${words}`}>{t('share.text')}</a>
      </dd>
      <dd>
        <Anchor href={`https://wa.me/?text=${words}`}>{t('share.whatsapp')}</Anchor>
      </dd>
      <dd>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>{t('share.email')}</a>
      </dd>
      {hasApps ? (
        <dd>
          <Island of={ShareEntry} when="visible" props={{ title, url, actions: ['apps'] }} />
        </dd>
      ) : null}
    </div>
  );
}
