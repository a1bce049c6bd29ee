import { type BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { QueuesByKey } from '#services/bounded-queue/queues-by-key.ts';
import type { RateLimit } from './rate-limit.ts';
import { TurnedAway } from './turned-away.ts';
import type { Connection } from './visitor.ts';
import { longestForm, wholeBody } from './whole-body.ts';

type Options = {
  /** `MAINTENANCE=1`. */
  isClosed: boolean;
  limit: RateLimit;
  queue: BoundedQueue;
  /** The most bytes of a body that is waited for: those of a form unless said. */
  longestBody?: number;
  /** How long a page may wait for its turn and for the database, in ticks of 100 ms. What counts visitors may have waited before. */
  ticks?: number;
};

/** What a request passes before its answer is made. Each throws TurnedAway. */
export type Gate = ReturnType<typeof openGate>;

/** What one visitor has done at once of what is dear, such as a password that is hashed; and how many more may wait in their line. */
const ofOneVisitor = { atOnce: 1, mostWaiting: 16, patience: 5_000 };
/** Until some of the line is gone, in milliseconds. */
const retryAfterMs = 1_000;
/** How long what was given up may still run once the gate is closed, in milliseconds: a database may answer nothing at all. */
const grace = 10_000;

/** A gate with limits of its own. Routes call its parts in their own order: what costs least, or tells most, comes first. */
export function openGate({ isClosed, limit, queue, longestBody = longestForm, ticks = 14 }: Options) {
  const lines = new QueuesByKey(ofOneVisitor);
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> =>
    queue.run(task).catch((error: unknown) => {
      throw busy(error);
    });
  const reading = new Set<Promise<unknown>>();
  let isClosing = false;
  const read = <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (isClosing) return Promise.reject(new TurnedAway('away'));
    const result = task().finally(() => reading.delete(result));
    reading.add(result);
    return result;
  };

  return {
    expectOpen(): void {
      if (isClosed) throw new TurnedAway('maintenance');
    },
    /** Counts the request for its visitor, unless there is no place for it anyway. */
    async allow(connection: Connection | undefined): Promise<void> {
      try {
        queue.expectPlace();
      } catch (error) {
        throw busy(error);
      }
      await limit(connection);
    },
    whole: (request: Request): Promise<Request> => wholeBody(request, longestBody),
    inTurn,
    /** The same for what only reads: where the database keeps it waiting it is given up, and its place is free again; it runs on until `close`. */
    inTime<Result>(task: () => Promise<Result>): Promise<Result> {
      const late = deadline(ticks);
      return Promise.race([inTurn(() => Promise.race([read(task), late.passed])), late.passed]).finally(late.clear);
    },
    /** One at a time of each visitor: the others of the same wait in a line of their own, and hold no place that somebody else could have. */
    oneByOne: <Result>(visitor: string, task: () => Promise<Result>): Promise<Result> =>
      visitor === ''
        ? inTurn(task)
        : lines
            .run(visitor, () => inTurn(task))
            .catch((error: unknown) => {
              throw error instanceof QueueFull ? new TurnedAway('limited', { retryAfterMs, cause: error }) : error;
            }),
    /** Lets nothing that only reads begin any more. Resolves once nothing of it asks the database, what was given up neither. */
    async close(): Promise<void> {
      isClosing = true;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, grace);
      });
      await Promise.race([Promise.allSettled(reading), late]);
      clearTimeout(timer);
    },
  };
}

/** In milliseconds. */
const tick = 100;

/** Passes after so many ticks, not at a time: a process that has no time itself is late for ticks too, and no sign that the database is away. */
function deadline(ticks: number): { passed: Promise<never>; clear(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    let left = ticks;
    timer = setInterval(() => {
      if (--left === 0) reject(new TurnedAway('away'));
    }, tick);
  });
  passed.catch(() => {});
  return { passed, clear: () => clearInterval(timer) };
}

function busy(error: unknown): unknown {
  return error instanceof QueueFull ? new TurnedAway('busy', { cause: error }) : error;
}
