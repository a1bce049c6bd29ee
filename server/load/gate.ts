import type { RateLimit } from './rate-limit.ts';
import type { RequestQueue } from './request-queue.ts';
import { TurnedAway } from './turned-away.ts';
import type { Connection } from './visitor.ts';
import { longestForm, wholeBody } from './whole-body.ts';

type Options = {
  /** `MAINTENANCE=1`. */
  isClosed: boolean;
  limit: RateLimit;
  queue: RequestQueue;
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
      queue.expectPlace();
      await limit(connection);
    },
    whole: (request: Request): Promise<Request> => wholeBody(request, longestBody),
    inTurn: <Result>(task: () => Promise<Result>): Promise<Result> => queue.run(task),
  };
}
