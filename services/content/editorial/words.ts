/**
 * A word as Flesch counts them (How to Write Plain English, 1979, chapter 2): contractions, hyphenated words,
 * abbreviations and figures with their symbols are one word each: `don’t`, `ER-positive`, `U.S.`, `HER2`, `100.4 °F`, `25 %`.
 */
const word =
  /\p{N}+(?:[.,:/-]\p{N}+)*(?:[ \u00a0\u202f]?(?:°[CF]|[%‰])|\p{L}+)?|(?:\p{Lu}\.){2,}|\p{L}[\p{L}\p{N}\p{M}]*(?:[’'‑-][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text, as written. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** A word as it is compared: lower case, without accents, apostrophes, spaces and dots; a figure keeps its point. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s’']|(?<!\p{N})\.|\.(?!\p{N})/gu, '')
    .toLowerCase();
}
