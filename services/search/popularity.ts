import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheExpiry, addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { contentStore, type EntryTeaser } from '#services/content/library/store.ts';
import { shown } from '#services/content/library/visibility.ts';
import { areWordsOfLibrary } from './library-words.ts';
import { looksPersonal } from './looks-personal.ts';
import { librarySearch, type Search } from './search.ts';
import { isSearchable, searchedTypes, termOf } from './shared.ts';
import { type Today, visitorMarks } from './visitor-marks.ts';

export type Popularity = ReturnType<typeof popularity>;

/** Length of each list. */
const mostPopular = 4;
/** The threshold of readers who have to search for a term, on two days in a row, before it is stored (k-anonymity). */
const leastVisitors = 20;
/** The decayed scores above which an article or a search precedes the editors' choices. */
const leastScore = { article: 2.5, search: leastVisitors / 2 };
/** Retention of counts that are not renewed, in days. */
const days = 60;
/** TTL of cached pages with these lists, in milliseconds: counting sends no invalidation. */
const shownFor = 10 * 60_000;

const now = sql<Date>`date_trunc('hour', statement_timestamp())`;

/**
 * Anonymous counts of the most popular articles and searches, with exponential decay. The editors' choices in `content/popular.yaml`
 * are the fallback until readers have made something popular. Counts are deduplicated: one a day for each network and thing.
 */
export function popularity(db: Kysely<DB>, secret: string, search: Pick<Search, 'find'> = librarySearch(db)) {
  const marks = visitorMarks(db, secret);
  const content = contentStore(db);

  const begin = () => {
    addCacheTags(tags.popular);
    addCacheExpiry(Date.now() + shownFor);
  };
  const chosen = async (kind: 'search' | 'article', locale: Locale): Promise<string[]> => {
    const rows = await db
      .selectFrom('popular_choice')
      .select('value')
      .where('locale', '=', locale)
      .where('kind', '=', kind)
      .orderBy('place')
      .execute();
    return rows.map(({ value }) => value);
  };

  /** Whether a term has results without a spelling correction. */
  const isFound = async (term: string, locale: Locale): Promise<boolean> => {
    const { total, correction } = await search.find({ term, locale, limit: 1, offset: 0, contentTypes: [], sort: 'RELEVANCE' });
    return total > 0 && correction === null;
  };

  const foldedOf = async (term: string): Promise<string> => {
    const { rows } = await sql<{ folded: string }>`select search_fold(${term}) as folded`.execute(db);
    return rows[0]?.folded ?? '';
  };

  const countIn = (today: Today, { locale, folded, term }: Term, network: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      if (!(await marks.mark(transaction, today, network, 'search', locale, folded))) return false;
      const known = await transaction
        .updateTable('search_count')
        .set({ score: sql<number>`popularity_now(score, counted_at) + 1`, counted_at: now })
        .where('locale', '=', locale)
        .where('folded', '=', folded)
        .returning('folded')
        .executeTakeFirst();
      if (known) return true;
      // Whoever searched for it the day before is not one more.
      const isNew = !(await marks.wasCounted(transaction, today, network, 'search', locale, folded));
      if (isNew) await countUnknown(transaction, today, { locale, folded, term });
      return true;
    });

  return {
    /** The most opened entries, in this language. */
    async articles(locale: Locale): Promise<EntryTeaser[]> {
      begin();
      const counted = await db
        .selectFrom('article_popularity')
        .innerJoin('entry', 'entry.id', 'article_popularity.entry_id')
        .select('entry_id')
        .where('locale', '=', locale)
        .where('type', 'in', searchedTypes)
        .where(shown)
        .where('is_found', '=', true)
        .where('score', '>=', leastScore.article)
        .orderBy('score', 'desc')
        .orderBy('entry_id')
        .limit(mostPopular)
        .execute();
      const ids = [...counted.map(({ entry_id }) => entry_id), ...(await chosen('article', locale))].filter((id) => id !== null);
      return (await content.teasers([...new Set(ids)], locale)).filter(hasPage).slice(0, mostPopular);
    },

    /** The most popular search terms in this language. */
    async searches(locale: Locale): Promise<string[]> {
      begin();
      const counted = await db
        .selectFrom('search_count')
        .select('term')
        .where('locale', '=', locale)
        .where(scoreNow, '>=', leastScore.search)
        .where(({ not, exists }) => not(exists(refusalOf(db, locale, sql`search_count.folded`))))
        .orderBy(scoreNow, 'desc')
        .orderBy('term')
        .limit(mostPopular)
        .execute();
      const terms = [...counted.map(({ term }) => term), ...(await chosen('search', locale))].filter((term) => !looksPersonal(term));
      return [...new Set(terms)].slice(0, mostPopular);
    },

    /** Counts an article opened from search or a popular list. False where it was not counted. */
    async countArticle(id: string, network: string): Promise<boolean> {
      if (!(await isArticle(db, id))) return false;
      const today = await marks.today();
      if (!(await marks.mayCount(today, network, 'article', id))) return false;
      return db.transaction().execute(async (transaction) => {
        if (!(await marks.mark(transaction, today, network, 'article', id))) return false;
        await transaction
          .insertInto('article_count')
          .values({ entry_id: id, score: 1, counted_at: now })
          .onConflict((conflict) =>
            conflict.column('entry_id').doUpdateSet({
              score: sql<number>`popularity_now(article_count.score, article_count.counted_at) + 1`,
              counted_at: now,
            }),
          )
          .execute();
        return true;
      });
    },

    /** Counts a successful search: in this language, or without one in each in which the term has results. */
    async countSearch(typed: string, network: string, locale?: Locale): Promise<boolean> {
      const term = termOf(typed).toLowerCase();
      if (!isSearchable(term) || looksPersonal(term)) return false;
      const folded = await foldedOf(term);
      if (folded === '') return false;
      const today = await marks.today();
      let isCounted = false;
      for (const each of locale ? [locale] : locales) {
        // Deduplicates first: a search is far more expensive.
        if (!(await marks.mayCount(today, network, 'search', each, folded)) || !(await isFound(term, each))) continue;
        if (await countIn(today, { locale: each, folded, term }, network)) isCounted = true;
      }
      return isCounted;
    },

    /** Deletes the marks from before yesterday, and counts past their retention. */
    async forget(): Promise<void> {
      await marks.forget();
      await sql`delete from unknown_search where day < current_date - 1`.execute(db);
      const old = sql<boolean>`counted_at < statement_timestamp() - make_interval(days => ${sql.lit(days)})`;
      await db.deleteFrom('article_count').where(old).execute();
      await db.deleteFrom('search_count').where(old).execute();
    },
  };
}

type Term = { locale: Locale; folded: string; term: string };

const scoreNow = sql<number>`popularity_now(search_count.score, search_count.counted_at)`;

/** Counts a new term by its mark; stores the text once it passes the thresholds, the library's words are all of it, and no editor refused it. */
async function countUnknown(transaction: Kysely<DB>, today: Today, { locale, folded, term }: Term): Promise<void> {
  const markIn = ({ markOf }: Pick<Today, 'markOf'>) => markOf('search', locale, folded);
  const { visitors } = await transaction
    .insertInto('unknown_search')
    .values({ mark: markIn(today), day: today.day })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ visitors: sql<number>`unknown_search.visitors + 1` }))
    .returning('visitors')
    .executeTakeFirstOrThrow();
  // One day is not enough, however many there are: what was arranged for is over by the next.
  const before = today.before && markIn(today.before);
  const counted =
    before && (await transaction.selectFrom('unknown_search').select('visitors').where('mark', '=', before).executeTakeFirst());
  if (!counted || visitors + counted.visitors < leastVisitors) return;
  const refused = await refusalOf(transaction, locale, sql`${folded}::text`).executeTakeFirst();
  if (refused || !(await areWordsOfLibrary(transaction, locale, folded))) return;
  await transaction
    .deleteFrom('unknown_search')
    .where('mark', 'in', [markIn(today), before])
    .execute();
  const score = visitors + counted.visitors;
  await transaction.insertInto('search_count').values({ locale, folded, term, score, counted_at: now }).execute();
}

/** What editors refused, where a folded term is it or has it in it, word by word. */
function refusalOf(db: Kysely<DB>, locale: Locale, folded: RawBuilder<unknown>) {
  return db
    .selectFrom('popular_choice as refused')
    .select('value')
    .where('refused.kind', '=', 'refused')
    .where('refused.locale', '=', locale)
    .where(sql<boolean>`strpos(' ' || ${folded} || ' ', ' ' || search_fold(refused.value) || ' ') > 0`);
}

async function isArticle(db: Kysely<DB>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('entry')
    .select('id')
    .where('id', '=', id)
    .where('type', 'in', searchedTypes)
    .where(shown)
    .where('is_found', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

const withPage: ReadonlySet<string> = new Set(searchedTypes);

function hasPage({ type }: EntryTeaser): boolean {
  return withPage.has(type);
}
