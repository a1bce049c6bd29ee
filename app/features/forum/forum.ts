import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Locale } from '#config/locale.ts';
import { type Forum, forum } from '#config/organisation.ts';
import type { ForumTopic } from '#services/forum/fetch-topics.ts';

/** A way into the forum: what it is called, and in a few words what it is for. */
export type ForumWay = { label: PlainMessageId; about: PlainMessageId; url: string };

const ways = {
  discussions: { label: 'forum.discussions', about: 'forum.discussions.about' },
  categories: { label: 'forum.categories', about: 'forum.categories.about' },
  memberSearch: { label: 'forum.memberSearch', about: 'forum.memberSearch.about' },
  registration: { label: 'forum.registration', about: 'forum.registration.about' },
  profileEdit: { label: 'forum.profileEdit', about: 'forum.profileEdit.about' },
} as const satisfies Record<keyof Forum['paths'], { label: PlainMessageId; about: PlainMessageId }>;
const order = ['discussions', 'categories', 'memberSearch', 'registration', 'profileEdit'] as const;

/** Every way into the forum that is configured; none without a forum. */
export function forumWays(): readonly ForumWay[] {
  if (forum === null) return [];
  const { url, paths } = forum;
  return order.filter((way) => paths[way] !== '').map((way) => ({ ...ways[way], url: url + paths[way] }));
}

/** What home says is talked about in the forum. */
export type ForumTalk = { name: string; about: string | undefined; url: string };

/** The topics that the forum told of, each with its category where that is configured; without any the forums that most people look for. */
export function forumTalk(topics: readonly ForumTopic[], locale: Locale): readonly ForumTalk[] {
  if (forum === null) return [];
  const { url, popular } = forum;
  const parts = popular[locale];
  if (topics.length === 0) return parts.map(({ name, about, path }) => ({ name, about, url: url + path }));
  return topics.map(({ id, title, slug, category }) => ({
    name: title,
    // The number of a category ends its path: `/c/chemotherapy/7`.
    about: parts.find(({ path }) => category !== null && path.endsWith(`/${category}`))?.name,
    url: `${url}/t/${slug === '' ? '-' : slug}/${id}`,
  }));
}
