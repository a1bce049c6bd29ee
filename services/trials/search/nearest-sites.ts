import { milesBetween, type Point } from '#services/trials/place/distance.ts';
import { isOpen, type Site } from '#services/trials/study.ts';

export type SiteInList = Site & { miles: number | null };

/** The open sites of a study: the nearest first where there is a place, else in the order of the registry; those without a point last. */
export function openSitesFrom(sites: readonly Site[], from: Point | null): SiteInList[] {
  const open = sites
    .filter(({ status }) => isOpen(status))
    .map((site) => ({ ...site, miles: from && site.point ? milesBetween(from, site.point) : null }));
  return from === null ? open : open.toSorted((a, b) => (a.miles ?? Number.MAX_VALUE) - (b.miles ?? Number.MAX_VALUE));
}
