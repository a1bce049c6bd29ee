import type { Locale } from '#config/locale.ts';
import { type Day, dayLater, daysBetween } from './day/shared.ts';
import { wordsIn } from './field.words.ts';
import type { Around, TreatmentMark } from './offered.ts';
import { type SymptomId, symptomField } from './shared.ts';
import * as inWords from './shown/shared.ts';
import { symptoms } from './symptoms.ts';

/*
 * What the log shows, in a language of the site.
 */

type Span = inWords.Span;
export type ShownMark = { title: string; x: number };

export const shownConflicts = (locale: Locale, stored: Day | null) => inWords.shownConflicts(wordsIn(locale), stored);
export const shownCharts = (locale: Locale, span: Span) => inWords.shownCharts(wordsIn(locale), span);
export const shownNotes = (locale: Locale, span: Span) => inWords.shownNotes(wordsIn(locale), span);

export function shownSymptom(locale: Locale, id: SymptomId): inWords.ShownSymptom {
  return { id, field: symptomField(id), label: symptoms[id][locale], opensAt: symptoms[id].opensAt };
}

export function shownSymptoms(locale: Locale, { first, others }: Around) {
  return { first: first.map((id) => shownSymptom(locale, id)), others: others.map((id) => shownSymptom(locale, id)) };
}

/** The treatments that began in these weeks, and where. */
export function shownMarks(marks: readonly TreatmentMark[], { today, weeks }: Pick<Span, 'today' | 'weeks'>): ShownMark[] {
  const from = dayLater(today, 1 - weeks * 7);
  return marks
    .filter(({ from: began }) => began >= from && began <= today)
    .map(({ title, from: began }) => ({ title, x: daysBetween(from, began) / (weeks * 7 - 1) }));
}
