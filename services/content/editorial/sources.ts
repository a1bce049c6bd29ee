import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { firstFigure } from './figures.ts';
import { type Subject, warn } from './subject.ts';
import { longEntry } from './word-count.ts';

/** In years. Older sources may hold, and then a note says for what. */
const oldSource = 15;
const fewestForLong = 3;

/** What somebody tells of themselves, what is spoken or shown, and what only names somebody. */
const withoutStatements: ReadonlySet<EntryType> = new Set([
  'personalStory',
  'podcast',
  'video',
  'event',
  'bio',
  'person',
  'organisation',
  'gallery',
]);

/** Whether entries of the type state what has to be proved. */
export function statesFacts(type: EntryType): boolean {
  return !withoutStatements.has(type);
}

/**
 * Statements that nothing stands for: medical entries and figures without a source, long ones with few, sources that are too
 * old or not out yet. @param today YYYY-MM-DD
 */
export function sourceProblems(subject: Subject, medicalTopics: ReadonlySet<string>, today: string): Problem[] {
  return [...missing(subject, medicalTopics), ...dated(subject, today)];
}

function missing(subject: Subject, medicalTopics: ReadonlySet<string>): Problem[] {
  const { version, blocks, lines, words } = subject;
  const { sources, topics } = version.frontMatter;
  if (!statesFacts(version.type)) return [];
  const figure = firstFigure(blocks, version.locale);
  if (sources.length === 0 && figure)
    return [warn(subject, lines.ofWords(figure.from, figure.section), `has a figure, “${figure.text}”, and no source`)];
  const topic = topics.find((each) => medicalTopics.has(each));
  if (sources.length === 0 && topic) return [warn(subject, lines.ofField('topics'), `has the medical topic ${topic} and no source`)];
  if ((topic || figure) && words > longEntry && sources.length < fewestForLong) {
    const has = sources.length === 1 ? 'one source' : `${sources.length} sources`;
    return [
      warn(
        subject,
        lines.ofField('sources'),
        `has ${words} words and only ${has}: an entry of more than ${longEntry} has at least ${fewestForLong}`,
      ),
    ];
  }
  return [];
}

function dated(subject: Subject, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4));
  return subject.version.frontMatter.sources.flatMap(({ title, year, says }, index) => {
    const line = subject.lines.ofField('sources', index, 'year');
    if (year > thisYear) return [warn(subject, line, `the source “${title}” is of ${year}, which is to come`)];
    if (thisYear - year > oldSource && !says)
      return [warn(subject, line, `the source “${title}” is ${thisYear - year} years old, and no “says” tells what it still stands for`)];
    return [];
  });
}
