import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../asking.ts';
import { pick } from '../bench/generated-words.ts';

const perProcess = 3;
/** Between two pages of one reader, in milliseconds. */
const pause = 400;

/** Readers of some processes at once. Half of what they ask for is what is changing, so that it is kept whenever it can be. */
export class Readers {
  /** What is being changed. */
  near: readonly string[] = [];
  /** How many answers there were, by status. */
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  #pages: readonly string[];
  #ended = false;
  readonly #reading: Promise<unknown>;

  constructor(ports: readonly number[], pages: readonly string[]) {
    this.#pages = pages;
    this.#reading = Promise.all(ports.flatMap((port) => Array.from({ length: perProcess }, () => this.#read(port))));
  }

  set pages(pages: readonly string[]) {
    this.#pages = pages;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#reading;
  }

  async #read(port: number): Promise<void> {
    while (!this.#ended) {
      const [first = '/', ...others] = Math.random() < 0.5 && this.near.length > 0 ? this.near : this.#pages;
      const path = pick([first, ...others], Math.random);
      try {
        const { status } = await ask(port, path, { encoding: 'gzip, deflate, br' });
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        // Without its database a process has no answer to what it does not keep, and says so.
        if (status >= 500 && status !== 503) this.faults.push(`${path} answered ${status}`);
      } catch (error) {
        this.faults.push(`${path} was not answered: ${String(error)}`);
      }
      await sleep(pause);
    }
  }
}
