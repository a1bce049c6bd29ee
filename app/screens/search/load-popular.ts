import { entryPath } from '#app/addresses/entry-path.ts';
import type { Alba } from '#app/context.ts';
import type { TopicLink } from '#app/features/topics/TopicList.tsx';
import { loadTopics, topicLink, topicsUnder } from '#app/features/topics/topics.ts';
import type { Locale } from '#config/locale.ts';
import { searchPath } from './search-query.ts';

/** Where to go from a page that shows no results. */
export type Ways = {
  searches: { term: string; path: string }[];
  articles: { id: string; title: string; path: string }[];
  topics: TopicLink[];
};

/** Popular searches and articles, and the topics. That nobody can say what is popular is no reason to show no page. */
export async function loadWays(alba: Alba, locale: Locale): Promise<Ways> {
  const orNone = (error: unknown): [] => {
    alba.onError(error);
    return [];
  };
  const [searches, articles, { topics }] = await Promise.all([
    alba.popularity.searches(locale).catch(orNone),
    alba.popularity.articles(locale).catch(orNone),
    loadTopics(alba, locale),
  ]);
  return {
    searches: searches.map((term) => ({
      term,
      path: searchPath(locale, { typed: term, types: [], archived: false, sort: 'RELEVANCE', page: 1 }),
    })),
    articles: articles.flatMap((entry) => {
      const path = entryPath(entry);
      return path === null ? [] : [{ id: entry.id, title: entry.title, path }];
    }),
    topics: topicsUnder(topics, null).map(topicLink),
  };
}
