import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Route } from './+types/reset-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { resetPasswordForm } from './account-forms.ts';
import { accountRequest, personalDocument } from './account-request.ts';
import { type LedBy, loadLead } from './load-lead.ts';
import { BackToSignIn } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

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
  return answerForm(accountRequest(args), resetPasswordForm, await readForm(args.request));
}

export default function ResetPasswordScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, token, link } = loaderData.loaded;
  const t = useTranslate();
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
      <FormsOfPage value={{ action: withTarget(pathTo('reset-password', page.locale), null, { token }), wrong }}>
        <Problems of={resetPasswordForm} />
        <Form of={resetPasswordForm} />
      </FormsOfPage>
    </AccountPage>
  );
}
