/** More than anybody needs to name a subject; in code points. */
const longest = 60;
const mostWords = 6;
/** Telephone numbers, birthdays and numbers of files have more digits than any test or medicine. */
const mostDigits = 6;

const address = /@|:\/\/|\bwww\b|\p{L}\.\p{L}{2,}/u;
const longNumber = /\p{N}{4}/u;
const date = /\p{N}+\s*[-./]\s*\p{N}+\s*[-./]\s*\p{N}+/u;

/**
 * Whether a term may say something of who typed it: a mail or web address, a number that is long, or a whole sentence. Of such a term
 * nothing is kept. Names cannot be told: those are kept out by asking for several readers, and for words of the library.
 */
export function looksPersonal(term: string): boolean {
  if (!/\p{L}/u.test(term) || /[\p{Cc}\p{Cs}]/u.test(term)) return true;
  if ([...term].length > longest || term.split(' ').length > mostWords) return true;
  if ((term.match(/\p{N}/gu) ?? []).length > mostDigits) return true;
  return address.test(term) || longNumber.test(term) || date.test(term);
}
