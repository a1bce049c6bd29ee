import { type BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
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
};

/** What a request passes before its answer is made. Each throws TurnedAway. */
export type Gate = ReturnType<typeof openGate>;

/** A gate with limits of its own. Routes call its parts in their own order: what costs least, or tells most, comes first. */
export function openGate({ isClosed, limit, queue, longestBody = longestForm }: Options) {
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
    inTurn: <Result>(task: () => Promise<Result>): Promise<Result> =>
      queue.run(task).catch((error: unknown) => {
        throw busy(error);
      }),
  };
}

function busy(error: unknown): unknown {
  return error instanceof QueueFull ? new TurnedAway('busy', { cause: error }) : error;
}
