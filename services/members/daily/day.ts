import { z } from 'zod';
import {
  type DayField,
  type DayFields,
  type DayProblem,
  type DayValue,
  dayFields,
  dayProblems,
  longest,
  mostSleep,
  type SymptomField,
  strongest,
  symptomField,
  symptomIds,
  temperatureRanges,
  typedNumber,
  weightRanges,
  weightUnits,
} from './shared.ts';

const because = (code: DayProblem) => ({ error: code });
const within = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;
const number = (code: DayProblem, isFit: (value: number) => boolean) =>
  z.preprocess((given) => (typeof given === 'string' ? typedNumber(given) : given), z.number(because(code)).refine(isFit, because(code)));
const strength = number('strength', (value) => Number.isInteger(value) && within(value, { least: 0, most: strongest }));
const text = (most: number) =>
  z
    .string(because('too-long'))
    .transform((given) => given.replaceAll('\r\n', '\n').trim())
    .refine((given) => [...given].length <= most, because('too-long'));

const isSymptomField = (name: string): name is SymptomField => symptomIds.some((id) => symptomField(id) === name);
const isDayField = (name: string): name is DayField => dayFields.some((each) => each === name);

/** How each field is read: from a form as text, from the store as it was stored. */
const others: Readonly<Record<Exclude<DayField, SymptomField>, z.ZodType<DayValue>>> = {
  mood: strength,
  pain: strength,
  sleep: number('hours', (value) => within(value, { least: 0, most: mostSleep })),
  temperature: number('temperature', (value) => Object.values(temperatureRanges).some((range) => within(value, range))),
  weight: number('weight', (value) => Object.values(weightRanges).some((range) => within(value, range))),
  weightUnit: z.enum(weightUnits, because('unit')),
  medicines: z.string(because('medicine')).regex(/^[\w-]+(?: [\w-]+)*$/, because('medicine')),
  otherMedicines: text(longest.otherMedicines),
  notes: text(longest.notes),
};
const readerOf = (name: DayField) => (isSymptomField(name) ? strength : others[name]);

/** What a form says of a field: its value, null for nothing, or why it cannot be taken. */
export function readField(name: DayField, given: string): { ok: true; value: DayValue | null } | { ok: false; code: DayProblem } {
  if (given.trim() === '') return { ok: true, value: null };
  const read = readerOf(name).safeParse(given);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  return { ok: false, code: dayProblems.find((code) => code === issue?.message) ?? 'nothing' };
}

const value = z.union([z.string(), z.number()]);
const stored = z.object({
  day: z.iso.date(),
  fields: z.record(z.string(), value),
  /** Of a field that two devices changed at once: what else was said of it; null where it was emptied. */
  conflicts: z.record(z.string(), z.array(value.nullable())),
});

/** A day of the log. `day` is a date, `2026-11-25`. */
export type Day = { day: string; fields: DayFields; conflicts: Readonly<Partial<Record<DayField, readonly (DayValue | null)[]>>> };

export const emptyDay = (day: string): Day => ({ day, fields: {}, conflicts: {} });

/** A day as it was stored. A field that is not known any more is left out. @throws ZodError for what is none */
export function readDay(contents: unknown): Day {
  const { day, fields, conflicts } = stored.parse(contents);
  const known = Object.entries(fields).filter(([name, each]) => isDayField(name) && readerOf(name).safeParse(each).success);
  const open = Object.entries(conflicts).filter(([name]) => isDayField(name));
  return { day, fields: Object.fromEntries(known), conflicts: Object.fromEntries(open) };
}
