/*
 * Dates as far as they are known, in ISO 8601 with reduced precision: `2024`, `2024-05`, `2024-05-17`.
 */

export type Precision = 'year' | 'month' | 'day';
export type DateParts = { year: number; month: number | null; day: number | null };

const pattern = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;

/** Null for what is no date, such as a 30th of February. */
export function partsOf(text: string): DateParts | null {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (year === undefined) return null;
  const parts = { year: Number(year), month: month === undefined ? null : Number(month), day: day === undefined ? null : Number(day) };
  return isDate(parts) ? parts : null;
}

/** Whether such a day exists. */
export function isDate({ year, month, day }: DateParts): boolean {
  if (month === null) return day === null;
  if (month < 1 || month > 12) return false;
  return day === null || (day >= 1 && day <= daysIn(year, month));
}

export function partialDate({ year, month, day }: DateParts): string {
  return [String(year).padStart(4, '0'), ...[month, day].filter((part) => part !== null).map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

export function precisionOf(date: string): Precision {
  if (date.length === 4) return 'year';
  return date.length === 7 ? 'month' : 'day';
}

/** Whether all of `date` lies before all of `other`: false where they may be the same day. */
export function isBefore(date: string, other: string): boolean {
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) < other.slice(0, known);
}

/** The day that it is at a moment, where the clock shows that time zone. */
export function todayIn(timeZone: string, now: Date): string {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' })
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return partialDate({ year: part.year ?? 0, month: part.month ?? 0, day: part.day ?? 0 });
}

/** The same day of another year; the 29th of February becomes the 1st of March. */
export function yearsLater(date: string, years: number): string {
  const parts = partsOf(date);
  if (!parts) throw new RangeError('This is no date.');
  const there = { ...parts, year: parts.year + years };
  return partialDate(isDate(there) ? there : { year: there.year, month: 3, day: 1 });
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}
