import { pathTo } from '#app/addresses/paths.ts';
import { useLocale } from '#app/i18n/I18n.tsx';
import { SignOut } from '#app/screens/account/SignOut.tsx';
import css from './profile.module.css';
import { section } from './section.ts';

/** Its form leads to a page of its own: see `SignOut`. */
export const signOut = section({
  title: 'signOut.title',
  lead: 'signOut.lead',
  menu: 'signOut.submit',
  load: async () => null,
  forms: [],
  View: SignOutCard,
});

function SignOutCard() {
  return (
    <div className={css.card}>
      <SignOut target={pathTo('profile', useLocale())} />
    </div>
  );
}
