import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { hasParameters, pathTo, screenName } from '#app/addresses/paths.ts';
import { loginFor, safeTarget } from '#app/addresses/target.ts';
import { albaContext } from '#app/context.ts';
import type { FormRequest } from '#app/forms/define-form.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { serverOnly } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { type PageRequest, pageRequest } from '#app/pages/page-request.ts';
import { personal } from '#app/pages/personal.ts';
import { notFound } from '#app/pages/responses.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { localeOfValue } from '#config/locale.ts';
import type { Identity } from '#services/identity/identity.types.ts';

type Session = NonNullable<Awaited<ReturnType<Identity['session']>>>;

/** Who is signed in, as far as `expectMember` has asked. */
const sessionContext = createContext<Session | null>(null);

export type AccountRequest = PageRequest &
  FormRequest & {
    /** Where who asks wanted to go on to. */
    target: string | null;
    /** Who is signed in; null also where that was not asked. */
    session: Session | null;
  };

/** What the screens around an account load with. `?locale=` leads to the same screen in that language, with the rest of the query. */
export function accountRequest(args: LoaderFunctionArgs): AccountRequest {
  const request = pageRequest(args);
  const { alba, match, url } = request;
  if (hasParameters(match.screen)) throw notFound();
  const value = url.searchParams.get('locale');
  const locale = value === null ? match.locale : localeOfValue(value);
  if (locale !== match.locale) throw redirect(pathTo(match.screen, locale) + queryOf(url), 302);
  const target = safeTarget(url.searchParams.get('target'), alba.origin);
  return { ...request, locale: match.locale, caller: alba.callerOf(args.request), target, session: args.context.get(sessionContext) };
}

/** What the same screen in the other language is asked with. */
function queryOf({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('locale');
  return query.size === 0 ? '' : `?${query}`;
}

/** Who is signed in, if anybody is. */
export async function sessionOf({ alba, caller, session }: AccountRequest): Promise<Session | null> {
  return session ?? (await alba.identity.session(caller.headers));
}

/** Who is signed in. @throws a redirect to sign in, and to come back here afterwards */
export async function memberSession(request: AccountRequest): Promise<Session> {
  const session = await sessionOf(request);
  if (!session) throw redirect(loginFor(request.url.pathname + request.url.search, request.match.locale), 303);
  return session;
}

/**
 * The `middleware` of every page: whatever a screen's loader does, it runs for a member alone where the row of the screen says so. What is
 * sent with a form is answered by its action, which keeps it where the session has ended.
 */
export async function expectMember(args: LoaderFunctionArgs): Promise<void> {
  if (!args.context.get(albaContext).address.isPersonal || !['GET', 'HEAD'].includes(args.request.method)) return;
  args.context.set(sessionContext, await memberSession(accountRequest(args)));
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
