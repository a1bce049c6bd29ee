import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, ask } from '../asking.ts';
import { pick } from '../bench/generated-words.ts';

/** Between two requests of one reader, in milliseconds. */
const pause = 10;
const readersOfEach = 2;

/** `pages` are those that are kept, as they have to be; `keptWithin` is how long one of them may take, in milliseconds. */
type Watched = { port: number; pages: ReadonlyMap<string, Buffer>; keptWithin: number; random: () => number };

/** What readers met in one round. */
export type Met = { kept: number; stale: number; longestKept: number; made: number; refused: number; broken: number };

/** Readers of pages that are kept, and of pages that are made for each of them, for as long as it runs. */
export class Watch {
  readonly faults: string[] = [];
  /** While a web process is being killed, connections break, and one that has just begun keeps nothing yet. */
  mayBreak = false;
  /** While something is published, what shows it is made anew, and on a busy machine answered by its saved copy meanwhile. */
  mayBeSaved = false;
  met: Met = nothing();
  readonly #watched: Watched;
  readonly #watching: Promise<unknown>;
  #ended = false;
  #what = 'nothing';

  constructor(watched: Watched) {
    this.#watched = watched;
    const readers = Array.from({ length: readersOfEach }, () => [this.#repeat(this.#readKept), this.#repeat(this.#readMade)]);
    this.#watching = Promise.all(readers.flat());
  }

  /** From now on what is wrong is put down to this. */
  begin(what: string): void {
    this.met = nothing();
    this.#what = what;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#watching;
  }

  async #repeat(read: () => Promise<void>): Promise<void> {
    while (!this.#ended) {
      const mightBreak = this.mayBreak;
      try {
        await read();
      } catch (error) {
        this.met.broken += 1;
        if (!this.mayBreak && !mightBreak) this.#fault(`no answer: ${String(error)}`);
      }
      await sleep(pause);
    }
  }

  readonly #readKept = async () => {
    const path = this.#somePath();
    const mightBreak = this.mayBreak;
    const mightBeSaved = this.mayBeSaved;
    const started = performance.now();
    const answered = await ask(this.#watched.port, path, { agent: false });
    const took = performance.now() - started;
    this.met.kept += 1;
    if (String(answered.headers['cache-status']).includes('stale')) this.met.stale += 1;
    if (this.mayBreak || mightBreak) return this.#holdMade(path, answered);
    this.met.longestKept = Math.max(this.met.longestKept, took);
    const page = this.mayBeSaved || mightBeSaved ? withoutNotice(answered) : answered;
    if (!this.#isRight(path, page)) this.#fault(`${path}, which is kept, answered ${how(answered)} after ${took.toFixed(0)} ms`);
    if (took > this.#watched.keptWithin) this.#fault(`${path}, which is kept, took ${took.toFixed(0)} ms`);
  };

  readonly #readMade = async () => {
    const path = this.#somePath();
    const answered = await ask(this.#watched.port, `${path}?preview=none`, { agent: false });
    if (answered.status === 200) this.met.made += 1;
    else this.met.refused += 1;
    this.#holdMade(path, answered);
  };

  /** A right page, the copy of one for when the database is away, or word of when to come back. */
  #holdMade(path: string, answered: Answered): void {
    const { status, headers } = answered;
    if (status === 503 ? Number(headers['retry-after']) > 0 : this.#isRight(path, withoutNotice(answered))) return;
    this.#fault(`${path}, made anew, answered ${how(answered)}, Retry-After ${headers['retry-after']}`);
  }

  #isRight(path: string, { status, body }: Answered): boolean {
    return status === 200 && this.#watched.pages.get(path)?.equals(body) === true;
  }

  #fault(words: string): void {
    this.faults.push(`${this.#what}: ${words}`);
  }

  #somePath(): string {
    const [first = '/', ...others] = this.#watched.pages.keys();
    return pick([first, ...others], this.#watched.random);
  }
}

/** A saved copy says so in one line, and is otherwise the page. */
function withoutNotice(answered: Answered): Answered {
  if (!String(answered.headers['cache-status']).includes('detail=saved')) return answered;
  return { ...answered, body: Buffer.from(answered.body.toString().replace(/<p class="saved-page">.*?<\/p>/, '')) };
}

function how({ status, headers }: Answered): string {
  return `${status} (${headers['cache-status']})`;
}

function nothing(): Met {
  return { kept: 0, stale: 0, longestKept: 0, made: 0, refused: 0, broken: 0 };
}
