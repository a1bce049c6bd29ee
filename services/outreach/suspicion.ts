import type { Opened } from './time-token.ts';

/** Why a person should look at what came in before it is taken at its word. None of them loses anything. */
export type Reason = Exclude<Opened, 'in-time'> | 'trap' | 'links' | 'markup' | 'one-thing-over-and-over' | 'sent-before';

const link = /\b(?:https?:\/\/|www\.)\S/gi;
/** Code of a page or a forum, in which links are hidden. */
const markup = /<a\s+href|<\/?(?:script|iframe|img)\b|\[url[=\]]|\[link[=\]]/i;
/** More links than this are more than somebody needs who tells of a page. */
const mostLinks = 2;

/** What is striking in texts. */
export function strikingIn(texts: readonly string[]): Reason[] {
  const all = texts.join('\n');
  const reasons: Reason[] = [];
  if ((all.match(link) ?? []).length > mostLinks) reasons.push('links');
  if (markup.test(all)) reasons.push('markup');
  if (texts.some(isOverAndOver)) reasons.push('one-thing-over-and-over');
  return reasons;
}

/** Of a text of some length few words are its own, or one sign stands in a long row. */
function isOverAndOver(text: string): boolean {
  if (/(.)\1{29}/su.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= 30 && new Set(words).size * 5 < words.length;
}

/** What a text is recognised by when it comes again, however it is spaced and written; null where it is too short to tell. */
export function recognisable(texts: readonly string[]): string | null {
  const longest = texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const letters = longest.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters.length >= 40 ? letters : null;
}
