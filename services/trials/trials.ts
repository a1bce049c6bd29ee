import type { Kysely } from 'kysely';
import type { TrialsRegistry } from '#config/environment.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { NotAnswered } from '#services/fetch-json/fetch-json.ts';
import { mirror } from './mirror/mirror.ts';
import { type StoredStudy, statesOf } from './mirror/stored.ts';
import { placeOf, zipOf } from './place/zip-code.ts';
import { readStudy } from './registry/read-study.ts';
import { registryClient } from './registry/registry-client.ts';
import { turns } from './registry/turn.ts';
import { listedTrial } from './search/listed-trial.ts';
import { type FoundTrials, milesOf, searchTrials } from './search/search-trials.ts';
import { SiteTable } from './search/site-table.ts';
import { type Copy, snapshots } from './search/snapshot.ts';
import { mostCompared, type TrialSearch } from './shared.ts';
import { nctIdSchema } from './study.ts';

export type SearchAnswer =
  | { kind: 'found'; found: FoundTrials; copy: Copy | null }
  /** It is no ZIP code, or none that is known. */
  | { kind: 'not-a-zip' }
  | { kind: 'unknown-zip' }
  /** There is no copy, and the registry tells nothing. */
  | { kind: 'unavailable' };

export type ShownTrial = StoredStudy & { copy: Copy | null };

/** For how long changes are kept, in days, where nothing else is said. */
const usualChangesDays = 180;
type Options = { pace?: number; patience?: number; now?: () => Date; changesDays?: number };
export type Trials = ReturnType<typeof trials>;

/**
 * The registry's studies of breast cancer: kept by `mirror`, searched in memory. What somebody asks for goes no further than this: the
 * registry hears nothing of it, but for a point on the map where there is no copy yet.
 */
export function trials(
  db: Kysely<DB>,
  registry: TrialsRegistry | null,
  { pace, patience, now, changesDays = usualChangesDays }: Options = {},
) {
  const client = registryClient(
    registry?.url ?? '',
    turns(db, pace === undefined ? {} : { pace }),
    patience === undefined ? {} : { patience },
  );
  const snapshot = snapshots(db, registry?.url ?? null);

  /** One question to the registry, where there is no copy: what it lists first near a place. */
  const askNow = async (search: TrialSearch, place: NonNullable<ReturnType<typeof placeOf>>): Promise<SearchAnswer> => {
    if (registry === null) return { kind: 'unavailable' };
    try {
      const { studies } = await client.near(place, milesOf(search), AbortSignal.timeout(8_000));
      const listed = studies.flatMap((raw) => {
        const each = readStudy(raw);
        return each.kind === 'study' ? [listedTrial(each.study, each.sites)] : [];
      });
      return { kind: 'found', found: searchTrials(new SiteTable(listed), place, search), copy: null };
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error;
      return { kind: 'unavailable' };
    }
  };

  return {
    isSample: registry?.isSample ?? false,
    changesDays,
    mirror: registry && mirror({ db, source: registry.url, isSample: registry.isSample, client, ...(now ? { now } : {}) }),

    /** Deletes what changed so long ago that nobody is told of it any more. */
    async forgetChanges(): Promise<void> {
      const until = new Date((now ?? (() => new Date()))().getTime() - changesDays * 24 * 60 * 60_000);
      await db.deleteFrom('trial_change').where('at', '<', until).execute();
    },

    /** What is in reach of a ZIP code. */
    async search(search: TrialSearch): Promise<SearchAnswer> {
      const zip = zipOf(search.zip);
      if (zip === null) return { kind: 'not-a-zip' };
      const place = placeOf(zip);
      if (place === null) return { kind: 'unknown-zip' };
      const held = await snapshot();
      return held ? { kind: 'found', found: searchTrials(held.table, place, search), copy: held.copy } : askNow(search, place);
    },

    /** How old the copy is, and how many open studies it has; null where there is none. */
    async copy(): Promise<(Copy & { open: number }) | null> {
      addCacheTags(tags.trials);
      const held = await snapshot();
      return held && { ...held.copy, open: held.table.trials.length };
    },

    /** Studies by their numbers, in that order; what is not known is left out. No more than stand side by side, unless it is asked for. */
    async byIds(ids: readonly string[], most = mostCompared): Promise<ShownTrial[]> {
      const known = [...new Set(ids.filter((id) => nctIdSchema.safeParse(id).success))].slice(0, most);
      addCacheTags(...known.map(tags.trial), tags.trials);
      const held = await snapshot();
      // Of another registry, what is still stored is not shown.
      if (held === null) return [];
      const states = await statesOf(db, known);
      return known.flatMap((id) => {
        const state = states.get(id);
        return state ? [{ ...state, copy: held.copy }] : [];
      });
    },
  };
}
