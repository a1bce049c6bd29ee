import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { PasskeyForm, WherePasskeysWork } from '#app/features/passkeys/PasskeyForm.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import formCss from '#app/forms/form.module.css';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import type { Route } from './+types/sign-up-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { passkeySignUpForm, passkeyStep, passkeyStepPath, signUpForm, startPasskeyForm } from './account-forms.ts';
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
  /** Who has filled in the form, and makes the passkey now. */
  signingUp: string | null;
  isAgain: boolean;
  service: Service | null;
  /** Who has come back from the service, and chooses a username. */
  newcomer: Newcomer | null;
};

/** The parameter that says that this took too long. */
const again = 'again';
/** The name and value of the button that chooses a passkey. */
const way = { name: 'way', value: 'passkey' } as const;

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
  const { target, match, url, alba, caller, locale } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  const newcomer = newcomerOf(request);
  const intended = await intendedSave(request);
  const none = { entry: null, service: null, newcomer: null, signingUp: null, isAgain: false };
  if (newcomer) {
    const page = accountPage(request, { title: 'service.username.title', description: 'signUp.lead' });
    return personalDocument<Loaded>({ ...none, page, target, intended, newcomer });
  }
  const isPasskeyStep = url.searchParams.has(passkeyStep);
  const signingUp = isPasskeyStep ? alba.identity.passkeys.signingUp(caller.headers) : null;
  if (isPasskeyStep && signingUp === null) throw goOn(withTarget(pathTo('sign-up', locale), target, { [again]: '1' }), []);
  if (signingUp !== null) {
    const page = accountPage(request, { title: 'signUp.passkey.title', description: 'signUp.lead' });
    return personalDocument<Loaded>({ ...none, page, target, intended, signingUp });
  }
  const service = serviceOrLeave(request, 'sign-up');
  if (service?.isAlone) {
    const page = accountPage(request, { description: 'service.alone' });
    return personalDocument<Loaded>({ ...none, page, target, intended, service });
  }
  const isAgain = url.searchParams.has(again);
  return personalDocument<Loaded>({ ...none, ...(await loadLead(request, 'signUp.lead')), target, intended, service, isAgain });
}

export async function action(args: Route.ActionArgs) {
  const [request, sent] = [accountRequest(args), await readForm(args.request)];
  const newcomer = newcomerOf(request);
  if (newcomer) return answerForm(request, newcomer.email === null ? usernameWithEmailForm : usernameForm, sent);
  if (sent.get('intent') === passkeySignUpForm.intent) return answerForm(request, passkeySignUpForm, sent);
  return sent.get(way.name) === way.value ? answerForm(request, startPasskeyForm, sent) : answerForm(request, signUpForm, sent);
}

export default function SignUpScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, target, intended, signingUp, isAgain, service, newcomer } = loaderData.loaded;
  if (newcomer) return <ChooseUsername {...{ page, target, wrong, newcomer }} />;
  if (signingUp !== null) return <MakePasskey {...{ page, target, wrong, username: signingUp }} />;
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      {service ? <ServiceWay service={service} for="sign-up" target={target} /> : null}
      {intended ? <WillBeSaved {...intended} say="signUp.saves" /> : null}
      {service?.isAlone ? null : <LocalSignUp {...{ page, target, wrong, isAgain }} />}
    </AccountPage>
  );
}

type LocalProps = { page: Page; target: string | null; wrong: Mistakes | undefined; isAgain: boolean };

/** What an account takes that is opened here. */
function LocalSignUp({ page: { locale }, target, wrong, isAgain }: LocalProps) {
  const t = useTranslate();
  return (
    <>
      <FormsOfPage value={{ action: withTarget(pathTo('sign-up', locale), target), wrong }}>
        {isAgain && !wrong ? <Notice>{t('signUp.passkey.again')}</Notice> : null}
        <Problems of={signUpForm} />
        <Form of={signUpForm} buttons={<SignUpButtons />}>
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
    </>
  );
}

/** The way on with a password comes first, so that Enter leads there. */
function SignUpButtons() {
  const t = useTranslate();
  return (
    <>
      <span className={`${buttonClass('Primary')} ${formCss.submit}`}>
        <button type="submit">{t('signUp.submit')}</button>
      </span>
      <WherePasskeysWork>
        <p id="passkey-text" className={css.instead}>
          {t('signUp.passkey.text')}
        </p>
        <span className={`${buttonClass('Secondary')} ${formCss.submit}`}>
          <button type="submit" {...way} aria-describedby="passkey-text">
            {t('signUp.passkey')}
          </button>
        </span>
      </WherePasskeysWork>
    </>
  );
}

type MakeProps = { page: Page; target: string | null; wrong: Mistakes | undefined; username: string };

/** The second step, where there is nothing left to fill in. */
function MakePasskey({ page, target, wrong, username }: MakeProps) {
  const t = useTranslate();
  const { locale } = page;
  return (
    <AccountPage page={page} lead={t('signUp.passkey.lead', { username })}>
      <FormsOfPage value={{ action: passkeyStepPath(target, locale), wrong }}>
        <Problems of={passkeySignUpForm} />
        <PasskeyForm of={passkeySignUpForm} for="sign-up" isQuiet={false} />
      </FormsOfPage>
      <Ways>
        <p>
          <a href={withTarget(pathTo('sign-up', locale), target)}>{t('signUp.passkey.password')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
