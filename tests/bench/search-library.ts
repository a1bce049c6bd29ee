import { sql } from 'kysely';
import pg from 'pg';
import { type Locale, locales } from '#config/locale.ts';
import type { Database } from '#database/database.ts';
import { indexWhere } from '#services/search/index-entry.ts';
import { distinctWords, learnWords } from '#services/search/learn-words.ts';
import { pick, randomOf, Words } from './generated-words.ts';

/** A text of 4 KB. Paragraphs come again in other articles, beside others: making each anew would take longer than publishing it. */
const [paragraphsOfBody, lettersOfParagraph, differentParagraphs] = [8, 500, 4_000];
const rowsAtOnce = 500;
const words: Record<Locale, Words> = { en: new Words('en'), es: new Words('es') };
const types = ['page', 'page', 'page', 'researchNews', 'podcast', 'video', 'personalStory'] as const;

/**
 * Fills the store with articles of 4 KB a language, and gives terms of each kind that bears hard on search: the first letters of
 * words, words that stand in about half of the articles, rare words, two words, and words with a letter wrong.
 */
export async function fillForSearch(db: Database['db'], ownerConfig: pg.ClientConfig, articles: number): Promise<Record<string, string[]>> {
  const owner = new pg.Client(ownerConfig);
  await owner.connect();
  try {
    const { rows: indexes } = await owner.query(
      `select indexname, indexdef from pg_indexes where tablename = 'search_document' and indexdef like '%gin%'`,
    );
    for (const { indexname } of indexes) await owner.query(`drop index ${indexname}`);
    for (const locale of locales) {
      const random = randomOf(`articles ${locale}`);
      const paragraphs = Array.from({ length: differentParagraphs }, () => words[locale].upTo(lettersOfParagraph, random));
      await learnWords(db, locale, distinctWords(paragraphs));
      for (let first = 0; first < articles; first += rowsAtOnce) {
        const rows = Array.from({ length: Math.min(rowsAtOnce, articles - first) }, (_, place) =>
          articleOf(first + place, locale, paragraphs, random),
        );
        await db.insertInto('entry').values(rows).execute();
      }
    }
    await Promise.all(
      locales.map(async (locale) => {
        for (let first = 0; first < articles; first += rowsAtOnce) {
          const ids = Array.from({ length: rowsAtOnce }, (_, place) => `page-${first + place}`);
          await indexWhere(db, sql`entry.id = any(${ids}::text[]) and entry.locale = ${locale}`);
        }
      }),
    );
    for (const { indexdef } of indexes) await owner.query(indexdef);
    for (const table of ['search_document', 'search_word', 'entry']) await owner.query(`vacuum analyze ${table}`);
  } finally {
    await owner.end();
  }
  return termsOf(db);
}

function articleOf(number: number, locale: Locale, paragraphs: readonly string[], random: () => number) {
  const vocabulary = words[locale];
  const paragraph = () => paragraphs[Math.floor(random() * paragraphs.length)];
  const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 2_000))).toISOString().slice(0, 10);
  return {
    id: `page-${number}`,
    locale,
    type: pick(types, random),
    space: 'page',
    slug: `page-${number}`,
    title: vocabulary.upTo(45, random),
    teaser: vocabulary.upTo(140, random),
    sections: '[]',
    search_headings: vocabulary.upTo(120, random),
    search_text: Array.from({ length: paragraphsOfBody }, paragraph).join('\n'),
    published_at: day,
    updated_at: day,
    source_hash: '',
  };
}

/** From what stands in the library: words of Spanish, some of them often and most of them hardly ever. */
async function termsOf(db: Database['db']): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ word: string; share: number }>`
    select known.word, counted.ndoc::float8 / 2000 as share
    from search_word as known
      join ts_stat('select words from search_document where locale = ''es'' limit 2000') as counted
        on counted.word = (tsvector_to_array(search_vector(known.word, 'es')))[1]
    where known.locale = 'es' and length(known.word) >= 5`.execute(db);
  const random = randomOf('terms');
  const common = rows.filter(({ share }) => share > 0.3 && share < 0.8).map(({ word }) => word);
  const rare = rows.filter(({ share }) => share < 0.01).map(({ word }) => word);
  const any = rows.map(({ word }) => word);
  const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? 'nada';
  return {
    'first letters': [...new Set(any.map((word) => word.slice(0, 3)))],
    'half of them': common,
    rare,
    'two words': Array.from({ length: 1_000 }, () => `${one(any)} ${one(any)}`),
    'two common': Array.from({ length: 200 }, () => `${one(common)} ${one(common)}`),
    misspelt: Array.from({ length: 1_000 }, () => misspelt(one(any.filter((word) => word.length > 6)), random)),
  };
}

function misspelt(word: string, random: () => number): string {
  const place = 2 + Math.floor(random() * (word.length - 3));
  return `${word.slice(0, place)}${pick(['x', 'q', 'w', 'k'], random)}${word.slice(place + 1)}`;
}
