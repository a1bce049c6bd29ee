import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type Subject, warn } from './subject.ts';
import { type WordChoice, wordChoices } from './word-choices.ts';

/** What may not stand: the words, and some more of the text around them. */
type Found<Run> = { run: Run; words: string; around: string };
type Run = { text: string; lineOf(around: string): number };

/** What somebody else says is in their words. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/gu;
const inBrackets = /\([^()]*\)/gu;

/** Words for which our texts have others: each where it first stands on the page. */
export function preferredWords(subject: Subject): Problem[] {
  const runs = runsOf(subject);
  return wordChoices[subject.version.locale].flatMap((choice) => {
    const found = firstOf(choice, runs);
    return found ? [warn(subject, found.run.lineOf(found.around), messageOf(choice, found.words))] : [];
  });
}

/** The same for a text that is no entry's: a message, a line of a call box. */
export function refusedWords(text: string, locale: Locale): string[] {
  return wordChoices[locale].flatMap((choice) => {
    const found = firstOf(choice, [{ text }]);
    return found ? [messageOf(choice, found.words)] : [];
  });
}

function messageOf({ say, twin }: WordChoice, words: string): string {
  return `says “${words}”: say “${say}”${twin ? ', and this in brackets, once on a page' : ''}`;
}

/** Everything that is in our own words: not what others said, the names of sources, or what readers type. */
function runsOf({ version: { frontMatter, fields }, blocks, lines }: Subject): Run[] {
  const items: readonly unknown[] = Array.isArray(fields.items) ? fields.items : [];
  const field = (value: unknown, ...path: readonly (string | number)[]): Run[] =>
    typeof value === 'string' ? [{ text: value, lineOf: () => lines.ofField(...path) }] : [];
  return [
    ...field(frontMatter.title, 'title'),
    ...field(frontMatter.teaser, 'teaser'),
    ...items.flatMap((item, index) => Object.values(item ?? {}).flatMap((value: unknown) => field(value, 'items', index))),
    ...blocks
      .filter(({ role }) => role !== 'other')
      .map(({ section, own }) => ({ text: own, lineOf: (around: string) => lines.ofWords(around, section) })),
  ];
}

/** The first that may not stand: a twin may, once, in brackets. */
function firstOf<R extends { text: string }>({ not, twin }: WordChoice, runs: readonly R[]): Found<R> | null {
  let twins = 0;
  for (const run of runs) {
    const own = run.text.replace(quoted, (words) => ' '.repeat(words.length));
    const brackets = [...own.matchAll(inBrackets)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
    for (const { index, 0: words } of own.matchAll(new RegExp(not, `${not.flags}g`))) {
      const isTwin = twin && brackets.some(({ from, to }) => index >= from && index < to);
      if (isTwin && twins++ === 0) continue;
      const start = own.lastIndexOf(' ', Math.max(0, index - 30)) + 1;
      return { run, words, around: run.text.slice(start, index + words.length) };
    }
  }
  return null;
}
