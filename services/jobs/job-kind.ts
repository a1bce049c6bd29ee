import type { Kysely } from 'kysely';
import type { Queue } from 'pg-boss';
import { z } from 'zod';
import type { DB } from '#database/types.ts';

/** A kind of job: its queue, what its payload looks like, and how it is retried. */
export type JobKind<Payload = unknown> = {
  /** The name of its queue, of its metrics, and in the log. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How many of them a process runs side by side. */
  readonly atOnce: number;
  /** A cron expression, in UTC: by it a job without payload is made, unless the one before is not done. */
  readonly schedule: string | undefined;
  readonly queue: Omit<Queue, 'name'>;
  /** For how long it waits before it may be run, in seconds. */
  readonly startAfter: number;
};

const day = 86_400;

type Options<Payload> = {
  name: string;
  payload: z.ZodType<Payload>;
  atOnce?: number;
  /** How long one attempt may take, in seconds: it is broken off then. */
  longest?: number;
  /** How often it is tried again, after so many seconds at first and then twice as long each time, up to `upTo`. */
  retries: { most: number; firstAfter: number; upTo: number };
  /** How long it may wait in all: after that nobody wants it done any more. */
  waitsDays?: number;
  /** For how long it is not run, in seconds. */
  startAfter?: number;
};

/**
 * So often a worker tells that it lives, in seconds. A job whose worker was silent for this long is tried again: the least that pg-boss
 * takes.
 */
const heartbeatSeconds = 10;

/** Defines a kind of job that is sent. Whoever died of its retries is kept for 30 days, for an operator. */
export function defineJob<Payload>(options: Options<Payload>): JobKind<Payload> {
  const { name, payload, atOnce = 1, longest = 60, retries, waitsDays = 14, startAfter = 0 } = options;
  return {
    name,
    payload,
    atOnce,
    schedule: undefined,
    startAfter,
    queue: { ...queueOptions(retries, longest), policy: 'standard', retentionSeconds: waitsDays * day, deleteAfterSeconds: 30 * day },
  };
}

/** Defines a kind of job that is done regularly, by one process at a time. */
export function defineSchedule({ name, schedule, longest = 300 }: { name: string; schedule: string; longest?: number }): JobKind<null> {
  const retries = { most: 5, firstAfter: 10, upTo: 600 };
  return {
    name,
    payload: z.null(),
    atOnce: 1,
    schedule,
    startAfter: 0,
    queue: { ...queueOptions(retries, longest), policy: 'exclusive', retentionSeconds: day, deleteAfterSeconds: 7 * day },
  };
}

function queueOptions({ most, firstAfter, upTo }: Options<unknown>['retries'], longest: number): Omit<Queue, 'name'> {
  return {
    retryLimit: most,
    retryDelay: firstAfter,
    retryBackoff: true,
    retryDelayMax: upTo,
    expireInSeconds: longest,
    heartbeatSeconds,
  };
}

/** What a job's handler is told, besides its payload. */
export type JobContext = {
  readonly id: string;
  /** When it was sent. */
  readonly at: Date;
  /** Aborted when it takes too long, or the process ends. */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done within the handler's own transaction: what it changed in the database and the job's end are committed
   * together. A handler that does not call this is done when it returns.
   */
  finish(transaction: Kysely<DB>): Promise<void>;
  /** Tells how much is done, for an operator. */
  progress(done: number, of: number): Promise<void>;
};

export type Run<Payload> = (payload: Payload, context: JobContext) => Promise<unknown>;

/** A kind with its handler. */
export type Job = { readonly kind: JobKind; readonly run: Run<unknown> };

/** Binds a kind and its handler: the payload is parsed by the kind's schema before the handler sees it. */
export function job<Payload>(kind: JobKind<Payload>, run: Run<Payload>): Job {
  return { kind, run: (payload, context) => run(kind.payload.parse(payload), context) };
}

/** A job failed in a way that it has a code for. Reveals nothing of its payload: it is logged, and stored with the job. */
export class JobFailed extends Error {
  override name = 'JobFailed';
  readonly code: string;
  /** Trying again is pointless. */
  readonly isFinal: boolean;
  /** What it was about, in a word. */
  readonly about: string | undefined;
  constructor(code: string, isFinal: boolean, about?: string) {
    super(`a job failed: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
    this.about = about;
  }
}
