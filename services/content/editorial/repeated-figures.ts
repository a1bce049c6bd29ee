import { type FigureTable, figuresNamed } from '#services/content/model/figures.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type Subject, warn } from './subject.ts';

type Group = FigureTable[string];

/** An entry that takes figures from the table without naming their source, or names a source of the table and writes its figures itself. */
export function repeatedFigureProblems(subject: Subject, table: FigureTable): Problem[] {
  const { version, lines } = subject;
  const named = figuresNamed(version.source);
  const cited = new Map(version.frontMatter.sources.map(({ url }, index) => [url, index]));
  const groups = Object.values(table);
  const uses = (group: Group) => Object.keys(group.figures).some((id) => named.has(id));
  const used = new Set(groups.filter(uses).map(({ source }) => source.url));
  return [...new Map(groups.map(({ source }) => [source.url, source.title]))].flatMap(([url, title]) => {
    const index = cited.get(url);
    if (used.has(url) && index === undefined)
      return [warn(subject, lines.ofField('sources'), `has figures of “${title}”, and not its source ${url}`)];
    if (!used.has(url) && index !== undefined)
      return [
        warn(subject, lines.ofField('sources', index), `rests on “${title}”, whose figures stand in figures.yaml, and names none of them`),
      ];
    return [];
  });
}

/** Figures that no entry names, and those whose newest edition has to be looked for. @param today YYYY-MM-DD */
export function figureTableWarnings(subjects: readonly Subject[], table: FigureTable, today: string): Problem[] {
  const named = new Set(subjects.flatMap(({ version }) => [...figuresNamed(version.source)]));
  return Object.entries(table).flatMap(([name, { nextReviewAt, figures }]) => [
    ...(nextReviewAt < today ? [warnOfTable(`${name}: its source was to be looked at again on ${nextReviewAt}`)] : []),
    ...Object.keys(figures)
      .filter((id) => !named.has(id))
      .map((id) => warnOfTable(`${name}: no entry names ${id}`)),
  ]);
}

function warnOfTable(message: string): Problem {
  return { severity: 'warning', entry: 'figures', locale: undefined, file: 'content/figures.yaml', line: 1, message };
}
