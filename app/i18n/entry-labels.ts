import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import type { cardLabels } from '#services/content/model/shared.ts';
import { type ContentType, searchedTypes } from '#services/search/shared.ts';
import type { MessageId } from './catalogue.ts';

/** What a card says that it leads to: what an editor calls it, or the type of the entry. */
export type CardLabel = (typeof cardLabels)[number] | 'Topic' | 'Checklist' | 'Question' | 'Person' | 'Word' | 'Organization';

const labelsOfTypes = {
  page: 'Article',
  researchNews: 'Article',
  podcast: 'Podcast',
  podcastCategory: 'Podcast',
  video: 'Video',
  videoSeries: 'Video',
  event: 'Event',
  gallery: 'Image gallery',
  personalStory: 'Personal stories',
  storyCategory: 'Personal stories',
  'op-ed': 'Op-Ed',
  topic: 'Topic',
  'check-list': 'Checklist',
  faq: 'Question',
  bio: 'Person',
  person: 'Person',
  glossaryTerm: 'Word',
  organisation: 'Organization',
} as const satisfies Record<EntryType, CardLabel>;

/** What entries of a content type are called where they are shown. */
export function displayLabel<Type extends EntryType>(type: Type): (typeof labelsOfTypes)[Type] {
  return labelsOfTypes[type];
}

type SearchedType = (typeof searchedTypes)[number];

/** What a result is called, by its content type. Research news stays an article when it is archived. */
export function resultLabel(contentType: ContentType | string): ReturnType<typeof displayLabel<SearchedType>> {
  const type = searchedTypes.find((each) => each === contentType);
  return displayLabel(type ?? 'researchNews');
}

/** What a result says of what it is. */
export const resultLabelMessages = [
  'card.archived',
  'card.label.Article',
  'card.label.Podcast',
  'card.label.Video',
  'card.label.Event',
  'card.label.Image gallery',
  'card.label.Checklist',
  'card.label.Personal stories',
  'card.label.Op-Ed',
  'card.label.Person',
  'card.label.Question',
] as const satisfies MessageId[];
