import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { crisisOf } from './crisis.ts';

/** An entry that stands first for whoever types all the words of a phrase, whatever else may be found: it says what to do first. */
type Lift = { locale: Locale; phrase: string; entryId: string };

/** The page on whom to talk with at once. */
const talkNow = 'chat';
const rowsSchema = z.array(z.object({ id: z.string() }));

/** What the table of signs lifts: for the searches of a sign, the entry that says most of it. */
export function liftsOf({ signs }: SignTable): Lift[] {
  return Object.values(signs).flatMap(({ page: entryId, searches }) =>
    entryId === undefined || !searches
      ? []
      : locales.flatMap((locale) => searches[locale].map((phrase): Lift => ({ locale, phrase, entryId }))),
  );
}

/** Replaces all lifts in one transaction, where their hash differs. Words that are too common for full text do not count. */
export async function storeLifts(db: Kysely<DB>, lifts: readonly Lift[]): Promise<void> {
  const rows = JSON.stringify(lifts);
  const hash = createHash('sha256').update(rows).digest('hex');
  const stored = await db.selectFrom('search_lift').select('source_hash').limit(1).executeTakeFirst();
  if (stored?.source_hash === hash || (!stored && lifts.length === 0)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('search_lift'))`.execute(transaction);
    await transaction.deleteFrom('search_lift').execute();
    await sql`
      insert into search_lift (locale, words, entry_id, source_hash)
      select locale, tsvector_to_array(search_vector(phrase, locale)), "entryId", ${hash}
      from jsonb_to_recordset(${rows}::jsonb) as lift(locale text, phrase text, "entryId" text)
      where search_vector(phrase, locale) <> ''
      on conflict do nothing`.execute(transaction);
  });
}

/** The entry that a term lifts to the first place, if any; of several phrases that it has all words of, the longest counts. */
export async function liftedBy(db: Kysely<DB>, term: string, locale: Locale): Promise<string | null> {
  if (crisisOf(term) === 'SUICIDE') return talkNow;
  const { rows } = await sql`${prepared}
    select entry_id as id from search_lift
    where locale = ${locale} and words <@ (select tsvector_to_array(search_vector(${term}, ${locale})))
    order by cardinality(words) desc, entry_id limit 1`.execute(db);
  return rowsSchema.parse(rows)[0]?.id ?? null;
}
