import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { type Site, type Study, siteSchema, studySchema } from '#services/trials/study.ts';

/** A study as it is stored. */
export type StoredStudy = {
  study: Study;
  sites: Site[];
  hash: string;
  /** It left the registry's list. */
  isGone: boolean;
  /** When Alba saw it first, and when it became what it is. */
  firstSeen: Date;
  changedAt: Date;
};

/** Studies by their numbers, with their sites. */
export async function statesOf(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, StoredStudy>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('trial_study').selectAll().where('nct_id', 'in', ids).execute();
  const sites = await db.selectFrom('trial_site').select(['nct_id', 'site']).where('nct_id', 'in', ids).orderBy('place').execute();
  const sitesOf = Map.groupBy(sites, ({ nct_id: nctId }) => nctId);
  return new Map(
    rows.map((row) => [
      row.nct_id,
      {
        study: studySchema.parse(row.study),
        sites: (sitesOf.get(row.nct_id) ?? []).map(({ site }) => siteSchema.parse(site)),
        hash: row.hash,
        isGone: row.vanished_at !== null,
        firstSeen: row.first_seen,
        changedAt: row.changed_at,
      },
    ]),
  );
}
