import type { cardLabels } from '#services/content/model/shared.ts';
import type { EntryType } from '#services/content/model/types/types.ts';

/** What a card says that it leads to: what an editor calls it, or the type of the entry. */
export type CardLabel = (typeof cardLabels)[number] | 'Topic' | 'Checklist' | 'Question' | 'Person' | 'Word' | 'Organization';

const labelsOfTypes = {
  page: 'Article',
  researchNews: 'Article',
  podcast: 'Podcast',
  video: 'Video',
  event: 'Event',
  gallery: 'Image gallery',
  personalStory: 'Personal stories',
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
