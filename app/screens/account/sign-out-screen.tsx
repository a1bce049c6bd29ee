import { accessTo, isApplicationPath, pattern } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { forgetKept } from '#app/forms/kept-forms.server.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { locales } from '#config/locale.ts';
import type { Route } from './+types/sign-out-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, memberSession, personalDocument } from './account-request.ts';
import { SignOut } from './SignOut.tsx';
import { signOutForm } from './sign-out-form.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; username: string; target: string | null };

/** Asks first: who follows a link is not signed out by it. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { member, setCookies } = await memberSession(request);
  const page = accountPage(request, { title: 'signOut.title', description: 'signOut.submit' });
  return personalDocument<Loaded>({ page, username: member.username, target: request.target }, { setCookies });
}

/** Where what a member types is kept when their session ends. */
const withForms = screenIds.filter((screen) => accessTo(screen) === 'member' && isApplicationPath(pattern(screen, 'en')));

/** Whatever is sent: nothing is filled in. What was typed before, and kept for the member, goes with the session. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const answer = await answerForm(request, signOutForm, new URLSearchParams());
  if (!(answer instanceof Response)) return answer;
  const pages = locales.flatMap((locale) => withForms.map((screen) => pattern(screen, locale)));
  const forgotten = [...forgetKept(request.alba, pages), ...request.alba.saveIntents.forget(request.caller.headers)];
  for (const cookie of forgotten) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

export default function SignOutScreen({ loaderData }: Route.ComponentProps) {
  const { page, username, target } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} lead={t('signOut.lead', { username })}>
      <SignOut target={target} />
    </AccountPage>
  );
}
