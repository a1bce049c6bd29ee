import type { Problem } from '#services/content/model/problem.ts';
import { type Subject, warn } from './subject.ts';
import { longEntry } from './word-count.ts';

const fewestKinds = 2;

/** A long page of plain text is hard to find anything on: tables, callouts and accordions break it up. */
export function varietyProblems(subject: Subject): Problem[] {
  if (subject.words <= longEntry) return [];
  const kinds = new Set(subject.version.sections.map(({ kind }) => kind).filter((kind) => kind !== 'bodyCopy'));
  if (kinds.size >= fewestKinds) return [];
  const has = kinds.size === 0 ? 'no kind of section beside plain text' : `only ${[...kinds].join()} beside plain text`;
  return [
    warn(subject, 1, `has ${subject.words} words and ${has}: an entry of more than ${longEntry} has at least ${fewestKinds} other kinds`),
  ];
}
