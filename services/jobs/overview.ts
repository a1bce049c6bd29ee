import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { dbOption, openClient } from './boss.ts';
import type { JobKind } from './job-kind.ts';

export type JobCounts = {
  kind: string;
  /** Not tried yet. */
  waiting: number;
  /** Failed at least once, and wait for the next attempt. */
  retried: number;
  running: number;
  /** Put aside: they are tried no more. */
  dead: number;
};

/** How many jobs there are of each kind. */
export async function countJobs(db: Kysely<DB>, kinds: readonly JobKind[]): Promise<JobCounts[]> {
  const names = kinds.map(({ name }) => name);
  const { rows } = await sql<JobCounts>`
    select kind, count(*) filter (where state = 'created')::int4 as waiting, count(*) filter (where state = 'retry')::int4 as retried,
      count(*) filter (where state = 'active')::int4 as running, count(*) filter (where state = 'failed')::int4 as dead
    from unnest(${names}::text[]) with ordinality as known (kind, place) left join jobs.job on name = kind
    group by kind, place order by place`.execute(db);
  return rows;
}

export type RunningJob = { id: string; kind: string; since: Date; done: number | null; of: number | null };

/** The jobs that run, with how much of them is done where they tell. */
export async function runningJobs(db: Kysely<DB>): Promise<RunningJob[]> {
  const { rows } = await sql<RunningJob>`
    select id, name as kind, started_on as since, (output->>'done')::int4 as done, (output->>'of')::int4 as of
    from jobs.job where state = 'active' order by started_on`.execute(db);
  return rows;
}

export type DeadJob = { id: string; kind: string; sentAt: Date; diedAt: Date; attempts: number; code: string; about: string | null };

/** The jobs that were put aside, the newest last. */
export async function deadJobs(db: Kysely<DB>): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, name as kind, created_on as "sentAt", completed_on as "diedAt", retry_count + 1 as attempts,
      coalesce(output->>'code', output->'value'->>'message', output->>'message', 'unknown') as code, output->>'about' as about
    from jobs.job where state = 'failed' order by completed_on, id`.execute(db);
  return rows;
}

/** Tries dead jobs once more, at once; gives how many. */
export async function retryDead(db: Kysely<DB>, dead: readonly DeadJob[]): Promise<number> {
  const client = await openClient(db);
  for (const [kind, jobs] of Map.groupBy(dead, ({ kind }) => kind)) await client.retry(kind, idsOf(jobs), dbOption(db));
  return dead.length;
}

/** Deletes dead jobs for good; gives how many. */
export async function forgetDead(db: Kysely<DB>, dead: readonly DeadJob[]): Promise<number> {
  const client = await openClient(db);
  for (const [kind, jobs] of Map.groupBy(dead, ({ kind }) => kind)) await client.deleteJob(kind, idsOf(jobs), dbOption(db));
  return dead.length;
}

const idsOf = (jobs: readonly DeadJob[]) => jobs.map(({ id }) => id);
