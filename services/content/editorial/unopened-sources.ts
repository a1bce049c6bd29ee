import type { Problem } from '#services/content/model/problem.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';

/** How many sources, of entries (each once, by its address) and of the table, nobody could open when they were written down. */
export function countUnopened(versions: readonly EntryVersion[], { sources }: SignTable): number {
  const all = [...versions.flatMap(({ frontMatter }) => frontMatter.sources), ...Object.values(sources)];
  return new Set(all.filter(({ unopened }) => unopened).map(({ url }) => url)).size;
}

/** Rows whose urgency rests on sources alone that nobody could open. */
export function unopenedProblems({ signs, sources }: SignTable): Problem[] {
  const rows = Object.values(signs).flatMap((sign) => sign.rows);
  return rows
    .filter((row) => row.sources.every((id) => sources[id]?.unopened))
    .map((row) => ({
      severity: 'warning',
      entry: 'signs',
      locale: undefined,
      file: 'content/signs.yaml',
      line: 1,
      message: `“${row.id}” rests on sources alone that nobody could open: ${row.sources.join(', ')}`,
    }));
}
