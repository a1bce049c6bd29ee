import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Button } from '#app/ui/Button.tsx';
import { PostForm } from '#app/ui/form/PostForm.tsx';
import type { Route } from './+types/reset-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountRequest, goOn, mistakes, personalDocument } from './account-request.ts';
import { NewPassword, useFields, Wrong } from './form-fields.tsx';
import { type LedBy, loadLead } from './load-lead.ts';
import { filledIn, readForm } from './read-form.ts';
import { BackToSignIn } from './Ways.tsx';

export { accountHeaders as headers } from './account-request.ts';

type Loaded = { page: Page; entry: LedBy | null; token: string; link: 'valid' | 'expired' | 'invalid' | 'none' };

/** The link of a mail is looked at here, and used when the form is sent: who looks at links for others uses none up. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { alba, url } = request;
  const token = url.searchParams.get('token') ?? '';
  const link = token === '' ? 'none' : await alba.identity.checkResetLink(token);
  const loaded: Loaded = { ...(await loadLead(request, 'reset.lead')), token, link };
  return personalDocument(loaded, { status: link === 'valid' || link === 'none' ? 200 : 400 });
}

export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const { alba, caller, url, match } = request;
  const typed = filledIn(await readForm(args.request), ['newPassword', 'confirmation']);
  const answer = await alba.identity.resetPassword(url.searchParams.get('token') ?? '', typed, caller);
  if (answer.ok) return goOn(withTarget(pathTo('login', match.locale), null, { reset: '1' }), answer.setCookies);
  return mistakes(request, answer, typed);
}

export default function ResetPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, entry, token, link } = loaderData.loaded;
  const t = useTranslate();
  const field = useFields({ wrong: actionData });
  if (link !== 'valid')
    return (
      <AccountPage page={page} entry={entry} lead={page.description}>
        <p role={link === 'none' ? undefined : 'alert'}>{t(`reset.${link}`)}</p>
        <Button href={pathTo('forgot-password', page.locale)}>{t('reset.ask')}</Button>
        <BackToSignIn locale={page.locale} />
      </AccountPage>
    );
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      <Wrong wrong={actionData} />
      <PostForm action={withTarget(pathTo('reset-password', page.locale), null, { token })} submit={t('reset.submit')}>
        <NewPassword field={field} name="newPassword" />
      </PostForm>
    </AccountPage>
  );
}
