import type { Locale } from '#config/locale.ts';
import { languageTags } from '#config/locale.ts';
import type { StoredDay } from './day-rows.ts';
import { dayLater, daysBetween } from './days.ts';
import { fieldLabel, valueIn } from './field.words.ts';
import type { Around, TreatmentMark } from './offered.ts';
import { celsiusOf, type DayField, dayFields, kilogramsOf, strongest, symptomField } from './shared.ts';
import { symptoms } from './symptoms.ts';

/*
 * What the log shows, in words.
 */

/** A log from a day until today, with its days, the newest first. */
export type Span = { days: readonly StoredDay[]; from: string; today: string };
export type ShownSymptom = { id: keyof typeof symptoms; field: DayField; label: string; opensAt: number };
/** A point of a chart: where it stands, from 0 to 1 each way, and what it says. */
export type ShownPoint = { x: number; y: number; day: string; inWords: string };
export type ShownChart = { id: string; label: string; least: string; most: string; points: readonly ShownPoint[] };
export type ShownMark = { title: string; x: number };
/** What two devices said of a field: what stands there, and the others. */
export type ShownConflict = { field: DayField; label: string; standing: string | null; others: readonly (string | null)[] };

const longDays = inBoth({ weekday: 'long', month: 'long', day: 'numeric' });
const shortDays = inBoth({ month: 'short', day: 'numeric' });
const atNoon = (day: string) => new Date(`${day}T12:00Z`);

/** A day in words, with its weekday. */
export const dayInWords = (locale: Locale, day: string): string => longDays[locale].format(atNoon(day));
/** A day in words, without its year. */
export const shortDay = (locale: Locale, day: string): string => shortDays[locale].format(atNoon(day));

/** The days beside one; there is none after today. */
export const besides = (day: string, today: string) => ({ earlier: dayLater(day, -1), later: day === today ? null : dayLater(day, 1) });

/** The first of so many weeks until today. */
export const weeksBefore = (today: string, weeks: number) => dayLater(today, 1 - weeks * 7);

/** The first and the last of the days that are drawn. */
export const shownSpan = (locale: Locale, { from, today }: Pick<Span, 'from' | 'today'>) => ({
  from: shortDay(locale, from),
  to: shortDay(locale, today),
});

/** Where a day stands among those that are drawn, from 0 to 1. */
const placeOf = (day: string, { from, today }: Pick<Span, 'from' | 'today'>) =>
  daysBetween(from, day) / Math.max(1, daysBetween(from, today));

export function shownSymptoms(locale: Locale, around: Around): { first: ShownSymptom[]; others: ShownSymptom[] } {
  const shown = (id: ShownSymptom['id']) => ({
    id,
    field: symptomField(id),
    label: symptoms[id][locale],
    opensAt: symptoms[id].opensAt,
  });
  return { first: around.first.map(shown), others: around.others.map(shown) };
}

export function shownConflicts(locale: Locale, stored: StoredDay | null): ShownConflict[] {
  if (!stored) return [];
  return dayFields.flatMap((field) => {
    const others = stored.conflicts[field];
    if (!others) return [];
    const inWords = (value: string | number | null) =>
      value === null ? null : valueIn(locale, field, { ...stored.fields, [field]: value });
    return [{ field, label: fieldLabel(locale, field), standing: inWords(stored.fields[field] ?? null), others: others.map(inWords) }];
  });
}

/** How a number of a field is drawn, and from where to where; null for what is no number. */
const drawn: Readonly<Partial<Record<DayField, (fields: StoredDay['fields']) => number | null>>> = {
  temperature: ({ temperature }) => (typeof temperature === 'number' ? celsiusOf(temperature) : null),
  weight: ({ weight, weightUnit }) => (typeof weight === 'number' ? kilogramsOf(weight, weightUnit === 'kg' ? 'kg' : 'lb') : null),
  sleep: ({ sleep }) => (typeof sleep === 'number' ? sleep : null),
};

type Drawn = { value: number; inWords: string; day: string };

/** A chart of each thing that was noted on two days or more. */
export function shownCharts(locale: Locale, span: Span): ShownChart[] {
  const within = span.days.filter(({ day }) => day >= span.from).toReversed();
  return dayFields.flatMap((field) => {
    const values = within.flatMap(({ day, fields }): Drawn[] => {
      const given = fields[field];
      const value = drawn[field]?.(fields) ?? (typeof given === 'number' ? given : null);
      return value === null ? [] : [{ value, day, inWords: valueIn(locale, field, fields) ?? '' }];
    });
    const isScale = !(field in drawn);
    // A symptom that was never there is no line.
    const isThere = values.length > 1 && (field === 'mood' || !isScale || values.some(({ value }) => value > 0));
    if (!isThere) return [];
    const [low, high] = isScale ? scaleEnds : endsOf(values);
    const points = values.map(({ value, day, inWords }) => ({
      x: placeOf(day, span),
      y: high.value === low.value ? 0.5 : (value - low.value) / (high.value - low.value),
      day: shortDay(locale, day),
      inWords,
    }));
    return [{ id: field, label: fieldLabel(locale, field), least: low.inWords, most: high.inWords, points }];
  });
}

const scaleEnds = [
  { value: 0, inWords: '0' },
  { value: strongest, inWords: String(strongest) },
] as const;

function endsOf(values: readonly Drawn[]): [Drawn, Drawn] {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) throw new RangeError('A chart has values.');
  return [low, high];
}

/** The treatments that began in this time, and where. */
export function shownMarks(marks: readonly TreatmentMark[], span: Pick<Span, 'from' | 'today'>): ShownMark[] {
  return marks
    .filter(({ from: began }) => began >= span.from && began <= span.today)
    .map(({ title, from: began }) => ({ title, x: placeOf(began, span) }));
}

export type ShownNote = { day: string; notes: string | null; taken: string | null };

/** What was written and taken in this time, the newest first. */
export function shownNotes(locale: Locale, { days, from }: Pick<Span, 'days' | 'from'>): ShownNote[] {
  return days
    .filter(({ day }) => day >= from)
    .map(({ day, fields }) => {
      const taken = [valueIn(locale, 'medicines', fields), valueIn(locale, 'otherMedicines', fields)].filter((each) => each !== null);
      return { day: dayInWords(locale, day), notes: valueIn(locale, 'notes', fields), taken: taken.join(', ') || null };
    })
    .filter(({ notes, taken }) => notes !== null || taken !== null);
}

function inBoth(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const zoned = { ...options, timeZone: 'UTC' } as const;
  return { en: new Intl.DateTimeFormat(languageTags.en, zoned), es: new Intl.DateTimeFormat(languageTags.es, zoned) };
}
