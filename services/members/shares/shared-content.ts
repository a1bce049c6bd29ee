import type { Locale } from '#config/locale.ts';
import { shownToday } from '#services/members/daily/daily-log.ts';
import { everyDay } from '#services/members/daily/day-rows.ts';
import { type ShownChart, type ShownNote, shownSpan, weeksBefore } from '#services/members/daily/shown/shared.ts';
import { shownCharts, shownNotes } from '#services/members/daily/shown-log.ts';
import type { Scope } from '#services/members/store/record-store.ts';
import { summaryParts } from '#services/members/summary/shared.ts';
import { type SummarySheet, summarySheet } from '#services/members/summary/sheet.ts';
import { toldForSummary } from '#services/members/summary/visit-summary.ts';
import { everyVisit } from '#services/members/visits/visit-rows.ts';
import type { SharePart } from './shared.ts';
import { type ShownVisit, shownVisits } from './shown-visits.ts';

/** What a link shows: its part, in words, with nothing that names the member, and no id. */
export type SharedContent =
  | {
      part: 'log';
      charts: readonly ShownChart[];
      /** When treatments began is of the record, which such a link does not show. */
      marks: readonly [];
      notes: readonly ShownNote[];
      span: { from: string; to: string };
    }
  | { part: 'visits'; visits: readonly ShownVisit[] }
  | { part: 'summary'; sheet: SummarySheet };

/** How far back the log is shown. */
export const sharedWeeks = 4;
/** Whoever has the link knows whose it is; whoever finds it need not. */
const sharedParts = summaryParts.filter((part) => part !== 'who');

/** Reads a part, in the transaction of its member. */
export async function sharedContent(
  scope: Scope,
  { part, locale, now }: { part: SharePart; locale: Locale; now: Date },
): Promise<SharedContent> {
  switch (part) {
    case 'log':
      return sharedLog(scope, locale, await shownToday(scope, now));
    case 'visits':
      return { part, visits: shownVisits(locale, await everyVisit(scope), now) };
    case 'summary':
      return { part, sheet: summarySheet({ locale, own: locale }, await toldForSummary(scope, now), sharedParts) };
    default:
      return part satisfies never;
  }
}

async function sharedLog(scope: Scope, locale: Locale, today: string): Promise<SharedContent> {
  const span = { days: await everyDay(scope), from: weeksBefore(today, sharedWeeks), today };
  return {
    part: 'log',
    charts: shownCharts(locale, span),
    marks: [],
    notes: shownNotes(locale, span),
    span: shownSpan(locale, span),
  };
}
