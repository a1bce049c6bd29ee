import { pathTo } from '#app/addresses/paths.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import type { Route } from './+types/update-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, memberSession, personalDocument } from './account-request.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { PasswordsAreTheirs } from './ServiceWay.tsx';
import { passwordsKeptBy } from './service-of.ts';
import { updatePasswordForm } from './update-password-form.ts';
import { Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; keptBy: string | null; username: string; isChanged: boolean };

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { member, setCookies } = await memberSession(request);
  const isChanged = request.url.searchParams.has('changed');
  const page = accountPage(request, { description: 'updatePassword.lead' });
  return personalDocument<Loaded>({ page, username: member.username, isChanged, keptBy: passwordsKeptBy(request) }, { setCookies });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), updatePasswordForm, await readForm(args.request));
}

export default function UpdatePasswordScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, username, isChanged, keptBy } = loaderData.loaded;
  const { locale } = page;
  const t = useTranslate();
  if (keptBy !== null)
    return (
      <AccountPage page={page}>
        <PasswordsAreTheirs service={keptBy} />
      </AccountPage>
    );
  return (
    <AccountPage page={page} lead={t('updatePassword.lead')}>
      {isChanged && !wrong ? (
        <Notice>{t('updatePassword.changed')}</Notice>
      ) : (
        <FormsOfPage value={{ action: pathTo('update-password', locale), wrong }}>
          <ChangePassword of={updatePasswordForm} username={username} />
        </FormsOfPage>
      )}
      <Ways>
        <p>
          <a href={pathTo('profile', locale)}>{t('updatePassword.account')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
