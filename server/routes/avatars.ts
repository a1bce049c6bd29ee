import { type Context, type Handler, Hono } from 'hono';
import { localeOfValue } from '#config/locale.ts';
import { isRead } from '#server/http/methods.ts';
import { expectSameSite } from '#server/http/same-site.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import { openGate } from '#server/load/gate.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { TurnedAway, turnedAwayBy } from '#server/load/turned-away.ts';
import { headOf, longestBodyOf, pictureCall, type Uploads } from '#server/load/uploads.ts';
import type { Connection } from '#server/load/visitor.ts';
import { wholeBody } from '#server/load/whole-body.ts';
import type { Services } from '#server/services.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import type { Caller } from '#services/identity/shared.ts';
import { pictureSizes } from '#services/members/avatars/shared.ts';
import { type AvatarCall, answerOf, codeOfReason, parseCall, refusal } from './avatar-calls.ts';

const methods: Readonly<Record<string, 'GET' | 'POST' | 'DELETE'>> = {
  '/api/user/user-avatar': 'GET',
  [pictureCall]: 'POST',
  '/api/user/user-avatar-remove': 'DELETE',
};

type Parts = { services: Services; limit: RateLimit; uploads: Uploads; report(error: unknown): void };

/**
 * `/api/user/*`, which set, remove and look up the picture of a member, and `/avatars/*`, the pictures themselves. The answers to calls are
 * JSON whatever happens, and nothing of all this is kept: a picture that was removed is gone at once.
 */
export function avatarRoutes(parts: Parts): { calls: Handler<SiteEnv>; pictures: Hono<SiteEnv> } {
  const { environment } = parts.services;
  const gate = openGate({
    isClosed: environment.maintenance,
    limit: parts.limit,
    queue: new BoundedQueue({ atOnce: 4, mostWaiting: 64, patience: 10_000 }),
  });
  const answer = answering(parts, gate);
  const present = (error: unknown, locale: AvatarCall['locale']): Response => {
    const turned = turnedAwayBy(error);
    if (!(error instanceof TurnedAway)) parts.report(error);
    return turned ? refusal(locale, turned.status, codeOfReason[turned.reason], turned.headers) : refusal(locale, 500, 'INTERNAL');
  };
  return {
    calls: async ({ req, env, var: { address } }) => {
      const told = { locale: localeOfValue(new URLSearchParams(address.search).get('locale') ?? '') };
      const response = await answer(req.raw, env, told).catch((error: unknown) => present(error, told.locale));
      response.headers.set('Cache-Control', 'private, no-store');
      return response;
    },
    pictures: new Hono<SiteEnv>().get(`/:name{[0-9a-f]{32}}/:file{(?:${pictureSizes.join('|')})\\.webp}`, async (context) => {
      try {
        gate.expectOpen();
        await gate.allow(context.env);
        return await gate.inTurn(() => picture(context, parts.services));
      } catch (error) {
        return present(error, 'en');
      }
    }),
  };
}

/** `told.locale` is the language of what is answered, as soon as it is known. */
function answering({ services, uploads }: Parts, gate: ReturnType<typeof openGate>) {
  const { environment, avatars, visitorOf } = services;
  return async (raw: Request, connection: Connection, told: { locale: AvatarCall['locale'] }): Promise<Response> => {
    gate.expectOpen();
    const head = headOf(raw);
    const method = Object.hasOwn(methods, head.pathname) ? methods[head.pathname] : undefined;
    if (!method) return refusal(told.locale, 404, 'NOT_FOUND');
    const isAllowed = method === 'GET' ? isRead(raw) : raw.method === method;
    if (!isAllowed) return refusal(told.locale, 405, 'METHOD_NOT_ALLOWED', { Allow: method === 'GET' ? 'GET, HEAD' : method });
    await gate.allow(connection);
    if (method === 'GET') {
      const username = new URL(raw.url).searchParams.get('username') ?? '';
      return gate.inTurn(async () => Response.json({ avatar: await avatars.pictureOfUsername(username) }));
    }
    const longest = longestBodyOf(head);
    if (Number(raw.headers.get('Content-Length')) > longest) throw new TurnedAway('too-long');
    const visitor = visitorOf(connection);
    return uploads(visitor, async () => {
      const call = parseCall(head.contentType, await (await wholeBody(raw, longest)).text());
      if (call instanceof Response) return call;
      told.locale = call.locale;
      // Nobody can be led to send a token that they do not see.
      if (call.accessToken === '') expectSameSite(raw, environment.origin);
      const caller: Caller = { headers: raw.headers, visitor, ...call };
      const answer = await gate.oneByOne<Parameters<typeof answerOf>[0]>(visitor, () =>
        method === 'POST' ? avatars.update(caller, call.avatar) : avatars.remove(caller),
      );
      return answerOf(answer, call.locale);
    });
  };
}

async function picture(context: Context<SiteEnv>, { avatars }: Services): Promise<Response> {
  const [name = '', file = ''] = new URL(context.req.url).pathname.split('/').slice(2);
  const size = pictureSizes.find((each) => file === `${each}.webp`);
  const bytes = size === undefined ? null : await avatars.bytesOf(name, size);
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!bytes) return context.text('Not found', 404, headers);
  const described = { ...headers, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.length) };
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: described });
}
