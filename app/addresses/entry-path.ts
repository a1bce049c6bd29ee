import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/types/types.ts';
import { hasParameters, isScreenId, pathTo, type ScreenId } from './paths.ts';

/** The screen that shows entries of a type by their slug; null for what is shown only inside other pages. */
const detailScreens = {
  page: 'page',
  event: 'page',
  gallery: 'page',
  'check-list': 'page',
  'op-ed': 'page',
  topic: 'topics.category',
  podcast: 'podcast.detail',
  video: 'videos.detail',
  personalStory: 'personal-stories.detail',
  researchNews: 'research-news.detail',
  bio: 'bio.detail',
  faq: 'faq.detail',
  glossaryTerm: null,
  person: null,
  organisation: null,
} as const satisfies Record<EntryType, ScreenId | null>;

/** Whether entries of a type have a page of their own. */
export function hasPage(type: EntryType): boolean {
  return detailScreens[type] !== null;
}

type Address = { id: string; screen: string | null; type: EntryType; slug: string; locale: Locale };

/** The path of an entry: its screen's, or that of its type with its slug; null for an entry that has no page of its own. */
export function entryPath({ id, screen, type, slug, locale }: Address): string | null {
  if (screen !== null && isScreenId(screen) && !hasParameters(screen)) return pathTo(screen, locale);
  if (type === 'glossaryTerm') return `${pathTo('glossary', locale)}#${id}`;
  const detail = detailScreens[type];
  return detail === null ? null : pathTo(detail, locale, { slug });
}

/** The address space of the entries that a screen with a slug shows. */
export const spaces = {
  page: 'page',
  'topics.category': 'topic',
  'podcast.detail': 'podcast',
  'videos.detail': 'video',
  'personal-stories.detail': 'personalStory',
  'research-news.detail': 'researchNews',
  'bio.detail': 'bio',
  'faq.detail': 'faq',
} as const satisfies Partial<Record<ScreenId, string>>;

export function isDetailScreen(screen: ScreenId): screen is keyof typeof spaces {
  return Object.hasOwn(spaces, screen);
}
