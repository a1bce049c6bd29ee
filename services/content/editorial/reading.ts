import type { Problem } from '#services/content/model/problem.ts';
import { proseOf } from './prose.ts';
import { fernandezHuerta, fleschKincaidGrade, type Measures, measure } from './readability.ts';
import { sentencesOf } from './sentences.ts';
import { type Subject, warn } from './subject.ts';
import { wordsOf } from './words.ts';

/** A school grade of the United States. */
const highestGrade = 9;
/** Of 100, where 60 is where “hard” begins. */
const lowestEase = 60;
/** The formulas were made on samples of 100 words; on less they say little. */
const fewestWords = 100;

/** Prose that is too hard for somebody frightened, on a phone. Points to the longest sentence. */
export function readingProblems(subject: Subject): Problem[] {
  const { blocks, version, lines } = subject;
  const prose = proseOf(blocks);
  const measures = measure(prose, version.locale);
  if (measures.words < fewestWords) return [];
  const verdict = version.locale === 'en' ? tooHardInEnglish(measures) : tooHardInSpanish(measures);
  if (!verdict) return [];
  const sentences = prose.flatMap(({ section, text }) =>
    sentencesOf(text).map((sentence) => ({ section, sentence, words: wordsOf(sentence).length })),
  );
  const longest = sentences.reduce((a, b) => (b.words > a.words ? b : a));
  const averages = `${round(measures.words / measures.sentences)} words a sentence, ${round(measures.syllables / measures.words, 2)} syllables a word`;
  const line = lines.ofWords(longest.sentence, longest.section);
  return [warn(subject, line, `${verdict} (${averages}); its longest sentence is this one, of ${longest.words} words`)];
}

function tooHardInEnglish(measures: Measures): string | null {
  const grade = fleschKincaidGrade(measures);
  return grade > highestGrade ? `reads at grade ${round(grade)} (Flesch-Kincaid), not ${highestGrade} or below` : null;
}

function tooHardInSpanish(measures: Measures): string | null {
  const ease = fernandezHuerta(measures);
  return ease < lowestEase ? `has a reading ease of ${round(ease)} (Fernández-Huerta), not ${lowestEase} or above` : null;
}

/** What is over a limit must not look as if it were on it, so 9.04 is 9.04. */
function round(value: number, digits = 1): string {
  const short = value.toFixed(digits);
  return Number.isInteger(Number(short)) && Number(short) !== value ? value.toFixed(digits + 1) : short;
}
