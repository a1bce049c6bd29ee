import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { embeds, type HostedPlayer } from '#config/organisation.ts';
import type { SiteEnv } from '#server/http/site-env.ts';

/** Tells the page around the frame that there is no player, or no such film. */
const report = `const failed = () => parent.postMessage('{"event":"error"}', '*');
addEventListener('error', failed, true);
addEventListener('unhandledrejection', failed);`;
const reportHash = `'sha256-${createHash('sha256').update(report).digest('base64')}'`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * `/embeds/{id}`: a film of the organisation's hosted player. The player's script runs in this document alone, which has an origin of its
 * own wherever it is opened (`sandbox`): it sees no cookie, no storage and no page of the site.
 */
export function hostedFilms(player: HostedPlayer | null = embeds.player): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  if (!player) return app;
  const headers = {
    'Content-Security-Policy': policyOf(player),
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  };
  return app.get('/:id{\\w{1,40}}', (context) => context.html(page(player, context.req.param('id')), 200, headers));
}

function policyOf({ script, styleSheet, sources }: HostedPlayer): string {
  const from = [
    ...new Set([script, ...(styleSheet === null ? [] : [styleSheet])].map((address) => new URL(address).origin).concat(sources)),
  ].join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${reportHash} ${from}`,
    // Players of this kind write their styles into the page.
    `style-src 'unsafe-inline' ${from}`,
    ...['media-src', 'img-src', 'connect-src', 'worker-src'].map((directive) => `${directive} blob: data: ${from}`),
    `font-src data: ${from}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function page({ name, script, styleSheet, account, player }: HostedPlayer, id: string): string {
  const [by, of, from] = [account, player, script].map(escaped);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}</title>
<style>html, body, video-js { width: 100%; height: 100%; margin: 0; background: #000 }</style>
<script>${report}</script>
${styleSheet === null ? '' : `<link rel="stylesheet" href="${escaped(styleSheet)}">`}
<video-js data-account="${by}" data-player="${of}" data-embed="default" data-video-id="${id}" controls></video-js>
<script src="${from}"></script>
`;
}
