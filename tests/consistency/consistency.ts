import { setTimeout as sleep } from 'node:timers/promises';
import { pick, randomOf } from '../bench/generated-words.ts';
import { longestRun } from '../patience.ts';
import { freePort, Program, PublishedDirectory, type Site, startSite, TemporaryDirectory } from '../processes.ts';
import { type Change, ChangingLibrary } from './changing-library.ts';
import { Comparison } from './comparison.ts';
import { allPages, pagesOf } from './places.ts';
import { Publisher, picture, urlOf } from './publisher.ts';
import { Readers } from './readers.ts';

type Say = (line: string) => void;
/** `last`: how many pages are looked at when all is done, chosen at random; all of them, where it is left out. */
type Options = { changes: number; cuts: number; size?: number; seed?: number; oldAtMost?: number; last?: number; say: Say };

/** How many changes are made at once: most often one, and then all that they concern is looked at. */
const burst = [1, 1, 1, 2, 4] as const;
/** How many pages are looked at after them: of those that they concern, of those before, and of all. */
const looks = { concerned: 16, before: 4, others: 4 };
/** All pages are looked at every so many changes. */
const allEvery = 250;
/** Past so many faults there is nothing more to learn. */
const mostFaults = 100;

/**
 * Changes a library at random under the eyes of readers, on two web processes whose database connections are cut now and then.
 * Within a second of each change, or `oldAtMost` milliseconds, what they hand out must be what is made anew, byte for byte; unless they
 * say with it that they could not make it in time, which passes.
 */
export async function proveConsistency({
  changes,
  cuts,
  size = 240,
  seed = 1,
  oldAtMost = 1_000,
  last = Number.POSITIVE_INFINITY,
  say,
}: Options): Promise<{ faults: string[] }> {
  await using data = new PublishedDirectory();
  await using folder = new TemporaryDirectory();
  await using assets = new TemporaryDirectory();
  say(`seed ${seed}`);
  const random = randomOf(`consistency ${seed}`);
  const library = await ChangingLibrary.make(folder.path, { size, seed, random });
  const variables = { TRUSTED_PROXIES: 'loopback' };
  const first = await startSite({ dataDirectory: data.path, variables });
  const second = await startSite({ dataDirectory: data.path, variables: { ...variables, ORIGIN: first.origin } });
  const publisher = await Publisher.open(data.path, assets.path);
  const fresh = await startFresh(data.path, first.origin);
  try {
    const webs = [
      { name: 'one process', port: first.port },
      { name: 'the other', port: second.port },
    ];
    const comparison = new Comparison(fresh.port, webs, oldAtMost);
    const proof = new Proof({ library, publisher, comparison, random, cutting: randomOf(`cuts ${seed}`) });
    return await proof.run({ changes, cuts, last, ports: [first.port, second.port], say });
  } finally {
    await publisher.close();
    await fresh.program.end('SIGKILL');
    await second.program.end();
    await first.program.end();
  }
}

async function startFresh(dataDirectory: string, origin: string): Promise<Pick<Site, 'program' | 'port'>> {
  const port = await freePort();
  const program = new Program('tests/consistency/fresh-server.ts', {
    ...{ NODE_ENV: 'production', PORT: String(port), ORIGIN: origin, LOG_LEVEL: 'error' },
    ...{ DATA_DIR: dataDirectory, DATABASE_URL: await urlOf(dataDirectory) },
  });
  await program.says('ready', longestRun);
  return { program, port };
}

/** What is changed comes from `random` alone, and so is the same for the same seed. */
type Parts = { library: ChangingLibrary; publisher: Publisher; comparison: Comparison; random: () => number; cutting: () => number };

class Proof {
  readonly #parts: Parts;
  readonly #faults: string[] = [];
  readonly #kinds = new Map<string, number>();
  #changes = 0;
  #cut = 0;
  #before: readonly string[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async run({ changes, cuts, last, ports, say }: { changes: number; cuts: number; last: number; ports: readonly number[]; say: Say }) {
    const { publisher, library, comparison } = this.#parts;
    const { refused, why } = await publisher.publish(library.whole);
    if (refused.length > 0) throw new Error(`the library cannot be published: ${why}`);
    const readers = new Readers(ports, await allPages(publisher.db));
    let [cutsDone, looked] = [0, 0];
    while (this.#changes < changes && comparison.faults.length < mostFaults) {
      const isCut = cutsDone < (this.#changes / changes) * cuts;
      if (isCut) cutsDone += 1;
      const since = await this.#round(readers, isCut);
      if (Math.floor(this.#changes / allEvery) === looked && this.#changes < changes) continue;
      looked = Math.floor(this.#changes / allEvery);
      const pages = await allPages(publisher.db);
      readers.pages = pages;
      await comparison.compare(this.#changes < changes ? pages : this.#some(pages, last), since, 'all changes so far');
      say(`${String(this.#changes).padStart(5)} changes, ${cutsDone} cuts; ${comparison.summary}`);
    }
    await readers.end();
    const faults = [...this.#faults, ...readers.faults, ...comparison.faults];
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    say(
      `changes: ${[...this.#kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}; ${this.#cut} connections cut in ${cutsDone} cuts`,
    );
    say(
      `readers got ${[...readers.statuses]
        .toSorted()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
    );
    say(`${faults.length} faults`);
    return { faults };
  }

  /** Some changes at once, and a look at what they concern; gives when they were done. */
  async #round(readers: Readers, isCut: boolean): Promise<number> {
    const { library, publisher, comparison, random } = this.#parts;
    const ids: string[] = [];
    for (let left = pick(burst, random); left > 0; left--) ids.push(random() < 0.03 ? picture : library.choose(ids));
    const chosen = [...new Set(ids)];
    const concerned = async () => (await Promise.all(chosen.map((id) => pagesOf(publisher.db, id)))).flat();
    const before = await concerned();
    readers.near = before;
    const publishing = this.#publish(chosen);
    const cut = isCut ? this.#cutDuring(publishing) : 0;
    const { changed, since } = await publishing;
    const near = [...new Set([...before, ...(await concerned())])];
    const paths = [
      ...this.#some(near, looks.concerned),
      ...this.#some(this.#before, looks.before),
      ...this.#some(await allPages(publisher.db), looks.others),
    ];
    this.#before = near;
    readers.near = near;
    await comparison.compare([...new Set(paths)], since, changed);
    this.#cut += await cut;
    return since;
  }

  /** Once at any moment, or again and again until all is published, so that word of it is missed. Gives how many connections. */
  async #cutDuring(publishing: Promise<unknown>): Promise<number> {
    const { publisher, cutting } = this.#parts;
    if (cutting() < 0.5) return sleep(cutting() * 150).then(() => publisher.cut(cutting() < 0.5 ? 1 : cutting()));
    let [isPublished, count] = [false, 0];
    void publishing.then(() => {
      isPublished = true;
    });
    while (!isPublished) count += await publisher.cut(1);
    return count;
  }

  async #publish(ids: readonly string[]): Promise<{ changed: string; since: number }> {
    const { library, publisher } = this.#parts;
    const made: Change[] = [];
    for (const id of ids) made.push(id === picture ? { kind: 'picture', id, due: null } : await library.change(id));
    const publish = async ({ id }: Change) => {
      if (id !== picture) return publisher.publish(library.rootOf(id));
      await publisher.describePicture(`The picture of change ${this.#changes}`);
      return { refused: [], why: '' };
    };
    const outcomes = await Promise.all(made.map(publish));
    // Who wanted an address that another was just leaving gets it now.
    for (const change of made.filter((_, index) => (outcomes[index]?.refused.length ?? 0) > 0)) {
      const { refused, why } = await publish(change);
      if (refused.length > 0) this.#faults.push(`${change.kind} of ${change.id} was refused: ${why}`);
    }
    this.#changes += made.length;
    for (const { kind } of made) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    // What comes or goes by itself has done so by then.
    const due = Math.max(0, ...made.map((each) => each.due ?? 0)) - Date.now();
    if (due > 0) await sleep(due);
    return { changed: made.map(({ kind, id }) => `${kind} of ${id}`).join(' and '), since: Date.now() };
  }

  #some(paths: readonly string[], most: number): string[] {
    const { random } = this.#parts;
    return paths.length <= most ? [...paths] : Array.from({ length: most }, () => paths[Math.floor(random() * paths.length)] ?? '/');
  }
}
