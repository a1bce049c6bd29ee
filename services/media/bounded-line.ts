/** The queue is full. */
export class LineFull extends Error {
  override name = 'LineFull';
}

/** A bounded queue with limited concurrency (semaphore). @throws LineFull where too many tasks wait already (load shedding). */
export type BoundedLine = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function boundedLine({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedLine {
  const line: (() => void)[] = [];
  let running = 0;
  /** Hands the slot of a finished task to the next in the queue (first in, first out). */
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running--;
  };
  return async (task) => {
    if (running < atOnce) running++;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new LineFull(`${waiting} wait already`);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
