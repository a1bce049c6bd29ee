import type { Place } from '#services/trials/place/zip-code.ts';
import type { Phase } from '#services/trials/shared.ts';
import { type Named, type NearSite, pageOfTrials, type TrialSearch } from '#services/trials/shared.ts';
import type { StudyStatus } from '#services/trials/study.ts';
import { type Hidden, narrowed, ordered, reasons } from './narrow.ts';
import type { SiteTable } from './site-table.ts';

/** A trial as a search shows it. */
export type FoundTrial = {
  nctId: string;
  title: string;
  status: StudyStatus | null;
  phases: readonly Phase[];
  sponsor: string | null;
  /** The nearest site that takes people; null where no place is known of any. */
  nearest: NearSite | null;
  /** Sites in reach, and open sites in all. */
  near: number;
  openSites: number;
  names: Named<string>[];
  asks: Named<string>[];
};

export type FoundTrials = {
  place: Place;
  /** How many there are in all, of which `trials` are those from `from` on. */
  total: number;
  from: number;
  trials: FoundTrial[];
  /** How many each filter alone hides. */
  hidden: Hidden;
  /** How many would be there, under the same filters, further away. */
  further: number;
};

/** Miles of a search; null for anywhere. */
export const milesOf = ({ distance }: Pick<TrialSearch, 'distance'>): number | null => (distance === 'anywhere' ? null : Number(distance));

/** Finds trials in reach of a place. */
export function searchTrials(table: SiteTable, place: Place, search: TrialSearch): FoundTrials {
  const miles = milesOf(search);
  const { shown, hidden } = narrowed(table.within(miles, place), search);
  const trials = ordered(shown, search.sort).slice(search.from, search.from + pageOfTrials);
  return {
    place,
    total: shown.length,
    from: search.from,
    trials: trials.map(({ trial, nearest, near }) => {
      const { nctId, title, status, phases, sponsor, openSites } = trial;
      return { nctId, title, status, phases, sponsor, nearest, near, openSites, ...reasons(trial, search) };
    }),
    hidden,
    further: miles === null ? 0 : narrowedEverywhere(table, search) - shown.length,
  };
}

/** How many trials stay under the filters, wherever they are. */
function narrowedEverywhere({ trials }: SiteTable, search: TrialSearch): number {
  return narrowed(
    trials.map((trial) => ({ trial, nearest: null, near: 0 })),
    search,
  ).shown.length;
}
