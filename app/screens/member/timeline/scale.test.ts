import { describe, expect, test } from 'vitest';
import type { TimelineRow } from '#services/members/timeline.ts';
import { scaleOf } from './scale.ts';

const rowOf = (from: string, latest = from): TimelineRow => ({
  id: from,
  kind: 'treatment',
  title: 'Surgery',
  detail: null,
  status: null,
  from: { earliest: from, latest },
  to: null,
  when: from,
});
const scale = (today: string, ...rows: TimelineRow[]) => scaleOf({ today, rows });

describe('the scale of a timeline', () => {
  test('reaches from the first year to the end of the last, today among them', () => {
    const { at, years } = scale('2026-11-24', rowOf('2024-05-17'), rowOf('2025-01-01'));
    expect(at('2024-01-01')).toBe(0);
    expect(at('2027-01-01')).toBe(100);
    expect(years.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
  });

  test('a date is as wide as it is uncertain', () => {
    const { span } = scale('2025-06-30', rowOf('2024-01-01', '2024-12-31'));
    const { from, to } = span({ earliest: '2024-01-01', latest: '2024-12-31' });
    expect(from).toBe(0);
    expect(to).toBeCloseTo(50, 0);
    const exact = span({ earliest: '2024-05-17', latest: '2024-05-17' });
    expect(exact.to).toBe(exact.from);
  });

  test.each([
    ['2026-01-01', '2026-01-01', [2026]],
    ['2021-01-01', '2026-01-01', [2021, 2022, 2023, 2024, 2025, 2026]],
    ['2016-01-01', '2026-01-01', [2016, 2018, 2020, 2022, 2024, 2026]],
    ['2003-01-01', '2026-01-01', [2005, 2010, 2015, 2020, 2025]],
    ['1950-01-01', '2026-01-01', [1960, 1980, 2000, 2020]],
  ])('from %s to %s it names few years, evenly', (first, today, named) => {
    expect(scale(today, rowOf(first)).years.map(({ year }) => year)).toEqual(named);
  });
});
