import type { Locale } from '#config/locale.ts';
import { crisisOf } from './crisis.ts';
import { fold } from './fold.ts';
import { lightWords } from './light-words.ts';

/** An entry that stands first for whoever types one of these phrases, whatever else may be found: it says what to do first. */
export type Lift = { entryId: string; phrases: Readonly<Record<Locale, readonly string[]>> };

/** The page on whom to talk with at once. */
const talkNow = 'chat';

/**
 * The entry that a term lifts to the first place, if any: the term has every word of one of its phrases, in whatever order and among
 * whichever others. Of several phrases the longest counts.
 */
export function liftedBy(lifts: readonly Lift[], term: string, locale: Locale): string | null {
  if (crisisOf(term) === 'SUICIDE') return talkNow;
  const typed = new Set(fold(term).split(' '));
  const fitting = lifts
    .flatMap(({ entryId, phrases }) => phrases[locale].map((phrase) => ({ entryId, words: wordsOf(phrase) })))
    .filter(({ words }) => words.length > 0 && words.every((word) => typed.has(word)))
    .sort((a, b) => b.words.length - a.words.length);
  return fitting[0]?.entryId ?? null;
}

/** What a phrase is about, without what questions are made of. */
function wordsOf(phrase: string): string[] {
  return fold(phrase)
    .split(' ')
    .filter((word) => word.length > 1 && !lightWords.has(word) && !small.has(word));
}

/** Words that PostgreSQL leaves out of full text. */
const small: ReadonlySet<string> = new Set(
  'a an and at by for from in is it my of on or the to with al con de del el en la las lo los me mi no para por que se sin su un una y'.split(
    ' ',
  ),
);
