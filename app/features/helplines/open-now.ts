import { type Locale, languageTags } from '#config/locale.ts';
import type { Hours } from '#config/organisation.ts';

/** Monday, 9:00 AM, 9: the values of a sentence on a moment, by the reader's own clock. */
export function momentInWords(moment: Date, locale: Locale, timeZone?: string) {
  const tag = languageTags[locale];
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', ...zone }).format(moment);
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hour12: true, ...zone }).format(moment);
  return { day, time, hour: Number.parseInt(time, 10) };
}

export type Opening = { open: true } | { open: false; opensAt: Date };

/** Whether somebody answers at a moment, and else when they next will. Looks a week ahead. */
export function openingAt(now: Date, hours: readonly Hours[], timeZone: string): Opening {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isOpen = (moment: Date) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts.weekday ?? '');
    const time = `${parts.hour}:${parts.minute}`;
    return hours.some(({ days, opens, closes }) => {
      if (opens < closes) return days.includes(day) && opens <= time && time < closes;
      // Past midnight, the hours are those of the day before.
      return (days.includes(day) && opens <= time) || (days.includes((day + 6) % 7) && time < closes);
    });
  };
  if (isOpen(now)) return { open: true };
  // Hours begin on the quarter hour, so it is enough to look at those.
  const quarter = 15 * 60_000;
  let moment = Math.ceil((now.getTime() + 1) / quarter) * quarter;
  for (const end = now.getTime() + 8 * 24 * 3_600_000; moment < end; moment += quarter) if (isOpen(new Date(moment))) break;
  return { open: false, opensAt: new Date(moment) };
}
