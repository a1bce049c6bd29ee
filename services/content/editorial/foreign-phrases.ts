import { type Locale, otherLocale } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type Subject, warn } from './subject.ts';
import { wordsOf } from './words.ts';

/** Words that hold the sentences of a language together and that the other one does not have. */
const connecting: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    `the and of is are was were my your you we they it to for from with without this that these those have not please what when
     which where how who can will would should or by be an if more about`.split(/\s+/),
  ),
  es: new Set(
    `el la los las que de del es son una unos por para con sin mi su sus se lo al y en le les está pero como cuando donde más muy
     qué cómo`.split(/\s+/),
  ),
};
/** Between them, words are no phrase. */
const boundary = /[^\p{L}\p{N}\p{M}\s’'-]+/u;
/** Of the other language, in words that stand together. */
const fewest = 2;
/** What stands in quotation marks is said as it is: there one connecting word tells. */
const quoted = /[“«"]([^”»"]+)[”»"]/gu;

/**
 * Phrases of the other language that are not marked as such: a voice would read them out as if they were the page's own. Finds
 * sentences; a term of one or two words, nothing tells for certain.
 */
export function foreignPhrases(subject: Subject): Problem[] {
  const { version, blocks, lines } = subject;
  const other = otherLocale(version.locale);
  return blocks.flatMap(({ section, own }) => {
    const phrase = phraseOf(own, version.locale);
    if (phrase === undefined) return [];
    const message = `has words of another language, “${phrase}”: write <span lang="${other}">…</span> around them`;
    return [warn(subject, lines.ofWords(phrase, section), message)];
  });
}

function phraseOf(text: string, locale: Locale): string | undefined {
  const quotations = [...text.matchAll(quoted)].flatMap(([, inside = '']) => inside.split(boundary));
  return (
    quotations.find((phrase) => isForeign(phrase, locale, 1)) ?? text.split(boundary).find((phrase) => isForeign(phrase, locale, fewest))
  )?.trim();
}

function isForeign(phrase: string, locale: Locale, atLeast: number): boolean {
  const words = wordsOf(phrase).map((word) => word.toLowerCase());
  if (words.length < 3 || words.some((word) => connecting[locale].has(word))) return false;
  return new Set(words.filter((word) => connecting[otherLocale(locale)].has(word))).size >= atLeast;
}
