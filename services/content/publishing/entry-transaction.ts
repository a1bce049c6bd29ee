import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { readTags } from '#services/content/model/entries/front-matter-schema.ts';
import { type EntryVersion, referencesOfVersion } from '#services/content/source/check-entry.ts';
import { storeRedirects } from './entry-redirects.ts';
import { type EntryRow, entryRow, tagsOfVersion } from './entry-row.ts';
import type { IndexEntry, IndexedEntry } from './ports.ts';

/** What the database does not take of an entry that is otherwise right. Nothing of the entry was stored. */
export class EntryNotStored extends Error {
  static readonly addressTaken = 'its address belongs to another entry';
  static readonly ofAnother =
    'what is published under this id comes from elsewhere: `script/content contentful hand-over` gives it to files';
  static readonly unfit = 'it holds a character or a date that cannot be stored';
  static readonly tooLong = 'its slug, or an id that it names, is too long to be stored';
  override name = 'EntryNotStored';
  readonly version: EntryVersion;

  constructor(version: EntryVersion, message: string) {
    super(message);
    this.version = version;
  }
}

/**
 * Stores an entry in all its languages in one transaction: the rows, their links, redirects from addresses that were left,
 * the version that readers now see, the search index, and word of it to every process.
 * @throws EntryNotStored naming the language that could not be stored
 */
export async function storeEntry(
  db: Kysely<DB>,
  versions: readonly EntryVersion[],
  { fingerprint, index }: { fingerprint: string; index: IndexEntry },
): Promise<void> {
  const onCommitted: (() => void)[] = [];
  let storing: EntryVersion | undefined;
  try {
    await db.transaction().execute(async (transaction) => {
      // Two publishers of one entry take turns.
      await sql`select pg_advisory_xact_lock(hashtext(${versions[0]?.id ?? ''}))`.execute(transaction);
      const changed = new Set<string>();
      for (const version of versions) {
        storing = version;
        const row = entryRow(version, fingerprint);
        for (const tag of await storeVersion(transaction, version, row)) changed.add(tag);
        onCommitted.push(await index(transaction, indexed(version, row)));
      }
      await invalidateTags(transaction, changed);
    });
    for (const committed of onCommitted) committed();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (storing && code === '23505') throw new EntryNotStored(storing, EntryNotStored.addressTaken);
    // Class 22 is data that PostgreSQL cannot hold, such as a character or a day that is none; class 54 is too much of it.
    if (storing && code.startsWith('22')) throw new EntryNotStored(storing, EntryNotStored.unfit);
    if (storing && code.startsWith('54')) throw new EntryNotStored(storing, EntryNotStored.tooLong);
    throw error;
  }
}

function indexed({ id, locale, type }: EntryVersion, row: EntryRow): IndexedEntry {
  const { title, teaser, search_words, search_headings, search_text, search_fields } = row;
  const texts = [title, teaser, search_words, search_headings, search_text, search_fields];
  return { id, locale, type, isPublished: row.status === 'published', texts };
}

/** Gives the tags of what changes by it. */
async function storeVersion(transaction: Transaction<DB>, version: EntryVersion, row: EntryRow): Promise<string[]> {
  const { id, locale } = version;
  const before = await transaction
    .selectFrom('entry')
    .select(['space', 'slug', 'screen', 'type', 'topics', 'tags', 'fields'])
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  const others = transaction.selectFrom('entry').select('id').where('id', '=', id).where('origin', '!=', row.origin);
  if (await others.limit(1).executeTakeFirst()) throw new EntryNotStored(version, EntryNotStored.ofAnother);
  // Half a character, as YAML can write one ("\ud800"), would become another in a column of text.
  if (Object.values(row).some((value) => typeof value === 'string' && !value.isWellFormed()))
    throw new EntryNotStored(version, EntryNotStored.unfit);
  await transaction
    .insertInto('entry')
    .values({ id, locale, ...row })
    .onConflict((conflict) => conflict.columns(['id', 'locale']).doUpdateSet(row))
    .execute();
  const linkedTo = await storeLinks(transaction, version);
  await storeRedirects(transaction, version, before);
  await storeText(transaction, version);
  return [
    ...tagsOf(id, { ...row, tags: tagsOfVersion(version), fields: version.fields }),
    ...(before ? tagsOf(id, before) : []),
    ...linkedTo.map(tags.linksTo),
  ];
}

type TaggedRow = { type: string; screen: string | null; topics: readonly string[]; tags: unknown; fields: unknown };

const listsSchema = z.looseObject({ parent: z.string().optional(), section: z.string().optional() }).catch({});

/** Everything that shows an entry, or a list that it stands in, carries one of these. */
export function tagsOf(id: string, row: TaggedRow): string[] {
  const { parent, section } = listsSchema.parse(row.fields);
  return [
    tags.anything,
    tags.library,
    tags.entry(id),
    tags.type(row.type),
    ...(row.screen === null ? [] : [tags.screen(row.screen)]),
    ...[...row.topics, ...(parent === undefined ? [] : [parent])].map(tags.topic),
    ...(section === undefined ? [] : [tags.section(section)]),
    ...Object.values(readTags(row.tags)).flat().map(tags.word),
  ];
}

/** Keeps the text, unless it is the one that was kept last: the same text read by newer code is no new version. */
export async function storeText(
  transaction: Transaction<DB>,
  { id, locale, source }: Pick<EntryVersion, 'id' | 'locale' | 'source'>,
): Promise<void> {
  await sql`
    insert into entry_version (entry_id, locale, version, source)
    select ${id}, ${locale}, coalesce(max(version), 0) + 1, ${source}
    from entry_version where entry_id = ${id} and locale = ${locale}
    having (select source from entry_version where entry_id = ${id} and locale = ${locale} order by version desc limit 1) is distinct from ${source}`.execute(
    transaction,
  );
}

/** Gives the ids of what it links to by now, and of what it linked to before. */
async function storeLinks(transaction: Transaction<DB>, version: EntryVersion): Promise<string[]> {
  const { id: entry_id, locale } = version;
  const { entries, assets } = referencesOfVersion(version);
  const before = await transaction
    .deleteFrom('entry_link')
    .where('entry_id', '=', entry_id)
    .where('locale', '=', locale)
    .returning('target_id')
    .execute();
  await transaction.deleteFrom('entry_asset').where('entry_id', '=', entry_id).where('locale', '=', locale).execute();
  if (entries.length > 0)
    await transaction
      .insertInto('entry_link')
      .values(entries.map((target_id) => ({ entry_id, locale, target_id })))
      .execute();
  if (assets.length > 0)
    await transaction
      .insertInto('entry_asset')
      .values(assets.map((asset_id) => ({ entry_id, locale, asset_id })))
      .execute();
  return [...entries, ...before.map(({ target_id }) => target_id)];
}
