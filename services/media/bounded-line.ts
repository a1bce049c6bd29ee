/** There is no place left to wait. */
export class LineFull extends Error {
  override name = 'LineFull';
}

/** Does so many things at once; others wait in line for their turn. @throws LineFull where too many wait already. */
export type BoundedLine = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function boundedLine({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedLine {
  const line: (() => void)[] = [];
  let running = 0;
  /** Whoever ends hands its place to the next, so that nobody comes between. */
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
