import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#database/database.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { binariesUnderTest } from '#database/testing-binaries.ts';
import { librarySearch } from '#services/search/search.ts';
import { TemporaryDirectory } from '../processes.ts';
import { randomOf } from './generated-words.ts';
import { fillForSearch } from './search-library.ts';

type Say = (line: string) => void;
type Options = { articles: number; searches: number; say: Say };

const clients = 20;
/** In milliseconds, with 20 clients on two cores. */
const limits = { p95: 150, eventLoop: 50 };

/**
 * How long searches take in a large library nobody wrote, with no answer kept: terms of each kind one after another and from 20
 * clients at once, beside a plain look-up by key. Told in milliseconds, and held against the limits.
 */
export async function measureSearch({ articles, searches, say }: Options): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const database = await openDatabase({ dataDirectory: data.path, binaries: binariesUnderTest() });
  try {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(database.db);
    say(`PostgreSQL ${rows[0]?.version}, ${articles} articles in two languages`);
    const kinds = await fillForSearch(database.db, await embeddedConnection(data.path), articles);
    const terms = new Set(Object.values(kinds).flat());
    say(`${terms.size} distinct terms`);
    const search = librarySearch(database.db);
    const find = (term: string) => search.find({ term, locale: 'es', limit: 10, offset: 0, contentTypes: [], sort: 'RELEVANCE' });
    let good = true;
    const random = randomOf('which');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    for (const [kind, words] of [['key', []], ...Object.entries(kinds)] as const) {
      const one = kind === 'key' ? () => lookUp(database, articles, random) : () => find(words[Math.floor(random() * words.length)] ?? '');
      const alone = await times(one, 1, Math.ceil(searches / 4));
      delay.reset();
      delay.enable();
      const together = await times(one, clients, searches);
      delay.disable();
      const late = delay.percentile(99.9) / 1e6;
      say(
        `${kind.padEnd(16)} 1 client ${shown(alone)}   ${clients} clients ${shown(together)}   event loop ${late.toFixed(0).padStart(4)}`,
      );
      good &&= kind === 'key' || (at(together, 0.95) < limits.p95 && late < limits.eventLoop);
    }
    return good;
  } finally {
    await database.close();
  }
}

async function lookUp({ db }: Database, articles: number, random: () => number): Promise<unknown> {
  return db
    .selectFrom('entry')
    .select('title')
    .where('id', '=', `page-${Math.floor(random() * articles)}`)
    .where('locale', '=', 'es')
    .executeTakeFirst();
}

/** How long each of so many took, in milliseconds and in order of length, with so many under way at once. */
async function times(one: () => Promise<unknown>, atOnce: number, count: number): Promise<number[]> {
  const taken: number[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) {
        const started = performance.now();
        await one();
        taken.push(performance.now() - started);
      }
    }),
  );
  return taken.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function shown(sorted: readonly number[]): string {
  return `p50 ${at(sorted, 0.5).toFixed(1).padStart(6)} p95 ${at(sorted, 0.95).toFixed(1).padStart(6)}`;
}
