import type { Locale } from '#config/locale.ts';
import type { Day } from './day/shared.ts';
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
export const shownNotes = (locale: Locale, span: Pick<Span, 'days' | 'from'>) => inWords.shownNotes(wordsIn(locale), span);

export function shownSymptom(locale: Locale, id: SymptomId): inWords.ShownSymptom {
  return { id, field: symptomField(id), label: symptoms[id][locale], opensAt: symptoms[id].opensAt };
}

export function shownSymptoms(locale: Locale, { first, others }: Around) {
  return { first: first.map((id) => shownSymptom(locale, id)), others: others.map((id) => shownSymptom(locale, id)) };
}

/** The treatments that began in this time, and where. */
export function shownMarks(marks: readonly TreatmentMark[], span: Pick<Span, 'from' | 'today'>): ShownMark[] {
  return marks
    .filter(({ from: began }) => began >= span.from && began <= span.today)
    .map(({ title, from: began }) => ({ title, x: inWords.placeOf(began, span) }));
}
