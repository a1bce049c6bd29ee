import { pathTo, screenAt } from '#app/addresses/paths.ts';
import type { ScreenId } from '#app/addresses/screen-table.ts';
import { locales } from '#config/locale.ts';
import { someAddress } from '../asking.ts';

/** The one page that grows with what it lists: it is no example of what readers get. */
export const glossaries = locales.map((locale) => pathTo('glossary', locale));

/** The path of the heaviest page of each language, of all that the sitemaps name but the glossary; or of those of one screen. */
export async function heaviestPages(origin: string, screen?: ScreenId): Promise<string[]> {
  return Promise.all(
    (await pathsIn(origin, '/sitemap.xml')).map(async (file) => {
      let heaviest = { path: '/', bytes: 0 };
      for (const path of await pathsIn(origin, file)) {
        if (glossaries.includes(path) || (screen && screenAt(path)?.screen !== screen)) continue;
        const bytes = await bytesOf(origin + path);
        if (bytes > heaviest.bytes) heaviest = { path, bytes };
      }
      return heaviest.path;
    }),
  );
}

/** The paths that a sitemap names, or an index of sitemaps. */
export async function pathsIn(origin: string, sitemap: string): Promise<string[]> {
  const xml = await (await fetch(origin + sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

async function bytesOf(url: string, tries = 20): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br', 'X-Forwarded-For': someAddress() } });
  // It could not be made in time, and is being made.
  if (response.status === 503 && tries > 1) return bytesOf(url, tries - 1);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const length = response.headers.get('Content-Length');
  const body = await response.arrayBuffer();
  return length === null ? body.byteLength : Number(length);
}
