import type { Named, TrialSearch } from '#services/trials/shared.ts';
import { phases } from '#services/trials/shared.ts';
import type { ListedTrial } from './listed-trial.ts';
import type { InReach } from './site-table.ts';

/** What a search narrows by, besides the distance. */
export const filterNames = ['phase', 'subtype', 'setting', 'kind', 'biomarkers'] as const;
export type FilterName = (typeof filterNames)[number];
export type Hidden = Readonly<Partial<Record<FilterName, number>>>;

/**
 * Whether a trial stays under each filter. One that names no type of cancer may be for all of them: it stays, and is hidden only where it
 * names another.
 */
const stays: { readonly [Name in FilterName]: (trial: ListedTrial, search: TrialSearch) => boolean } = {
  phase: ({ phases: own }, { phase }) => phase === null || own.includes(phase),
  subtype: ({ facets }, { subtype }) => subtype === null || names(facets.subtypes, [subtype]),
  setting: ({ facets }, { setting }) => setting === null || names(facets.settings, [setting]),
  kind: ({ facets }, { kind }) => kind === null || facets.kinds.includes(kind),
  biomarkers: ({ facets }, { biomarkers }) => biomarkers.length === 0 || names(facets.biomarkers, biomarkers),
};

const names = (said: readonly Named<string>[], wanted: readonly string[]) =>
  said.length === 0 || said.some(({ value }) => wanted.includes(value));

/** Whether a trial stays under all filters of a search. */
export const staysUnderAll = (trial: ListedTrial, search: TrialSearch): boolean => filterNames.every((name) => stays[name](trial, search));

/** What stays under all filters, and how many trials each of them alone hides. */
export function narrowed(all: readonly InReach[], search: TrialSearch): { shown: InReach[]; hidden: Hidden } {
  const hidden = new Map<FilterName, number>();
  const shown = all.filter(({ trial }) => {
    const against = filterNames.filter((name) => !stays[name](trial, search));
    const [only] = against;
    if (only !== undefined && against.length === 1) hidden.set(only, (hidden.get(only) ?? 0) + 1);
    return only === undefined;
  });
  return { shown, hidden: Object.fromEntries(hidden) };
}

/** In the order that was asked for; of equals the nearer first, then by their numbers, so that no order hangs on chance. */
export function ordered(all: InReach[], sort: TrialSearch['sort']): InReach[] {
  const nearer = (a: InReach, b: InReach) =>
    (a.nearest?.miles ?? Number.MAX_VALUE) - (b.nearest?.miles ?? Number.MAX_VALUE) || (a.trial.nctId < b.trial.nctId ? -1 : 1);
  switch (sort) {
    case 'distance':
      return all.sort(nearer);
    case 'newest':
      return all.sort((a, b) => (b.trial.firstPosted ?? '').localeCompare(a.trial.firstPosted ?? '') || nearer(a, b));
    case 'phase':
      return all.sort((a, b) => phaseOf(b) - phaseOf(a) || nearer(a, b));
    default:
      return sort satisfies never;
  }
}

/** The furthest of its phases; what is no drug has none, and comes last. */
const phaseOf = ({ trial }: InReach) => Math.max(-1, ...trial.phases.filter((each) => each !== 'NA').map((each) => phases.indexOf(each)));

/** Why a trial stands there: where it names what was asked for, and what its criteria ask about. */
export function reasons({ facets }: ListedTrial, search: TrialSearch): { names: Named<string>[]; asks: Named<string>[] } {
  const wanted = [search.subtype, search.setting, ...search.biomarkers];
  return {
    names: [...facets.subtypes, ...facets.settings, ...facets.biomarkers].filter(({ value }) => wanted.includes(value)),
    asks: [
      ...facets.asks.earlier.filter(({ value }) => search.earlier.includes(value)),
      ...(search.hasBrainMetastases ? facets.asks.brainMetastases : []),
    ],
  };
}
