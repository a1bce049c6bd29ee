/*
 * Days are dates, `2026-11-25`. It needs nothing, so that a browser may have it.
 */

/** No log is older. */
export const firstDay = '2000-01-01';

const dayLength = 24 * 3_600_000;

/** The day so many days later, or earlier. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days lie between two. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayLength);
}
