import { entryPath, hasPage } from '#app/addresses/entry-path.ts';
import type { Locale } from '#config/locale.ts';
import type { ContentStore, TopicTeaser } from '#services/content/library/store.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';
import type { TopicLink } from './TopicList.tsx';

/** What is listed under a topic: no topic, and no word of the glossary. */
const counted = entryTypes.filter((type) => hasPage(type) && type !== 'topic' && type !== 'glossaryTerm');

/** Every topic, and how many pages stand under each. */
export async function loadTopics({ content }: { content: ContentStore }, locale: Locale) {
  const topics = await content.topics(locale);
  const ids = topics.map(({ id }) => id);
  return { topics, pages: await content.pagesUnder(ids, counted, locale) };
}

/** Those under a topic, or with null those under none that readers see. */
export function topicsUnder(topics: readonly TopicTeaser[], parent: string | null): TopicTeaser[] {
  const known = new Set(topics.map(({ id }) => id));
  return topics.filter((each) => (each.parent !== null && known.has(each.parent) ? each.parent : null) === parent);
}

/** A topic as a list of topics links to it. */
export function topicLink(topic: TopicTeaser): TopicLink {
  return { id: topic.id, title: topic.title, path: entryPath(topic) ?? '' };
}
