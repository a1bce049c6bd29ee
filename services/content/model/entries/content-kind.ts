import type { contentKinds } from '#services/content/model/shared.ts';
import type { EntryType } from './entry-types.ts';

export type ContentKind = (typeof contentKinds)[number];

/** What kind of content an entry is where its editor names none, by its type: a topic under another is a subtopic. Null for no kind. */
export function contentKindOf(type: EntryType, { parent }: { parent?: unknown }): ContentKind | null {
  switch (type) {
    case 'topic':
      return parent === undefined ? 'Topic' : 'Subtopic';
    case 'personalStory':
      return 'PersonalStory';
    case 'storyCategory':
    case 'videoSeries':
    case 'podcastCategory':
      return 'Category';
    case 'op-ed':
      return 'Editorial';
    default:
      return null;
  }
}
