import { pathTo } from '#app/addresses/paths.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Notice } from '#app/ui/form/Notice.tsx';
import type { Route } from './+types/update-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, goOn, memberSession, mistakes, personalDocument } from './account-request.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { filledIn, readForm } from './read-form.ts';
import { Ways } from './Ways.tsx';

export { accountHeaders as headers } from './account-request.ts';

type Loaded = { page: Page; username: string; isChanged: boolean };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { member, setCookies } = await memberSession(request);
  const isChanged = request.url.searchParams.has('changed');
  const page = accountPage(request, { description: 'updatePassword.lead' });
  return personalDocument<Loaded>({ page, username: member.username, isChanged }, { setCookies });
}

export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const { alba, caller, match } = request;
  const typed = filledIn(await readForm(args.request), ['currentPassword', 'newPassword', 'confirmation']);
  const answer = await alba.identity.changePassword(typed, caller);
  return answer.ok ? goOn(`${pathTo('update-password', match.locale)}?changed=1`, answer.setCookies) : mistakes(request, answer, typed);
}

export default function UpdatePasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, username, isChanged } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t('updatePassword.lead')}>
      {isChanged && !actionData ? (
        <Notice>{t('updatePassword.changed')}</Notice>
      ) : (
        <ChangePassword action={pathTo('update-password', locale)} username={username} wrong={actionData} />
      )}
      <Ways>
        <p>
          <a href={pathTo('profile', locale)}>{t('updatePassword.account')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
