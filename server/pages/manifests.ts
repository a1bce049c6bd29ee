import { manifestPaths, pathTo } from '#app/addresses/paths.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { type Locale, languageTags, locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { MakeFile } from './page.types.ts';

const icons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** The web app manifest of each language: who installs the site from a Spanish page has it begin there. */
export function manifests(): MakeFile {
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' };
  const texts = new Map(locales.map((locale) => [manifestPaths[locale], JSON.stringify(manifestOf(locale))]));
  return (path) => {
    const text = texts.get(path);
    return text === undefined ? null : new Response(text, { headers });
  };
}

function manifestOf(locale: Locale) {
  const t = createTranslate(locale, messagesFor(locale));
  const home = pathTo('home', locale);
  const { name } = organisation;
  return {
    ...{ id: home, start_url: home, scope: '/', display: 'browser' },
    ...{ lang: languageTags[locale], dir: 'ltr', name: t('manifest.name', { name }), short_name: name },
    description: t('manifest.description'),
    // Tokens of `app/styles/tokens.css`: the page, and the header.
    ...{ background_color: '#fdfaf6', theme_color: '#331b39' },
    icons,
  };
}
