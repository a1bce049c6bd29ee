import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accessTo, pathTo, screenAt } from '#app/addresses/paths.ts';
import { afterSignIn, loginFor, pathnameOf, safeTarget, withTarget } from '#app/addresses/target.ts';
import { keptAccountPath } from '#app/screens/account/my-data-path.ts';
import { connectIntent, serviceProblem, usernamePath } from '#app/screens/account/provider-paths.ts';
import { afterSave, asSignedIn, saveAs } from '#app/screens/account/save-intent.ts';
import { type Locale, localeOfValue } from '#config/locale.ts';
import { limited } from '#server/http/limited.ts';
import { isOwnAct } from '#server/http/same-site.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import { openGate } from '#server/load/gate.ts';
import { logoutLimit, type RateLimit } from '#server/load/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { localeOfState, type Way } from '#services/identity/oidc/provider-way.ts';
import { providerPaths } from '#services/identity/provider/shared.ts';
import type { ProviderIdentity, Returned } from '#services/identity/provider.types.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';

type Purpose = Way['purpose'];
/** Where the button stands that leads to the service. */
const screens = { 'sign-in': 'login', 'sign-up': 'sign-up' } as const;
const begun: ReadonlySet<string> = new Set<Purpose>(['sign-in', 'sign-up', 'confirm']);
const isBegun = (purpose: string): purpose is Exclude<Purpose, 'connect'> => begun.has(purpose);

/**
 * The ways to the outside identity service and back. Each address leads on, and shows nothing: what went wrong is told by the screen that
 * somebody came from. None where there is no such service.
 */
export function providerRoutes(services: Services, limit: RateLimit, report: (error: unknown) => void): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  const { environment, identity, limits, saveIntents, savedContent, visitorOf } = services;
  const { provider } = identity;
  if (!provider) return app;
  const { origin, maintenance: isClosed } = environment;
  // It may take its time, and each who waits for it holds nothing but a place.
  const queue = new BoundedQueue({ atOnce: 32, mostWaiting: 64, patience: 2_000 });
  const gate = openGate({ isClosed, limit, queue });
  const callerOf = ({ req, env }: Context<SiteEnv>, locale: Locale): Caller => ({
    headers: req.raw.headers,
    visitor: visitorOf(env),
    locale,
  });

  app.post(
    '/logout',
    limited(logoutLimit(limits, visitorOf)),
    bodyLimit({ maxSize: 16 * 1024, onError: (context) => context.text('Too long.', 413) }),
    async (context) => {
      context.header('Cache-Control', 'no-store');
      return tellEnded(context, provider);
    },
  );

  app.use(async ({ env }, next) => {
    gate.expectOpen();
    await gate.allow(env);
    return gate.inTurn(next);
  });

  app.get('/begin', async (context) => {
    const query = new URL(context.req.url).searchParams;
    const locale = localeOfValue(query.get('locale') ?? '');
    const target = safeTarget(query.get('target'), origin);
    const asked = query.get('for') ?? 'sign-in';
    const purpose = isBegun(asked) ? asked : 'sign-in';
    const caller = callerOf(context, locale);
    const session = purpose === 'confirm' ? null : await identity.session(caller.headers);
    if (session) return leadTo(afterSignIn(target, locale), session.setCookies);
    // The service may remember them, and nobody is signed in by what another site leads to: its button is pressed here.
    if (purpose !== 'confirm' && !isOwnAct(caller.headers, origin)) return leadTo(withTarget(pathTo(screens[purpose], locale), target));
    const answer = await provider.begin({ purpose, target, save: saveIntents.in(caller.headers) }, caller);
    return leadTo(answer.ok ? answer.data : problemPath(answer, { purpose, target, locale }), answer.setCookies);
  });

  app.get('/callback', async (context) => {
    const query = new URL(context.req.url).searchParams;
    const caller = callerOf(context, localeOfState(query.get('state')));
    const { way, answer } = await provider.comeBack(query, caller);
    const { purpose = 'sign-in', target = null, locale = caller.locale } = way ?? {};
    if (!answer.ok) return leadTo(problemPath(answer, { purpose, target, locale }), answer.setCookies);
    const save = way?.save;
    const isIn = answer.data.kind === 'signed-in' && answer.data.signedIn.next === null;
    const alba = { savedContent, onError: report };
    const kind = isIn && save ? await saveAs(alba, asSignedIn(caller, answer.setCookies), save) : null;
    return leadTo(kind ? afterSave(kind, target, locale) : pathOf(answer.data, target, locale), answer.setCookies);
  });

  app.get('/sign-out', async (context) => {
    // A script that signs out goes by the address that it is led to: the page then follows it here.
    if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return new Response(null, { status: 204 });
    const query = new URL(context.req.url).searchParams;
    const locale = localeOfValue(query.get('locale') ?? '');
    const target = safeTarget(query.get('target'), origin);
    const { url, setCookies } = await provider.leave(publicTarget(target) ?? pathTo('home', locale), callerOf(context, locale));
    return leadTo(url, setCookies);
  });

  app.get('/signed-out', (context) => {
    const { next, setCookies } = provider.left(context.req.query('state') ?? '', context.req.raw.headers);
    return leadTo(next ?? pathTo('home', 'en'), setCookies);
  });
  return app;
}

function publicTarget(target: string | null): string | null {
  const screen = target === null ? undefined : screenAt(pathnameOf(target))?.screen;
  return screen && accessTo(screen) === 'public' ? target : null;
}

/** Where a member connects the service. */
const securityPath = (locale: Locale) => `${pathTo('profile', locale)}?section=security`;

/** Where somebody is led whom the service has sent back. */
function pathOf(returned: Returned, target: string | null, locale: Locale): string {
  switch (returned.kind) {
    case 'sign-up':
      return usernamePath(target, locale);
    case 'connected':
      return `${securityPath(locale)}&saved=${connectIntent}`;
    case 'confirmed':
      return target ?? pathTo('profile', locale);
    case 'signed-in': {
      const { signedIn } = returned;
      if (signedIn.next !== null) return withTarget(pathTo('second-factor', locale), target);
      return signedIn.isBack ? keptAccountPath(locale) : afterSignIn(target, locale);
    }
  }
}

type Begun = { purpose: Purpose; target: string | null; locale: Locale };

/** The screen that says what went wrong, and what there is to do. */
function problemPath({ problems }: Extract<Answer<unknown>, { ok: false }>, { purpose, target, locale }: Begun): string {
  const [{ code }] = problems;
  const more = { [serviceProblem]: code };
  if (purpose === 'sign-in' || purpose === 'sign-up') return withTarget(pathTo('login', locale), target, more);
  const security = securityPath(locale);
  if (code === 'not-signed-in') return loginFor(target ?? security, locale, { ended: '1' });
  return purpose === 'connect' ? `${security}&${new URLSearchParams(more)}` : withTarget(pathTo('confirm', locale), target, more);
}

/** Always anew, and kept by nobody. */
function leadTo(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** What the service tells by itself: that a session there has ended (OpenID Connect Back-Channel Logout 1.0, 2.5). */
async function tellEnded(context: Context<SiteEnv>, provider: ProviderIdentity): Promise<Response> {
  const token = new URLSearchParams(await context.req.text()).get('logout_token') ?? '';
  const answer = await provider.endByProvider(token);
  if (answer.ok) return context.body(null, 200);
  if (answer.problems[0].code === 'provider-away') return context.json({ error: 'temporarily_unavailable' }, 503, { 'Retry-After': '30' });
  return context.json({ error: 'invalid_request', error_description: 'The logout token is refused.' }, 400);
}

/** Where these are. */
export const providerBase = providerPaths.begin.slice(0, providerPaths.begin.lastIndexOf('/'));
