import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { words } from './fields.ts';
import { idSchema, nameSchema } from './references.ts';
import { treatments } from './shared.ts';
import { sourceSchema } from './source.ts';

/** How soon a sign has to be acted on, the most urgent first. */
export const urgencies = ['emergency', 'at-once', 'same-day', 'this-week'] as const;
export type Urgency = (typeof urgencies)[number];

/** What a call box has a head for, in order: the urgencies, and a crisis, which has a number of its own (988). */
export const callBoxGroups = ['emergency', 'crisis', 'at-once', 'same-day', 'this-week'] as const;
export type CallBoxGroup = (typeof callBoxGroups)[number];

/** How running text names something: matched as whole words, without accents, in either case. */
const recognised = z.array(words).default([]);
const sourceIds = z.array(idSchema).min(1, 'needs at least one source');

const situation = z.strictObject({
  en: z.strictObject({ label: words, recognised }),
  es: z.strictObject({ label: words, recognised }),
  /** The entries that speak of it throughout: those about one of these treatments, and those named. */
  treatments: z.array(z.enum(treatments)).default([]),
  entries: z.array(nameSchema).default([]),
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
  page: nameSchema.optional(),
  searches: z.strictObject({ en: z.array(words).default([]), es: z.array(words).default([]) }).optional(),
  rows: z.array(row).min(1, 'needs at least one row'),
});

const advice = z.strictObject({
  en: words,
  es: words,
  /** Thoughts of suicide: it stands under a head of its own, with the numbers to call and to text. */
  crisis: z.boolean().default(false),
  sources: z.array(idSchema).default([]),
});

const inBoth = z.strictObject({ en: words, es: words });

/** What a reader shows in an emergency room, a line at a time: true of everybody who reads a page that has it. */
const sentence = z.strictObject({
  lines: z.array(inBoth).min(1),
  /** Those that are about an emergency: they begin with a call box that shows the sentence. */
  pages: z.array(nameSchema).default([]),
  sources: sourceIds,
});

const exception = z.strictObject({ entry: nameSchema, sign: idSchema, urgency: z.enum(urgencies), why: words });

/** `content/signs.yaml`: each sign, in which situation, how urgent, in both languages, with its sources. */
export const signTableSchema = z.strictObject({
  situations: z.record(idSchema, situation),
  signs: z.record(idSchema, sign),
  advice: z.record(idSchema, advice).default({}),
  sentences: z.record(idSchema, sentence).default({}),
  /** What a reader of another language than that of the room shows, too. */
  interpreter: inBoth.optional(),
  sources: z.record(idSchema, sourceSchema.extend({ opened: z.iso.date().optional() })),
  exceptions: z.array(exception).default([]),
});
export type SignTable = z.output<typeof signTableSchema>;

export const noSigns: SignTable = { situations: {}, signs: {}, advice: {}, sentences: {}, sources: {}, exceptions: [] };

/** A line of a call box, its words in Markdown: what stands under the head of its group, or advice, which stands below all of them. */
export type CallBoxLine =
  | { kind: 'sign'; group: CallBoxGroup; situation: string | undefined; words: string }
  | { kind: 'advice'; words: string };
/** What is shown in an emergency room, and the same in the reader's own language where that is not English. */
export const shownSchema = z.strictObject({ english: z.array(words).min(1), own: z.array(words).optional() });
export type Shown = z.output<typeof shownSchema>;
/** The lines that a box may have, and the sentences that it may show, in one language, by the ids that it names them by. */
export type CallBoxLines = { get(id: string): CallBoxLine | undefined; sentence(id: string): Shown | undefined };

/** The table in one language, as call boxes ask it. */
export function callBoxLines(table: SignTable, locale: Locale): CallBoxLines {
  const labelOf = (id: string | undefined) => (id === undefined ? undefined : table.situations[id]?.[locale].label);
  const signs = Object.values(table.signs).flatMap(({ rows }) => rows);
  const lines = new Map<string, CallBoxLine>([
    ...signs.map((each): [string, CallBoxLine] => [
      each.id,
      { kind: 'sign', group: each.urgency, situation: labelOf(each.situation), words: each[locale] },
    ]),
    ...Object.entries(table.advice).map(([id, each]): [string, CallBoxLine] => [
      id,
      each.crisis ? { kind: 'sign', group: 'crisis', situation: undefined, words: each[locale] } : { kind: 'advice', words: each[locale] },
    ]),
  ]);
  return { get: (id) => lines.get(id), sentence: (id) => shownIn(table, id, locale) };
}

function shownIn({ sentences, interpreter }: SignTable, id: string, locale: Locale): Shown | undefined {
  const lines = sentences[id]?.lines;
  if (!lines || locale === 'en') return lines && { english: lines.map(({ en }) => en) };
  const all = interpreter ? [...lines, interpreter] : lines;
  return { english: all.map(({ en }) => en), own: all.map((each) => each[locale]) };
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
  for (const [id, { sources, pages }] of Object.entries(table.sentences)) {
    sourcesOf(sources, ['sentences', id]);
    for (const [at, page] of pages.entries()) known(entryIds.has(page), ['sentences', id, 'pages', at], `entry ${page}`);
  }
  for (const [at, { entry, sign: name }] of table.exceptions.entries()) {
    known(entryIds.has(entry), ['exceptions', at, 'entry'], `entry ${entry}`);
    known(name in table.signs, ['exceptions', at, 'sign'], `sign ${name}`);
  }
  return problems;
}
