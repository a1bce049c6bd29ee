import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Route } from './+types/sign-up-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { signUpForm } from './account-forms.ts';
import { type AccountRequest, accountPage, accountRequest, personalDocument, sessionOf } from './account-request.ts';
import { ChooseUsername, type Newcomer } from './ChooseUsername.tsx';
import { type LedBy, loadLead } from './load-lead.ts';
import { usernameForm, usernameWithEmailForm } from './provider-forms.ts';
import { serviceProblem, usernameStep } from './provider-paths.ts';
import { type Service, ServiceWay } from './ServiceWay.tsx';
import { type Intended, intendedSave } from './save-intent.ts';
import { serviceOrLeave } from './service-of.ts';
import css from './sign-up.module.css';
import { Terms } from './Terms.tsx';
import { Ways } from './Ways.tsx';
import { WillBeSaved } from './WillBeSaved.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = {
  page: Page;
  entry: LedBy | null;
  target: string | null;
  intended: Intended | null;
  service: Service | null;
  /** Who has come back from the service, and chooses a username. */
  newcomer: Newcomer | null;
};

/** Whom the service has sent to this step; null for everybody else. @throws a redirect where that was too long ago */
function newcomerOf({ alba, caller, url, target, locale }: AccountRequest): Newcomer | null {
  const { provider } = alba.identity;
  if (!provider || !url.searchParams.has(usernameStep)) return null;
  const who = provider.signingUp(caller.headers);
  if (!who) throw goOn(withTarget(pathTo('login', locale), target, { [serviceProblem]: 'provider-expired' }), []);
  return { service: provider.name, email: who.isVerified ? who.email : null, isAlone: provider.localPasswords === 'off' };
}

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, match } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  const newcomer = newcomerOf(request);
  const intended = await intendedSave(request);
  if (newcomer) {
    const page = accountPage(request, { title: 'service.username.title', description: 'signUp.lead' });
    return personalDocument<Loaded>({ page, entry: null, target, intended, service: null, newcomer });
  }
  const service = serviceOrLeave(request, 'sign-up');
  return personalDocument<Loaded>({ ...(await loadLead(request, 'signUp.lead')), target, intended, service, newcomer });
}

export async function action(args: Route.ActionArgs) {
  const [request, sent] = [accountRequest(args), await readForm(args.request)];
  const newcomer = newcomerOf(request);
  if (newcomer) return answerForm(request, newcomer.email === null ? usernameWithEmailForm : usernameForm, sent);
  return answerForm(request, signUpForm, sent);
}

export default function SignUpScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, target, intended, service, newcomer } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  if (newcomer) return <ChooseUsername {...{ page, target, wrong, newcomer }} />;
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      {service ? <ServiceWay service={service} for="sign-up" target={target} /> : null}
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
