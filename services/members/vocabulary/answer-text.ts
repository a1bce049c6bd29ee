import { type Locale, languageTags } from '#config/locale.ts';
import { countryNames } from './countries.ts';
import type { Field, Values } from './field.ts';
import { numberIn } from './numbers/shared.ts';
import { type Precision, partsOf, precisionOf } from './partial-date.ts';
import { usStates } from './us-states.ts';

const yesNo = { true: { en: 'Yes', es: 'Sí' }, false: { en: 'No', es: 'No' } } as const;
const publicPrivate = { true: { en: 'Public', es: 'Público' }, false: { en: 'Private', es: 'Privado' } } as const;

/** Made once: that costs a hundred times what a use of it does. */
const lists = { en: new Intl.ListFormat(languageTags.en), es: new Intl.ListFormat(languageTags.es) };
const dateForms = { en: dateFormsIn('en'), es: dateFormsIn('es') };

/** An answer in words, as a summary shows it; null where there is none. */
export function answerIn(locale: Locale, field: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'choice':
      return labelIn(locale, field.values, value);
    case 'choices':
      return Array.isArray(value) && value.length > 0
        ? lists[locale].format(value.map((each) => labelIn(locale, field.values, each)))
        : null;
    case 'flag':
      return yesNo[value === true ? 'true' : 'false'][locale];
    case 'visibility':
      return publicPrivate[value === true ? 'true' : 'false'][locale];
    case 'number':
      return typeof value === 'number' ? numberIn(locale, value, { isGrouped: false }) : null;
    case 'date':
    case 'partial-date':
      return dateIn(locale, String(value));
    case 'country':
      return countryNames[locale].of(String(value)) ?? String(value);
    case 'region':
      return usStates[String(value)]?.[locale] ?? String(value);
    case 'time-zone':
      return String(value).replaceAll('_', ' ');
    case 'ids':
    case 'kept':
    case 'text':
    case 'url':
      return String(value);
    default:
      return field satisfies never;
  }
}

/** A date as far as it is known: `2024`, `May 2024`, `May 17, 2024`. */
export function dateIn(locale: Locale, date: string): string {
  const parts = partsOf(date);
  if (!parts) return date;
  const { year, month, day } = parts;
  return dateForms[locale][precisionOf(date)].format(new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1)));
}

/** What a code of a field is called; of one that it does not know, the code. */
export function labelOf(locale: Locale, field: Field, code: string): string {
  return 'values' in field ? labelIn(locale, field.values, code) : code;
}

function labelIn(locale: Locale, values: Values, code: unknown): string {
  return values[String(code)]?.label[locale] ?? String(code);
}

function dateFormsIn(locale: Locale): Record<Precision, Intl.DateTimeFormat> {
  const form = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'UTC', ...options });
  return {
    year: form({ year: 'numeric' }),
    month: form({ year: 'numeric', month: 'long' }),
    day: form({ year: 'numeric', month: 'long', day: 'numeric' }),
  };
}
