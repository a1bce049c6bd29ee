import type { Day } from '#services/members/daily/day/shared.ts';
import { dayFields } from '#services/members/daily/shared.ts';

/*
 * The log as a table: a day a row, and beside what stands there also what another page said of the same. A browser makes it of what a device
 * keeps, as the server does of what an account has.
 */

/** The names of its columns. */
export const dayColumns = ['day', ...dayFields, 'unsettled'] as const;

type DayCell = string | number | null | readonly string[];

/** What stands in its columns of a day. */
export function dayRow({ day, fields, conflicts }: Day): { readonly [Name in (typeof dayColumns)[number]]?: DayCell } & { day: string } {
  return {
    ...Object.fromEntries(dayFields.map((name) => [name, fields[name] ?? null])),
    day,
    unsettled: Object.entries(conflicts).map(([name, others]) => `${name}: ${others.map((each) => each ?? '-').join(' / ')}`),
  };
}
