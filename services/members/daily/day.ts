import { z } from 'zod';
import { type SymptomId, symptomIds } from './symptoms.ts';

/** How strong something is. */
export const strongest = 10;
/** In code points. */
export const longest = { notes: 2_000, otherMedicines: 300 } as const;
/** A temperature as it is read off a thermometer; which unit it is in follows from the number, since the two ranges do not meet. */
export const temperatureRanges = { celsius: { least: 30, most: 45 }, fahrenheit: { least: 86, most: 113 } } as const;
export const weightRanges = { lb: { least: 40, most: 900 }, kg: { least: 20, most: 400 } } as const;
const mostSleep = 24;

export const weightUnits = ['lb', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** Why an answer is refused. */
export const dayProblems = [
  'strength',
  'hours',
  'temperature',
  'weight',
  'too-long',
  'future',
  'too-early',
  'nothing',
  'medicine',
  'unit',
] as const;
export type DayProblem = (typeof dayProblems)[number];
const because = (code: DayProblem) => ({ error: code });

/** A number as people type it: with a comma, too. */
const typedNumber = (text: string) => (/^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
const number = (code: DayProblem, isFit: (value: number) => boolean) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? typedNumber(given.trim()) : given),
    z.number(because(code)).refine(isFit, because(code)),
  );
const within = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;

const strength = number('strength', (value) => Number.isInteger(value) && within(value, { least: 0, most: strongest }));
const text = (most: number) =>
  z
    .string(because('too-long'))
    .transform((given) => given.replaceAll('\r\n', '\n').trim())
    .refine((given) => [...given].length <= most, because('too-long'));

export type SymptomField = `symptom-${SymptomId}`;
export const symptomField = <Id extends SymptomId>(id: Id): `symptom-${Id}` => `symptom-${id}`;
const isSymptomField = (name: string): name is SymptomField => symptomIds.some((id) => symptomField(id) === name);

const others = {
  mood: strength,
  pain: strength,
  /** In hours. */
  sleep: number('hours', (value) => within(value, { least: 0, most: mostSleep })),
  temperature: number('temperature', (value) => Object.values(temperatureRanges).some((range) => within(value, range))),
  weight: number('weight', (value) => Object.values(weightRanges).some((range) => within(value, range))),
  weightUnit: z.enum(weightUnits, because('unit')),
  /** Codes of the vocabulary of medicines, with spaces between them. */
  medicines: z.string(because('medicine')).regex(/^[\w-]+(?: [\w-]+)*$/, because('medicine')),
  otherMedicines: text(longest.otherMedicines),
  notes: text(longest.notes),
} as const;

/** What may stand in a day, each with how it is read: from a form as text, from the store as it was stored. */
const otherNames = ['mood', 'pain', 'sleep', 'temperature', 'weight', 'weightUnit', 'medicines', 'otherMedicines', 'notes'] as const;
export type DayField = SymptomField | (typeof otherNames)[number];
export const dayFields: readonly DayField[] = [...symptomIds.map(symptomField), ...otherNames];
const isDayField = (name: string): name is DayField => dayFields.some((each) => each === name);

export type DayValue = string | number;
export type DayFields = Readonly<Partial<Record<DayField, DayValue>>>;

const readerOf = (name: DayField): z.ZodType<DayValue> => (isSymptomField(name) ? strength : others[name]);

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

/** A temperature in degrees Celsius, whichever it was read in. */
export function celsiusOf(temperature: number): number {
  return temperature <= temperatureRanges.celsius.most ? temperature : ((temperature - 32) * 5) / 9;
}

/** A weight in kilograms. */
export function kilogramsOf(weight: number, unit: WeightUnit): number {
  return unit === 'kg' ? weight : weight * 0.453_592_37;
}

/** From this temperature on it is a fever, in degrees Celsius: 100.4 °F, as `content/signs.yaml` says. */
const fever = 38;
/** Thermometers show one decimal: 100.4 °F is 38 °C. */
export const isFever = (temperature: number) => Math.round(celsiusOf(temperature) * 10) / 10 >= fever;
