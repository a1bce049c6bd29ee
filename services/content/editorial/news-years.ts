import type { Problem } from '#services/content/model/problem.ts';
import { type Subject, warn } from './subject.ts';

/** News whose card says of no year what it tells: an old trial reads as if it were of this week. */
export function newsYearProblems(subject: Subject): Problem[] {
  const { version, lines } = subject;
  const { title, teaser } = version.frontMatter;
  if (version.type !== 'researchNews' || /(?<!\p{N})20\p{N}{2}(?!\p{N})/u.test(`${title} ${teaser}`)) return [];
  return [warn(subject, lines.ofField('teaser'), 'is news without a year in its title or teaser')];
}
