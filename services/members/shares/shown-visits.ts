import type { Locale } from '#config/locale.ts';
import { daysBetween } from '#services/members/daily/day/shared.ts';
import type { StoredVisit } from '#services/members/visits/visit-rows.ts';
import { visitKindWords, visitTimeIn } from '#services/members/visits/visits.words.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';

/** A visit as somebody sees it who helps: no notes, and no id. */
export type ShownVisit = { title: string; when: string; where: string; withWhom: string; isOver: boolean };

/** The visits of so many days before are shown too. */
const shownDays = 60;

/** Visits that are to come, the next first, and then those that are over, the last first. @param visits the earliest first */
export function shownVisits(locale: Locale, visits: readonly StoredVisit[], now: Date): ShownVisit[] {
  // Each by the clock of where it is.
  const daysSince = ({ fields: { date, timeZone } }: StoredVisit) => daysBetween(date, todayIn(timeZone, now));
  const shown = (visit: StoredVisit): ShownVisit => {
    const { kind, where, withWhom } = visit.fields;
    return {
      title: visitKindWords[kind][locale],
      // Who helps may be elsewhere: the zone is always named.
      when: visitTimeIn(locale, visit.fields, ''),
      ...{ where, withWhom, isOver: daysSince(visit) > 0 },
    };
  };
  const coming = visits.filter((visit) => daysSince(visit) <= 0);
  const over = visits.filter((visit) => daysSince(visit) > 0 && daysSince(visit) <= shownDays).toReversed();
  return [...coming, ...over].map(shown);
}
