import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';
import { accessTo, screenAt } from '#app/addresses/paths.ts';
import { contentSecurityPolicy } from '#app/content-security-policy.ts';

const documentPolicy = contentSecurityPolicy();
const year = 31_536_000;

/**
 * The headers of every answer. An application page brings its own policy, with a nonce; the page of somebody's search tells its
 * address to nobody; what says nothing is not kept, nor is what belongs to an account or brings a cookie, whatever it says.
 */
export function security(origin: string): MiddlewareHandler {
  const https = origin.startsWith('https:');
  const policies: MiddlewareHandler = async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', documentPolicy);
    const isAccount = isOfAccount(context.req.path);
    // No other site is told an address that may hold the token of a mail. This one is: to `no-referrer` browsers add `Origin: null`,
    // by which nobody could tell a form of this site from another's.
    if (isAccount) context.header('Referrer-Policy', 'same-origin');
    else if (!headers.has('Referrer-Policy')) context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (isAccount || headers.has('Set-Cookie') || !headers.has('Cache-Control')) context.header('Cache-Control', 'private, no-store');
  };
  return every(
    secureHeaders({
      strictTransportSecurity: https ? `max-age=${2 * year}; includeSubDomains; preload` : false,
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: 'same-origin',
      crossOriginOpenerPolicy: 'same-origin',
      referrerPolicy: false,
      xFrameOptions: 'DENY',
      xXssProtection: false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    }),
    policies,
  );
}

/** Whether a screen stands at a path that is for members, or for those who become one; or what the router asks of it. */
function isOfAccount(path: string): boolean {
  const screen = screenAt(path.replace(/\.data$/, ''))?.screen;
  return screen !== undefined && accessTo(screen) !== 'public';
}
