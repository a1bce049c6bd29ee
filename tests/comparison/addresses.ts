import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { Answer } from './ask.ts';

type Row = { screen: string; paths: string[]; access: string };

/** The agreed table of screens: both paths of each. */
const rows: Row[] = readFileSync(new URL('../fixtures/screens.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [screen = '', en = '', es = '', access = ''] = line.split(',');
    return { screen, paths: [en, es], access };
  });

/** Every screen in both languages; what has a parameter, with one that leads nowhere. */
export const screenPaths = rows.flatMap(({ paths }) =>
  paths.map((path) => path.replace('{status}', '418').replace(/\{\w+\}/g, 'nothing-of-this-name')),
);
/** The screens of accounts: those that lead into one, and those for members. */
export const accountPaths = rows.filter(({ access }) => access !== 'public').flatMap(({ paths }) => paths);
/** The screens for members alone. */
export const memberPaths = rows.filter(({ access }) => access === 'member').flatMap(({ paths }) => paths);

/** The paths of a sitemap, or of the list of them. */
export function pathsOfSitemap({ body }: Answer): string[] {
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname);
}

/** Where the pages lead on this site, pictures and files too. What the build made is not asked for: its names and its text may change. */
export function linkedFrom(answers: readonly Answer[]): string[] {
  const paths = new Set<string>();
  for (const { body, headers } of answers) {
    if (!headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))) continue;
    for (const element of parse(body).querySelectorAll('[href], [src], [srcset], [srcSet]')) {
      const { href = '', src = '', srcset = '', srcSet = srcset } = element.attributes;
      for (const each of [href, src, ...srcSet.split(',').map((part) => part.trim().split(' ')[0] ?? '')]) {
        const [path = ''] = each.split('#');
        if (/^\/(?!\/|assets\/)/.test(path)) paths.add(path);
      }
    }
  }
  return [...paths];
}

/** So many of them, evenly from the first to the last. */
export function someOf<Item>(items: readonly Item[], count: number): Item[] {
  const each = Math.ceil(items.length / count);
  return items.filter((_, index) => index % each === 0);
}
