import type { Locale } from '#config/locale.ts';
import { sentencesOf } from './sentences.ts';
import { englishSyllables } from './syllables-english.ts';
import { spanishSyllables } from './syllables-spanish.ts';
import { wordsOf } from './words.ts';

export type Measures = { words: number; sentences: number; syllables: number };

/**
 * The school grade of the United States that English text can be read from: Flesch-Kincaid,
 * 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * Source: Kincaid, Fishburne, Rogers, Chissom: Derivation of New Readability Formulas for Navy Enlisted Personnel
 * (Naval Technical Training Command, Research Branch Report 8-75, 1975).
 */
export function fleschKincaidGrade({ words, sentences, syllables }: Measures): number {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/**
 * How easily Spanish text is read, from 0 (very hard) to 100 (very easy); 60 to 70 is for any adult: Fernández-Huerta,
 * 206.84 − 0.60 × syllables in 100 words − 1.02 × words a sentence.
 * Source: J. Fernández Huerta: Medidas sencillas de lecturabilidad (Consigna 214, 1959, pages 29 to 32), its second
 * variable as corrected by G. Law: Error in the Fernandez Huerta Readability Formula (2011).
 */
export function fernandezHuerta({ words, sentences, syllables }: Measures): number {
  return 206.84 - 0.6 * ((100 * syllables) / words) - 1.02 * (words / sentences);
}

/** Counts what the formulas take. No sentence goes beyond its block. */
export function measure(blocks: readonly { text: string }[], locale: Locale): Measures {
  const sentences = blocks.flatMap(({ text }) => sentencesOf(text));
  const words = sentences.flatMap(wordsOf);
  return { words: words.length, sentences: sentences.length, syllables: words.reduce((sum, word) => sum + syllablesOf(word, locale), 0) };
}

/** Abbreviations, figures and symbols are one syllable each (Flesch, How to Write Plain English, 1979, chapter 2). */
export function syllablesOf(word: string, locale: Locale): number {
  const count = locale === 'en' ? englishSyllables : spanishSyllables;
  return word.split(/[‑-]/).reduce((sum, part) => sum + (isSymbol(part) ? 1 : Math.max(1, count(part))), 0);
}

function isSymbol(part: string): boolean {
  return /\p{N}/u.test(part) || /^(?:\p{Lu}\.?){2,}s?$/u.test(part);
}
