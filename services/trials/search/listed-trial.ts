import { type Facets, facetsOf } from '#services/trials/facets.ts';
import type { Phase } from '#services/trials/shared.ts';
import { isOpen, type Site, type Study, type StudyStatus } from '#services/trials/study.ts';

/** An open site that is known by a point. */
export type OpenSite = Pick<Site, 'facility' | 'city' | 'state' | 'country'> & { isRecruiting: boolean; lat: number; lon: number };

/** What a search has to know of a study: it is held in memory. */
export type ListedTrial = {
  nctId: string;
  title: string;
  status: StudyStatus | null;
  phases: readonly Phase[];
  sponsor: string | null;
  firstPosted: string | null;
  facets: Facets;
  sites: readonly OpenSite[];
  /** Open sites in all, those without a point among them. */
  openSites: number;
};

export function listedTrial(study: Study, sites: readonly Site[]): ListedTrial {
  const open = sites.filter(({ status }) => isOpen(status));
  return {
    nctId: study.nctId,
    title: study.title,
    status: study.status,
    phases: study.phases,
    sponsor: study.sponsor,
    firstPosted: study.firstPosted,
    facets: facetsOf(study),
    sites: open.flatMap(({ facility, city, state, country, status, point }) =>
      point === null ? [] : [{ facility, city, state, country, isRecruiting: status === 'RECRUITING', ...point }],
    ),
    openSites: open.length,
  };
}
