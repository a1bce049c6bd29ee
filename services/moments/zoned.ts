/*
 * Times by the clock of a place.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether it is a time zone of IANA that can be reckoned with. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The moment at which the clock of a place shows a time. Of an hour that is skipped in spring it is the hour after; of one that comes
 * twice in autumn it is the first.
 * @param date `2026-11-25`
 * @param time `14:30`
 */
export function momentAt(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The clock may be changed between here and there: once more, by the clock that is in force there.
  const guess = asUtc - aheadAt(asUtc - dayLength, timeZone);
  const other = asUtc - aheadAt(guess, timeZone);
  return new Date(shows(guess, asUtc, timeZone) ? guess : shows(other, asUtc, timeZone) ? other : Math.max(guess, other));
}

const dayLength = 24 * 3_600_000;
const shows = (moment: number, asUtc: number, timeZone: string) => moment + aheadAt(moment, timeZone) === asUtc;

/** How far the clock of a place is ahead of Greenwich at a moment, in milliseconds. */
function aheadAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  // What a clock shows of the year 26 is `26`; `Date.parse` knows it as `0026`.
  const year = parts.year?.padStart(4, '0');
  return Date.parse(`${year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  clocks.set(timeZone, clock);
  return clock;
}
