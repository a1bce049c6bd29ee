import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { WhoseAccount } from '#app/forms/WhoseAccount.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Identity } from '#services/identity/identity.types.ts';
import type { Route } from './+types/reset-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { resetPasswordForm } from './account-forms.ts';
import { accountRequest, personalDocument } from './account-request.ts';
import { type LedBy, loadLead } from './load-lead.ts';
import { PasswordsAreTheirs } from './ServiceWay.tsx';
import { passwordsKeptBy } from './service-of.ts';
import { BackToSignIn } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Link = Awaited<ReturnType<Identity['checkResetLink']>> | { state: 'none' };
type Loaded = {
  page: Page;
  /** The service that keeps passwords in our place, by its name. */
  keptBy: string | null;
  entry: LedBy | null;
  token: string;
  link: Link;
  /** Whoever comes has taken the account over from somebody who opened it with their address. */
  isTaken: boolean;
};

/** The link of a mail is looked at here, and used when the form is sent: who looks at links for others uses none up. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { alba, url } = request;
  const token = url.searchParams.get('token') ?? '';
  const link: Link = token === '' ? { state: 'none' } : await alba.identity.checkResetLink(token);
  const [keptBy, isTaken] = [passwordsKeptBy(request), url.searchParams.has('taken')];
  const loaded: Loaded = { ...(await loadLead(request, 'reset.lead')), token, link, keptBy, isTaken };
  return personalDocument(loaded, { status: link.state === 'valid' || link.state === 'none' ? 200 : 400 });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), resetPasswordForm, await readForm(args.request));
}

export default function ResetPasswordScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, token, link, keptBy, isTaken } = loaderData.loaded;
  const t = useTranslate();
  if (keptBy !== null)
    return (
      <AccountPage page={page}>
        <PasswordsAreTheirs service={keptBy} />
      </AccountPage>
    );
  if (link.state !== 'valid')
    return (
      <AccountPage page={page} entry={entry} lead={page.description}>
        <p role={link.state === 'none' ? undefined : 'alert'}>{t(`reset.${link.state}`)}</p>
        <Button href={pathTo('forgot-password', page.locale)}>{t('reset.ask')}</Button>
        <BackToSignIn locale={page.locale} />
      </AccountPage>
    );
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      {isTaken && !wrong ? <Notice>{t('reset.taken')}</Notice> : null}
      <FormsOfPage value={{ action: withTarget(pathTo('reset-password', page.locale), null, { token }), wrong }}>
        <Problems of={resetPasswordForm} />
        <Form of={resetPasswordForm}>
          {(field) => (
            <>
              <WhoseAccount username={link.username} />
              {field('newPassword')}
              {field('confirmation')}
            </>
          )}
        </Form>
      </FormsOfPage>
    </AccountPage>
  );
}
