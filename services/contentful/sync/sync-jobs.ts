import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { defineJob, type JobKind } from '#services/jobs/job-kind.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import type { SpaceSync, SyncOutcome } from './sync-space.ts';

/** What was published, and which revision of it; without a revision, what was taken back. */
const askedSchema = z.object({
  item: z.object({ kind: z.enum(['entry', 'asset']), id: z.string(), revision: z.int().nullable() }).nullable(),
});
export type AskedSync = z.output<typeof askedSchema>;

/** So many seconds after a webhook the space is asked, until what it told of is there: their CDN tells it late. */
export const secondsAfterWebhook = [0, 10, 30, 120] as const;

/** A job for each of these moments; each but the first is sent by the one before. */
export const syncJobs: readonly JobKind<AskedSync>[] = secondsAfterWebhook.map((seconds, index) =>
  defineJob({
    name: `contentful-sync-${seconds}`,
    payload: askedSchema,
    startAfter: seconds - (secondsAfterWebhook[index - 1] ?? 0),
    longest: 900,
    retries: { most: 3, firstAfter: 10, upTo: 120 },
    waitsDays: 1,
  }),
);

/** Runs the sync of one of these moments, and sends the next where what was asked for is not there yet. */
export async function answerAsked(
  {
    db,
    jobs,
    run,
    has,
  }: { db: Kysely<DB>; jobs: Pick<JobSender, 'send'>; run: () => Promise<Pick<SyncOutcome, 'kind'>>; has: SpaceSync['has'] },
  index: number,
  asked: AskedSync,
): Promise<void> {
  const { kind } = await run();
  const next = syncJobs[index + 1];
  // Who runs already may have asked before this was published.
  const isThere = asked.item === null ? kind !== 'under way' : await has(asked.item.kind, asked.item.id, asked.item.revision);
  if (!next || isThere) return;
  await jobs.send(db, next, asked);
}
