import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Locale } from '#config/locale.ts';
import { momentAt } from '#services/moments/zoned.ts';
import type { StoredVisit } from './visit-rows.ts';
import { visitKindWords, visitWords } from './visits.words.ts';

type Shown = { locale: Locale; isTold: boolean; now: Date };

const hour = 3_600;
/** How long before a visit a calendar reminds, in seconds. */
const remindBefore = [24 * hour, 2 * hour];

/**
 * A visit as a file for calendars. Others look into calendars, and what keeps them may send them on: it says that there is an appointment,
 * and nothing else, unless its member wants more in it. It names no site. Its notes stay here in any case.
 */
export function visitCalendar({ id, version, fields }: StoredVisit, { locale, isTold, now }: Shown): string {
  const { kind, date, time, timeZone, where, withWhom } = fields;
  const start = time === null ? new Date(`${date}T00:00:00Z`) : momentAt(date, time, timeZone);
  const title = isTold ? [visitKindWords[kind][locale], withWhom].filter(Boolean).join(', ') : visitWords.appointment[locale];
  const calendar = ical({ prodId: { company: 'Calendar', product: 'Appointments' }, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    // The same visit, moved, moves in the calendar too.
    id,
    sequence: version,
    stamp: now,
    start,
    ...(time === null ? { allDay: true } : { end: new Date(start.getTime() + hour * 1_000) }),
    summary: title,
    ...(isTold && where !== '' ? { location: where } : {}),
  });
  for (const before of remindBefore) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: before, description: title });
  return calendar.toString();
}
