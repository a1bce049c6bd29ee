import { BoundedQueue } from './bounded-queue.ts';

/** A bounded queue for each key that has something to run: whoever waits in their own line takes no place from others. */
export class QueuesByKey {
  readonly #options: ConstructorParameters<typeof BoundedQueue>[0];
  readonly #queues = new Map<string, BoundedQueue>();

  constructor(options: ConstructorParameters<typeof BoundedQueue>[0]) {
    this.#options = options;
  }

  /** How many keys have something to run. */
  get size(): number {
    return this.#queues.size;
  }

  /** @throws QueueFull */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? new BoundedQueue(this.#options);
    this.#queues.set(key, queue);
    try {
      return await queue.run(task);
    } finally {
      if (queue.running + queue.waiting === 0 && this.#queues.get(key) === queue) this.#queues.delete(key);
    }
  }
}
