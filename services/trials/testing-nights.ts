import type { ChangeKind } from './mirror/changes.ts';
import type { Point } from './place/distance.ts';
import type { MadeSite, MadeStudy } from './testing-studies.ts';

/** A change as it is to be told, with the points of the sites that it is about. */
export type MadeChange = { nctId: string; kind: ChangeKind; points: readonly Point[] };
type Night = { random: () => number; date: string; share?: number };

const isOpen = (status: string | undefined) => status === 'RECRUITING' || status === 'NOT_YET_RECRUITING';
const pointsOf = (sites: readonly MadeSite[]) => sites.flatMap(({ geoPoint }) => geoPoint ?? []);

/** A night of the registry: a share of the studies close, open again, get a site, lose one, or ask something else; each does one of these. */
export function madeNight(studies: readonly MadeStudy[], { random, date, share = 0.08 }: Night): MadeChange[] {
  return studies.flatMap((study) => (random() < share ? changed(study, random(), date) : []));
}

function changed({ protocolSection }: MadeStudy, dice: number, date: string): MadeChange[] {
  const { identificationModule, statusModule, eligibilityModule, contactsLocationsModule } = protocolSection;
  const { nctId } = identificationModule;
  const sites = contactsLocationsModule.locations;
  statusModule.lastUpdatePostDateStruct.date = date;
  const wasOpen = isOpen(statusModule.overallStatus);
  if (!wasOpen || dice < 0.3) {
    statusModule.overallStatus = wasOpen ? 'SUSPENDED' : 'RECRUITING';
    return [{ nctId, kind: wasOpen ? 'closed' : 'opened', points: pointsOf(sites) }];
  }
  if (dice < 0.5) {
    eligibilityModule.eligibilityCriteria += `\n* Something more, of ${date}`;
    return [{ nctId, kind: 'criteria', points: [] }];
  }
  if (dice < 0.75) {
    const site = { facility: `New of ${date}`, status: 'RECRUITING', city: 'Newark', state: 'New Jersey', country: 'United States' };
    const geoPoint = { lat: 40.74, lon: -74.17 };
    sites.push({ ...site, geoPoint });
    return [{ nctId, kind: 'site-added', points: [geoPoint] }];
  }
  const site = sites.find(({ status }) => isOpen(status));
  if (!site) return [];
  site.status = 'COMPLETED';
  return [{ nctId, kind: 'site-closed', points: pointsOf([site]) }];
}
