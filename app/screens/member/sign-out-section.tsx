import { pathTo } from '#app/addresses/paths.ts';
import { useLocale } from '#app/i18n/I18n.tsx';
import { SignOut } from '#app/screens/account/SignOut.tsx';
import css from './profile.module.css';
import { type LoadedBy, section } from './section.ts';
import type { signOut as onServer } from './sign-out-section.server.ts';

/** Its form leads to a page of its own: see `SignOut`. */
export const signOut = section<LoadedBy<typeof onServer>>({
  title: 'signOut.title',
  lead: 'signOut.lead',
  menu: 'signOut.submit',
  View: SignOutCard,
});

function SignOutCard() {
  return (
    <div className={css.card}>
      <SignOut target={pathTo('profile', useLocale())} />
    </div>
  );
}
