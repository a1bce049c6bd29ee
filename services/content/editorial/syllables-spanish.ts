/**
 * The syllables of a Spanish word, exactly, from its spelling: the rules of the Ortografía de la lengua española (RAE and
 * ASALE, 2010, chapter II, 3.4.1). Open vowels (a, e, o) never share a syllable; a closed vowel (i, u) shares one with
 * any other vowel unless it is accented beside an open one; two equal vowels never share one; an h between them counts
 * for nothing.
 */
export function spanishSyllables(word: string): number {
  const letters = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/([gq])u(?=[eiéí])/g, '$1') // gu, qu: the u is silent
    .replaceAll('ü', 'u')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i'); // hoy, muy, y; before a vowel it is a consonant
  const parts = letters.split(/[^\p{L}]+/u).filter(Boolean);
  return parts.reduce((sum, part) => sum + Math.max(1, nucleiOf(part)), 0);
}

function nucleiOf(letters: string): number {
  return (letters.match(/[aeiouáéíóúàèòïâêô]+/g) ?? []).reduce((sum, vowels) => sum + nucleiOfGroup(vowels), 0);
}

/** Each open or accented vowel is the heart of a syllable; closed ones lean on it, or on each other where there is none. */
function nucleiOfGroup(vowels: string): number {
  const hearts = vowels.match(/[^iu]/g)?.length ?? 0;
  const doubled = vowels.match(/[ií](?=[ií])|[uú](?=[uú])/g)?.length ?? 0;
  return Math.max(hearts, 1) + doubled;
}
