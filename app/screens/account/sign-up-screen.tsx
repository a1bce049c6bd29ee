import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { screenNames } from '#app/i18n/screen-names.ts';
import { unsent } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { CheckField, TextField } from '#app/ui/form/Field.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { accountRequest, goOn, type Mistakes, mistakes, personal, sessionOf } from './account-request.ts';
import { NewPassword, useFields, Wrong } from './form-fields.tsx';
import { type LedBy, loadLead } from './load-lead.ts';
import { filledIn, readForm } from './read-form.ts';
import css from './sign-up.module.css';
import { Ways } from './Ways.tsx';

export { accountHeaders as headers } from './account-request.ts';

type Loaded = { page: Page; entry: LedBy | null; target: string | null };

export async function loader(args: LoaderFunctionArgs) {
  const request = accountRequest(args);
  const { target, match } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  return data(unsent<Loaded>({ ...(await loadLead(request, 'signUp.lead')), target }), { headers: personal() });
}

/** A new member is signed in at once, and told of the mail that verifies the address. */
export async function action(args: ActionFunctionArgs) {
  const request = accountRequest(args);
  const { alba, caller, target, match } = request;
  const typed = filledIn(await readForm(args.request), ['username', 'email', 'password', 'confirmation', 'firstName', 'lastName', 'terms']);
  const answer = await alba.identity.signUp(typed, caller);
  return answer.ok ? goOn(withTarget(pathTo('verify-email', match.locale), target), answer.setCookies) : mistakes(request, answer, typed);
}

export default function SignUpScreen({ loaderData, actionData: wrong }: { loaderData: { loaded: Loaded }; actionData?: Mistakes }) {
  const { page, entry, target } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  const field = useFields({ wrong });
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      <Wrong wrong={wrong} />
      <PostForm action={withTarget(pathTo('sign-up', locale), target)} submit={t('signUp.submit')}>
        <TextField {...field('username')} hint={t('account.hint.username')} kind="name" autoComplete="username" />
        <TextField {...field('email')} hint={t('account.hint.email')} kind="email" autoComplete="email" />
        <NewPassword field={field} name="password" />
        <fieldset className={css.names}>
          <legend>{t('signUp.names')}</legend>
          <p>{t('account.hint.names')}</p>
          <TextField {...field('firstName')} autoComplete="given-name" isOptional />
          <TextField {...field('lastName')} autoComplete="family-name" isOptional />
        </fieldset>
        <CheckField {...field('terms')} isChecked={field('terms').defaultValue !== undefined}>
          <p className={css.terms}>
            {t('signUp.terms')} <a href={pathTo('policies.terms-of-use', locale)}>{screenNames[locale]['policies.terms-of-use']}</a>,{' '}
            <a href={pathTo('policies.health-data', locale)}>{screenNames[locale]['policies.health-data']}</a>
          </p>
        </CheckField>
      </PostForm>
      <Ways>
        <p>
          {t('signUp.have')} <a href={withTarget(pathTo('login', locale), target)}>{t('signUp.signIn')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
