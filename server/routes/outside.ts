import { Hono } from 'hono';
import { html } from 'hono/html';
import { analyticsFrame, campaignFrame, outsideFrames } from '#app/addresses/outside-frames.ts';
import { givingPlaces } from '#app/features/analytics/events.ts';
import { openScreens } from '#app/features/analytics/open-screens.at-build.ts';
import { locales } from '#config/locale.ts';
import { type Campaign, campaign } from '#config/organisation.ts';
import { type AnalyticsContainer, fundraising, hostsOf } from '#config/third-parties.ts';
import { scriptFrame } from '#server/http/script-frame.ts';
import type { SiteEnv } from '#server/http/site-env.ts';

/**
 * Documents of our own in which scripts of others run: the containers of analytics, and the form of the campaign. Each reaches the hosts that
 * its row in `config/third-parties.ts` names.
 */
export function outsideScripts(containers: readonly AnalyticsContainer[], form: Campaign | null = campaign): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  const serve = (path: string, { page, headers }: ReturnType<typeof scriptFrame>) =>
    app.get(path.slice(outsideFrames.length), (context) => context.html(page, 200, headers));
  for (const [index, container] of containers.entries()) serve(analyticsFrame(index + 1), containerFrame(container));
  if (form && fundraising) serve(campaignFrame, formFrame(form, fundraising.hosts));
  return app;
}

/** What the scripts of these frames may load; and they have no reason to be told the frame's address, which is ours. */
const shared = {
  loads: { 'connect-src': '', 'frame-src': '', 'img-src': 'data:', 'font-src': 'data:' },
  referrerPolicy: 'no-referrer',
} as const;

const containerFrame = (container: AnalyticsContainer) =>
  scriptFrame({
    ...shared,
    title: container.name,
    ownScript: eventLayer,
    hosts: hostsOf(container),
    body: html`<script src="${container.script}" async></script>`,
  });

const formFrame = ({ id, name, component, script }: Campaign, hosts: readonly string[]) =>
  scriptFrame({
    ...shared,
    title: name,
    ownScript: watchForm(component),
    hosts,
    body: html`<div id="${component}" classy="${id}"></div>
<script src="${script}" async></script>`,
  });

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
