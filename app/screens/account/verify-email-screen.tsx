import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import type { Page } from '#app/pages/page.ts';
import { goOn } from '#app/pages/personal.ts';
import type { Route } from './+types/verify-email-screen.ts';
import { requestVerificationForm, resendForm } from './account-forms.ts';
import { type AccountRequest, accountPage, accountRequest, memberSession, personalDocument, sessionOf } from './account-request.ts';
import { type Verification, VerifyEmail } from './VerifyEmail.tsx';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

export type Loaded = { page: Page; target: string; state: Verification };

/**
 * The link of a mail, honoured whoever opens it; else a member's state of things. `?resend` is for who is not signed in, and has no
 * link that works: by address.
 */
export async function loader(args: Route.LoaderArgs) {
  const request = accountRequest(args);
  const { searchParams } = request.url;
  const token = searchParams.get('token');
  if (token !== null) return followLink(request, token);
  const resend = searchParams.get('resend');
  if (resend !== null && !(await sessionOf(request))) return answer(request, resend === 'sent' ? { kind: 'asked' } : { kind: 'ask' });
  const { member, setCookies } = await memberSession(request);
  // What a member is shown stands at an address that says so (`isPersonal` of the address).
  if (resend !== null) throw goOn(withTarget(pathTo('verify-email', request.match.locale), request.target), setCookies);
  if (!member.isEmailVerified)
    return answer(request, { kind: 'waiting', email: member.email, isSent: searchParams.has('sent') }, setCookies);
  return answer(request, { kind: 'done', email: member.email, isChanged: searchParams.has('changed') }, setCookies);
}

/** A link that was followed is left at once: its address says nothing any more. */
async function followLink(request: AccountRequest, token: string) {
  const { alba, caller, match, target } = request;
  const followed = await alba.identity.followEmailLink(token, caller);
  const session = await sessionOf(request);
  const setCookies = [...followed.setCookies, ...(session?.setCookies ?? [])];
  const codes = followed.ok ? [] : followed.problems.map(({ code }) => code);
  if (followed.ok || codes.includes('already-verified')) {
    const how = followed.ok && followed.data === 'changed' ? { changed: '1' } : { verified: '1' };
    throw goOn(withTarget(pathTo(session ? 'verify-email' : 'login', match.locale), target, how), setCookies);
  }
  const isTooMany = codes.includes('too-many');
  const reason = isTooMany ? 'too-many' : codes.includes('link-expired') ? 'expired' : 'invalid';
  const reader = session === null ? 'nobody' : session.member.isEmailVerified ? 'verified' : 'waiting';
  const waitSeconds = (!followed.ok && followed.retryAfterSeconds) || 60;
  const state: Verification = { kind: 'broken', reason, reader, waitMinutes: Math.ceil(waitSeconds / 60) };
  if (!isTooMany) return answer(request, state, setCookies, 400);
  return answer(request, state, setCookies, 429, { 'Retry-After': String(waitSeconds) });
}

function answer(request: AccountRequest, state: Verification, setCookies: readonly string[] = [], status = 200, headers = {}) {
  const { target, match } = request;
  const page = accountPage(request, { ...titles[state.kind], description: 'verify.why' });
  return personalDocument<Loaded>({ page, target: afterSignIn(target, match.locale), state }, { setCookies, status, headers });
}

const titles = {
  waiting: {},
  done: { title: 'verify.done.title' },
  broken: { title: 'verify.link.title' },
  ask: { title: 'verify.ask.title' },
  asked: { title: 'forgot.sent.title' },
} as const;

/** Sends the mail again: to the member who asks, or to the address that is given. */
export async function action(args: Route.ActionArgs) {
  const request = accountRequest(args);
  const sent = await readForm(args.request);
  return sent.has('email') ? answerForm(request, requestVerificationForm, sent) : answerForm(request, resendForm, sent);
}

export default function VerifyEmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmail {...loaderData.loaded} wrong={actionData} />;
}
