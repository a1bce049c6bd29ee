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
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Route } from './+types/for-you-emails-screen.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

const tokenIn = ({ url }: AccountRequest) => url.searchParams.get('token') ?? '';
const at = ({ match }: AccountRequest, query: Record<string, string>) =>
  `${pathTo('for-you-emails', match.locale)}?${new URLSearchParams(query)}`;

/** By the link of a mail, whose token is in the address. */
const leaveForm = defineForm({
  fields: {},
  submit: 'forYouEmails.submit',
  problems: { unknown: 'forYouEmails.broken' },
  async send(request: AccountRequest): Promise<FormAnswer<'unknown'>> {
    const isLeft = await request.alba.digests.leave(tokenIn(request));
    return isLeft ? { ok: true, setCookies: [] } : { ok: false, problems: [{ field: null, code: 'unknown' }], setCookies: [] };
  },
});

type State = { kind: 'leave'; action: string } | { kind: 'left' } | { kind: 'broken' };
type Loaded = { page: Page; state: State };

/** What the link in a mail about what is for a member leads to: looking at it changes nothing, since programs do so before their reader. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const token = tokenIn(request);
  const isKnown = (await request.alba.digests.localeOf(token)) !== null;
  const state: State = request.url.searchParams.has('left')
    ? { kind: 'left' }
    : isKnown
      ? { kind: 'leave', action: at(request, { token }) }
      : { kind: 'broken' };
  const titles = { leave: 'forYouEmails.title', left: 'forYouEmails.left.title', broken: 'forYouEmails.broken.title' } as const;
  const page = accountPage(request, { title: titles[state.kind], description: 'forYouEmails.leave' });
  return personalDocument<Loaded>({ page, state }, { status: state.kind === 'broken' ? 404 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  return answerForm(request, leaveForm, await readForm(args.request), at(request, { left: '' }));
}

export default function ForYouEmailsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, state } = loaderData.loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page} {...(state.kind === 'leave' ? { lead: page.description } : {})}>
      {state.kind === 'leave' ? (
        <FormsOfPage value={{ action: state.action, wrong: actionData }}>
          <Problems of={leaveForm} />
          <Form of={leaveForm} />
        </FormsOfPage>
      ) : (
        <Notice>{t(state.kind === 'left' ? 'forYouEmails.left' : 'forYouEmails.broken')}</Notice>
      )}
      <Ways>
        <p>
          <a href={sectionPath('settings', page.locale)}>{t('forYouEmails.settings')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
