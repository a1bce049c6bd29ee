import type { Kysely } from 'kysely';
import { type Locale, otherLocale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { partsOf } from './analysis.ts';
import type { WeighedPart } from './ranking.ts';
import { unknownWords, weighed } from './rarity.ts';

/** How a term was analysed: in which language, and whether its last word may still be typed. */
type Analysed = { locale: Locale; isTyping: boolean };

/**
 * Whether a term is rather written in the other language: that has more of its words. Words that both lack (names, slips) say nothing,
 * so that a misspelt term is corrected in the language that it is written in.
 */
export async function isOfOtherLanguage(
  db: Kysely<DB>,
  term: string,
  parts: readonly WeighedPart[],
  { locale, isTyping }: Analysed,
): Promise<boolean> {
  const unknownHere = unknownWords(parts).length;
  if (unknownHere === 0) return false;
  const there = otherLocale(locale);
  const others = await weighed(db, await partsOf(db, term, there, isTyping), there);
  return unknownWords(others).length < unknownHere && others.some(({ entries, isLight }) => entries > 0 && !isLight);
}
