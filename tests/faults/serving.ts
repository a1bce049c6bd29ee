import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, ask } from '../asking.ts';
import { randomOf } from '../bench/generated-words.ts';
import { patience } from '../patience.ts';
import { PublishedDirectory, TemporaryDirectory, waitUntil } from '../processes.ts';
import { Watch } from './watch.ts';
import { WatchedSite } from './watched-site.ts';

type Say = (line: string) => void;
/**
 * `rounds` of each kind; in milliseconds, `stoppedMs` is how long a database is stopped, `keptWithin` how long a page that is kept may take,
 * and `againWithin` how long the site may take to be ready again, and then what is published to be seen.
 */
type Options = { rounds: number; stoppedMs?: number; keptWithin?: number; againWithin?: number; seed?: number; say: Say };
type Do = (site: WatchedSite, random: () => number, stoppedMs: number) => Promise<void>;

type Fault = {
  name: string;
  do: Do;
  /** Whether connections break, and whether somebody has to start the site again. */
  web: 'stays' | 'breaks' | 'ends';
  database: 'stays' | 'is away';
};

const killBoth: Do = async (site) => {
  await Promise.all([site.killDatabase(), site.killAll()]);
};
const killOneAndDatabase: Do = async (site, random) => {
  await Promise.all([site.killDatabase(), site.killOne(random())]);
};

/** The kinds of faults, with what is done in turns. */
const kinds: readonly (readonly Fault[])[] = [
  [
    { name: 'one web process', do: (site, random) => site.killOne(random()), web: 'breaks', database: 'stays' },
    { name: 'all web processes', do: (site) => site.killAll(), web: 'ends', database: 'stays' },
  ],
  [{ name: 'database', do: (site) => site.killDatabase(), web: 'stays', database: 'is away' }],
  [
    { name: 'all and database', do: killBoth, web: 'ends', database: 'is away' },
    { name: 'one and database', do: killOneAndDatabase, web: 'breaks', database: 'is away' },
  ],
  [
    { name: 'database stopped', do: (site, _, ms) => site.stopDatabase(ms), web: 'stays', database: 'is away' },
    // All that is kept has to be made again by then, and cannot be.
    {
      name: 'database stopped after a cut',
      async do(site, _, ms) {
        await site.cutConnections();
        await sleep(100);
        await site.stopDatabase(ms);
      },
      web: 'stays',
      database: 'is away',
    },
  ],
];

/** What readers read meanwhile. None of it is published anew. */
const pages = ['/', '/es', '/treatment/chemotherapy', '/es/tratamiento/quimioterapia', '/topics', '/glossary', '/types', '/risk'];

/**
 * Kills web processes, the database and both, and stops the database, while pages are read. Pages that are kept are answered as long
 * as a web process lives, others are, or say when to come back; and afterwards all works again by itself.
 */
export async function proveServing(options: Options): Promise<{ faults: string[] }> {
  const { rounds, stoppedMs = 10_000, keptWithin = 2_000, againWithin = 30_000, seed = 1, say } = options;
  await using data = new PublishedDirectory();
  await using folder = new TemporaryDirectory();
  const random = randomOf(`serving ${seed}`);
  const site = await WatchedSite.start(data.path, folder.path);
  try {
    for (const page of pages) await site.everywhere(page, isKept);
    const bodies = await Promise.all(pages.map(async (page) => [page, (await ask(site.port, page)).body] as const));
    const watch = new Watch({ port: site.port, pages: new Map(bodies), keptWithin, random });
    const faults: string[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const faultsOfKind of kinds) {
        const fault = faultsOfKind[round % faultsOfKind.length];
        if (fault)
          say(`${String(round + 1).padStart(3)}  ${await oneRound(fault, { site, watch, random, stoppedMs, againWithin, faults })}`);
      }
    }
    await watch.end();
    faults.push(...watch.faults);
    for (const each of faults.slice(0, 20)) say(`FAULT ${each}`);
    say(`${rounds} rounds of each kind; ${faults.length} faults`);
    return { faults };
  } finally {
    await site.end();
  }
}

const isKept = ({ headers }: Answered) => headers['cache-status'] === 'alba; hit';

type Around = { site: WatchedSite; watch: Watch; random: () => number; stoppedMs: number; againWithin: number; faults: string[] };
let marks = 0;

async function oneRound(fault: Fault, { site, watch, random, stoppedMs, againWithin, faults }: Around): Promise<string> {
  for (const page of pages) await site.everywhere(page, isKept);
  watch.begin(fault.name);
  watch.mayBeSaved = false;
  const endsBefore = site.ends.length;
  watch.mayBreak = fault.web !== 'stays';
  const alarm = new Alarm(site.port);
  await fault.do(site, random, stoppedMs);
  const started = performance.now();
  if (fault.web === 'ends') await site.start();
  await waitUntil(() => site.isComplete(), patience, `all web processes run again: ${fault.name}`);
  await site.everywhere('/health/ready', ({ status }) => status === 200);
  const ready = performance.now() - started;
  const { sounded } = await alarm.end();
  // A process that has just begun keeps nothing.
  for (const page of pages) await site.everywhere(page, isKept);
  watch.mayBreak = false;
  watch.mayBeSaved = true;
  marks += 1;
  const publishing = performance.now();
  await site.publishAndSee(`mark-${marks}-of-this`);
  const fresh = performance.now() - publishing;
  if (ready > againWithin) faults.push(`${fault.name}: all was ready again after ${ready.toFixed(0)} ms`);
  if (fresh > againWithin) faults.push(`${fault.name}: what was published was seen after ${fresh.toFixed(0)} ms`);
  if (fault.database === 'is away' && fault.web === 'stays' && !sounded) faults.push(`${fault.name}: /health/ready never said so`);
  const ends = fault.web === 'stays' ? site.ends.slice(endsBefore) : [];
  if (ends.length > 0) faults.push(`${fault.name}: ${ends.join(' ')}`);
  const { kept, stale, longestKept, made, refused, broken } = watch.met;
  return [
    `${fault.name.padEnd(28)} ready after ${(ready / 1000).toFixed(1)} s, fresh after ${(fresh / 1000).toFixed(1)}`,
    `${kept} kept pages (${stale} stale, longest ${longestKept.toFixed(0)} ms)`,
    `made anew ${made}, refused ${refused}${broken > 0 ? `, ${broken} connections broken` : ''}`,
  ].join('; ');
}

/** Asks whether the site is ready, again and again. */
class Alarm {
  #ended = false;
  #sounded = false;
  readonly #asking: Promise<void>;

  constructor(port: number) {
    this.#asking = this.#ask(port);
  }

  async end(): Promise<{ sounded: boolean }> {
    this.#ended = true;
    await this.#asking;
    return { sounded: this.#sounded };
  }

  async #ask(port: number): Promise<void> {
    while (!this.#ended) {
      const answered = await ask(port, '/health/ready', { agent: false }).catch(() => null);
      if (answered?.status === 503) this.#sounded = true;
      await sleep(25);
    }
  }
}
