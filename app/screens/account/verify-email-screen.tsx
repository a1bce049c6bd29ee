import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Locale } from '#config/locale.ts';
import type { UnprovenAccount } from '#services/identity/identity.types.ts';
import type { Route } from './+types/verify-email-screen.ts';
import { confirmLinkForm, requestVerificationForm, resendForm, takeBackForm } from './account-forms.ts';
import { type AccountRequest, accountPage, accountRequest, memberSession, personalDocument, sessionOf } from './account-request.ts';
import { type Verification, VerifyEmail } from './VerifyEmail.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export type Loaded = { page: Page; target: string; state: Verification };

/**
 * The link of a mail, shown to whoever opens it; else a member's state of things. `?resend` is for who is not signed in, and has no
 * link that works: by address.
 */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { searchParams } = request.url;
  const token = searchParams.get('token');
  if (token !== null) return showLink(request, token);
  const resend = searchParams.get('resend');
  if (resend !== null && !(await sessionOf(request))) return answer(request, resend === 'sent' ? { kind: 'asked' } : { kind: 'ask' });
  const { member, setCookies } = await memberSession(request);
  // What a member is shown stands at an address that says so (`isPersonal` of the address).
  if (resend !== null) throw goOn(withTarget(pathTo('verify-email', request.match.locale), request.target), setCookies);
  if (!member.isEmailVerified)
    return answer(
      request,
      { kind: 'waiting', email: member.email, isSent: searchParams.has('sent'), hasSaved: searchParams.has('saved') },
      setCookies,
    );
  return answer(request, { kind: 'done', email: member.email, isChanged: searchParams.has('changed') }, setCookies);
}

/** What a link would do, and a button that does it. */
async function showLink(request: AccountRequest, token: string) {
  const link = await request.alba.identity.checkEmailLink(token);
  const session = await sessionOf(request);
  const setCookies = session?.setCookies ?? [];
  const action = withTarget(pathTo('verify-email', request.match.locale), request.target, { token });
  switch (link) {
    case 'verifies':
    case 'changes': {
      const unproven = link === 'verifies' ? await request.alba.identity.unprovenAccount(token, request.caller.headers) : null;
      if (unproven) return answer(request, { kind: 'stranger', action, ...(await shown(unproven, request.locale)) }, setCookies);
      return answer(request, { kind: 'link', action, isChange: link === 'changes' }, setCookies);
    }
    case 'already-verified':
      throw goOn(afterLink(request, session, { verified: '1' }), setCookies);
    case 'expired':
    case 'invalid': {
      const reader = session === null ? 'nobody' : session.member.isEmailVerified ? 'verified' : 'waiting';
      return answer(request, { kind: 'broken', reason: link, reader }, setCookies, 400);
    }
  }
}

/** Moments are put into words on the server. */
async function shown({ openedAt, ...account }: UnprovenAccount, locale: Locale) {
  const { dayIn } = await import('#services/moments/shared.ts');
  return { ...account, day: dayIn(locale, openedAt) };
}

/** A link that was followed is left at once: its address says nothing any more. */
function afterLink({ match, target }: AccountRequest, session: object | null, how: Record<string, string>): string {
  return withTarget(pathTo(session ? 'verify-email' : 'login', match.locale), target, how);
}

function answer(request: AccountRequest, state: Verification, setCookies: readonly string[] = [], status = 200) {
  const { target, match } = request;
  const page = accountPage(request, { ...titles[state.kind], description: 'verify.why' });
  return personalDocument<Loaded>({ page, target: afterSignIn(target, match.locale), state }, { setCookies, status });
}

const titles = {
  waiting: {},
  link: { title: 'verify.confirm.title' },
  stranger: { title: 'verify.stranger.title' },
  done: { title: 'verify.done.title' },
  broken: { title: 'verify.link.title' },
  ask: { title: 'verify.ask.title' },
  asked: { title: 'forgot.sent.title' },
} as const;

/** Uses a link, whoever sends its form; else sends the mail again: to the member who asks, or to the address that is given. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const sent = await readForm(args.request);
  const token = request.url.searchParams.get('token');
  if (token !== null) {
    if (sent.get('intent') === takeBackForm.intent)
      return answerForm({ ...request, session: await sessionOf(request) }, takeBackForm, sent, request.url.pathname);
    const [link, session] = await Promise.all([request.alba.identity.checkEmailLink(token), sessionOf(request)]);
    const how = link === 'changes' ? { changed: '1' } : { verified: '1' };
    return answerForm({ ...request, session }, confirmLinkForm, sent, afterLink(request, session, how));
  }
  return sent.has('email') ? answerForm(request, requestVerificationForm, sent) : answerForm(request, resendForm, sent);
}

export default function VerifyEmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmail {...loaderData.loaded} wrong={actionData} />;
}
