import type { Problem } from '#services/content/model/problem.ts';
import { type Subject, warn } from './subject.ts';

/** Spanish takes about a tenth more words than English, so less than this share of the other language leaves something out. */
const shortest = 0.6;
/** On fewer words than this in the longer one, a share says nothing. */
const fewestWords = 40;

/** A language with much less to say than the other. */
export function shortTranslations(languages: readonly Subject[]): Problem[] {
  return languages.flatMap((subject) => {
    const longest = languages.reduce((a, b) => (b.words > a.words ? b : a));
    if (longest.words < fewestWords || subject.words >= shortest * longest.words) return [];
    const share = Math.floor((100 * subject.words) / longest.words);
    return [warn(subject, 1, `has ${subject.words} words, ${share} % of the ${longest.words} of ${longest.version.file}`)];
  });
}

/** A language that was not updated when another was. */
export function staleTranslations(languages: readonly Subject[]): Problem[] {
  return languages.flatMap((subject) => {
    const latest = languages.reduce((a, b) => (b.version.frontMatter.updatedAt > a.version.frontMatter.updatedAt ? b : a));
    const { updatedAt } = subject.version.frontMatter;
    if (updatedAt >= latest.version.frontMatter.updatedAt) return [];
    const message = `was updated on ${updatedAt}, before ${latest.version.file} on ${latest.version.frontMatter.updatedAt}`;
    return [warn(subject, subject.lines.ofField('updatedAt'), message)];
  });
}
