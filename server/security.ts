import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';
import { contentSecurityPolicy } from '#app/content-security-policy.ts';

const documentPolicy = contentSecurityPolicy();
const year = 31_536_000;

/**
 * The headers of every answer. An application page brings its own policy, with a nonce; the page of somebody's search tells its
 * address to nobody; what says nothing is not kept.
 */
export function security(origin: string): MiddlewareHandler {
  const https = origin.startsWith('https:');
  const policies: MiddlewareHandler = async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', documentPolicy);
    if (!headers.has('Referrer-Policy')) context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (!headers.has('Cache-Control')) context.header('Cache-Control', 'private, no-store');
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
