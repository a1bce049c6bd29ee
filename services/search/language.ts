import type { Kysely } from 'kysely';
import { type Locale, otherLocale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { partsOf } from './analysis.ts';
import { shortestListed } from './learn-words.ts';
import type { WeighedPart } from './ranking.ts';
import { unknownWords, weighed } from './rarity.ts';
import { wordsKnown } from './spelling.ts';

/**
 * Whether a term is rather written in the other language: that has more of its words. Words that both lack (names, slips) say nothing,
 * so that a misspelt term is corrected in the language that it is written in.
 */
export async function isOfOtherLanguage(db: Kysely<DB>, term: string, parts: readonly WeighedPart[], locale: Locale): Promise<boolean> {
  const unknownHere = unknownWords(parts);
  if (unknownHere.length === 0) return false;
  const there = otherLocale(locale);
  const [others, listed] = await Promise.all([
    partsOf(db, term, there, false).then((found) => weighed(db, found, there)),
    wordsKnown(db, unknownHere, there),
  ]);
  // A slip may have the stem of a word (mamogram, mamograma) and yet be none: words that are long enough have to be listed.
  const slips = unknownHere.filter((word) => word.length >= shortestListed && !listed.has(word));
  const unknownThere = new Set([...unknownWords(others), ...slips]);
  return unknownThere.size < unknownHere.length;
}
