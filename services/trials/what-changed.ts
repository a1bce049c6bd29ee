import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { type ChangeKind, changeKinds } from './mirror/changes.ts';
import { statesOf } from './mirror/stored.ts';
import { milesBetween } from './place/distance.ts';
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

const mostChanges = 5_000;
const kindSchema = z.enum(changeKinds);

/** The number of the last change that there is; 0 where there is none. */
export async function lastChange(db: Kysely<DB>): Promise<number> {
  const { last } = await db
    .selectFrom('trial_change')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** What changed after a number, of what each watches: in the order in which it came. */
export async function changesOf(db: Kysely<DB>, watched: readonly { watches: Watched; after: number }[]): Promise<TrialChange[][]> {
  const earliest = Math.min(...watched.map(({ after }) => after));
  if (watched.length === 0) return [];
  const rows = await db
    .selectFrom('trial_change')
    .selectAll()
    .where('id', '>', String(earliest))
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
  const states = await statesOf(db, [...new Set(rows.map(({ nct_id: nctId }) => nctId))]);
  const changes = rows.toReversed().flatMap((row) => {
    const state = states.get(row.nct_id);
    if (!state) return [];
    const { id, nct_id: nctId, at } = row;
    const change = { nctId, title: state.study.title, kind: kindSchema.parse(row.kind), at };
    return [{ ...change, id: Number(id), site: row.site === null ? null : siteSchema.parse(row.site), state }];
  });
  return watched.map(({ watches, after }) =>
    changes.filter((change) => change.id > after && concerns(watches, change)).map(({ state: _, ...change }) => change),
  );
}

type Known = Omit<TrialChange, 'title'> & { state: { study: Parameters<typeof listedTrial>[0]; sites: readonly Site[] } };

function concerns(watches: Watched, { nctId, kind, site, state }: Known): boolean {
  if ('nctId' in watches) return watches.nctId === nctId;
  // Who searches is told what opens and closes near; what is asked of a trial, to who keeps that trial.
  if (kind === 'criteria') return false;
  const { search } = watches;
  const place = placeOf(search.zip);
  if (place === null || !staysUnderAll(listedTrial(state.study, state.sites), search)) return false;
  const miles = milesOf(search);
  if (miles === null) return true;
  // A study that closed has sites that closed: all of them say where it was.
  return (site === null ? state.sites : [site]).some(({ point }) => point !== null && milesBetween(place, point) <= miles);
}
