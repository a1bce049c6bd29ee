import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { analyticsFrame, campaignFrame, outsideFrames } from '#app/addresses/outside-frames.ts';
import { givingPlaces } from '#app/features/analytics/events.ts';
import { openScreens } from '#app/features/analytics/open-screens.at-build.ts';
import { type AnalyticsContainer, hostsOf } from '#config/analytics.ts';
import { locales } from '#config/locale.ts';
import { type Campaign, campaign } from '#config/organisation.ts';
import { fundraising } from '#config/third-parties.ts';
import type { SiteEnv } from '#server/http/site-env.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Documents of our own in which scripts of others run: the containers of analytics, and the form of the campaign. Each has an origin of its
 * own wherever it is opened (`sandbox`): it sees no cookie, no storage and no page of the site, opens nothing and leads nowhere. It reaches
 * the hosts that its row in `config/third-parties.ts` names.
 */
export function outsideScripts(containers: readonly AnalyticsContainer[], form: Campaign | null = campaign): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  for (const [index, container] of containers.entries()) {
    const html = page(container.name, eventLayer, `<script src="${escaped(container.script)}" async></script>`);
    const headers = headersOf(eventLayer, hostsOf(container));
    app.get(withinFrames(analyticsFrame(index + 1)), (context) => context.html(html, 200, headers));
  }
  if (form && fundraising) {
    const body = `<div id="${escaped(form.component)}" classy="${escaped(form.id)}"></div>\n<script src="${escaped(form.script)}" async></script>`;
    const html = page(form.name, watchForm(form.component), body);
    const headers = headersOf(watchForm(form.component), fundraising.hosts);
    app.get(withinFrames(campaignFrame), (context) => context.html(html, 200, headers));
  }
  return app;
}

const withinFrames = (path: string) => path.slice(outsideFrames.length);

/**
 * What containers read (`dataLayer`): events of the page around the frame alone, and of these what the closed list of
 * `app/features/analytics/events.ts` has. There are no cookies: a container that asks for them finds none, instead of failing.
 */
const eventLayer = `const screens = ${JSON.stringify(openScreens)}, places = ${JSON.stringify(givingPlaces)}, languages = ${JSON.stringify(locales)};
window.dataLayer = [];
Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null) return;
  const { event, screen, language, place } = data;
  if (event === 'page' && screens.includes(screen) && languages.includes(language)) dataLayer.push({ event, screen, language });
  if (event === 'give' && places.includes(place)) dataLayer.push({ event, place });
});`;

/** Tells the page around the frame that no form has come. Milliseconds. */
const patience = 10_000;
const watchForm = (component: string) => `const failed = () => parent.postMessage('{"event":"error"}', '*');
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && failed(), true);
setTimeout(() => document.getElementById(${JSON.stringify(component).replaceAll('<', '\\u003c')}).childElementCount === 0 && failed(), ${patience});`;

function headersOf(ownScript: string, hosts: readonly string[]): Record<string, string> {
  const from = hosts.join(' ');
  const hash = createHash('sha256').update(ownScript).digest('base64');
  return {
    'Content-Security-Policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${from}`,
      `style-src 'unsafe-inline' ${from}`,
      ...['connect-src', 'frame-src'].map((directive) => `${directive} ${from}`),
      ...['img-src', 'font-src'].map((directive) => `${directive} data: ${from}`),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The frame has an address of ours, and its scripts no reason to tell it.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  };
}

function page(title: string, ownScript: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<script>${ownScript}</script>
${body}
`;
}
