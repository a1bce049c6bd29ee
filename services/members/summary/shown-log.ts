import type { Locale } from '#config/locale.ts';
import { dayLater } from '#services/members/daily/day/shared.ts';
import type { StoredDay } from '#services/members/daily/day-rows.ts';
import { treatmentMarks } from '#services/members/daily/offered.ts';
import { isFever } from '#services/members/daily/shared.ts';
import { type ShownChart, type ShownPoint, shortDay, shownSpan } from '#services/members/daily/shown/shared.ts';
import { type ShownMark, shownCharts, shownMarks } from '#services/members/daily/shown-log.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { summaryPhrases } from './summary.words.ts';
import { type Languages, type Term, termIn } from './term.ts';

/** A small chart, with what it shows in words: the lowest, the highest and the last that was noted. */
export type SummaryChart = Pick<ShownChart, 'id' | 'least' | 'most' | 'points'> & { label: Term; inWords: string };
export type SummaryLog = {
  /** Since when, in words. */
  since: string;
  span: { from: string; to: string };
  charts: readonly SummaryChart[];
  marks: readonly ShownMark[];
  /** What was noted besides, for which there is no room. */
  also: readonly Term[];
  /** The days of a fever. */
  fevers: string | null;
};

/** So many charts stand on the page: what was measured, mood and pain, and then what was strongest. */
const mostCharts = 12;
/** Without a visit before, the log of four weeks; and never more than of half a year. */
const usualDays = 28;
const mostDays = 182;
const always = ['mood', 'pain', 'sleep', 'temperature', 'weight'];

type Told = { days: readonly StoredDay[]; treatments: readonly Stored<Treatment>[]; today: string; lastVisit: string | null };

/** The first day that a summary tells of: that of the last visit. */
export function firstDayOf({ today, lastVisit }: Pick<Told, 'today' | 'lastVisit'>): string {
  if (lastVisit === null) return dayLater(today, 1 - usualDays);
  const earliest = dayLater(today, 1 - mostDays);
  return lastVisit > earliest ? lastVisit : earliest;
}

/** The log since the last visit; null where nothing was noted. */
export function summaryLog(languages: Languages, { days, treatments, today, lastVisit }: Told): SummaryLog | null {
  const { locale } = languages;
  const from = firstDayOf({ today, lastVisit });
  const span = { days, from, today };
  const noted = days.filter(({ day }) => day >= from);
  if (noted.length === 0) return null;
  const labels = new Map(shownCharts(languages.own, span).map(({ id, label }) => [id, label]));
  const charts = shownCharts(locale, span)
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .map((chart) => ({
      ...chart,
      label: termIn(languages, (each) => (each === locale ? chart.label : (labels.get(chart.id) ?? chart.label))),
    }));
  const fevers = noted.filter(({ fields }) => typeof fields.temperature === 'number' && isFever(fields.temperature));
  return {
    since:
      lastVisit === from ? summaryPhrases.sinceVisit[locale](shortDay(locale, from)) : summaryPhrases.since[locale](shortDay(locale, from)),
    span: shownSpan(locale, span),
    charts: charts.slice(0, mostCharts).map(({ id, label, least, most, points }) => ({
      ...{ id, label, least: withoutUnit(least), most: withoutUnit(most), points },
      inWords: rangeIn(locale, points),
    })),
    marks: shownMarks(treatmentMarks(treatments, locale), span),
    also: charts.slice(mostCharts).map(({ label }) => label),
    fevers:
      fevers.length > 0
        ? fevers
            .map(({ day }) => shortDay(locale, day))
            .toReversed()
            .join(', ')
        : null,
  };
}

/** Beside a drawing as small as this there is room for a number; its unit is said in words above. */
const withoutUnit = (end: string) => end.split(' ')[0] ?? '';

/** What is always shown stands first; of the others what was strongest. */
function rankOf({ id, points }: ShownChart): number {
  const at = always.indexOf(id);
  return at >= 0 ? always.length - at + 1 : Math.max(...points.map(({ y }) => y));
}

function rangeIn(locale: Locale, points: readonly ShownPoint[]): string {
  const sorted = points.toSorted((one, other) => one.y - other.y);
  const said = (point: ShownPoint | undefined) => point?.inWords ?? '';
  return summaryPhrases.range[locale](said(sorted[0]), said(sorted.at(-1)), said(points.at(-1)));
}
