import { setImmediate as nextTurn } from 'node:timers/promises';

type Options = {
  /** How many run side by side: while one waits for the database, another has the thread. */
  atOnce: number;
  /** How many wait at most: any number unless said. */
  mostWaiting?: number;
  /** How long one waits at most, in milliseconds: as long as it takes unless said. */
  patience?: number;
};

type Waiting = { keys: readonly string[]; begin(): void; timer: NodeJS.Timeout | undefined };

/** Too many wait already, or it waited too long. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * A bounded queue with limited concurrency (semaphore): a few tasks run side by side, and others wait in line, first in, first out.
 * Past that they are refused at once (load shedding): an answer that comes too late costs as much as one in time, and makes all others
 * late too.
 */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #patience: number | undefined;
  readonly #line = new Set<Waiting>();
  readonly #held = new Set<string>();
  #running = 0;
  #refused = 0;

  constructor({ atOnce, mostWaiting = Number.POSITIVE_INFINITY, patience }: Options) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#patience = patience;
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

  /** Before anything is done for a task that there is no place for. @throws QueueFull */
  expectPlace(): void {
    if (this.#running >= this.#atOnce && this.#line.size >= this.#mostWaiting) throw this.#refusal();
  }

  /**
   * Runs a task in its turn. No two with a key in common run side by side: one waits for another, and those behind it with it.
   * @throws QueueFull
   */
  async run<Result>(task: () => Promise<Result>, keys: readonly string[] = []): Promise<Result> {
    if (this.#line.size === 0 && this.#mayBegin(keys)) this.#begin(keys);
    else await this.#turn(keys);
    try {
      return await task();
    } finally {
      await this.#leave(keys);
    }
  }

  #mayBegin(keys: readonly string[]): boolean {
    return this.#running < this.#atOnce && !keys.some((key) => this.#held.has(key));
  }

  #begin(keys: readonly string[]): void {
    this.#running += 1;
    for (const key of keys) this.#held.add(key);
  }

  #turn(keys: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#line.size >= this.#mostWaiting) {
        reject(this.#refusal());
        return;
      }
      const giveUp = () => {
        this.#line.delete(waiting);
        reject(this.#refusal());
      };
      const timer = this.#patience === undefined ? undefined : setTimeout(giveUp, this.#patience);
      const waiting: Waiting = { keys, begin: resolve, timer };
      this.#line.add(waiting);
    });
  }

  #refusal(): QueueFull {
    this.#refused += 1;
    return new QueueFull('too many wait already');
  }

  async #leave(keys: readonly string[]): Promise<void> {
    // What only needs sending goes out before the next task begins.
    if (this.#line.size > 0) await nextTurn();
    this.#running -= 1;
    for (const key of keys) this.#held.delete(key);
    for (const next of this.#line) {
      if (!this.#mayBegin(next.keys)) return;
      this.#line.delete(next);
      clearTimeout(next.timer);
      this.#begin(next.keys);
      next.begin();
    }
  }
}
