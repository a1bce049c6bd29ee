import { pathTo } from '#app/addresses/paths.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Route } from './+types/confirm-screen.ts';
import { confirmForm } from './newsletter-forms.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** `reason` is why the link does nothing; null where it confirms, or did so before. */
type Loaded = { page: Page; action: string; reason: 'expired' | 'invalid' | null };

/** What the link of a mail would do, and a button that does it: opening it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const token = request.url.searchParams.get('token') ?? '';
  const link = await request.alba.newsletter.checkLink(token);
  const reason = link === 'expired' || link === 'invalid' ? link : null;
  const title = reason === null ? 'newsletter.confirm.title' : 'newsletter.link.title';
  const page = accountPage(request, { title, description: 'newsletter.confirm.lead' });
  const action = `${pathTo('newsletter.confirm', request.match.locale)}?${new URLSearchParams({ token })}`;
  return personalDocument<Loaded>({ page, action, reason }, { status: reason === null ? 200 : 400 });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), confirmForm, await readForm(args.request));
}

export default function ConfirmScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, action, reason } = loaderData.loaded;
  const t = useTranslate();
  if (reason !== null) {
    return (
      <AccountPage page={page}>
        <p role="alert">{t(`newsletter.link.${reason}`)}</p>
        <Button href={pathTo('newsletter', page.locale)}>{t('newsletter.signUpAgain')}</Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage page={page} lead={t('newsletter.confirm.lead')}>
      <FormsOfPage value={{ action, wrong }}>
        <Problems of={confirmForm} />
        <Form of={confirmForm} />
      </FormsOfPage>
      <p>{t('newsletter.confirm.notYou')}</p>
    </AccountPage>
  );
}
