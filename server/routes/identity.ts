import type { Handler } from 'hono';
import type { Address } from '#app/addresses/address.ts';
import { localeOfValue } from '#config/locale.ts';
import { isRead } from '#server/http/methods.ts';
import { expectSameSite } from '#server/http/same-site.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import { openGate } from '#server/load/gate.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { type Reason, TurnedAway, turnedAwayBy } from '#server/load/turned-away.ts';
import type { Connection } from '#server/load/visitor.ts';
import type { Services } from '#server/services.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { longestBody } from '#services/identity/routes.ts';

/**
 * `/api/identity/*`, for scripts of the site's own pages: from a request to its answer, which is JSON whatever happens, and never kept.
 * `?locale=` says in which language its mails are written. The limit is shared with the pages: it is what a visitor may have made.
 */
export function identityRoutes(
  { environment, identity, visitorOf }: Services,
  limit: RateLimit,
  report: (error: unknown) => void,
): Handler<SiteEnv> {
  const { origin, maintenance: isClosed } = environment;
  // Passwords are hashed side by side, in threads: more of them at once would only make all late.
  const queue = new BoundedQueue({ atOnce: 4, mostWaiting: 64, patience: 2_000 });
  const gate = openGate({ isClosed, limit, queue, longestBody });

  const answer = async (raw: Request, { pathname, search }: Address, connection: Connection): Promise<Response> => {
    gate.expectOpen();
    if (!isRead(raw)) {
      if (raw.method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: 'GET, HEAD, POST' });
      expectSameSite(raw, origin);
    }
    await gate.allow(connection);
    const whole = isRead(raw) ? raw : await gate.whole(raw);
    const request = new Request(origin + pathname + search, whole);
    const locale = localeOfValue(new URLSearchParams(search).get('locale') ?? '');
    const visitor = visitorOf(connection);
    const handle = () => identity.handle(request, { headers: raw.headers, visitor, locale });
    return isRead(raw) ? gate.inTurn(handle) : gate.oneByOne(visitor, handle);
  };

  const present = (error: unknown): Response => {
    if (!(error instanceof TurnedAway)) report(error);
    const turned = turnedAwayBy(error);
    return turned ? refusal(turned.status, codes[turned.reason], turned.headers) : refusal(500, 'INTERNAL');
  };

  return async ({ req, env, var: { address } }) => {
    const response = await answer(req.raw, address, env).catch(present);
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(response.body, { status: response.status, headers });
  };
}

type Code = keyof typeof messages;

const messages = {
  BAD_REQUEST: 'The body did not arrive.',
  CROSS_SITE: 'Only pages of this site may send this.',
  INTERNAL: 'Something went wrong. Please try again.',
  LIMIT_EXCEEDED: `The body may have up to ${longestBody / 1024} KB.`,
  METHOD_NOT_ALLOWED: 'There is GET and POST.',
  TOO_MANY_REQUESTS: 'Too much came from one place. Please try again later.',
  UNAVAILABLE: 'This cannot be answered at the moment. Please try again soon.',
};

const codes: Record<Reason, Code> = {
  maintenance: 'UNAVAILABLE',
  busy: 'UNAVAILABLE',
  away: 'UNAVAILABLE',
  limited: 'TOO_MANY_REQUESTS',
  'too-long': 'LIMIT_EXCEEDED',
  lost: 'BAD_REQUEST',
  'cross-site': 'CROSS_SITE',
};

function refusal(status: number, code: Code, headers: Record<string, string> = {}): Response {
  return Response.json({ code, message: messages[code] }, { status, headers });
}
