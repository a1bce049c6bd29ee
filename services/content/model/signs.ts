import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { words } from './fields.ts';
import { idSchema } from './references.ts';
import { treatments } from './shared.ts';
import { sourceSchema } from './source.ts';

/** How soon a sign has to be acted on, the most urgent first. */
export const urgencies = ['emergency', 'at-once', 'same-day', 'this-week'] as const;
export type Urgency = (typeof urgencies)[number];

/** How running text names something: matched as whole words, without accents, in either case. */
const recognised = z.array(words).default([]);
const sourceIds = z.array(idSchema).min(1, 'needs at least one source');

const situation = z.strictObject({
  en: z.strictObject({ label: words, recognised }),
  es: z.strictObject({ label: words, recognised }),
  /** The entries that speak of it throughout: those about one of these treatments, and those named. */
  treatments: z.array(z.enum(treatments)).default([]),
  entries: z.array(idSchema).default([]),
});

const row = z.strictObject({
  id: idSchema,
  /** Without one, the row holds for everybody. */
  situation: idSchema.optional(),
  urgency: z.enum(urgencies),
  /** Inline Markdown. */
  en: words,
  es: words,
  sources: sourceIds,
});

const sign = z.strictObject({
  recognised: z.strictObject({ en: recognised, es: recognised }),
  /** The entry that says most of it: what is typed as in `searches` leads there first. */
  page: idSchema.optional(),
  searches: z.strictObject({ en: z.array(words).default([]), es: z.array(words).default([]) }).optional(),
  rows: z.array(row).min(1, 'needs at least one row'),
});

const advice = z.strictObject({ en: words, es: words, sources: z.array(idSchema).default([]) });

const exception = z.strictObject({ entry: idSchema, sign: idSchema, urgency: z.enum(urgencies), why: words });

/** `content/signs.yaml`: each sign, in which situation, how urgent, in both languages, with its sources. */
export const signTableSchema = z.strictObject({
  situations: z.record(idSchema, situation),
  signs: z.record(idSchema, sign),
  advice: z.record(idSchema, advice).default({}),
  sources: z.record(idSchema, sourceSchema.extend({ opened: z.iso.date().optional() })),
  exceptions: z.array(exception).default([]),
});
export type SignTable = z.output<typeof signTableSchema>;

export const noSigns: SignTable = { situations: {}, signs: {}, advice: {}, sources: {}, exceptions: [] };

/** A line of a call box, its words in Markdown: a sign, or advice, which stands below all signs. */
export type CallBoxLine =
  | { kind: 'sign'; urgency: Urgency; situation: string | undefined; words: string }
  | { kind: 'advice'; words: string };
/** The lines that a box may have, in one language, by the ids that it names them by. */
export type CallBoxLines = { get(id: string): CallBoxLine | undefined };

/** The table in one language, as call boxes ask it. */
export function callBoxLines(table: SignTable, locale: Locale): CallBoxLines {
  const labelOf = (id: string | undefined) => (id === undefined ? undefined : table.situations[id]?.[locale].label);
  const signs = Object.values(table.signs).flatMap(({ rows }) => rows);
  return new Map<string, CallBoxLine>([
    ...signs.map((each): [string, CallBoxLine] => [
      each.id,
      { kind: 'sign', urgency: each.urgency, situation: labelOf(each.situation), words: each[locale] },
    ]),
    ...Object.entries(table.advice).map(([id, each]): [string, CallBoxLine] => [id, { kind: 'advice', words: each[locale] }]),
  ]);
}

/** What in a table names something that is not there, or stands twice: each with the path of where it stands. */
export function tableProblems(table: SignTable, entryIds: ReadonlySet<string>): { path: PropertyKey[]; message: string }[] {
  const problems: { path: PropertyKey[]; message: string }[] = [];
  const known = (has: boolean, path: PropertyKey[], what: string) => {
    if (!has) problems.push({ path, message: `there is no ${what}` });
  };
  const seen = new Set(Object.keys(table.advice));
  const sourcesOf = (ids: readonly string[], path: PropertyKey[]) => {
    for (const [at, id] of ids.entries()) known(id in table.sources, [...path, 'sources', at], `source ${id}`);
  };
  for (const [id, each] of Object.entries(table.situations))
    for (const [at, entry] of each.entries.entries()) known(entryIds.has(entry), ['situations', id, 'entries', at], `entry ${entry}`);
  for (const [name, each] of Object.entries(table.signs)) {
    if (each.page !== undefined) known(entryIds.has(each.page), ['signs', name, 'page'], `entry ${each.page}`);
    for (const [at, { id, situation: when, sources }] of each.rows.entries()) {
      const path = ['signs', name, 'rows', at];
      if (seen.has(id)) problems.push({ path, message: `the id ${id} stands twice` });
      seen.add(id);
      if (when !== undefined) known(when in table.situations, [...path, 'situation'], `situation ${when}`);
      sourcesOf(sources, path);
    }
  }
  for (const [id, { sources }] of Object.entries(table.advice)) sourcesOf(sources, ['advice', id]);
  for (const [at, { entry, sign: name }] of table.exceptions.entries()) {
    known(entryIds.has(entry), ['exceptions', at, 'entry'], `entry ${entry}`);
    known(name in table.signs, ['exceptions', at, 'sign'], `sign ${name}`);
  }
  return problems;
}
