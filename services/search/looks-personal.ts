/** Maximum length of a term to be counted, in code points. */
const longest = 60;
const mostWords = 6;
/** Maximum number of digits: telephone numbers, birthdays and record numbers have more than any test or medicine. */
const mostDigits = 6;

const address = /@|:\/\/|\bwww\b|\p{L}\.\p{L}{2,}/u;
const longNumber = /\p{N}{4}/u;
const date = /\p{N}+\s*[-./]\s*\p{N}+\s*[-./]\s*\p{N}+/u;

/**
 * Detects personal data in a term: a mail or web address, a long number, or a whole sentence. Such a term is not stored. Names cannot
 * be detected: a threshold of several readers and the allow-list of the library's words exclude them.
 */
export function looksPersonal(term: string): boolean {
  if (!/\p{L}/u.test(term) || /[\p{Cc}\p{Cs}]/u.test(term)) return true;
  if ([...term].length > longest || term.split(' ').length > mostWords) return true;
  if ((term.match(/\p{N}/gu) ?? []).length > mostDigits) return true;
  return address.test(term) || longNumber.test(term) || date.test(term);
}
