import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { site } from '#app/addresses/site.ts';
import { locales } from '#config/locale.ts';
import { openDatabase } from '#database/database.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { librarySearch, type Search } from '#services/search/search.ts';
import { projectFolder, TemporaryDirectory } from '../processes.ts';

const setSchema = z.array(
  z.strictObject({ query: z.string(), locale: z.enum(locales), kind: z.string(), right: z.array(z.string()).min(1) }),
);
type Query = z.output<typeof setSchema>[number];
/** Where among the results the first right one stands, from 0; infinite where it is not among them. */
type Tried = Query & { place: number; first: string[] };

/**
 * `queries` is what ranking was tuned on, `held-out` what it was not; `as-typed` has signs of danger, and what was found in the wrong place;
 * `everyday` was written when the library had grown, with words of every region.
 */
export const sets = ['queries', 'held-out', 'as-typed', 'everyday'] as const;
const limits: Record<(typeof sets)[number], { first: number; firstFive: number }> = {
  queries: { first: 0.9, firstFive: 0.98 },
  'held-out': { first: 0.85, firstFive: 0.97 },
  'as-typed': { first: 0.85, firstFive: 0.97 },
  everyday: { first: 0.85, firstFive: 0.97 },
};

/** How often a right answer stands first, and among the first five, of a set: held against the limits, with what went wrong. */
export async function tryQueries(search: Search, name: (typeof sets)[number]): Promise<{ good: boolean; lines: string[] }> {
  const queries = setSchema.parse(parse(await readFile(path.join(projectFolder, `tests/relevance/${name}.yaml`), 'utf8')));
  const tried: Tried[] = [];
  for (const query of queries) {
    const asked = { term: query.query, locale: query.locale, limit: 5, offset: 0, contentTypes: [] };
    const { results } = await search.find({ ...asked, sort: 'RELEVANCE' });
    const first = results.map(({ teaser }) => teaser.id);
    const place = first.findIndex((id) => query.right.includes(id));
    tried.push({ ...query, first, place: place < 0 ? Number.POSITIVE_INFINITY : place });
  }
  const lines = [
    `${name}: ${tried.length} queries`,
    ...[...new Set(tried.map((each) => each.kind))].map((kind) =>
      line(
        kind,
        tried.filter((each) => each.kind === kind),
      ),
    ),
    ...locales.map((locale) =>
      line(
        locale,
        tried.filter((each) => each.locale === locale),
      ),
    ),
    line('all', tried),
    ...tried
      .filter(({ place }) => place > 0)
      .map(
        ({ query, locale, place, first, right }) =>
          `  ${place > 4 ? '  ' : `${place + 1}.`} ${locale} “${query}”: ${first.slice(0, 3).join(', ')}; right: ${right.join(', ')}`,
      ),
  ];
  return { good: share(tried, 0) >= limits[name].first && share(tried, 4) >= limits[name].firstFive, lines };
}

/** The same of every set, over the whole library. */
export async function measureRelevance(say: (line: string) => void): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const database = await openDatabase({ dataDirectory: data.path });
  try {
    await publishLibrary(database.db, { root: path.join(projectFolder, 'content'), site, dataDirectory: data.path });
    let good = true;
    for (const name of sets) {
      const tried = await tryQueries(librarySearch(database.db), name);
      for (const each of tried.lines) say(each);
      good &&= tried.good;
    }
    return good;
  } finally {
    await database.close();
  }
}

function share(tried: readonly Tried[], within: number): number {
  return tried.filter(({ place }) => place <= within).length / tried.length;
}

function line(name: string, tried: readonly Tried[]): string {
  const percent = (within: number) => `${(share(tried, within) * 100).toFixed(1).padStart(5)} %`;
  return `${name.padEnd(12)} ${String(tried.length).padStart(4)}   first ${percent(0)}   first five ${percent(4)}`;
}
