import { organisation } from '#config/organisation.ts';
import { commonWords } from './common-words.ts';

const bases: ReadonlySet<string> = new Set([...commonWords, organisation.name.toLowerCase()]);

/** What is written in the place of letters. */
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
 * Whether a password is one that is tried first: a common word, whatever it is dressed up with. `P@ssw0rd2024!` is *password*.
 * The rule on what is in a password leaves only few of the commonest ones; what those are made of is what the list has.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const undressed = text.replace(/[^\p{L}]+$/u, '');
  return [text, undressed, undressed.replace(/^[^\p{L}]+/u, '')].some((each) =>
    readings(each).some((reading) => isCommonText(reading, text)),
  );
}

/** As the text is, and with letters in the place of what stands for them; as a 1 may stand for two, both ways. */
function readings(text: string): string[] {
  const read = (which: number) => [...text].map((each) => letters[each]?.at(which) ?? letters[each]?.[0] ?? each).join('');
  return [text, read(0), read(1)];
}

function isCommonText(text: string, whole: string): boolean {
  const word = text.replace(/[^\p{L}\p{N}]/gu, '');
  const scattered = text.replace(/[^\p{L}]/gu, '');
  // A few letters among many other characters are no word, even where they happen to spell one.
  const isWord = bases.has(word) || (bases.has(scattered) && scattered.length * 2 >= whole.length);
  return isWord || isRepeated(word) || isRun(word);
}

/** One common word or a few letters, again and again: passpass, abababab, aaaaaaaa. */
function isRepeated(text: string): boolean {
  const repeated = /^(.+?)\1+$/u.exec(text)?.[1];
  return repeated !== undefined && (repeated.length <= 3 || bases.has(repeated));
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];

/** A piece of the alphabet or of the keyboard, forwards or backwards, is all or nearly all of it. */
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
