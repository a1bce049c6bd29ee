import { BoundedQueue } from './bounded-queue.ts';

type Options<Item> = {
  atOnce: number;
  /** Items with a key in common are never under way side by side. */
  keysOf: (item: Item) => readonly string[];
};

/**
 * A task for each item, a few side by side, begun in their order. An item is asked for only once the task of the one before has begun,
 * so that no more are held than are under way.
 * @throws what the first task threw that did, when all are through; none begins after it
 */
export async function forEachBounded<Item>(
  items: Iterable<Item>,
  { atOnce, keysOf }: Options<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new BoundedQueue({ atOnce });
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  for (const item of items) {
    const begun = Promise.withResolvers<void>();
    const run = async () => {
      begun.resolve();
      try {
        if (failures.length === 0) await task(item);
      } catch (error) {
        // Noted before the place is handed on: whoever has it next is not to begin.
        failures.push(error);
      }
    };
    const running: Promise<void> = queue.run(run, keysOf(item)).finally(() => underWay.delete(running));
    underWay.add(running);
    await begun.promise;
    if (failures.length > 0) break;
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
}
