/** Titles and the like, which stand before what they belong to and never end a sentence. */
const abbreviations = new Set([
  'dr',
  'dra',
  'dres',
  'mr',
  'mrs',
  'ms',
  'sr',
  'sra',
  'srta',
  'prof',
  'st',
  'vs',
  'núm',
  'ej',
  'fig',
  'pág',
  'ee',
  'aprox',
  'approx',
]);

const end = /([.!?…]+)["”’»)\]]*\s+(?=["“‘«(¿¡[]*[\p{Lu}\p{N}])/gu;

/**
 * The sentences of one block of text. What ends with a stop, a question or an exclamation mark before a capital or a
 * figure is one; so is what remains at the end of the block. A colon or a semicolon ends none.
 */
export function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of block.matchAll(end)) {
    if (match[1] === '.' && isAbbreviated(block.slice(from, match.index))) continue;
    sentences.push(block.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  sentences.push(block.slice(from).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** `Dr`, `U.S`: the stop after them is theirs. A capital alone (`vitamin D`) may well end a sentence. */
function isAbbreviated(text: string): boolean {
  const last = /(?:^|[^\p{L}\p{N}.])([\p{L}.]+)$/u.exec(text)?.[1] ?? '';
  return abbreviations.has(last.toLowerCase()) || /^(\p{Lu}\.)+\p{Lu}$/u.test(last);
}
