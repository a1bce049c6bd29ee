import { screenName } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './AccountLink.module.css';
import { accountLink } from './hooks.ts';
import { loginLink } from './login-link.ts';

/**
 * The way to sign in, and with a session (`data-session`, set by `early.js` before the first paint) the way to one's account: two faces
 * of one size in one place. Who signs in comes back to `path`. Without a script the page to sign in on leads a member on.
 */
export function AccountLink({ path }: { path: string | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    // Scripts change where it leads, on pages too that React takes over.
    <a className={css.place} href={loginLink(path, locale)} {...hook(accountLink)} suppressHydrationWarning>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 21a8 8 0 0 1 16 0M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />
      </svg>
      <span className={css.out}>{screenName('login', locale)}</span>
      <span className={css.in}>{t('shell.account')}</span>
    </a>
  );
}
