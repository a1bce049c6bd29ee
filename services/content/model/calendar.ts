import { organisation } from '#config/organisation.ts';

const dayLength = 24 * 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: organisation.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The calendar date of a moment where the organisation is, `YYYY-MM-DD`. */
export function calendarDate(moment: string): string {
  const { year, month, day } = onTheClock(Date.parse(moment));
  return `${year}-${month}-${day}`;
}

/**
 * When an entry ceases to be new, in milliseconds since 1970: 24 hours after its date of publication began where the organisation
 * is, or after it came by itself if that was later. What shows it changes by itself at that moment.
 */
export function newUntil(publishedAt: string, publishAt: Date | null): number {
  return publishedSince(publishedAt, publishAt) + dayLength;
}

/** Since when readers have had an entry, in milliseconds since 1970; 0 where its date is none. */
export function firstPublishedAt(publishedAt: string, publishAt: Date | null): number {
  return Number.isNaN(Date.parse(publishedAt)) ? 0 : publishedSince(publishedAt, publishAt);
}

function publishedSince(publishedAt: string, publishAt: Date | null): number {
  const begins = beginnings.get(publishedAt) ?? beginningOf(publishedAt);
  beginnings.set(publishedAt, begins);
  return Math.max(begins, publishAt?.getTime() ?? begins);
}

/** There are few dates, and every card asks for one. */
const beginnings = new Map<string, number>();

function beginningOf(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // By the clock that is in force at the organisation's own midnight, and not at that of Greenwich.
  return midnight - clockAhead(midnight - clockAhead(midnight));
}

/** How far the organisation's clock is ahead of Greenwich at a moment, in milliseconds. */
function clockAhead(moment: number): number {
  const { year, month, day, hour, minute } = onTheClock(moment);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - moment;
}

function onTheClock(moment: number): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
}
