import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { type ChangeKind, changeKinds } from './mirror/changes.ts';
import { type StoredStudy, statesOf } from './mirror/stored.ts';
import { milesBetween, milesPerDegree } from './place/distance.ts';
import { placeOf } from './place/zip-code.ts';
import { listedTrial } from './search/listed-trial.ts';
import { staysUnderAll } from './search/narrow.ts';
import { milesOf } from './search/search-trials.ts';
import type { TrialSearch } from './shared.ts';
import { type Site, siteSchema } from './study.ts';

/** Something that became another, by its number: later ones have greater numbers. */
export type TrialChange = { id: number; nctId: string; title: string; kind: ChangeKind; site: Site | null; at: Date };
/** What somebody keeps an eye on: trials by their numbers, or what a search finds. */
export type Watched = { nctId: string } | { search: TrialSearch };

/** Of a trial or a search: who watches what is anywhere is told the latest. */
const mostChanges = 1_000;
const kindSchema = z.enum(changeKinds);

/** The number of the last change that there is; 0 where there is none. */
export async function lastChange(db: Kysely<DB>): Promise<number> {
  const { last } = await db
    .selectFrom('trial_change')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** What changed after a number, of what each watches: in the order in which it came, the latest where it is too much. */
export async function changesOf(db: Kysely<DB>, watched: readonly { watches: Watched; after: number }[]): Promise<TrialChange[][]> {
  const rows = await Promise.all(watched.map(({ watches, after }) => rowsOf(db, watches, after)));
  const states = await statesOf(db, [...new Set(rows.flat().map(({ nct_id: nctId }) => nctId))]);
  return watched.map(({ watches }, at) =>
    (rows[at] ?? []).toReversed().flatMap((row) => {
      const state = states.get(row.nct_id);
      if (!state) return [];
      const site = row.site === null ? null : siteSchema.parse(row.site);
      if ('search' in watches && !isFound(watches.search, site, state)) return [];
      const { id, nct_id: nctId, at: changedAt } = row;
      return [{ id: Number(id), nctId, title: state.study.title, kind: kindSchema.parse(row.kind), site, at: changedAt }];
    }),
  );
}

/** Of a trial all changes; of a search those that may be near it, the last first. */
function rowsOf(db: Kysely<DB>, watches: Watched, after: number) {
  const rows = db.selectFrom('trial_change as c').selectAll().where('c.id', '>', String(after)).orderBy('c.id', 'desc').limit(mostChanges);
  if ('nctId' in watches) return rows.where('c.nct_id', '=', watches.nctId).execute();
  // Who searches is told what opens and closes near; what is asked of a trial, to who keeps that trial.
  const told = rows.where('c.kind', '<>', 'criteria');
  const [place, miles] = [placeOf(watches.search.zip), milesOf(watches.search)];
  if (place === null || miles === null) return told.execute();
  const band = [place.lat - miles / milesPerDegree, place.lat + miles / milesPerDegree] as const;
  const isInBand = (site: string) => sql<boolean>`(${sql.ref(site)}->'point'->>'lat')::float8 between ${band[0]} and ${band[1]}`;
  return told
    .where(({ or, and, exists, eb, selectFrom }) =>
      or([
        isInBand('c.site'),
        and([
          eb('c.site', 'is', null),
          exists(selectFrom('trial_site as s').select('s.place').whereRef('s.nct_id', '=', 'c.nct_id').where(isInBand('s.site'))),
        ]),
      ]),
    )
    .execute();
}

/** Whether a search finds what changed: the site, or of a study as a whole any of its sites. A study that closed has sites that closed. */
function isFound(search: TrialSearch, site: Site | null, { study, sites }: Pick<StoredStudy, 'study' | 'sites'>): boolean {
  const [place, miles] = [placeOf(search.zip), milesOf(search)];
  if (place === null || !staysUnderAll(listedTrial(study, sites), search)) return false;
  if (miles === null) return true;
  return (site === null ? sites : [site]).some(({ point }) => point !== null && milesBetween(place, point) <= miles);
}
