/*
 * What the log shows, in words; a browser has the words that it is given.
 */
import type { Locale } from '#config/locale.ts';
import { languageTags } from '#config/locale.ts';
import { type Day, dayLater, daysBetween } from '#services/members/daily/day/shared.ts';
import {
  celsiusOf,
  type DayField,
  type DayFields,
  dayFields,
  kilogramsOf,
  type SymptomId,
  strongest,
} from '#services/members/daily/shared.ts';
import { numberIn } from '#services/members/vocabulary/numbers/shared.ts';

/** What fields are called, and the medicines of a day by their codes, in the language of `locale`. */
export type LogWords = { locale: Locale; label(name: DayField): string; medicines(codes: string): string };
/** A log from a day until today, with its days, the newest first. */
export type Span = { days: readonly Day[]; from: string; today: string };
export type ShownSymptom = { id: SymptomId; field: DayField; label: string; opensAt: number };
/** A point of a chart: where it stands, from 0 to 1 each way, and what it says. */
export type ShownPoint = { x: number; y: number; day: string; inWords: string };
export type ShownChart = { id: string; label: string; least: string; most: string; points: readonly ShownPoint[] };
/** What two pages said of a field: what stands there, and the others. */
export type ShownConflict = { field: DayField; label: string; standing: string | null; others: readonly (string | null)[] };
/** What was written and taken on a day. */
export type ShownNote = { day: string; notes: string | null; taken: string | null };

const longDays = inBoth({ weekday: 'long', month: 'long', day: 'numeric' });
const shortDays = inBoth({ month: 'short', day: 'numeric' });
const atNoon = (day: string) => new Date(`${day}T12:00Z`);

/** A day in words, with its weekday. */
export const dayInWords = (locale: Locale, day: string): string => longDays[locale].format(atNoon(day));
/** A day in words, without its year. */
export const shortDay = (locale: Locale, day: string): string => shortDays[locale].format(atNoon(day));

/** A value of a day in words, with its unit; null where there is none. */
export function valueIn({ locale, medicines }: LogWords, name: DayField, fields: DayFields): string | null {
  const value = fields[name];
  if (value === undefined) return null;
  if (name === 'medicines') return medicines(String(value));
  if (typeof value === 'string') return value;
  const number = numberIn(locale, value);
  if (name === 'temperature') return `${number} ${celsiusOf(value) === value ? '°C' : '°F'}`;
  return name === 'weight' ? `${number} ${fields.weightUnit ?? 'lb'}` : number;
}

/** For so many days a symptom that was logged is asked again. */
const remembered = 21;

/** Whether something was logged lately, before the end of a day. */
export function isLoggedLately(field: DayField, days: readonly Day[], day: string): boolean {
  return days.some((each) => each.day > dayLater(day, -remembered) && each.day <= day && Number(each.fields[field] ?? 0) > 0);
}

/** What is taken over of the day before: what was measured and written is of its own day. */
export function usualOf({ temperature, weight, weightUnit, notes, ...usual }: DayFields): DayFields {
  return usual;
}

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
export const placeOf = (day: string, { from, today }: Pick<Span, 'from' | 'today'>) =>
  daysBetween(from, day) / Math.max(1, daysBetween(from, today));

/** Nothing for a day that is not there. */
export function shownConflicts(words: LogWords, stored: Day | null): ShownConflict[] {
  if (!stored) return [];
  return dayFields.flatMap((field) => {
    const others = stored.conflicts[field];
    if (!others) return [];
    const inWords = (value: string | number | null) =>
      value === null ? null : valueIn(words, field, { ...stored.fields, [field]: value });
    return [{ field, label: words.label(field), standing: inWords(stored.fields[field] ?? null), others: others.map(inWords) }];
  });
}

/** How a number of a field is drawn, and from where to where; null for what is no number. */
const drawn: Readonly<Partial<Record<DayField, (fields: DayFields) => number | null>>> = {
  temperature: ({ temperature }) => (typeof temperature === 'number' ? celsiusOf(temperature) : null),
  weight: ({ weight, weightUnit }) => (typeof weight === 'number' ? kilogramsOf(weight, weightUnit === 'kg' ? 'kg' : 'lb') : null),
  sleep: ({ sleep }) => (typeof sleep === 'number' ? sleep : null),
};

type Drawn = { value: number; inWords: string; day: string };

/** A chart of each thing that was noted on two days or more. */
export function shownCharts(words: LogWords, span: Span): ShownChart[] {
  // Who has flown west since has a day that has not come yet.
  const within = span.days.filter(({ day }) => day >= span.from && day <= span.today).reverse();
  return dayFields.flatMap((field) => {
    const values = within.flatMap(({ day, fields }): Drawn[] => {
      const given = fields[field];
      const value = drawn[field]?.(fields) ?? (typeof given === 'number' ? given : null);
      return value === null ? [] : [{ value, day, inWords: valueIn(words, field, fields) ?? '' }];
    });
    const isScale = !(field in drawn);
    // A symptom that was never there is no line.
    const isThere = values.length > 1 && (field === 'mood' || !isScale || values.some(({ value }) => value > 0));
    if (!isThere) return [];
    const [low, high] = isScale ? scaleEnds : endsOf(values);
    const points = values.map(({ value, day, inWords }) => ({
      x: placeOf(day, span),
      y: high.value === low.value ? 0.5 : (value - low.value) / (high.value - low.value),
      day: shortDay(words.locale, day),
      inWords,
    }));
    return [{ id: field, label: words.label(field), least: low.inWords, most: high.inWords, points }];
  });
}

const scaleEnds = [
  { value: 0, inWords: '0' },
  { value: strongest, inWords: String(strongest) },
] as const;

function endsOf(values: readonly Drawn[]): [Drawn, Drawn] {
  const sorted = [...values].sort((one, other) => one.value - other.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) throw new RangeError('A chart has values.');
  return [low, high];
}

/** What was written and taken in this time, the newest first. */
export function shownNotes(words: LogWords, { days, from }: Pick<Span, 'days' | 'from'>): ShownNote[] {
  return days
    .filter(({ day }) => day >= from)
    .map(({ day, fields }) => {
      const taken = [valueIn(words, 'medicines', fields), valueIn(words, 'otherMedicines', fields)].filter((each) => each !== null);
      return { day: dayInWords(words.locale, day), notes: valueIn(words, 'notes', fields), taken: taken.join(', ') || null };
    })
    .filter(({ notes, taken }) => notes !== null || taken !== null);
}

function inBoth(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const zoned = { ...options, timeZone: 'UTC' } as const;
  return { en: new Intl.DateTimeFormat(languageTags.en, zoned), es: new Intl.DateTimeFormat(languageTags.es, zoned) };
}
