import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Notice } from '#app/ui/form/Notice.tsx';
import type { Route } from './+types/forgot-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountPage, accountRequest, goOn, mistakes, personalDocument } from './account-request.ts';
import { EmailForm, Wrong } from './form-fields.tsx';
import { type LedBy, loadLead } from './load-lead.ts';
import { filledIn, readForm } from './read-form.ts';
import { Ways } from './Ways.tsx';

export { accountHeaders as headers } from './account-request.ts';

type Loaded = { page: Page; entry: LedBy | null; target: string | null; isSent: boolean };

/** Also for a member who is signed in, and would change a password that is forgotten. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, url } = request;
  const isSent = url.searchParams.has('sent');
  const led = isSent
    ? { page: accountPage(request, { title: 'forgot.sent.title', description: 'forgot.lead' }), entry: null }
    : await loadLead(request, 'forgot.lead');
  return personalDocument<Loaded>({ ...led, target, isSent });
}

/** The answer is the same whether or not anybody has the address. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const { alba, caller, target, match } = request;
  const typed = filledIn(await readForm(args.request), ['email']);
  const answer = await alba.identity.requestPasswordReset(typed, caller);
  return answer.ok
    ? goOn(withTarget(pathTo('forgot-password', match.locale), target, { sent: '1' }), answer.setCookies)
    : mistakes(request, answer, typed);
}

export default function ForgotPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, entry, target, isSent } = loaderData.loaded;
  const t = useTranslate();
  const own = pathTo('forgot-password', page.locale);
  const back = (
    <p>
      <a href={withTarget(pathTo('login', page.locale), target)}>{t('forgot.back')}</a>
    </p>
  );
  if (isSent)
    return (
      <AccountPage page={page}>
        <Notice>{t('forgot.sent')}</Notice>
        <p>{t('forgot.sent.wait')}</p>
        <Ways>
          <p>
            <a href={withTarget(own, target)}>{t('forgot.again')}</a>
          </p>
          {back}
        </Ways>
      </AccountPage>
    );
  return (
    <AccountPage page={page} entry={entry} lead={page.description}>
      <Wrong wrong={actionData} />
      <EmailForm action={withTarget(own, target)} submit={t('forgot.submit')} wrong={actionData} />
      <Ways>{back}</Ways>
    </AccountPage>
  );
}
