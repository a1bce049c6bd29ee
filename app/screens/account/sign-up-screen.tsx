import { pathTo, screenName } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Route } from './+types/sign-up-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { signUpForm } from './account-forms.ts';
import { accountRequest, personalDocument, sessionOf } from './account-request.ts';
import { type LedBy, loadLead } from './load-lead.ts';
import { type Intended, intendedSave } from './save-intent.ts';
import css from './sign-up.module.css';
import { Ways } from './Ways.tsx';
import { WillBeSaved } from './WillBeSaved.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; entry: LedBy | null; target: string | null; intended: Intended | null };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, match } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  const intended = await intendedSave(request);
  return personalDocument<Loaded>({ ...(await loadLead(request, 'signUp.lead')), target, intended });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), signUpForm, await readForm(args.request));
}

export default function SignUpScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, target, intended } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      {intended ? <WillBeSaved {...intended} say="signUp.saves" /> : null}
      <FormsOfPage value={{ action: withTarget(pathTo('sign-up', locale), target), wrong }}>
        <Problems of={signUpForm} />
        <Form of={signUpForm}>
          {(field) => (
            <>
              {field('username')}
              {field('email')}
              {field('password')}
              {field('confirmation')}
              <fieldset className={css.names}>
                <legend>{t('signUp.names')}</legend>
                <p>{t('account.hint.names')}</p>
                {field('firstName')}
                {field('lastName')}
              </fieldset>
              {field('terms', <Terms />)}
            </>
          )}
        </Form>
      </FormsOfPage>
      <Ways>
        <p>
          {t('signUp.have')} <a href={withTarget(pathTo('login', locale), target)}>{t('signUp.signIn')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}

function Terms() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p className={css.terms}>
      {t('signUp.terms')} <a href={pathTo('policies.terms-of-use', locale)}>{screenName('policies.terms-of-use', locale)}</a>,{' '}
      <a href={pathTo('policies.health-data', locale)}>{screenName('policies.health-data', locale)}</a>
    </p>
  );
}
