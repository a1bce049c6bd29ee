import { pathTo } from '#app/addresses/paths.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { type AccountRequest, accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import { Ways } from '#app/screens/account/Ways.tsx';
import type { Route } from './+types/withdraw-screen.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** `action` is where the button is sent; null once it was pressed, or where the link is none of ours. */
type Loaded = { page: Page; action: string | null; isDone: boolean };

const screen = 'about-us.share-your-story.withdraw';
const tokenOf = ({ url }: AccountRequest) => url.searchParams.get('token') ?? '';

/** By the link of a mail. Looking at the page changes nothing, since programs that look mails over do so before their reader. */
const withdrawForm = defineForm({
  fields: {},
  submit: 'story.withdraw.submit',
  problems: { invalid: 'story.withdraw.invalid' },
  async send(request: AccountRequest): Promise<FormAnswer<'invalid'>> {
    const isDone = await request.alba.withdrawals.withdraw(tokenOf(request));
    return isDone ? { ok: true, setCookies: [] } : { ok: false, problems: [{ field: null, code: 'invalid' }], setCookies: [] };
  },
  next: ({ locale }) => `${pathTo(screen, locale)}?${new URLSearchParams({ done: '' })}`,
});

export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const isDone = request.url.searchParams.has('done');
  const token = tokenOf(request);
  const isOurs = !isDone && request.alba.withdrawals.isOurs(token);
  const action = isOurs ? `${pathTo(screen, request.match.locale)}?${new URLSearchParams({ token })}` : null;
  const page = accountPage(request, { ...(isDone ? { title: 'story.withdrawn.title' } : {}), description: 'story.withdraw' });
  return personalDocument<Loaded>({ page, action, isDone }, { status: isOurs || isDone ? 200 : 404 });
}

export async function action(args: Route.ActionArgs) {
  return answerForm(accountRequest(args), withdrawForm, await readForm(args.request));
}

export default function WithdrawStoryScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, action: to, isDone } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} {...(to === null ? {} : { lead: t('story.withdraw') })}>
      {isDone ? <Notice>{t('story.withdrawn')}</Notice> : null}
      {to === null ? (
        isDone ? null : (
          <p>{t('story.withdraw.invalid')}</p>
        )
      ) : (
        <FormsOfPage value={{ action: to, wrong }}>
          <Problems of={withdrawForm} />
          <Form of={withdrawForm} />
        </FormsOfPage>
      )}
      <Ways>
        <p>
          <a href={pathTo('home', page.locale)}>{t('about.home')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
