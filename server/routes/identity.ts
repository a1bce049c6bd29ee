import type { Environment } from '#config/environment.ts';
import { localeOfValue } from '#config/locale.ts';
import { isUnavailable } from '#database/connection.ts';
import { isFromHere } from '#server/http/same-site.ts';
import { Limited } from '#server/load/rate-limit.ts';
import { Busy, RenderQueue } from '#server/load/request-queue.ts';
import { type Connection, visitorOf } from '#server/load/visitor.ts';
import { BodyLost, withWholeBody } from '#server/load/whole-body.ts';
import { retryAfter } from '#server/retry-after.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import { longestBody } from '#services/identity/routes.ts';

type Parts = {
  environment: Environment;
  identity: Identity;
  /** Counts what an address asks for. @throws Limited */
  limit(connection: Connection): Promise<void>;
  onError(error: unknown): void;
};

/**
 * `/api/identity/*`, for scripts of the site's own pages: from a request to its answer, which is JSON whatever happens, and never kept.
 * `?locale=` says in which language its mails are written.
 */
export function identityRoutes({ environment, identity, limit, onError }: Parts) {
  const { origin } = environment;
  const visitor = visitorOf(environment.trustedProxies);
  // Passwords are hashed side by side, in threads: more of them at once would only make all late.
  const queue = new RenderQueue({ atOnce: 4, mostWaiting: 64, patience: 2_000 });

  const answer = async (raw: Request, connection: Connection): Promise<Response> => {
    if (environment.maintenance) return refusal(503, 'UNAVAILABLE', { 'Retry-After': retryAfter.maintenance });
    const isRead = raw.method === 'GET' || raw.method === 'HEAD';
    if (!isRead && raw.method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: 'GET, HEAD, POST' });
    if (!isRead && !isFromHere(raw.headers, origin)) return refusal(403, 'CROSS_SITE');
    queue.expectPlace();
    await limit(connection);
    const whole = isRead ? raw : await withWholeBody(raw, longestBody);
    if (!whole) return refusal(413, 'LIMIT_EXCEEDED');
    const { pathname, search, searchParams } = new URL(raw.url);
    const request = new Request(origin + pathname + search, whole);
    const locale = localeOfValue(searchParams.get('locale') ?? '');
    return queue.run(() => identity.handle(request, { headers: raw.headers, visitor: visitor(connection), locale }));
  };

  return async (raw: Request, connection: Connection): Promise<Response> => {
    const response = await answer(raw, connection).catch((error: unknown) => {
      if (error instanceof Limited) return refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': String(error.retryAfterSeconds) });
      if (error instanceof Busy) return refusal(503, 'UNAVAILABLE', { 'Retry-After': retryAfter.busy });
      if (error instanceof BodyLost) return refusal(400, 'BAD_REQUEST');
      onError(error);
      return isUnavailable(error) ? refusal(503, 'UNAVAILABLE', { 'Retry-After': retryAfter.busy }) : refusal(500, 'INTERNAL');
    });
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(response.body, { status: response.status, headers });
  };
}

const messages = {
  BAD_REQUEST: 'The body did not arrive.',
  CROSS_SITE: 'Only pages of this site may send this.',
  INTERNAL: 'Something went wrong. Please try again.',
  LIMIT_EXCEEDED: `The body may have up to ${longestBody / 1024} KB.`,
  METHOD_NOT_ALLOWED: 'There is GET and POST.',
  TOO_MANY_REQUESTS: 'Too much came from one place. Please try again later.',
  UNAVAILABLE: 'This cannot be answered at the moment. Please try again soon.',
};

/** In the form of better-auth’s own errors. */
function refusal(status: number, code: keyof typeof messages, headers: Record<string, string> = {}): Response {
  return Response.json({ code, message: messages[code] }, { status, headers });
}
