import { isOpen, type Site, type Study } from '#services/trials/study.ts';

/** A state of a study with its sites; a study that left the registry's list has none. */
export type State = { study: Study; sites: readonly Site[] };
export const changeKinds = ['opened', 'closed', 'site-added', 'site-closed', 'criteria'] as const;
export type ChangeKind = (typeof changeKinds)[number];
export type Change = { kind: ChangeKind; site: Site | null };

/** What became another between two states: a site that takes people or no more, the study as a whole, who may come. */
export function changesBetween(before: State | null, after: State): Change[] {
  const is = isOpen(after.study.status);
  if (before === null || !isOpen(before.study.status)) return is ? [{ kind: 'opened', site: null }] : [];
  if (!is) return [{ kind: 'closed', site: null }];
  const [openBefore, openNow] = [openSites(before.sites), openSites(after.sites)];
  const missingIn =
    (there: Map<string, Site>) =>
    ([key]: [string, Site]) =>
      !there.has(key);
  return [
    ...[...openNow].filter(missingIn(openBefore)).map(([, site]) => ({ kind: 'site-added' as const, site })),
    ...[...openBefore].filter(missingIn(openNow)).map(([, site]) => ({ kind: 'site-closed' as const, site })),
    ...(criteriaOf(before.study) === criteriaOf(after.study) ? [] : [{ kind: 'criteria' as const, site: null }]),
  ];
}

/** Sites have no number: one is known by its name and town. */
function openSites(sites: readonly Site[]): Map<string, Site> {
  const open = sites.filter(({ status }) => isOpen(status));
  return new Map(open.map((site) => [[site.facility, site.city, site.state, site.country].join('\n').toLowerCase(), site]));
}

/** What is asked of who comes; spaces are not. */
function criteriaOf({ criteria, sex, minimumAge, maximumAge, healthyVolunteers }: Study): string {
  return JSON.stringify([criteria?.replace(/\s+/g, ' ') ?? null, sex, minimumAge, maximumAge, healthyVolunteers]);
}
