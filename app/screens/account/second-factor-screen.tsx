import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, loginFor, withTarget } from '#app/addresses/target.ts';
import { PasskeyForm } from '#app/features/passkeys/PasskeyForm.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { PendingWays } from '#services/identity/shared.ts';
import type { Route } from './+types/second-factor-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { passkeyLoginForm } from './account-forms.ts';
import { accountPage, accountRequest, personalDocument, sessionOf } from './account-request.ts';
import { secondFactorForm } from './factor-forms.ts';
import { OtherWay, Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; target: string | null; ways: PendingWays };

/** For who has given the password, and has a second factor: an app, passkeys, or both. Everybody else begins with the first step. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { alba, caller, target, locale } = request;
  const ways = await alba.identity.pendingWays(caller.headers);
  const session = ways ? null : await sessionOf(request);
  if (session) throw goOn(afterSignIn(target, locale), session.setCookies);
  if (!ways) throw goOn(loginFor(target ?? request.url.pathname, locale), []);
  return personalDocument<Loaded>({ page: accountPage(request, { description: leadOf(ways) }), target, ways });
}

export async function action(args: Route.ActionArgs) {
  const [request, sent] = [accountRequest(args), await readForm(args.request)];
  return sent.get('intent') === passkeyLoginForm.intent
    ? answerForm(request, passkeyLoginForm, sent)
    : answerForm(request, secondFactorForm, sent, '');
}

function leadOf({ code, passkey }: PendingWays) {
  if (!passkey) return 'secondFactor.lead';
  return code ? 'secondFactor.lead.either' : 'secondFactor.lead.passkey';
}

export default function SecondFactorScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, target, ways } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t(leadOf(ways))}>
      <FormsOfPage value={{ action: withTarget(pathTo('second-factor', locale), target), wrong }}>
        {ways.code ? (
          <>
            <Problems of={secondFactorForm} />
            <Form of={secondFactorForm} />
          </>
        ) : null}
        {ways.passkey ? (
          <OtherWay>
            <Problems of={passkeyLoginForm} />
            <PasskeyForm of={passkeyLoginForm} for="sign-in" isQuiet={ways.code} missing="passkeys.needed" />
          </OtherWay>
        ) : null}
      </FormsOfPage>
      <Ways>
        <p>
          <a href={pathTo('recover-factor', locale)}>
            {t('secondFactor.lost', { way: ways.passkey ? (ways.code ? 'both' : 'passkey') : 'code' })}
          </a>
        </p>
        <p>
          <a href={withTarget(pathTo('login', locale), target)}>{t('secondFactor.back')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
