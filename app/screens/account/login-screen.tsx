import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { hook } from '#app/browser/hook.ts';
import { PasskeyForm } from '#app/features/passkeys/PasskeyForm.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { carriesTyped } from '#app/forms/hooks.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Route } from './+types/login-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { loginForm, passkeyLoginForm } from './account-forms.ts';
import { accountRequest, personalDocument, sessionOf } from './account-request.ts';
import { type LedBy, loadLead } from './load-lead.ts';
import { type Service, ServiceWay } from './ServiceWay.tsx';
import { type Intended, intendedSave } from './save-intent.ts';
import { serviceOrLeave } from './service-of.ts';
import { OtherWay, Ways } from './Ways.tsx';
import { WillBeSaved } from './WillBeSaved.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** What brought somebody here, by the parameter that says so. */
const reasons = {
  ended: 'login.ended',
  reset: 'login.reset',
  verified: 'login.verified',
  changed: 'login.changed',
} as const satisfies Record<string, PlainMessageId>;
type Reason = keyof typeof reasons;
const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

type Loaded = {
  page: Page;
  entry: LedBy | null;
  target: string | null;
  reason: Reason | null;
  intended: Intended | null;
  service: Service | null;
};

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, url, match } = request;
  const session = await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, match.locale), session.setCookies);
  const service = serviceOrLeave(request, 'sign-in');
  const reason = [...url.searchParams.keys()].find(isReason) ?? null;
  const intended = await intendedSave(request);
  return personalDocument<Loaded>({ ...(await loadLead(request, 'login.lead')), target, reason, intended, service });
}

export async function action(args: Route.ActionArgs) {
  const sent = await readForm(args.request);
  const request = accountRequest(args);
  return sent.get('intent') === passkeyLoginForm.intent
    ? answerForm(request, passkeyLoginForm, sent)
    : answerForm(request, loginForm, sent);
}

export default function LoginScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, target, reason, intended, service } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      {intended ? <WillBeSaved {...intended} say="login.saves" /> : null}
      {reason && !wrong?.problems.length ? <Notice>{t(reasons[reason])}</Notice> : null}
      {service ? <ServiceWay service={service} for="sign-in" target={target} /> : null}
      {service?.isAlone ? null : <LocalPassword {...{ page, target, wrong }} />}
    </AccountPage>
  );
}

function LocalPassword({ page, target, wrong }: { page: Page; target: string | null; wrong: Mistakes | undefined }) {
  const t = useTranslate();
  const refusal = wrong?.problems.find(({ field }) => field === null)?.code;
  return (
    <>
      <FormsOfPage value={{ action: withTarget(pathTo('login', page.locale), target), wrong }}>
        <Problems of={loginForm} title={refusal && t('login.failed')}>
          {refusal === 'login-wrong' || refusal === 'locked' ? <Support of={refusal} /> : null}
        </Problems>
        <Form of={loginForm} />
        <OtherWay>
          <Problems of={passkeyLoginForm} title={refusal && t('login.failed')}>
            {refusal === 'locked' ? <Support of={refusal} /> : null}
          </Problems>
          <PasskeyForm of={passkeyLoginForm} for="sign-in" />
        </OtherWay>
      </FormsOfPage>
      <Ways>
        <p>
          <a href={withTarget(pathTo('forgot-password', page.locale), target)} {...hook(carriesTyped)}>
            {t('login.forgot')}
          </a>
        </p>
        <p>
          {t('login.none')} <a href={withTarget(pathTo('sign-up', page.locale), target)}>{t('login.signUp')}</a>
        </p>
      </Ways>
    </>
  );
}

function Support({ of }: { of: 'login-wrong' | 'locked' }) {
  const t = useTranslate();
  return (
    <p>
      <a href={pathTo('contact', useLocale())}>{t(of === 'locked' ? 'account.contactSupport' : 'account.support')}</a>
    </p>
  );
}
