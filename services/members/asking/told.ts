import type { Field } from '#services/members/vocabulary/field.ts';
import { partialDate, partsOf } from '#services/members/vocabulary/partial-date.ts';

/** What the inputs of a form hold, by their names. Of several codes one text, with spaces between them. */
export type Told = Readonly<Record<string, string>>;

const dateParts = ['year', 'month', 'day'] as const;
const isDate = ({ kind }: Field) => kind === 'date' || kind === 'partial-date';

/** The names of the inputs in which a field is told: a date is told in three. */
export function inputsOf(name: string, field: Field): string[] {
  return isDate(field) ? dateParts.map((part) => `${name}.${part}`) : [name];
}

/** A field as its inputs hold it. */
export function toldOf(name: string, field: Field, value: unknown): Told {
  if (value === null || value === undefined || value === false) return {};
  if (isDate(field)) {
    const parts = partsOf(String(value));
    return Object.fromEntries(dateParts.flatMap((part) => (parts?.[part] == null ? [] : [[`${name}.${part}`, String(parts[part])]])));
  }
  if (Array.isArray(value)) return value.length > 0 ? { [name]: value.join(' ') } : {};
  return { [name]: value === true ? 'on' : String(value) };
}

/** What was told of a field, as the vocabulary accepts it: an input that was not sent is empty. */
export function sentOf(name: string, field: Field, told: Told): string | readonly string[] {
  switch (field.kind) {
    case 'date':
    case 'partial-date':
      return dateOf(dateParts.map((part) => (told[`${name}.${part}`] ?? '').trim()));
    case 'choices':
    case 'ids':
      return (told[name] ?? '').split(' ').filter((code) => code !== '');
    case 'choice':
    case 'country':
    case 'flag':
    case 'kept':
    case 'number':
    case 'region':
    case 'text':
    case 'time-zone':
    case 'url':
    case 'visibility':
      return told[name] ?? '';
    default:
      return field satisfies never;
  }
}

/** A date of its parts as they were typed; what is none is handed on as it is, for the vocabulary to refuse. */
function dateOf(typed: readonly string[]): string {
  if (typed.every((part) => part === '')) return '';
  const [year = 0, month = null, day = null] = typed.map((part) => (part === '' ? null : Number(part)));
  const isNumber = typed.every((part) => /^\d{0,4}$/.test(part));
  const isWhole = year !== null && !(month === null && day !== null);
  return isNumber && isWhole ? partialDate({ year, month: month ?? null, day: day ?? null }) : typed.join('-');
}
