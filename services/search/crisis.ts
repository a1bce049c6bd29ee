import { dyingPhrases, fears, harmless, spellings, suicidePhrases } from './crisis-phrases.ts';
import { termOf } from './shared.ts';

/** What a term speaks of: ending one's life, or dying of an illness. */
export const crises = ['SUICIDE', 'DYING'] as const;
export type Crisis = (typeof crises)[number];

const spelt = spellings.map(([typed, word]) => [wholeWords([typed]), word] as const);
const notMeant = wholeWords(harmless);
const afraid = wholeWords(fears);
const suicide = wholeWords(suicidePhrases);
const dying = wholeWords(dyingPhrases);

/**
 * Recognises a term that speaks of suicide or of dying, in either language whichever the site has. Deterministic, and independent of the
 * database: whoever shows results shows first whom to call. `null` for everything else.
 */
export function crisisOf(typed: string): Crisis | null {
  const words = without(notMeant, plainWords(typed));
  const wishes = without(afraid, words);
  if (has(suicide, wishes)) return 'SUICIDE';
  return wishes !== words || has(dying, words) ? 'DYING' : null;
}

/** As the phrases are written: small letters without accents, in the spelling of `spellings`. */
function plainWords(typed: string): string {
  const folded = termOf(typed)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ´`]/g, '')
    // Letters that are held down: quieroooo.
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return spelt.reduce((words, [typo, word]) => words.replace(typo, word), folded);
}

/** One expression of all phrases, which matches them as whole words. */
function wholeWords(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})(?![a-z0-9])`, 'g');
}

function has(phrases: RegExp, words: string): boolean {
  return words.search(phrases) >= 0;
}

/** A mark in its place, so that what stood on either side does not meet. */
function without(phrases: RegExp, words: string): string {
  return words.replace(phrases, ' / ').trim();
}
