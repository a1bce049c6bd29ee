import { Hono } from 'hono';
import { html } from 'hono/html';
import { embeds, type HostedPlayer } from '#config/organisation.ts';
import { scriptFrame } from '#server/http/script-frame.ts';
import type { SiteEnv } from '#server/http/site-env.ts';

/** Tells the page around the frame that there is no player, or no such film. */
const report = `const failed = () => parent.postMessage('{"event":"error"}', '*');
addEventListener('error', failed, true);
addEventListener('unhandledrejection', failed);`;

/** `/embeds/{id}`: a film of the organisation's hosted player, whose script runs in this document alone. */
export function hostedFilms(player: HostedPlayer | null = embeds.player): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  if (!player) return app;
  return app.get('/:id{\\w{1,40}}', (context) => {
    const { page, headers } = filmFrame(player, context.req.param('id'));
    return context.html(page, 200, headers);
  });
}

function filmFrame({ name, script, styleSheet, account, player, sources }: HostedPlayer, id: string) {
  const styleSheets = styleSheet === null ? [] : [styleSheet];
  const loaded = ['media-src', 'img-src', 'connect-src', 'worker-src'].map((directive) => [directive, 'blob: data:'] as const);
  return scriptFrame({
    title: name,
    ownScript: report,
    hosts: [...new Set([...[script, ...styleSheets].map((address) => new URL(address).origin), ...sources])],
    loads: { ...Object.fromEntries(loaded), 'font-src': 'data:' },
    // Players of this kind play on the sites of their account alone.
    referrerPolicy: 'strict-origin-when-cross-origin',
    style: 'html, body, video-js { width: 100%; height: 100%; margin: 0; background: #000 }',
    body: html`${styleSheets.map((address) => html`<link rel="stylesheet" href="${address}">`)}
<video-js data-account="${account}" data-player="${player}" data-embed="default" data-video-id="${id}" controls></video-js>
<script src="${script}"></script>`,
  });
}
