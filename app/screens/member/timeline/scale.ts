import type { Extent, Timeline, TimelineRow } from '#services/members/timeline.ts';

/** Where on the drawing something stands, in percent of its width. */
export type Span = { from: number; to: number };
export type Scale = {
  at(date: string): number;
  /** All that an extent may be. */
  span(extent: Extent): Span;
  years: readonly { year: number; at: number }[];
};

/** A row of which a date is known. */
export type DatedRow = TimelineRow & ({ from: Extent } | { to: Extent });
/** So many years at most are named: on a phone, with large text, there is room for no more. */
const mostYears = 6;
const steps = [1, 2, 5, 10, 20, 50];

export function isDated(row: TimelineRow): row is DatedRow {
  return row.from !== null || row.to !== null;
}

/** From the first of the year of the first date to the end of the year of the last, or of today. */
export function scaleOf({ today, rows }: Pick<Timeline, 'today' | 'rows'>): Scale {
  const dates = [today, ...rows.flatMap(({ from, to }) => [from, to].flatMap((extent) => extent && [extent.earliest, extent.latest]))];
  const known = dates.filter((date) => date !== null).map((date) => Number(date.slice(0, 4)));
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const [start, end] = [startOf(first), startOf(last + 1)];
  const percent = (moment: number) => (100 * (moment - start)) / (end - start);
  const step = steps.find((each) => (last + 1 - first) / each <= mostYears) ?? 100;
  const named = Array.from({ length: last + 1 - first }, (_, index) => first + index).filter((year) => year % step === 0);
  return {
    at: (date) => percent(Date.parse(date)),
    span: ({ earliest, latest }) => ({ from: percent(Date.parse(earliest)), to: percent(Date.parse(latest)) }),
    years: named.map((year) => ({ year, at: percent(startOf(year)) })),
  };
}

function startOf(year: number): number {
  return Date.parse(`${String(year).padStart(4, '0')}-01-01`);
}
