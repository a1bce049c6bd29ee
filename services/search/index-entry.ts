import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { searchedTypes } from './shared.ts';
import { typeWords } from './type-words.ts';

/** What the entry's type is called, in its language. */
const called = sql`${JSON.stringify(typeWords)}::jsonb -> entry.type ->> entry.locale`;
/** Who the page of a person is about: it need not have the name for its title. */
const person = sql`(select person.title from entry as person
  where entry.type = 'bio' and person.id = entry.fields ->> 'person' and person.locale = entry.locale and person.type = 'person')`;
const title = sql`concat_ws(' ', title, ${person})`;
const text = sql`concat_ws(E'\n', entry.search_text, entry.search_fields)`;

/** Updates an entry's document in the search index; removes it where the entry is a draft, withdrawn, or of a type without search. */
export async function indexEntry(db: Kysely<DB>, { id, locale, type }: { id: string; locale: string; type: EntryType }): Promise<void> {
  const isAboutPerson = type === 'person' || type === 'bio';
  // Whichever of the two is stored last sees the other: they take turns, until each is committed.
  if (isAboutPerson) await sql`select pg_advisory_xact_lock(hashtext('search: people and the pages about them'))`.execute(db);
  await indexWhere(db, sql`entry.id = ${id} and entry.locale = ${locale}`);
  if (type !== 'person') return;
  const linking = sql`select entry_id from entry_link where target_id = ${id} and locale = ${locale}`;
  await indexWhere(db, sql`entry.id in (${linking}) and entry.locale = ${locale} and entry.type = 'bio'`);
}

/** Updates the index for every entry that matches a condition on the table `entry`. */
export async function indexWhere(db: Kysely<DB>, condition: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from search_document using entry
    where search_document.entry_id = entry.id and search_document.locale = entry.locale and ${condition}`.execute(db);
  const found = sql`${condition} and entry.status = 'published' and entry.is_found and entry.type = any(${[...searchedTypes]}::text[])`;
  await sql`
    insert into search_document
      (entry_id, locale, content_type, published_at, publish_at, unpublish_at, title, title_words, title_length, words)
    select id, locale,
      case when type = 'researchNews' and fields -> 'archived' = 'true' then 'archivedResearchNews' else type end,
      published_at, publish_at, unpublish_at,
      search_fold(title),
      search_vector(${title}, locale) || to_tsvector('pg_catalog.simple', search_fold(${title})),
      greatest(1, length(search_vector(title, locale))),
      setweight(search_vector(${title}, locale), 'A')
        || setweight(search_vector(concat_ws(E'\n', teaser, search_words, ${called}), locale), 'B')
        || setweight(search_vector(search_headings, locale), 'C') || search_vector(${text}, locale)
    from entry where ${found}`.execute(db);
}
