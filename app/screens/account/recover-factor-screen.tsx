import { pathTo } from '#app/addresses/paths.ts';
import { loginFor, withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import type { FormShape } from '#app/forms/define-form.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import type { MessageIdTaking, PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Route } from './+types/recover-factor-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, personalDocument } from './account-request.ts';
import { askRecoveryForm, beginRecoveryForm, stopRecoveryForm } from './factor-forms.ts';
import { Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** What is shown: something to press, or what came of it. */
const states = {
  ask: { title: undefined, text: 'recoverFactor.how', form: askRecoveryForm },
  begins: { title: 'recoverFactor.begin.title', text: 'recoverFactor.begin.text', form: beginRecoveryForm },
  stops: { title: 'recoverFactor.stop.title', text: 'recoverFactor.stop.text', form: stopRecoveryForm },
  asked: { title: 'forgot.sent.title', text: 'recoverFactor.asked', form: null },
  begun: { title: undefined, text: 'recoverFactor.begun', form: null },
  stopped: { title: undefined, text: 'recoverFactor.stopped', form: null },
  broken: { title: undefined, text: 'recoverFactor.broken', form: null },
} as const satisfies Record<string, { title: PlainMessageId | undefined; text: MessageIdTaking<'passkeys'>; form: FormShape | null }>;
type State = keyof typeof states;

type Loaded = { page: Page; state: State; action: string; passkeys: 'yes' | 'no' };

/** The way back of who has lost the second factor: a link is asked for after the password; and what the links of mails do. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { alba, caller, locale, url } = request;
  const token = url.searchParams.get('token');
  const came = (['asked', 'begun', 'stopped'] as const).find((each) => url.searchParams.has(each));
  if (token === null && !came && !alba.identity.isPending(caller.headers)) throw goOn(loginFor(url.pathname, locale), []);
  const state = token === null ? (came ?? 'ask') : await stateOf(alba.identity, token);
  const { title } = states[state];
  const page = accountPage(request, { ...(title === undefined ? {} : { title }), description: 'recoverFactor.lead' });
  const action = withTarget(pathTo('recover-factor', locale), null, token === null ? {} : { token });
  const passkeys = alba.identity.passkeysAreFactors ? 'yes' : 'no';
  return personalDocument<Loaded>({ page, state, action, passkeys }, { status: state === 'broken' ? 400 : 200 });
}

type Links = { checkFactorLink(token: string): Promise<'begins' | 'stops' | 'expired' | 'invalid'> };

async function stateOf(identity: Links, token: string): Promise<'begins' | 'stops' | 'broken'> {
  const link = await identity.checkFactorLink(token);
  return link === 'begins' || link === 'stops' ? link : 'broken';
}

export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const sent = await readForm(args.request);
  const token = request.url.searchParams.get('token');
  if (token === null) return answerForm(request, askRecoveryForm, sent);
  const { form } = states[await stateOf(request.alba.identity, token)];
  return answerForm(request, form ?? beginRecoveryForm, sent, request.url.pathname);
}

export default function RecoverFactorScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, state, action, passkeys } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  const { text, form } = states[state];
  return (
    <AccountPage page={page} {...(state === 'ask' ? { lead: t('recoverFactor.lead') } : {})}>
      {form ? (
        <>
          <p>{t(text, { passkeys })}</p>
          <FormsOfPage value={{ action, wrong }}>
            <Problems of={form} />
            <Form of={form} />
          </FormsOfPage>
        </>
      ) : (
        <Notice>{t(text)}</Notice>
      )}
      <Ways>
        {state === 'stopped' ? (
          <p>
            <a href={pathTo('forgot-password', locale)}>{t('recoverFactor.newPassword')}</a>
          </p>
        ) : (
          <p>
            <a href={pathTo('contact', locale)}>{t('recoverFactor.help')}</a>
          </p>
        )}
        <p>
          <a href={pathTo('login', locale)}>{t('secondFactor.back')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
