import type { MiddlewareHandler } from 'hono';
import type { Address } from '#app/addresses/address.ts';
import { contentSecurityPolicy } from '#app/content-security-policy.ts';
import type { Environment } from '#config/environment.ts';
import { originsOf } from '#config/identity-provider.ts';
import { sessionCookie } from '#services/identity/session-cookies.ts';
import type { SiteEnv } from './site-env.ts';

const twoYears = 2 * 31_536_000;

/** Of every answer, whatever it says. */
const everywhere: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** What `Strict-Transport-Security` says besides. More than its own host would bind others of the domain, which need not be ours. */
const hstsScopes: Record<Environment['hsts'], string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

function constantHeaders({ origin, hsts }: Pick<Environment, 'origin' | 'hsts'>): Record<string, string> {
  if (!origin.startsWith('https:')) return everywhere;
  return { ...everywhere, 'Strict-Transport-Security': `max-age=${twoYears}${hstsScopes[hsts]}` };
}

/** Of an answer that is no page of the site, and loads nothing. */
export function headersWithoutPage(environment: Pick<Environment, 'origin' | 'hsts'>): Record<string, string> {
  return {
    ...constantHeaders(environment),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'private, no-store',
  };
}

/**
 * What a browser forgets when a session ends: pages that it has prepared, which may show a member. Nothing personal is in its cache
 * (`no-store`), where everybody's pages are, and what stays on a device is told in the cookie notice.
 */
const preparedPages = '"prefetchCache", "prerenderCache"';
const endsSession = (headers: Headers) => headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionCookie}=;`));

export type Secure = (headers: Headers, address: Address) => void;

/**
 * Sets the security headers of an answer. An application page brings its own policy, with a nonce; the page of somebody's search tells
 * its address to nobody; what says nothing is not cached, nor is what belongs to a member or brings a cookie, whatever it says.
 */
export function securing(environment: Pick<Environment, 'origin' | 'hsts' | 'identityProvider'>): Secure {
  const { identityProvider } = environment;
  const documentPolicy = contentSecurityPolicy('document', identityProvider && { identityProvider: originsOf(identityProvider) });
  const always = Object.entries(constantHeaders(environment));
  return (headers, { access, namesMember }) => {
    for (const [name, value] of always) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', documentPolicy);
    const isMembers = access !== 'public' || namesMember;
    // No other site is told an address that names a member, or may hold the token of a mail. This one is: to `no-referrer` browsers add `Origin: null`,
    // by which those before `Sec-Fetch-Site` could not tell a form of this site from another's. A page that says so is told to nobody.
    if (isMembers && headers.get('Referrer-Policy') !== 'no-referrer') headers.set('Referrer-Policy', 'same-origin');
    else if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (endsSession(headers)) headers.set('Clear-Site-Data', preparedPages);
    if (isMembers || headers.has('Set-Cookie') || !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  };
}

/** Sets them on every answer, once: a page is kept with its own. */
export function securityHeaders(secure: Secure): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (!context.var.isSecured) secure(context.res.headers, context.var.address);
  };
}
