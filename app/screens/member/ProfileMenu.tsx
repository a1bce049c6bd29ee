import { pathTo, screenName } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { myAccountPath, type ProfileSection } from '#app/screens/account/my-account.ts';
import css from './profile.module.css';

/** The parts of my account, from the top. */
const parts = [
  { id: 'details', label: 'myAccount.details' },
  { id: 'username', label: 'myAccount.username' },
  { id: 'email', label: 'myAccount.email' },
  { id: 'password', label: 'myAccount.password' },
  { id: 'sessions', label: 'myAccount.sessions' },
] as const satisfies { id: string; label: PlainMessageId }[];

/** Where to go within the profile. */
export function ProfileMenu({ section }: { section: ProfileSection }) {
  const t = useTranslate();
  const locale = useLocale();
  const start = section === 'my-account' ? '' : myAccountPath(locale);
  return (
    <nav className={css.menu} aria-label={t('myAccount.menu')}>
      <ul className="plain-list">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`${start}#${id}`}>{t(label)}</a>
          </li>
        ))}
        <li>
          <a href={`${pathTo('profile', locale)}?section=sign-out`} aria-current={section === 'sign-out' ? 'page' : undefined}>
            {screenName('sign-out', locale)}
          </a>
        </li>
      </ul>
    </nav>
  );
}
