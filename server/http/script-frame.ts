import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Markup whose values were escaped. */
type Markup = ReturnType<typeof html>;

type Frame = {
  title: string;
  /** The one script of the site's own in it: written into it, and allowed by its hash. */
  ownScript: string;
  /** Where scripts of others, and their styles, come from. */
  hosts: readonly string[];
  /** What else those may load, by directive. */
  loads: Record<string, string>;
  /** What of the page's address they are told. */
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
  style?: string;
  body: Markup;
};

/**
 * A document of our own in which scripts of others run. It has an origin of its own wherever it is opened (`sandbox`): it sees no cookie, no
 * storage and no page of the site, opens nothing and leads nowhere.
 */
export function scriptFrame({ title, ownScript, hosts, loads, referrerPolicy, style, body }: Frame) {
  const from = hosts.join(' ');
  const hash = createHash('sha256').update(ownScript).digest('base64');
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
${style === undefined ? '' : html`<style>${raw(style)}</style>`}
<script>${raw(ownScript)}</script>
${body}
`;
  const headers = {
    'Content-Security-Policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${from}`,
      // Scripts of this kind write their styles into the page.
      `style-src 'unsafe-inline' ${from}`,
      ...Object.entries(loads).map(([directive, sources]) => [directive, sources, from].filter(Boolean).join(' ')),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': referrerPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  };
  return { page, headers };
}
