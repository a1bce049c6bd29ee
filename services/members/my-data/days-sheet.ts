import type { Locale } from '#config/locale.ts';
import { everyDay, type StoredDay } from '#services/members/daily/day-rows.ts';
import { type DayField, dayFields, symptomField, symptomIds } from '#services/members/daily/shared.ts';
import { symptoms } from '#services/members/daily/symptoms.ts';
import { dateIn, labelOf } from '#services/members/vocabulary/answer-text.ts';
import { fieldOf, type Said } from '#services/members/vocabulary/field.ts';
import { treatmentFields } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { type Cell, type Exporter, type Sheet, sheet } from './sheet.ts';

type Others = Exclude<DayField, `symptom-${string}`>;

/** What the fields of a day are called. */
export const dayWords: Readonly<Record<Others, Said>> = {
  mood: { en: 'Mood (0 very low, 10 very good)', es: 'Ánimo (0 muy bajo, 10 muy bueno)' },
  pain: { en: 'Pain (0 none, 10 worst)', es: 'Dolor (0 nada, 10 el peor)' },
  sleep: { en: 'Hours of sleep', es: 'Horas de sueño' },
  temperature: { en: 'Temperature', es: 'Temperatura' },
  weight: { en: 'Weight', es: 'Peso' },
  weightUnit: { en: 'Unit of the weight', es: 'Unidad del peso' },
  medicines: { en: 'Medicines taken', es: 'Medicinas que tomó' },
  otherMedicines: { en: 'Other medicines taken', es: 'Otras medicinas que tomó' },
  notes: { en: 'Notes', es: 'Notas' },
};

const said: Readonly<Record<string, Said>> = {
  ...Object.fromEntries(symptomIds.map((id) => [symptomField(id), { en: symptoms[id].en, es: symptoms[id].es }])),
  ...dayWords,
};

/** The log as a table: a day a row, and beside what stands there also what another page said of the same. */
export function daysSheet(days: readonly StoredDay[]): Sheet {
  const columns = Object.fromEntries(
    dayFields.map((name) => [name, { ...(said[name] ?? { en: name, es: name }), ...(name === 'medicines' ? { say: sayMedicines } : {}) }]),
  );
  return sheet({
    name: 'days',
    columns: {
      day: { en: 'Day', es: 'Día', say: (locale, cell) => dateIn(locale, String(cell)) },
      ...columns,
      unsettled: { en: 'Also written on another device', es: 'También escrito en otro aparato' },
    },
    rows: days.map(({ day, fields, conflicts }) => ({
      day,
      ...Object.fromEntries(dayFields.map((name) => [name, fields[name] ?? null])),
      unsettled: Object.entries(conflicts).map(([name, others]) => `${name}: ${others.map((each) => each ?? '-').join(' / ')}`),
    })),
  });
}

function sayMedicines(locale: Locale, cell: Cell): string {
  const field = fieldOf(treatmentFields.medicines);
  return String(cell)
    .split(' ')
    .map((code) => labelOf(locale, field, code))
    .join(', ');
}

/** What was written down of each day. */
export const days: Exporter = async ({ seal, ...owner }) => [daysSheet(seal ? await everyDay({ ...owner, seal }) : [])];
