import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { lightWords } from './light-words.ts';

/**
 * The allow-list of popular terms: whether the library has every word of a folded term in this language, stop words aside. It lacks
 * most names of people, and what somebody wants to see written on the site. The dictionary (`learn-words.ts`) has no words that are
 * short or contain digits: those are searched in the texts, unless they are stop words of full text.
 */
export async function areWordsOfLibrary(db: Kysely<DB>, locale: Locale, folded: string): Promise<boolean> {
  const words = [...new Set(folded.split(' '))].filter((word) => !lightWords.has(word));
  const { rows } = await sql`
    select from unnest(${words}::text[]) as given (word), search_phrase(given.word, ${locale}) as phrase
    where not exists (select from search_word as listed where listed.locale = ${locale} and listed.word = given.word)
    and not (
      given.word ~ '^.{1,3}$|[0-9]'
      and (phrase is null or exists (select from search_document as text where text.locale = ${locale} and text.words @@ phrase)))
    limit 1`.execute(db);
  return rows.length === 0;
}
