import type { Problem } from '#services/content/model/problem.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';
import { type Block, blocksOf } from './prose.ts';
import { SourceLines } from './source-lines.ts';
import { wordCount } from './word-count.ts';

/** One language of an entry with what the checks ask of it, read once. */
export type Subject = {
  version: EntryVersion;
  blocks: readonly Block[];
  /** How many words its sections have. */
  words: number;
  lines: SourceLines;
};

export function subjectOf(version: EntryVersion, source: string): Subject {
  const blocks = blocksOf(version.sections);
  return { version, blocks, words: wordCount(blocks), lines: new SourceLines(source) };
}

export function warn({ version: { id, locale, file } }: Subject, line: number, message: string): Problem {
  return { severity: 'warning', entry: id, locale, file, line, message };
}
