import { dictionary } from '@zxcvbn-ts/language-common';
import { organisation } from '#config/organisation.ts';
import { commonWords } from './common-words.ts';

/** In lower case, without diacritics. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
const lettersAndDigitsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Breached passwords (49,000, of leaks), and the words that people who come here would think of. */
const denyList: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map((password) => lettersAndDigitsOf(fold(password))),
  ...commonWords,
  fold(organisation.name),
]);

/** Leetspeak: what a character is substituted for. */
const letters: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a', 'for'],
  '5': ['s'],
  '7': ['t'],
  '8': ['b'],
  '9': ['g'],
  '@': ['a'],
  $: ['s'],
  '!': ['i', 'l'],
};

/**
 * Whether a password is on the deny-list, however it is dressed up to satisfy the composition rule: without case and diacritics,
 * leetspeak, and what stands around it. `P@ssw0rd2024!` is *password*, `India@123` is *india*. Hardly any breached password satisfies
 * the rule as it is.
 */
export function isCommonPassword(password: string): boolean {
  const text = fold(password);
  const trimmed = text.replace(/[^\p{L}]+$/u, '');
  const words = [text, trimmed, trimmed.replace(/^[^\p{L}]+/u, '')].flatMap(readings).map(lettersAndDigitsOf);
  if (words.some((word) => denyList.has(word) || isRepeated(word) || isRun(word) || isPair(word))) return true;
  return mainParts(text).some((part) => readings(part).some((reading) => isMostly(reading, text)));
}

/** The text without what may be an ornament around it: digits and signs, and of a long part up to two letters. */
function mainParts(text: string): string[] {
  const characters = [...text];
  const parts: string[] = [];
  for (let from = 0; from * 2 <= characters.length; from++) {
    for (let to = characters.length; (to - from) * 2 >= characters.length; to--) {
      const ornament = lettersOf([...characters.slice(0, from), ...characters.slice(to)].join(''));
      if (ornament.length <= (to - from >= 6 ? 2 : 0)) parts.push(characters.slice(from, to).join(''));
    }
  }
  return parts;
}

/** The text and its readings with leetspeak undone; both ways, as a 1 may stand for two letters. */
function readings(text: string): string[] {
  const read = (which: number) => [...text].map((each) => letters[each]?.at(which) ?? letters[each]?.[0] ?? each).join('');
  return [text, read(0), read(1)];
}

/** Whether it is on the deny-list, and most of the password: a few letters among many other characters are no word. */
function isMostly(text: string, whole: string): boolean {
  return [lettersAndDigitsOf(text), lettersOf(text)].some((word) => word.length * 2 >= whole.length && denyList.has(word));
}

/** Whether a common word or a few letters repeat: passpass, abababab, aaaaaaaa. */
function isRepeated(text: string): boolean {
  const repeated = /^(.+?)\1+$/u.exec(text)?.[1];
  return repeated !== undefined && (repeated.length <= 3 || denyList.has(repeated));
}

/** Whether it is two of the commonest words: hope4ever. */
function isPair(text: string): boolean {
  return [...text].some((_, at) => commonWords.has(text.slice(0, at)) && commonWords.has(text.slice(at)));
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];

/** Whether (nearly) all of it is a sequence of the alphabet or the keyboard, forwards or backwards. */
function isRun(text: string): boolean {
  const longest = [...rows, ...rows.map((row) => [...row].reverse().join(''))].reduce((most, row) => {
    for (let from = 0; from < text.length - most; from++) {
      let to = from + most + 1;
      while (to <= text.length && row.includes(text.slice(from, to))) most = to++ - from;
    }
    return most;
  }, 0);
  return longest >= 4 && text.length - longest <= 3;
}
