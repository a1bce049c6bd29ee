import { data, type HeadersArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { hasParameters, pathTo, screenName } from '#app/addresses/paths.ts';
import { loginFor, safeTarget } from '#app/addresses/target.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { privateCache, serverOnly } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { type PageRequest, pageRequest } from '#app/pages/page-request.ts';
import { notFound } from '#app/pages/responses.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { localeOfValue } from '#config/locale.ts';
import type { Answer, Caller, IdentityField, Problem } from '#services/identity/shared.ts';

export type AccountRequest = PageRequest & {
  caller: Caller;
  /** Where who asks wanted to go on to. */
  target: string | null;
};
/** What was wrong with a form, and what had been typed in it, but passwords. */
export type Mistakes = { intent: string; problems: readonly Problem[]; values: Partial<Record<string, string>>; waitMinutes: number };

/** What the screens around an account load with. `?locale=` leads to the same screen in that language, with the rest of the query. */
export function accountRequest(args: LoaderFunctionArgs): AccountRequest {
  const request = pageRequest(args);
  const { alba, match, url } = request;
  if (hasParameters(match.screen)) throw notFound();
  const value = url.searchParams.get('locale');
  const locale = value === null ? match.locale : localeOfValue(value);
  if (locale !== match.locale) throw redirect(pathTo(match.screen, locale) + queryOf(url), 302);
  return { ...request, caller: alba.callerOf(args.request), target: safeTarget(url.searchParams.get('target'), alba.origin) };
}

/** What the same screen in the other language is asked with. */
function queryOf({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('locale');
  return query.size === 0 ? '' : `?${query}`;
}

/** Who is signed in, if anybody is. */
export function sessionOf({ alba, caller }: AccountRequest) {
  return alba.identity.session(caller.headers);
}

/** Who is signed in. @throws a redirect to sign in, and to come back here afterwards */
export async function memberSession(request: AccountRequest) {
  const session = await sessionOf(request);
  if (!session) throw redirect(loginFor(request.url.pathname + request.url.search, request.match.locale), 303);
  return session;
}

/** The page of such a screen, which nobody else is shown. */
export function accountPage(request: AccountRequest, words: { title?: PlainMessageId; description: PlainMessageId }): Page {
  const { locale, screen } = request.match;
  if (hasParameters(screen)) throw notFound();
  const messages = messagesFor(locale);
  const title = words.title === undefined ? screenName(screen, locale) : String(messages[words.title]);
  const page = screenPage(request, { title, description: String(messages[words.description]) });
  page.query = queryOf(request.url);
  return page;
}

/** What an answer carries that is somebody's: cookies, and that nobody keeps it. */
export function personal(setCookies: readonly string[] = [], more: Record<string, string> = {}): Headers {
  const headers = new Headers({ ...privateCache, ...more });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** What a document around an account answers with: see `document` in `app/pages/document.ts`. */
export function personalDocument<Loaded extends object>(
  loaded: Loaded,
  {
    setCookies = [],
    status = 200,
    headers = {},
  }: { setCookies?: readonly string[]; status?: number; headers?: Record<string, string> } = {},
) {
  return data(serverOnly(loaded), { status, headers: personal(setCookies, headers) });
}

/** After a form was answered: the page to show, which can then be loaded anew without sending the form again. */
export function goOn(path: string, setCookies: readonly string[]): Response {
  return redirect(path, { status: 303, headers: personal(setCookies) });
}

/**
 * The same page again, with what was wrong and what had been typed.
 * @throws a redirect to sign in, where the session has ended meanwhile, and to come back to the page
 */
export function mistakes(
  { url, match }: AccountRequest,
  answer: Extract<Answer<unknown>, { ok: false }>,
  typed: Partial<Record<IdentityField, string>>,
  intent = '',
) {
  const { problems, setCookies, retryAfterSeconds = 60 } = answer;
  if (problems.some(({ code }) => code === 'not-signed-in'))
    throw goOn(loginFor(url.pathname + url.search, match.locale, { ended: '1' }), setCookies);
  const isTooMany = problems.some(({ code }) => code === 'too-many');
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.has(name)));
  const wrong: Mistakes = { intent, problems, values, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
  return data(wrong, {
    status: isTooMany ? 429 : 400,
    headers: personal(setCookies, isTooMany ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  });
}

/** Never sent back to a page, and never kept. */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'confirmation',
] satisfies IdentityField[]);

/** Headers of a screen: those of what a form came to, over those of the page. The router sees to the cookies of both. */
export function accountHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== 'set-cookie') headers.set(name, value);
  return headers;
}
