import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#database/database.ts';
import { placeOf } from '#services/trials/place/zip-code.ts';
import type { TrialSearch } from '#services/trials/shared.ts';
import { standInRegistry } from '#services/trials/testing-registry.ts';
import { madeStudies, randomFrom } from '#services/trials/testing-studies.ts';
import { type Trials, trials } from '#services/trials/trials.ts';
import { TemporaryDirectory } from '../processes.ts';
import { timed } from './timed.ts';

type Say = (line: string) => void;
type Options = { studies: number; sites: number; seconds: number; growth: number; say: Say };
type Measured = { isGood: boolean; search: number; megabytes: number };
const perSecond = 40;
/** A search at its 95th percentile, against a look-up by key at its own in the same run. */
const limit = 12;

/**
 * Searches for trials at a steady rate over 500 ZIP codes, each beside a look-up by key: how long they take against each other. No search
 * may fail or ask the registry. With `growth` times the studies it is measured what becomes of that, and judged by nothing.
 */
export async function measureTrials({ growth, say, ...size }: Options): Promise<boolean> {
  const small = await measure({ ...size, say });
  const large = await measure({ ...size, studies: size.studies * growth, sites: size.sites * growth, say });
  const times = (one: number, other: number) => (one / other).toFixed(1);
  say(
    `${growth} times the studies: a search takes ${times(large.search, small.search)} times as long, and the studies ${times(large.megabytes, small.megabytes)} times the memory`,
  );
  return small.isGood;
}

async function measure({ studies, sites, seconds, say }: Omit<Options, 'growth'>): Promise<Measured> {
  await using data = new TemporaryDirectory();
  const database = await openDatabase({ dataDirectory: data.path });
  const registry = await standInRegistry({ studies: madeStudies({ studies, sites }), dataTimestamp: '2026-11-20T09:00:00' });
  try {
    const service = trials(database.db, { url: registry.url, isSample: true }, { pace: 0 });
    const copied = await timed(async () => service.mirror?.run(new AbortController().signal));
    const { stored = 0 } = copied.result?.kind === 'done' ? copied.result : {};
    say(`${studies} studies with ${sites} sites: ${stored} copied in ${(copied.ms / 1000).toFixed(1)} s`);
    const zips = zipCodes(500);
    const before = memoryHeld();
    const first = await timed(() => service.search(searchOf(zips[0] ?? '10001', 0)));
    const megabytes = memoryHeld() - before;
    say(`  read into memory in ${(first.ms / 1000).toFixed(1)} s: ${megabytes.toFixed(1)} MB`);
    return { ...(await measureSearches({ database, registry, service, studies, seconds, say, zips })), megabytes };
  } finally {
    registry.close();
    await database.close();
  }
}

type Running = {
  database: Database;
  registry: Awaited<ReturnType<typeof standInRegistry>>;
  service: Trials;
  zips: readonly string[];
} & Pick<Options, 'studies' | 'seconds' | 'say'>;

async function measureSearches({
  database,
  registry,
  service,
  studies,
  seconds,
  say,
  zips,
}: Running): Promise<Omit<Measured, 'megabytes'>> {
  const askedBefore = registry.asked.length;
  const times: { search: number[]; key: number[] } = { search: [], key: [] };
  let failures = 0;
  const one = async (n: number) => {
    const search = await timed(() => service.search(searchOf(zips[n % zips.length] ?? '10001', n)));
    if (search.result.kind !== 'found') failures += 1;
    const key = await timed(() =>
      sql`select study from trial_study where nct_id = ${`NCT${90_000_001 + (n % studies)}`}`.execute(database.db),
    );
    times.search.push(search.ms);
    times.key.push(key.ms);
  };
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    running.push(one(n));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / perSecond));
  }
  await Promise.all(running);
  const [search, key] = [p95(times.search), p95(times.key)];
  const asked = registry.asked.length - askedBefore;
  const isGood = search <= key * limit && failures === 0 && asked === 0;
  say(`  ${times.search.length} searches at ${perSecond} a second: p95 ${search.toFixed(2)} ms, a look-up by key ${key.toFixed(2)} ms`);
  say(
    `  ${(search / key).toFixed(1)}x (at most ${limit}), ${failures} failed, ${asked} requests to the registry${isGood ? '' : '   OVER'}`,
  );
  return { isGood, search };
}

/** What this process holds of memory that is in use, in MB. */
function memoryHeld(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** ZIP codes that there are, all over the country, the same each time. */
function zipCodes(count: number): string[] {
  const random = randomFrom(500);
  const found: string[] = [];
  while (found.length < count) {
    const zip = String(Math.floor(random() * 99_000)).padStart(5, '0');
    if (placeOf(zip)?.known === 'area') found.push(zip);
  }
  return found;
}

function searchOf(zip: string, n: number): TrialSearch {
  const distance = (['50', '50', '100', '200', 'anywhere'] as const)[n % 5] ?? '50';
  const subtype = n % 3 === 0 ? 'triple-negative' : null;
  return {
    ...{ zip, distance, subtype, phase: n % 7 === 0 ? 'PHASE3' : null, setting: null, kind: null, biomarkers: [], earlier: [] },
    ...{ hasBrainMetastases: n % 11 === 0, sort: 'distance', from: 0 },
  };
}
