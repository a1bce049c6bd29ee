import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
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
import { confirmForm } from './factor-forms.ts';
import { Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; target: string | null; username: string; ways: ConfirmWays };

/** Asks a member again who they are, by each way that they have, and leads back to where they came from. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { member, setCookies } = await memberSession(request);
  const ways = await request.alba.identity.confirmWays(request.caller);
  const page = accountPage(request, { description: 'confirm.lead' });
  const loaded = { page, target: request.target, username: member.username, ways: ways.ok ? ways.data : { password: false, code: false } };
  return personalDocument<Loaded>(loaded, { setCookies });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), confirmForm, await readForm(args.request));
}

export default function ConfirmScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, target, username, ways } = loaderData.loaded;
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
        ) : (
          <p>{t('confirm.none')}</p>
        )}
      </FormsOfPage>
      <Ways>
        <p>
          <a href={pathTo('sign-out', locale)}>{t('confirm.signOut')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
