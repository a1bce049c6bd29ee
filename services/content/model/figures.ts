import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { date, words } from './fields.ts';
import { idSchema } from './references.ts';
import { sourceSchema } from './source.ts';

/** It is put into the front matter and the Markdown of entries as it stands. */
const oneLine = words.regex(/^[^\n{}]*$/, 'is one line without braces');
/** The same in all languages, or in each. */
const figure = z.union([oneLine, z.strictObject({ en: oneLine, es: oneLine })], { error: 'is neither text nor a text in each language' });

const group = z.strictObject({
  /** Titles, publishers and what it says are for editors: readers see those of the entry's own sources. */
  source: sourceSchema,
  /** When its newest edition has to be looked for. */
  nextReviewAt: date,
  figures: z.record(idSchema, figure),
});

/** `content/figures.yaml`: what several entries say, by the source that says it. */
export const figureTableSchema = z.record(idSchema, group);
export type FigureTable = z.output<typeof figureTableSchema>;

/** The figures of one language, by their ids. */
export function figuresIn(table: FigureTable, locale: Locale): ReadonlyMap<string, string> {
  const all = Object.values(table).flatMap(({ figures }) => Object.entries(figures));
  return new Map(all.map(([id, value]) => [id, typeof value === 'string' ? value : value[locale]]));
}

const named = /\{\{[ \t]*figure:([^{}\n]*?)[ \t]*\}\}/g;

/** The ids of the figures that a file names. */
export function figuresNamed(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(named)].map(([, id = '']) => id));
}

/** Figures that stand twice, each with the path of where it does. */
export function figureTableProblems(table: FigureTable): { path: PropertyKey[]; message: string }[] {
  const seen = new Set<string>();
  return Object.entries(table).flatMap(([name, { figures }]) =>
    Object.keys(figures).flatMap((id) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ path: [name, 'figures', id], message: `the id ${id} stands twice` }];
    }),
  );
}
