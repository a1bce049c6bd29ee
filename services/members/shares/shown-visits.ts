import { type Locale, languageTags } from '#config/locale.ts';
import { daysBetween } from '#services/members/daily/days.ts';
import type { StoredVisit } from '#services/members/visits/visit-rows.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';

/** A visit as somebody sees it who helps: no notes, and no id. */
export type ShownVisit = { title: string; when: string; where: string; withWhom: string; isOver: boolean };

const times = {
  en: new Intl.DateTimeFormat(languageTags.en, { timeStyle: 'short', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat(languageTags.es, { timeStyle: 'short', timeZone: 'UTC' }),
};

/** The visits of so many days before are shown too. */
const shownDays = 60;

/** Visits that are to come, the next first, and then those that are over, the last first. @param visits the earliest first */
export function shownVisits(locale: Locale, visits: readonly StoredVisit[], today: string): ShownVisit[] {
  const shown = ({ fields: { kind, date, time, where, withWhom } }: StoredVisit): ShownVisit => ({
    title: kind,
    when: time === null ? dateIn(locale, date) : `${dateIn(locale, date)}, ${times[locale].format(new Date(`${date}T${time}Z`))}`,
    ...{ where, withWhom, isOver: date < today },
  });
  const coming = visits.filter(({ fields }) => fields.date >= today);
  const over = visits.filter(({ fields }) => fields.date < today && daysBetween(fields.date, today) <= shownDays).toReversed();
  return [...coming, ...over].map(shown);
}
