import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#database/database.ts';
import { randomOf } from '../bench/generated-words.ts';
import { longestRun, patience } from '../patience.ts';
import { isAlive, processesIn, TemporaryDirectory, waitUntil } from '../processes.ts';
import { Child } from './child.ts';
import { MarkedLibrary } from './marked-library.ts';
import { connectTo, readStoredLibrary } from './stored-library.ts';

type Say = (line: string) => void;
type Options = { rounds: number; size?: number; seed?: number; say: Say };
type Proof = { rounds: number; midway: number; faults: string[] };

/** Who is killed, and whether another process holds the database meanwhile, as a running site does. */
const kills = [
  { name: 'publisher', publisher: true, database: false, holder: false },
  { name: 'publisher beside a holder', publisher: true, database: false, holder: true },
  { name: 'database', publisher: false, database: true, holder: false },
  { name: 'database of a holder', publisher: false, database: true, holder: true },
  { name: 'publisher and database', publisher: true, database: true, holder: false },
] as const;
type Kill = (typeof kills)[number];

/**
 * Publishes a library that changes again and again, and kills who publishes it, or the database, at random moments. After each
 * kill every entry must be whole, of its older or its newer text, and the next publication must work by itself.
 */
export async function provePublisher({ rounds, size = 200, seed = 1, say }: Options): Promise<Proof> {
  await using data = new TemporaryDirectory();
  await using folder = new TemporaryDirectory();
  const library = new MarkedLibrary(folder.path, { size, seed });
  const proof = new Rounds(library, data.path, randomOf(`faults ${seed}`));
  await library.writeNext();
  await proof.publish();
  for (let round = 0; round < rounds; round++)
    say(`${String(round + 1).padStart(3)}  ${await proof.round(kills[round % kills.length] ?? kills[0])}`);
  await proof.expectNothingLeft();
  // What is wrong once is found again in every round after it.
  for (const fault of proof.faults.slice(0, 20)) say(`FAULT ${fault}`);
  say(`${rounds} kills, ${proof.midway} of them midway; ${proof.faults.length} faults`);
  return { rounds, midway: proof.midway, faults: proof.faults };
}

class Rounds {
  readonly faults: string[] = [];
  midway = 0;
  readonly #library: MarkedLibrary;
  readonly #data: string;
  readonly #random: () => number;

  constructor(library: MarkedLibrary, data: string, random: () => number) {
    this.#library = library;
    this.#data = data;
    this.#random = random;
  }

  async round(kill: Kill): Promise<string> {
    await this.#library.writeNext();
    const holder = kill.holder ? new Child('tests/faults/holder.ts', [this.#data], this.#data) : null;
    await holder?.says('ready', longestRun);
    const { seen, exit } = await this.#publishAndKill(kill);
    const done = await this.#look();
    const { size } = this.#library;
    if (done < seen) this.faults.push(`${seen} entries had been published when the ${kill.name} was killed, and ${done} were left`);
    if (done > 0 && done < size) this.midway += 1;
    // Every other time the library has changed again by then.
    const changed = this.#random() < 0.5;
    if (changed) await this.#library.writeNext();
    const started = performance.now();
    await this.publish();
    const ms = performance.now() - started;
    holder?.kill('SIGTERM');
    const ended = await holder?.endsWithin(longestRun);
    if (ended && ended.code !== 0) this.faults.push(`the holder ended with ${ended.code}: ${holder?.output}`);
    const next = `next publication${changed ? ', of another text,' : ''} in ${(ms / 1000).toFixed(1)} s`;
    return `${kill.name.padEnd(26)} at ${String(seen).padStart(3)} of ${size}, ${String(done).padStart(3)} are new; ${exit}; ${next}`;
  }

  /** Publishes without a fault: it ends well, and everything is of the newest text. */
  async publish(): Promise<void> {
    const publisher = this.#start();
    const { code } = await publisher.endsWithin(longestRun);
    if (code !== 0 || !publisher.output.includes('refused 0')) this.faults.push(`a publication ended with ${code}: ${publisher.output}`);
    const newest = await this.#look();
    if (newest !== this.#library.size) this.faults.push(`${newest} of ${this.#library.size} entries are of the newest text`);
  }

  #start(): Child {
    return new Child('script/library.ts', ['publish', '--folder', this.#library.root], this.#data);
  }

  async #publishAndKill(kill: Kill): Promise<{ seen: number; exit: string }> {
    const before = new Date();
    const publisher = this.#start();
    const seen = await this.#waitFor(1 + Math.floor(this.#random() * (this.#library.size - 1)), before, publisher);
    await sleep(this.#random() * 20);
    if (kill.publisher) publisher.kill();
    if (kill.database) await this.#killDatabase();
    const { code, signal } = await publisher.endsWithin(longestRun);
    const words = publisher.output.split('\n').find((line) => /error|terminat/i.test(line)) ?? publisher.output.trim();
    return { seen, exit: signal ?? `it ended with ${code} ${words}`.trim() };
  }

  /** Waits until so many entries were stored since then, or the publisher has ended; gives how many. */
  async #waitFor(wanted: number, since: Date, publisher: Child): Promise<number> {
    let seen = 0;
    let client = null;
    while (!publisher.isOver && seen < wanted) {
      client ??= await connectTo(this.#data);
      const found = await client?.query<{ done: number }>('select count(*)::int / 2 as done from entry where stored_at >= $1', [since]);
      seen = found?.rows[0]?.done ?? 0;
      await sleep(5);
    }
    await client?.end();
    return seen;
  }

  /** Unless it has ended meanwhile, with the publisher that it belongs to. */
  async #killDatabase(): Promise<void> {
    const file = await readFile(path.join(this.#data, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number.parseInt(file, 10);
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }

  /** Holds everything that is stored against what was written; gives how many entries are of the newest text. */
  async #look(): Promise<number> {
    const database = await openDatabase({ dataDirectory: this.#data });
    try {
      const client = await connectTo(this.#data);
      if (!client) throw new Error('the database does not answer');
      const { newest, faults } = this.#library.check(await readStoredLibrary(client).finally(() => client.end()));
      this.faults.push(...faults);
      return newest;
    } finally {
      await database.close();
    }
  }

  async expectNothingLeft(): Promise<void> {
    await waitUntil(async () => (await processesIn(this.#data)).length === 0, patience, 'nothing runs any more').catch((error: unknown) =>
      this.faults.push(String(error)),
    );
    const files = await readdir(this.#data, { recursive: true });
    const left = files.filter((file) => /\.draft-|\.stale-|\.part$|\.pid$|\.s\.PGSQL/.test(file));
    if (left.length > 0) this.faults.push(`left behind: ${left.join(', ')}`);
  }
}
