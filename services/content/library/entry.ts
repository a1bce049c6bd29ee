import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { DB, Entry as EntryRow } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { referencesOfEntry } from '#services/content/model/entries/entry-references.ts';
import { type TypedFields, typedFieldsSchema } from '#services/content/model/entries/entry-types.ts';
import { readTags, type Tags } from '#services/content/model/entries/front-matter-schema.ts';
import { parseSection, type Section } from '#services/content/model/sections/sections.ts';
import { type Source, sourceSchema } from '#services/content/model/source.ts';
import { type DatedAddress, datedAddressOf, datedColumns, type EntryAddress, type EntryTeaser } from './teaser.ts';
import { shown } from './visibility.ts';

/** An entry in one language. */
export type Entry = Omit<DatedAddress, 'type'> &
  TypedFields & {
    sections: Section[];
    sources: Source[];
    topics: EntryAddress[];
    tags: Tags;
    sourcesCheckedAt: string | null;
    reviewedBy: string | null;
    reviewedAt: string | null;
    /** False for what readers do not see: a draft, or an entry before or after its time. Only a preview finds such. */
    shown: boolean;
    /** The same entry in every language that it is shown in, this one too. */
    translations: DatedAddress[];
    /** The entries that it links to or names: in its own language, else in the other. */
    linked: EntryTeaser[];
  };

/** All that a whole page is made of: not the words for search, nor what publishing keeps. */
const entryColumns = [
  ...datedColumns,
  'entry.status',
  'entry.moved_to',
  'entry.fields',
  'entry.sections',
  'entry.tags',
  'entry.sources',
  'entry.topics',
  'entry.sources_checked_at',
  'entry.reviewed_by',
  'entry.reviewed_at',
] as const;
const sourcesSchema = z.array(sourceSchema.strip());
const sectionsSchema = z.array(z.unknown());

export type WholeRow = Pick<Selectable<EntryRow>, ColumnName<(typeof entryColumns)[number]>> & { shown: boolean };
type ColumnName<Column extends string> = Column extends `entry.${infer Name extends keyof EntryRow}` ? Name : never;

/** Begins a query of whole entries, visible or not. */
export function wholeEntries(db: Kysely<DB>): SelectQueryBuilder<DB, 'entry', WholeRow> {
  return db.selectFrom('entry').select(entryColumns).select(shown.as('shown'));
}

/** Reads a row, and asks once for all that its page names: its translations, its topics, and what it refers to. */
export async function readEntry(row: WholeRow, teasersOf: (ids: readonly string[]) => Promise<EntryTeaser[]>): Promise<Entry> {
  const sections = sectionsSchema.parse(row.sections).map(parseSection);
  const typed = typedFieldsSchema.parse({ type: row.type, fields: row.fields });
  const linkedIds = referencesOfEntry({ ...typed, sections }).entries;
  const namedIds = [...new Set([row.id, ...linkedIds, ...row.topics])];
  addCacheTags(...namedIds.map(tags.entry));
  const named = await teasersOf(namedIds);
  const inOwnLanguage = (id: string) => named.find((each) => each.id === id && each.locale === row.locale);
  return {
    ...datedAddressOf(row),
    ...typed,
    sections,
    tags: readTags(row.tags),
    sources: sourcesSchema.parse(row.sources),
    sourcesCheckedAt: row.sources_checked_at,
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
    shown: row.shown,
    topics: row.topics.flatMap((id) => inOwnLanguage(id) ?? []),
    translations: named.filter((each) => each.id === row.id),
    linked: linkedIds.flatMap((id) => inOwnLanguage(id) ?? named.find((each) => each.id === id) ?? []),
  };
}
