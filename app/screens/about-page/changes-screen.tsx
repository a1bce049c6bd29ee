import { aboutPagePath } from '#app/addresses/about-page.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { answerOutreach } from '#app/forms/outreach/answer-outreach.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import type { Page } from '#app/pages/page.ts';
import { type AccountRequest, accountPage, accountRequest, personalDocument } from '#app/screens/account/account-request.ts';
import type { Route } from './+types/changes-screen.ts';
import { confirmForm, followForm, leaveForm } from './changes-form.ts';
import { type Following, FollowPage } from './FollowPage.tsx';
import { type About, aboutOf, expectAbout } from './load-about.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

type Loaded = { page: Page; state: Following };

/** To follow a page, and what the links in the mails lead to: they do nothing before their reader presses a button. */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { searchParams } = request.url;
  const [confirm, leave] = [searchParams.get('confirm'), searchParams.get('leave')];
  if (confirm !== null) {
    const about = await aboutOfLink(request, 'confirm', confirm);
    return about
      ? answer(request, { kind: 'confirm', about, action: own(request, { confirm }) })
      : answer(request, { kind: 'broken' }, 404);
  }
  if (leave !== null) {
    const about = await aboutOfLink(request, 'leave', leave);
    return answer(request, about ? { kind: 'leave', about, action: own(request, { leave }) } : { kind: 'left' });
  }
  if (searchParams.has('left')) return answer(request, { kind: 'left' });
  const about = await expectAbout(request);
  const kind = searchParams.has('following') ? 'following' : searchParams.has('sent') ? 'sent' : 'ask';
  return answer(request, { kind, about, action: aboutPagePath('about-page.changes', request.match.locale, about.entry) });
}

/** What a link is about; of a page that is gone its name is not known any more, and it can still be left. */
async function aboutOfLink(request: AccountRequest, step: 'confirm' | 'leave', token: string): Promise<About | null> {
  const found = await request.alba.pageAlerts.find(step, token);
  if (!found) return null;
  return (await aboutOf(request, found.entry, found.locale)) ?? { entry: found.entry, title: '', path: pathTo('home', found.locale) };
}

const own = ({ match }: AccountRequest, query: Record<string, string>) =>
  `${pathTo('about-page.changes', match.locale)}?${new URLSearchParams(query)}`;

const titles = {
  ask: {},
  sent: { title: 'forgot.sent.title' },
  following: { title: 'follow.following.title' },
  confirm: { title: 'follow.confirm.title' },
  leave: { title: 'follow.leave.title' },
  left: { title: 'follow.left.title' },
  broken: { title: 'follow.broken.title' },
} as const;

function answer(request: AccountRequest, state: Following, status = 200) {
  const page = accountPage(request, { ...titles[state.kind], description: 'follow.description' });
  return personalDocument<Loaded>({ page, state }, { status });
}

export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const { searchParams } = request.url;
  const confirm = searchParams.get('confirm');
  if (confirm !== null) {
    const found = await request.alba.pageAlerts.find('confirm', confirm);
    const next = aboutPagePath('about-page.changes', request.match.locale, found?.entry ?? '', { following: '' });
    return answerForm(request, confirmForm, await readForm(args.request), next);
  }
  return searchParams.has('leave')
    ? answerForm(request, leaveForm, await readForm(args.request), own(request, { left: '' }))
    : answerOutreach(args, followForm);
}

export default function ChangesScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <FollowPage {...loaderData.loaded} wrong={actionData} />;
}
