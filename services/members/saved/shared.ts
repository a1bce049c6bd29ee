import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** What a list of saved content is filtered by; without a filter it holds all of them. */
export const savedTypes = ['page', 'researchNews', 'video', 'podcast', 'personalStory'] as const;
export type SavedType = (typeof savedTypes)[number];

/** The first is the default. */
export const savedSorts = ['Newest', 'Oldest', 'Title'] as const;
export type SavedSort = (typeof savedSorts)[number];

/** How many entries a member saves at most. */
export const mostSaved = 1_000;

/**
 * As which of these an entry of a type is saved; null for what is not: it is over one day, is looked at rather than read again, is about a
 * person, or leads on to what can be saved.
 */
const savedAs: Readonly<Record<EntryType, SavedType | null>> = {
  page: 'page',
  'op-ed': 'page',
  'check-list': 'page',
  faq: 'page',
  researchNews: 'researchNews',
  video: 'video',
  podcast: 'podcast',
  personalStory: 'personalStory',
  event: null,
  gallery: null,
  bio: null,
  topic: null,
  storyCategory: null,
  videoSeries: null,
  podcastCategory: null,
  glossaryTerm: null,
  person: null,
  organisation: null,
};

/** As what an entry of a type is saved; null where it cannot be. */
export function savedTypeOf(type: EntryType): SavedType | null {
  return savedAs[type];
}

export const isSavedType = (name: string): name is SavedType => savedTypes.some((each) => each === name);
export const isSavedSort = (name: string): name is SavedSort => savedSorts.some((each) => each === name);
