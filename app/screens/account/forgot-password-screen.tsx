import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import type { Route } from './+types/forgot-password-screen.ts';
import { AccountPage } from './AccountPage.tsx';
import { forgotPasswordForm } from './account-forms.ts';
import { accountPage, accountRequest, personalDocument } from './account-request.ts';
import { type LedBy, loadLead } from './load-lead.ts';
import { PasswordsAreTheirs } from './ServiceWay.tsx';
import { passwordsKeptBy } from './service-of.ts';
import { Ways } from './Ways.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; keptBy: string | null; entry: LedBy | null; target: string | null; isSent: boolean };

/** Also for a member who is signed in, and would change a password that is forgotten. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { target, url } = request;
  const isSent = url.searchParams.has('sent');
  const led = isSent
    ? { page: accountPage(request, { title: 'forgot.sent.title', description: 'forgot.lead' }), entry: null }
    : await loadLead(request, 'forgot.lead');
  return personalDocument<Loaded>({ ...led, target, isSent, keptBy: passwordsKeptBy(request) });
}

export async function action(args: Route.ActionArgs) {
  const sent = await readForm(args.request);
  // Whoever comes from signing in may have typed the address there.
  const login = sent.get('login') ?? '';
  if (!sent.has('email') && login.includes('@')) sent.set('email', login);
  return answerForm(accountRequest(args), forgotPasswordForm, sent);
}

export default function ForgotPasswordScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, entry, target, isSent, keptBy } = loaderData.loaded;
  const t = useTranslate();
  const own = pathTo('forgot-password', page.locale);
  const back = (
    <p>
      <a href={withTarget(pathTo('login', page.locale), target)}>{t('forgot.back')}</a>
    </p>
  );
  if (keptBy !== null)
    return (
      <AccountPage page={page}>
        <PasswordsAreTheirs service={keptBy} />
      </AccountPage>
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
      <FormsOfPage value={{ action: withTarget(own, target), wrong }}>
        <Problems of={forgotPasswordForm} />
        <Form of={forgotPasswordForm} />
      </FormsOfPage>
      <Ways>{back}</Ways>
    </AccountPage>
  );
}
