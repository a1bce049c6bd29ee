import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventStatus } from 'ical-generator';
import type { Locale } from '#config/locale.ts';
import type { StoredMedicine } from './medicine-rows.ts';
import { reminderWords } from './reminders.words.ts';

type Shown = { locale: Locale; isTold: boolean; now: Date };

const tenMinutes = 10 * 60_000;

/**
 * A medicine as a file for calendars: an event that repeats for each of its times, with an alarm. The times have no zone, so that eight
 * o'clock is eight o'clock wherever somebody is. The name of the medicine stands in it only where its member wants that. A time that the
 * medicine had before it was changed is called off, so that a calendar that has it stops.
 */
export function medicineCalendar({ id, version, fields }: StoredMedicine, { locale, isTold, now }: Shown): string {
  const { name, times, everyDays, from, until, drawnTimes = 0 } = fields;
  const title = isTold ? name : reminderWords.reminder[locale];
  const calendar = ical({ prodId: { company: 'Calendar', product: 'Reminders' }, method: ICalCalendarMethod.PUBLISH });
  for (const [index, time] of times.entries()) {
    // As if it were in UTC: a time without a zone is written as it is.
    const start = new Date(`${from}T${time}:00Z`);
    const event = calendar.createEvent({
      ...{ id: `${id}-${index}`, sequence: version, stamp: now, floating: true },
      ...{ start, end: new Date(start.getTime() + tenMinutes), summary: title },
      repeating: {
        freq: ICalEventRepeatingFreq.DAILY,
        interval: everyDays,
        ...(until === null ? {} : { until: new Date(`${until}T23:59:59Z`) }),
      },
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title });
  }
  for (let index = times.length; index < drawnTimes; index += 1) {
    const start = new Date(`${from}T00:00:00Z`);
    const own = { id: `${id}-${index}`, sequence: version, stamp: now, floating: true, status: ICalEventStatus.CANCELLED };
    calendar.createEvent({ ...own, start, end: new Date(start.getTime() + tenMinutes), summary: reminderWords.reminder[locale] });
  }
  return calendar.toString();
}
