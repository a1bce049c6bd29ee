import type { Locale } from '#config/locale.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import { treatmentTitle } from '#services/members/titles.ts';
import { labelOf } from '#services/members/vocabulary/answer-text.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import { type Treatment, treatmentFields } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import type { Day } from './day/shared.ts';
import { type SymptomId, symptomField, symptomIds } from './shared.ts';
import { isLoggedLately } from './shown/shared.ts';
import { symptoms } from './symptoms.ts';

/** The symptoms that are asked first, and those that can be asked for. */
export type Around = { first: readonly SymptomId[]; others: readonly SymptomId[] };
export type OfferedMedicine = { code: string; label: string };
/** A treatment over time, as far as its days are known: it began and ended on these days at the earliest and the latest. */
export type TreatmentMark = { title: string; from: string; to: string | null };

type Treatments = readonly Stored<Treatment>[];

/** Which symptoms to ask of a day: what fits the treatments that go on, and what was logged lately; without either, what most know. */
export function aroundOf({ days, treatments, day }: { days: readonly Day[]; treatments: Treatments; day: string }): Around {
  const types = treatments.map(({ fields }) => fields).filter(({ status }) => status === 'undergoing');
  const first = symptomIds.filter((id) => {
    const { fits } = symptoms[id];
    return (
      isLoggedLately(symptomField(id), days, day) ||
      fits === 'everybody' ||
      types.some(({ type }) => type !== null && fits.some((each) => each === type))
    );
  });
  return { first, others: symptomIds.filter((id) => !first.includes(id)) };
}

/** The medicines of treatments that go on, to tick off. */
export function offeredMedicines(treatments: Treatments, locale: Locale): OfferedMedicine[] {
  const current = treatments.filter(({ fields }) => fields.status === 'undergoing').flatMap(({ fields }) => fields.medicines);
  const known = [...new Set(current)].filter((code) => code !== 'other' && code !== 'unknown');
  return known.map((code) => ({ code, label: labelOf(locale, fieldOf(treatmentFields.medicines), code) }));
}

/** When treatments were given, to be shown beside the log. */
export function treatmentMarks(treatments: Treatments, locale: Locale): TreatmentMark[] {
  return treatments.flatMap(({ fields }) => {
    const { status, startedAt, finishedAt } = fields;
    if (startedAt === null || status === 'planning') return [];
    return [{ title: treatmentTitle(locale, fields), from: wholeDate(startedAt), to: finishedAt && wholeDate(finishedAt) }];
  });
}

/** The first day that a date may mean. */
const wholeDate = (date: string) => date + '-01-01'.slice(date.length === 4 ? 0 : date.length === 7 ? 3 : 6);
