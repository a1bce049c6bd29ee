import { organisation } from '#config/organisation.ts';
import { commonWords } from './common-words.ts';

const denyList: ReadonlySet<string> = new Set([...commonWords, organisation.name.toLowerCase()]);

/** Leetspeak: the letters that a character is substituted for. */
const letters: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '8': ['b'],
  '9': ['g'],
  '@': ['a'],
  $: ['s'],
  '!': ['i', 'l'],
};

/**
 * Whether a password is on the deny-list of common words, after normalisation: without leetspeak, digits and signs around it.
 * `P@ssw0rd2024!` is *password*. Few common passwords satisfy the composition rule, so the list has the words they are made of.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const trimmed = text.replace(/[^\p{L}]+$/u, '');
  return [text, trimmed, trimmed.replace(/^[^\p{L}]+/u, '')].some((each) => readings(each).some((reading) => isCommonText(reading, text)));
}

/** The text and its readings with leetspeak undone; both ways, as a 1 may stand for two letters. */
function readings(text: string): string[] {
  const read = (which: number) => [...text].map((each) => letters[each]?.at(which) ?? letters[each]?.[0] ?? each).join('');
  return [text, read(0), read(1)];
}

function isCommonText(text: string, whole: string): boolean {
  const word = text.replace(/[^\p{L}\p{N}]/gu, '');
  const scattered = text.replace(/[^\p{L}]/gu, '');
  // A few letters among many other characters are no word, even where they happen to spell one.
  const isWord = denyList.has(word) || (denyList.has(scattered) && scattered.length * 2 >= whole.length);
  return isWord || isRepeated(word) || isRun(word);
}

/** Whether a common word or a few letters repeat: passpass, abababab, aaaaaaaa. */
function isRepeated(text: string): boolean {
  const repeated = /^(.+?)\1+$/u.exec(text)?.[1];
  return repeated !== undefined && (repeated.length <= 3 || denyList.has(repeated));
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
