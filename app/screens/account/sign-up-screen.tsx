import { pathTo, screenName } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { CheckField, TextField } from '#app/ui/form/Field.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import type { Route } from './+types/sign-up-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountRequest, goOn, mistakes, personalDocument, sessionOf } from './account-request.ts';
import { NewPassword, useFields, Wrong } from './form-fields.tsx';
import { type LedBy, loadLead } from './load-lead.ts';
import { filledIn, readForm } from './read-form.ts';
import css from './sign-up.module.css';
import { Ways } from './Ways.tsx';

export { accountHeaders as headers } from './account-request.ts';

type Loaded = { page: Page; entry: LedBy | null; target: string | null };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, match } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  return personalDocument<Loaded>({ ...(await loadLead(request, 'signUp.lead')), target });
}

/** A new member is signed in at once, and told of the mail that verifies the address. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const { alba, caller, target, match } = request;
  const typed = filledIn(await readForm(args.request), ['username', 'email', 'password', 'confirmation', 'firstName', 'lastName', 'terms']);
  const answer = await alba.identity.signUp(typed, caller);
  return answer.ok ? goOn(withTarget(pathTo('verify-email', match.locale), target), answer.setCookies) : mistakes(request, answer, typed);
}

export default function SignUpScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
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
            {t('signUp.terms')} <a href={pathTo('policies.terms-of-use', locale)}>{screenName('policies.terms-of-use', locale)}</a>,{' '}
            <a href={pathTo('policies.health-data', locale)}>{screenName('policies.health-data', locale)}</a>
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
