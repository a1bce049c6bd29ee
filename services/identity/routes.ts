import { z } from 'zod';
import type { Identity } from './identity.types.ts';
import type { Answer, Caller, Problem } from './shared.ts';

const basePath = '/api/identity';
/** Maximum size of a body, in bytes. */
export const longestBody = 16 * 1024;
/** Maximum length of a value in it, in characters. */
const maxValueLength = 2_000;

type Operations = Omit<Identity, 'handle'>;
type Filled = Partial<Record<string, string>>;
type Route = { method: 'GET' | 'POST'; run(operations: Operations, filled: Filled, caller: Caller): Promise<Answer<unknown>> };

const post = (run: Route['run']): Route => ({ method: 'POST', run });
const get = (run: Route['run']): Route => ({ method: 'GET', run });

/**
 * The allow-list of JSON endpoints. Their names are better-auth's, which scripts of other sites know.
 */
export const routeTable: Readonly<Record<string, Route>> = {
  '/sign-up/email': post((identity, filled, caller) => identity.signUp(filled, caller)),
  '/sign-in/email': post((identity, { email, ...filled }, caller) => identity.signIn({ ...filled, login: email ?? '' }, caller)),
  '/sign-in/username': post((identity, { username, ...filled }, caller) => identity.signIn({ ...filled, login: username ?? '' }, caller)),
  '/two-factor/verify': post((identity, filled, caller) => identity.secondFactor(filled, caller)),
  '/confirm-session': post((identity, filled, caller) => identity.confirm(filled, caller)),
  '/sign-out': post((identity, _, caller) => identity.signOut(caller)),
  '/get-session': get(async (identity, _, caller) => {
    const session = await identity.session(caller.headers);
    if (!session) return { ok: true, data: null, setCookies: [] };
    const { setCookies, ...data } = session;
    return { ok: true, data, setCookies };
  }),
  '/list-sessions': get((identity, _, caller) => identity.sessions(caller)),
  '/revoke-session': post((identity, { id = '' }, caller) => identity.endSession(id, caller)),
  '/revoke-other-sessions': post((identity, _, caller) => identity.endOtherSessions(caller)),
  '/request-password-reset': post((identity, filled, caller) => identity.requestPasswordReset(filled, caller)),
  '/reset-password': post((identity, { token = '', ...filled }, caller) => identity.resetPassword(token, filled, caller)),
  '/change-password': post((identity, filled, caller) => identity.changePassword(filled, caller)),
  '/send-verification-email': post((identity, filled, caller) =>
    filled.email === undefined ? identity.resendVerification(caller) : identity.requestVerification(filled, caller),
  ),
  '/verify-email': post((identity, { token = '' }, caller) => identity.followEmailLink(token, caller)),
  '/change-email': post((identity, filled, caller) => identity.changeEmail(filled, caller)),
  '/change-username': post((identity, filled, caller) => identity.changeUsername(filled, caller)),
  '/update-user': post((identity, filled, caller) => identity.changeDetails(filled, caller)),
};

/** Handles the JSON API. CSRF: the server has rejected cross-site requests before, for every path. */
export function routes(operations: Operations): Identity['handle'] {
  return async (request, caller) => {
    const { pathname } = new URL(request.url);
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
    const route = Object.hasOwn(routeTable, path) ? routeTable[path] : undefined;
    if (!route) return errorOf(404, 'NOT_FOUND', 'There is nothing at this address.');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method !== route.method) return errorOf(405, 'METHOD_NOT_ALLOWED', `This is asked with ${route.method}.`, { Allow: route.method });
    const filled = route.method === 'GET' ? {} : await parseBody(request);
    if (filled instanceof Response) return filled;
    return responseTo(await route.run(operations, filled, caller));
  };
}

/** Parses the fields of a body, or returns the error response. A missing body counts as an empty one. */
async function parseBody(request: Request): Promise<Filled | Response> {
  const tooLong = () => errorOf(413, 'LIMIT_EXCEEDED', `The body may have up to ${longestBody / 1024} KB.`);
  if (Number(request.headers.get('content-length')) > longestBody) return tooLong();
  const text = await request.text();
  if (Buffer.byteLength(text) > longestBody) return tooLong();
  if (text === '') return {};
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return errorOf(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body has to be JSON.');
  }
  const parsed = fields.safeParse(text);
  return parsed.success ? parsed.data : errorOf(400, 'BAD_REQUEST', 'The body has to be a JSON object of texts.');
}

const fields = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'is not JSON', input: text });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string().max(maxValueLength)));

function responseTo(answer: Answer<unknown>): Response {
  const response = answer.ok ? Response.json({ data: answer.data }) : problemResponse(answer.problems, answer.retryAfterSeconds);
  for (const cookie of answer.setCookies) response.headers.append('Set-Cookie', cookie);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

const messages: Partial<Record<Problem['code'], string>> = {
  'not-signed-in': 'Nobody is signed in.',
  'confirm-needed': 'The session has to be confirmed first.',
  'factor-needed': 'A second factor has to be set up first.',
  'too-many': 'Too many attempts. Please try again later.',
};

function problemResponse(problems: readonly [Problem, ...Problem[]], retryAfterSeconds: number | undefined): Response {
  const [{ code }] = problems;
  const status =
    code === 'not-signed-in' ? 401 : code === 'confirm-needed' || code === 'factor-needed' ? 403 : code === 'too-many' ? 429 : 400;
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  const message = messages[code] ?? 'This was refused; the problems say why.';
  return errorOf(status, code.toUpperCase().replaceAll('-', '_'), message, headers, { problems });
}

function errorOf(status: number, code: string, message: string, headers: Record<string, string> = {}, more: object = {}): Response {
  return Response.json({ code, message, ...more }, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } });
}
