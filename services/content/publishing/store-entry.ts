import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { indexEntry } from '#services/search/index-entry.ts';
import { distinctWords, learnWords } from '#services/search/learn-words.ts';
import { readTags, type Tags, tagsSchema } from '../model/entry.ts';
import { sectionText } from '../model/sections/sections.ts';
import { type EntryVersion, linksOf } from '../source/check.ts';
import { headingsIn, wordsIn } from './search-words.ts';

/** What the database does not take of an entry that is otherwise right. Nothing of the entry was stored. */
export class Refusal extends Error {
  static readonly addressTaken = 'its address belongs to another entry';
  static readonly unfit = 'it holds a character or a date that cannot be stored';
  static readonly tooLong = 'its slug, or an id that it names, is too long to be stored';
  readonly version: EntryVersion;

  constructor(version: EntryVersion, message: string) {
    super(message);
    this.version = version;
  }
}

/**
 * Stores an entry in all its languages in one transaction: the rows, their links, redirects from addresses that were left,
 * the version that readers now see, and word of it to every process.
 * `learnt` holds the words that this publication has taught search already.
 * @throws Refusal naming the language that could not be stored
 */
export async function storeEntry(db: Kysely<DB>, versions: readonly EntryVersion[], learnt: Learnt = new Set()): Promise<void> {
  const learning = new Set<string>();
  let storing: EntryVersion | undefined;
  try {
    await db.transaction().execute(async (transaction) => {
      // Two publishers of one entry take turns.
      await sql`select pg_advisory_xact_lock(hashtext(${versions[0]?.id ?? ''}))`.execute(transaction);
      const changed = new Set<string>();
      for (const version of versions) {
        storing = version;
        const row = rowOf(version);
        for (const tag of await storeVersion(transaction, version, row)) changed.add(tag);
        const words = newWords(version.locale, row, learnt);
        await learnWords(transaction, version.locale, words);
        for (const word of words) learning.add(`${version.locale} ${word}`);
      }
      await invalidateTags(transaction, changed);
    });
    for (const word of learning) learnt.add(word);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (storing && code === '23505') throw new Refusal(storing, Refusal.addressTaken);
    // Class 22 is data that PostgreSQL cannot hold, such as a character or a day that is none; class 54 is too much of it.
    if (storing && code.startsWith('22')) throw new Refusal(storing, Refusal.unfit);
    if (storing && code.startsWith('54')) throw new Refusal(storing, Refusal.tooLong);
    throw error;
  }
}

/** Words with their language: one that thousands of entries have is told the database once. */
export type Learnt = Set<string>;

/** A draft teaches nothing: nobody finds it. */
function newWords(locale: string, row: Row, learnt: Learnt): string[] {
  if (row.status !== 'published') return [];
  const { title, teaser, search_words, search_headings, search_text, search_fields } = row;
  const words = distinctWords([title, teaser, search_words, search_headings, search_text, search_fields]);
  return words.filter((word) => !learnt.has(`${locale} ${word}`));
}

/** Gives the tags of what changes by it. */
async function storeVersion(transaction: Transaction<DB>, version: EntryVersion, row: Row): Promise<string[]> {
  const { id, locale } = version;
  const before = await transaction
    .selectFrom('entry')
    .select(['space', 'slug', 'screen', 'type', 'topics', 'tags', 'fields'])
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  // Half a character, as YAML can write one ("\ud800"), would become another in a column of text.
  if (Object.values(row).some((value) => typeof value === 'string' && !value.isWellFormed())) throw new Refusal(version, Refusal.unfit);
  await transaction
    .insertInto('entry')
    .values({ id, locale, ...row })
    .onConflict((conflict) => conflict.columns(['id', 'locale']).doUpdateSet(row))
    .execute();
  await indexEntry(transaction, id, locale);
  const linkedTo = await storeLinks(transaction, version);
  await storeRedirects(transaction, version, before);
  await storeVersionText(transaction, version);
  return [
    ...tagsOf(id, { ...row, tags: wordsOf(version), fields: version.fields }),
    ...(before ? tagsOf(id, before) : []),
    ...linkedTo.map(tags.linksTo),
  ];
}

type TaggedRow = { type: string; screen: string | null; topics: readonly string[]; tags: unknown; fields: unknown };

const parentSchema = z.looseObject({ parent: z.string().optional() }).catch({});

/** Everything that shows an entry, or a list that it stands in, carries one of these. */
function tagsOf(id: string, row: TaggedRow): string[] {
  const { parent } = parentSchema.parse(row.fields);
  return [
    tags.anything,
    tags.library,
    tags.entry(id),
    tags.type(row.type),
    ...(row.screen === null ? [] : [tags.screen(row.screen)]),
    ...[...row.topics, ...(parent === undefined ? [] : [parent])].map(tags.topic),
    ...Object.values(readTags(row.tags)).flat().map(tags.word),
  ];
}

/** Keeps the text, unless it is the one that was kept last: the same text read by newer code is no new version. */
async function storeVersionText(transaction: Transaction<DB>, { id, locale, source }: EntryVersion): Promise<void> {
  await sql`
    insert into entry_version (entry_id, locale, version, source)
    select ${id}, ${locale}, coalesce(max(version), 0) + 1, ${source}
    from entry_version where entry_id = ${id} and locale = ${locale}
    having (select source from entry_version where entry_id = ${id} and locale = ${locale} order by version desc limit 1) is distinct from ${source}`.execute(
    transaction,
  );
}

function wordsOf({ frontMatter: { personas, stages, cancerTypes, treatments } }: EntryVersion): Tags {
  return tagsSchema.parse({ personas, stages, cancerTypes, treatments });
}

type Row = ReturnType<typeof rowOf>;

function rowOf(version: EntryVersion) {
  const { type, space, slug, screen, isFound, frontMatter, fields, sections, hash } = version;
  return {
    type,
    space,
    slug,
    screen,
    title: frontMatter.title,
    teaser: frontMatter.teaser,
    status: frontMatter.status,
    publish_at: frontMatter.publishAt ?? null,
    unpublish_at: frontMatter.unpublishAt ?? null,
    moved_to: frontMatter.movedTo ?? null,
    content_kind: frontMatter.contentKind ?? null,
    fields: JSON.stringify(fields),
    sections: JSON.stringify(sections),
    search_text: sections.map(sectionText).join('\n'),
    search_headings: headingsIn(sections).join('\n'),
    search_fields: wordsIn(fields).join('\n'),
    search_words: frontMatter.searchWords.join('\n'),
    is_found: isFound,
    sources: JSON.stringify(frontMatter.sources),
    topics: frontMatter.topics,
    tags: JSON.stringify(wordsOf(version)),
    published_at: frontMatter.publishedAt,
    updated_at: frontMatter.updatedAt,
    sources_checked_at: frontMatter.sourcesCheckedAt ?? null,
    reviewed_by: frontMatter.reviewedBy ?? null,
    reviewed_at: frontMatter.reviewedAt ?? null,
    source_hash: hash,
    stored_at: new Date(),
  };
}

/** Gives the ids of what it links to by now, and of what it linked to before. */
async function storeLinks(transaction: Transaction<DB>, version: EntryVersion): Promise<string[]> {
  const { id: entry_id, locale } = version;
  const { entries, assets } = linksOf(version);
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

/** An address that was left leads on; an address that is taken leads nowhere else. */
async function storeRedirects(
  transaction: Transaction<DB>,
  { id, locale, space, slug, screen, frontMatter }: EntryVersion,
  before: { space: string; slug: string; screen: string | null } | undefined,
): Promise<void> {
  if (before && before.screen === null && (before.slug !== slug || before.space !== space || screen !== null)) {
    await transaction
      .insertInto('redirect')
      .values({ locale, space: before.space, slug: before.slug, entry_id: id })
      .onConflict((conflict) => conflict.columns(['locale', 'space', 'slug']).doUpdateSet({ entry_id: id }))
      .execute();
  }
  const isShown =
    frontMatter.status === 'published' && (frontMatter.publishAt === undefined || Date.parse(frontMatter.publishAt) <= Date.now());
  if (screen === null && isShown)
    await transaction.deleteFrom('redirect').where('locale', '=', locale).where('space', '=', space).where('slug', '=', slug).execute();
}
