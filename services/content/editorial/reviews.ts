import type { Problem } from '#services/content/model/problem.ts';
import { statesFacts } from './sources.ts';
import { type Subject, warn } from './subject.ts';

/** In years. */
const reviewHolds = 3;
const sourcesHold = 1;

/** Reviews that are due, and medical entries that nobody has held against anything. @param today YYYY-MM-DD */
export function reviewProblems(subject: Subject, medicalTopics: ReadonlySet<string>, today: string): Problem[] {
  const { lines, version } = subject;
  const { reviewedAt, sourcesCheckedAt, topics } = version.frontMatter;
  const { nextReviewAt } = version.fields;
  const problems: Problem[] = [];
  if (typeof nextReviewAt === 'string' && nextReviewAt < today)
    problems.push(warn(subject, lines.ofField('nextReviewAt'), `its next review was due on ${nextReviewAt}`));
  if (reviewedAt !== undefined && reviewedAt < yearsBefore(today, reviewHolds))
    problems.push(warn(subject, lines.ofField('reviewedAt'), `was last reviewed on ${reviewedAt}, more than ${reviewHolds} years ago`));
  if (sourcesCheckedAt !== undefined && sourcesCheckedAt < yearsBefore(today, sourcesHold))
    problems.push(
      warn(subject, lines.ofField('sourcesCheckedAt'), `its sources were last checked on ${sourcesCheckedAt}, more than a year ago`),
    );
  const topic = statesFacts(version.type) ? topics.find((each) => medicalTopics.has(each)) : undefined;
  if (topic !== undefined && reviewedAt === undefined && sourcesCheckedAt === undefined)
    problems.push(warn(subject, lines.ofField('topics'), `has the medical topic ${topic}, and neither sourcesCheckedAt nor a reviewer`));
  return problems;
}

/** The same day some years ago; dates compare as text. Of 29 February, a day that may not have been, which compares the same. */
function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
