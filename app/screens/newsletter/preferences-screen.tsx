import { pathTo } from '#app/addresses/paths.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '#services/newsletter/subscription.ts';
import type { Route } from './+types/preferences-screen.ts';
import { choicesForm, leaveForm } from './newsletter-forms.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; action: string; found: Subscription | 'left' | 'unknown'; done: string | null };

const titles = { left: 'newsletter.left.title', unknown: 'newsletter.link.title' } as const;

/** What somebody gets, by the signed link of their mails. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { searchParams } = request.url;
  const token = searchParams.get('token') ?? '';
  const found = await request.alba.newsletter.preferences.read(token);
  const title = typeof found === 'string' ? titles[found] : 'newsletter.preferences.title';
  const page = accountPage(request, { title, description: 'newsletter.preferences.lead' });
  const action = `${pathTo('newsletter.preferences', request.match.locale)}?${new URLSearchParams({ token })}`;
  return personalDocument<Loaded>({ page, action, found, done: searchParams.get('done') }, { status: found === 'unknown' ? 400 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const [request, sent] = [accountRequest(args), await readForm(args.request)];
  return sent.get('intent') === leaveForm.intent ? answerForm(request, leaveForm, sent) : answerForm(request, choicesForm, sent);
}

export default function PreferencesScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, action, found, done } = loaderData.loaded;
  const t = useTranslate();
  if (typeof found === 'string') {
    return (
      <AccountPage page={page}>
        {found === 'left' ? <Notice>{t('newsletter.left')}</Notice> : <p role="alert">{t('newsletter.link.invalid')}</p>}
        {found === 'left' ? <p>{t('newsletter.left.back')}</p> : null}
        <Button href={pathTo('newsletter', page.locale)}>{t('newsletter.signUpAgain')}</Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage page={page} lead={t('newsletter.preferences.lead')}>
      {done === 'confirmed' && !wrong ? <Notice>{t('newsletter.confirmed')}</Notice> : null}
      {done === 'saved' && !wrong ? <Notice>{t('newsletter.choices.saved')}</Notice> : null}
      <Choices found={found} action={action} wrong={wrong} />
    </AccountPage>
  );
}

function Choices({ found, action, wrong }: { found: Subscription; action: string; wrong: Mistakes | undefined }) {
  const t = useTranslate();
  return (
    <FormsOfPage value={{ action, wrong }}>
      <Problems of={choicesForm} />
      <Problems of={leaveForm} />
      <section aria-labelledby="choices">
        <h2 id="choices">{t('newsletter.choices')}</h2>
        <Form of={choicesForm} initial={{ topics: found.topics.join(' '), language: found.locale }} />
      </section>
      <section aria-labelledby="leave">
        <h2 id="leave">{t('newsletter.leave')}</h2>
        <p>{t('newsletter.leave.lead')}</p>
        <Form of={leaveForm} isQuiet />
      </section>
    </FormsOfPage>
  );
}
