import { entryPath } from '#app/addresses/entry-path.ts';
import { isIndexed, isScreenId, type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';
import type { ContentStore, DatedAddress } from '#services/content/library/store.ts';
import type { MakeFile } from './page.types.ts';
import { escapeXml } from './xml.ts';

type Place = { path: string; updatedAt: string | undefined };

/** Screens that are made of many entries and have none of their own. */
const listScreens: readonly PlainScreenId[] = ['home', 'helplines', 'topics'];
/** Far below the 50,000 addresses and 50 MB that the protocol allows. */
const perFile = 5_000;
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** `/sitemap.xml` lists the sitemaps of each language, `/sitemaps/en-1.xml` and so on. */
export function sitemaps(content: ContentStore, origin: string): MakeFile {
  return async (path) => {
    if (path === '/sitemap.xml') return new Response(indexOf(await content.everything(), origin), { headers });
    const [, name, number] = /^\/sitemaps\/(en|es)-([1-9][0-9]*)\.xml$/.exec(path) ?? [];
    const locale = locales.find((each) => each === name);
    if (!locale) return null;
    const places = placesIn(await content.everything(), locale).slice((Number(number) - 1) * perFile, Number(number) * perFile);
    if (places.length === 0) return null;
    const urls = places.map(({ path, updatedAt }) => urlOf(origin + path, updatedAt));
    return new Response(xml('urlset', urls), { headers });
  };
}

function indexOf(library: readonly DatedAddress[], origin: string): string {
  const files = locales.flatMap((locale) => {
    const count = Math.max(1, Math.ceil(placesIn(library, locale).length / perFile));
    return Array.from({ length: count }, (_, index) => `${origin}/sitemaps/${locale}-${index + 1}.xml`);
  });
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`),
  );
}

function placesIn(library: readonly DatedAddress[], locale: Locale): Place[] {
  const entries = library.filter((entry) => entry.locale === locale);
  const latest = entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const own = entries.flatMap((entry): Place[] => {
    const { screen, updatedAt } = entry;
    if (screen !== null && !(isScreenId(screen) && isIndexed(screen))) return [];
    const path = entryPath(entry);
    return path === null ? [] : [{ path, updatedAt }];
  });
  return [...listScreens.map((screen) => ({ path: pathTo(screen, locale), updatedAt: latest })), ...own];
}

function urlOf(location: string, updatedAt: string | undefined): string {
  return `<url><loc>${escapeXml(location)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`;
}

function xml(root: string, children: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${root}>\n`;
}
