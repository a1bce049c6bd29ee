import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { PasskeyForm } from '#app/features/passkeys/PasskeyForm.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { WhoseAccount } from '#app/forms/WhoseAccount.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import type { ConfirmWays } from '#services/identity/shared.ts';
import type { Route } from './+types/confirm-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, memberSession, personalDocument } from './account-request.ts';
import { confirmByPasskeyForm, confirmForm } from './factor-forms.ts';
import { ConfirmByService } from './ServiceWay.tsx';
import { type ServiceProblem, serviceProblemIn } from './service-problem.ts';
import { OtherWay, Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; target: string | null; username: string; ways: ConfirmWays; problem: ServiceProblem | null };

/** Asks a member again who they are, by each way that they have, and leads back to where they came from. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { member, setCookies } = await memberSession(request);
  const ways = await request.alba.identity.confirmWays(request.caller);
  const page = accountPage(request, { description: 'confirm.lead' });
  const none = { password: false, code: false, passkey: false, service: null };
  const problem = serviceProblemIn(request.url);
  const loaded = { page, target: request.target, username: member.username, ways: ways.ok ? ways.data : none, problem };
  return personalDocument<Loaded>(loaded, { setCookies });
}

export async function action(args: Route.ActionArgs) {
  const [request, sent] = [accountRequest(args), await readForm(args.request)];
  return sent.get('intent') === confirmByPasskeyForm.intent
    ? answerForm(request, confirmByPasskeyForm, sent)
    : answerForm(request, confirmForm, sent);
}

export default function ConfirmScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, target, username, ways, problem } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t('confirm.lead')}>
      <p>{t('confirm.why')}</p>
      <FormsOfPage value={{ action: withTarget(pathTo('confirm', locale), target), wrong }}>
        <Problems of={confirmForm} />
        {ways.password ? (
          <Form of={confirmForm}>
            {(field) => (
              <>
                <WhoseAccount username={username} />
                {field('currentPassword')}
                {ways.code ? field('code') : null}
              </>
            )}
          </Form>
        ) : null}
        {ways.passkey ? (
          <OtherWay>
            <Problems of={confirmByPasskeyForm} />
            <PasskeyForm
              of={confirmByPasskeyForm}
              for="confirm"
              isQuiet={ways.password}
              missing={ways.password ? 'passkeys.missing' : 'passkeys.needed'}
            />
          </OtherWay>
        ) : null}
      </FormsOfPage>
      {ways.service === null ? null : (
        <ConfirmByService service={ways.service} problem={problem} target={target} isAlone={!ways.password && !ways.passkey} />
      )}
      {ways.password || ways.passkey || ways.service !== null ? null : <p>{t('confirm.none')}</p>}
      <Ways>
        <p>
          <a href={pathTo('sign-out', locale)}>{t('confirm.signOut')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
