import { type Locale, localeOfValue } from '#config/locale.ts';
import { wrongInput } from './errors.ts';

/** How many entries one list answers at most. */
const maxListed = 50;
export const limitDescription = `1 to ${maxListed}.`;

/** The language and the length of a list, as its arguments say. @throws for a length that no list has */
export function listOf(locale: string, limit: number | null | undefined): [locale: Locale, limit: number] {
  const count = limit ?? 10;
  if (count < 1 || count > maxListed) throw wrongInput('limit', `has to be from 1 to ${maxListed}`);
  return [localeOfValue(locale), count];
}
