import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { isOpen, siteSchema, studySchema } from '#services/trials/study.ts';
import { type ListedTrial, listedTrial } from './listed-trial.ts';
import { SiteTable } from './site-table.ts';

/** How old what a search finds is. */
export type Copy = {
  /** The registry's own date of the data, as it writes it, and when it was read. */
  dataTimestamp: string;
  mirroredAt: Date;
  /** The registry told nothing since. */
  isStale: boolean;
};
export type Snapshot = { table: SiteTable; copy: Copy };

const batch = 250;
const sitesSchema = z.array(siteSchema);

/**
 * The open studies in memory, as they are stored: each search asks for the number of the last revision, and only what changed since is read
 * anew. Null where nothing is stored.
 */
export function snapshots(db: Kysely<DB>, source: string | null) {
  const trials = new Map<string, ListedTrial>();
  let held: { revision: string; table: SiteTable } | null = null;
  let loading: { revision: string; table: Promise<SiteTable> } | null = null;
  let readUntil = new Date(0);

  const load = async (): Promise<SiteTable> => {
    let [last, latest] = ['', readUntil];
    for (;;) {
      const rows = await readChanged(db, readUntil, last);
      for (const { nctId, study, sites, changedAt, isGone } of rows) {
        const parsed = studySchema.parse(study);
        if (isGone || !isOpen(parsed.status)) trials.delete(nctId);
        else trials.set(nctId, listedTrial(parsed, sitesSchema.parse(sites)));
        if (changedAt > latest) latest = changedAt;
        last = nctId;
      }
      if (rows.length < batch) break;
    }
    readUntil = latest;
    return new SiteTable([...trials.values()]);
  };

  return async (): Promise<Snapshot | null> => {
    const row = await db
      .selectFrom('trial_mirror')
      .select(['revision', 'source', 'data_timestamp', 'mirrored_at', 'failed_at'])
      .executeTakeFirstOrThrow();
    if (source === null || row.source !== source || row.data_timestamp === null || row.mirrored_at === null) {
      trials.clear();
      [held, readUntil] = [null, new Date(0)];
      return null;
    }
    const copy = { dataTimestamp: row.data_timestamp, mirroredAt: row.mirrored_at, isStale: row.failed_at !== null };
    if (held?.revision === row.revision) return { table: held.table, copy };
    if (loading?.revision !== row.revision) {
      loading = { revision: row.revision, table: load() };
      loading.table.then(
        (table) => {
          held = { revision: row.revision, table };
        },
        () => {
          loading = null;
        },
      );
    }
    // Until it is read, what was there before answers.
    return { table: held?.table ?? (await loading.table), copy };
  };
}

/** Studies that changed at a moment or later, with their sites, a batch after the one that ended with `last`. */
async function readChanged(db: Kysely<DB>, since: Date, last: string) {
  return await db
    .selectFrom('trial_study as s')
    .select((of) => [
      's.nct_id as nctId',
      's.study',
      's.changed_at as changedAt',
      sql<boolean>`s.vanished_at is not null`.as('isGone'),
      of
        .selectFrom('trial_site as t')
        .whereRef('t.nct_id', '=', 's.nct_id')
        .select(sql<unknown>`coalesce(jsonb_agg(t.site order by t.place), '[]')`.as('all'))
        .as('sites'),
    ])
    .where('s.changed_at', '>=', since)
    .where('s.nct_id', '>', last)
    .orderBy('s.nct_id')
    .limit(batch)
    .execute();
}
