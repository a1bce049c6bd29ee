import { z } from 'zod';
import type { ProblemCode } from '#services/members/shared.ts';
import { isCountry } from './countries.ts';
import { type FieldWords, fieldRegistry, type Values } from './field.ts';
import { httpsUrl } from './https-url.ts';
import { partsOf } from './partial-date.ts';

/*
 * The kinds of fields. Each takes what a form sends (text, lists of texts) and what the gateway and the store have (numbers, flags)
 * alike, and answers one of the two: the value as it is stored, or the code of a problem.
 */

const because = (code: ProblemCode) => ({ error: code });
/** Stops at the first broken rule of a field. */
const first = (code: ProblemCode) => ({ error: code, abort: true });

export const codePoints = (text: string) => [...text].length;

/** One of several. */
export function choice<const Table extends Values>(values: Table, words: FieldWords) {
  return optional(code(values)).register(fieldRegistry, { ...words, kind: 'choice', values });
}

/** Any of several, in the order of the table; `alone` are those that no other goes with. */
export function choices<const Table extends Values>(values: Table, words: FieldWords, alone: readonly (keyof Table & string)[] = []) {
  const known = Object.keys(values);
  const list = z
    .array(code(values), because('choice-invalid'))
    .transform((codes) => [...new Set(codes)].sort((one, other) => known.indexOf(one) - known.indexOf(other)))
    .refine((codes) => codes.length < 2 || !codes.some((each) => alone.includes(each)), because('choice-alone'));
  return z.preprocess(asList, list).register(fieldRegistry, { ...words, kind: 'choices', values, alone });
}

/** `initially` is what it is until its member says something. */
export function flag(words: FieldWords, initially: boolean) {
  return z
    .preprocess((given) => asFlag(given ?? initially), z.boolean(because('flag-invalid')))
    .register(fieldRegistry, { ...words, kind: 'flag', initially });
}

/** True where the fields that it names are public. Everything is private until its member says otherwise. */
export function visibility(shows: readonly string[], words: FieldWords) {
  return z.preprocess(asFlag, z.boolean(because('flag-invalid'))).register(fieldRegistry, { ...words, kind: 'visibility', shows });
}

export function text(most: number, words: FieldWords, lines: 'one' | 'many' = 'one') {
  return optional(upTo(most, lines)).register(fieldRegistry, { ...words, kind: 'text', most, lines });
}

export function region(most: number, words: FieldWords) {
  return optional(upTo(most, 'one')).register(fieldRegistry, { ...words, kind: 'region', most });
}

type Limits = { least: number; most: number; decimals?: number; not?: readonly number[] };

export function number({ least, most, decimals = 0, not = [] }: Limits, words: FieldWords) {
  const schema = z
    .number(because('number-invalid'))
    .refine((value) => value >= least && value <= most, first('number-range'))
    .refine((value) => Number(value.toFixed(decimals)) === value, first('number-decimals'))
    .refine((value) => !not.includes(value), because('number-never'))
    // No store keeps a zero's sign.
    .transform((value) => (value === 0 ? 0 : value));
  return z
    .preprocess((given) => asNumber(emptyAsNull(given)), schema.nullable())
    .register(fieldRegistry, { ...words, kind: 'number', least, most, decimals, not });
}

export function date(words: FieldWords) {
  const whole = z.string(because('date-invalid')).refine((given) => partsOf(given)?.day != null, because('date-invalid'));
  return optional(whole).register(fieldRegistry, { ...words, kind: 'date' });
}

export function partialDate(words: FieldWords) {
  const known = z.string(because('date-invalid')).refine((given) => partsOf(given) !== null, because('date-invalid'));
  return optional(known).register(fieldRegistry, { ...words, kind: 'partial-date' });
}

/** A page on the web, normalised to `https`. */
export function url(most: number, words: FieldWords) {
  const page = z
    .string(because('url-invalid'))
    .transform((typed) => httpsUrl(typed))
    .refine((address) => address !== null, first('url-invalid'))
    .refine((address) => codePoints(address ?? '') <= most, because('text-long'));
  return optional(page).register(fieldRegistry, { ...words, kind: 'url', most });
}

export function country(words: FieldWords) {
  return optional(z.string(because('country-invalid')).refine(isCountry, because('country-invalid'))).register(fieldRegistry, {
    ...words,
    kind: 'country',
  });
}

export function timeZone(words: FieldWords) {
  return optional(z.string(because('time-zone-invalid')).refine(isTimeZone, because('time-zone-invalid'))).register(fieldRegistry, {
    ...words,
    kind: 'time-zone',
  });
}

/** The ids of diagnoses of the same member. */
export function diagnosisIds(words: FieldWords) {
  const list = z
    .array(z.string(because('ids-invalid')).regex(/^[\w-]{1,64}$/, because('ids-invalid')), because('ids-invalid'))
    .transform((ids) => [...new Set(ids)]);
  return z.preprocess(asList, list).register(fieldRegistry, { ...words, kind: 'ids', of: 'diagnosis' });
}

/** What a service sets: it is described here, and judged there. */
export function kept(by: string, words: FieldWords) {
  return z.unknown().register(fieldRegistry, { ...words, kind: 'kept', by });
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyAsNull, schema.nullable());
}

function upTo(most: number, lines: 'one' | 'many') {
  return z
    .string(because('text-invalid'))
    .transform((typed) => cleaned(typed, lines))
    .refine((typed) => codePoints(typed) <= most, because('text-long'))
    .transform((typed) => (typed === '' ? null : typed));
}

function code<const Table extends Values>(values: Table) {
  return z.custom<keyof Table & string>((given) => typeof given === 'string' && Object.hasOwn(values, given), because('choice-invalid'));
}

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const emptyAsNull = (given: unknown) => (given === undefined || (typeof given === 'string' && given.trim() === '') ? null : given);

function asList(given: unknown): unknown {
  const one = emptyAsNull(given);
  if (one === null) return [];
  return typeof one === 'string' ? [one] : one;
}

function asFlag(given: unknown): unknown {
  const one = emptyAsNull(given);
  if (one === null || one === 'false' || one === 'off') return false;
  return one === 'true' || one === 'on' ? true : one;
}

/** A number as it is typed, in either language: `3.3287` or `3,3287`. */
function asNumber(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const typed = given.trim();
  return /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/.test(typed) ? Number(typed.replace(',', '.')) : given;
}

/** Normalised (NFC), without control characters, and without space around it. A text of one line has no line ends. */
function cleaned(typed: string, lines: 'one' | 'many'): string {
  const plain = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ');
  return (lines === 'one' ? plain.replace(/\s+/g, ' ') : plain.replace(/[^\S\n]+$/gm, '').replace(/\n{3,}/g, '\n\n')).trim();
}
