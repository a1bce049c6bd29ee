import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';

/** Shorter words are not listed. */
export const shortestListed = 4;
const word = new RegExp(`\\p{Script=Latin}{${shortestListed},40}`, 'gu');

/** The distinct words of texts, in lower case, that are long enough for spelling correction. */
export function distinctWords(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').normalize('NFC').toLowerCase().match(word) ?? [])];
}

/** Adds words to the dictionary of spelling correction. Idempotent: skips known words. */
export async function learnWords(db: Kysely<DB>, locale: Locale, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into search_word (locale, word, sound, written)
    select distinct on (word) ${locale}, word, search_sound(word, ${locale}), written
    from (select search_fold(each) as word, each as written from unnest(${[...words]}::text[]) as each) as folded
    where word <> ''
    on conflict do nothing`.execute(db);
}
