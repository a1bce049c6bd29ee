import type { Locale } from '#config/locale.ts';
import { labelOf } from '#services/members/vocabulary/answer-text.ts';
import { fieldOf, type Said } from '#services/members/vocabulary/field.ts';
import { treatmentFields } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { type DayField, type SymptomField, symptomField, symptomIds } from './shared.ts';
import type { LogWords } from './shown/shared.ts';
import { symptoms } from './symptoms.ts';

const others: Readonly<Record<Exclude<DayField, SymptomField>, Said>> = {
  mood: { en: 'Mood', es: 'Ánimo' },
  pain: { en: 'Pain', es: 'Dolor' },
  sleep: { en: 'Hours of sleep', es: 'Horas de sueño' },
  temperature: { en: 'Temperature', es: 'Temperatura' },
  weight: { en: 'Weight', es: 'Peso' },
  weightUnit: { en: 'Pounds or kilograms', es: 'Libras o kilos' },
  medicines: { en: 'Medicines taken', es: 'Medicinas que tomó' },
  otherMedicines: { en: 'Other medicines', es: 'Otras medicinas' },
  notes: { en: 'Notes', es: 'Notas' },
};
const symptomLabels: Readonly<Partial<Record<DayField, Said>>> = Object.fromEntries(
  symptomIds.map((id) => [symptomField(id), { en: symptoms[id].en, es: symptoms[id].es }]),
);

/** What each field of a day is called. */
export function fieldLabel(locale: Locale, name: DayField): string {
  return { ...symptomLabels, ...others }[name]?.[locale] ?? name;
}

/** The medicines of a day, by the names of the vocabulary. */
export function medicinesIn(locale: Locale, codes: string): string {
  const field = fieldOf(treatmentFields.medicines);
  return codes
    .split(' ')
    .map((code) => labelOf(locale, field, code))
    .join(', ');
}

/** The words of the log in a language. */
export function wordsIn(locale: Locale): LogWords {
  return { locale, label: (name) => fieldLabel(locale, name), medicines: (codes) => medicinesIn(locale, codes) };
}

export type Labels = Readonly<Record<Exclude<DayField, SymptomField>, string>>;

/** What the fields of a day are called that are no symptoms. */
export function labelsIn(locale: Locale): Labels {
  const label = (name: DayField) => fieldLabel(locale, name);
  return {
    ...{ mood: label('mood'), pain: label('pain'), sleep: label('sleep'), temperature: label('temperature'), weight: label('weight') },
    ...{ weightUnit: label('weightUnit'), medicines: label('medicines'), otherMedicines: label('otherMedicines'), notes: label('notes') },
  };
}
