import { setImmediate as nextTurn } from 'node:timers/promises';
import { TurnedAway } from './turned-away.ts';

type Options = {
  /** How many run side by side: while one waits for the database, another has the thread. */
  atOnce: number;
  /** How many wait at most. */
  mostWaiting: number;
  /** How long one waits at most, in milliseconds. */
  patience: number;
};

type Waiting = { begin(): void; timer: NodeJS.Timeout };

/**
 * Lets a few tasks run side by side, and others wait in line for a while. Past that they are refused at once: an answer that comes
 * too late costs as much as one in time, and makes all others late too.
 */
export class RequestQueue {
  readonly #options: Options;
  readonly #line = new Set<Waiting>();
  #running = 0;
  #refused = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /** How many were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** Before anything is done for a task that there is no place for. @throws TurnedAway `busy` */
  expectPlace(): void {
    if (this.#running >= this.#options.atOnce && this.#line.size >= this.#options.mostWaiting) throw this.#refusal();
  }

  /** @throws TurnedAway `busy`, where too many wait already, or it waited too long */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await task();
    } finally {
      await this.#leave();
    }
  }

  /** Waits for a place. Who leaves one hands it on, so the number of running tasks stays. */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#line.size >= this.#options.mostWaiting) {
        reject(this.#refusal());
        return;
      }
      const waiting: Waiting = {
        begin: resolve,
        timer: setTimeout(() => {
          this.#line.delete(waiting);
          reject(this.#refusal());
        }, this.#options.patience),
      };
      this.#line.add(waiting);
    });
  }

  #refusal(): TurnedAway {
    this.#refused += 1;
    return new TurnedAway('busy');
  }

  async #leave(): Promise<void> {
    // What only needs sending goes out before the next page is made.
    if (this.#line.size > 0) await nextTurn();
    const [next] = this.#line;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#line.delete(next);
    clearTimeout(next.timer);
    next.begin();
  }
}
