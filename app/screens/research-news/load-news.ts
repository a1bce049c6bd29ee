import { entryPath } from '#app/addresses/entry-path.ts';
import { filtersOf, pathTo } from '#app/addresses/paths.ts';
import { loadList, type ShownList } from '#app/content/lists/load-list.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import type { TopicTeaser } from '#services/content/library/store.ts';

/** The list of research news that an address asks for: of a topic, where one is given. */
export function loadNews({ alba, url, match }: PageRequest, topics: readonly TopicTeaser[], topic?: TopicTeaser): Promise<ShownList> {
  const { screen, locale } = match;
  const all = topics.map(({ id, title, slug }) => ({ id, title, path: pathTo('research-news.topic', locale, { slug }) }));
  const wholePath = pathTo('research-news', locale);
  const place = {
    type: 'researchNews' as const,
    locale,
    path: all.find(({ id }) => id === topic?.id)?.path ?? wholePath,
    wholePath,
    shelf: topic ? { filter: 'topic' as const, id: topic.id } : null,
    shelves: { filter: 'topic' as const, all },
  };
  return loadList(alba, url.searchParams, place, filtersOf(screen) ?? []);
}

/** Where all that there is on a topic stands. */
export function topicPath(topic: TopicTeaser): string {
  return entryPath(topic) ?? '';
}
