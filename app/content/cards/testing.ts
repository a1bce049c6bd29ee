import type { EntryTeaser } from '#services/content/library/store.ts';
import { newUntil } from '#services/content/model/calendar.ts';
import type { Asset } from '#services/media/store.ts';

/** A photograph with words of its own. */
export function testPicture(id: string, given: Partial<Asset> = {}): Asset {
  return {
    id,
    url: `/media/0/${id}.jpg`,
    mediaType: 'image/jpeg',
    bytes: 1,
    width: 1600,
    height: 900,
    durationSeconds: null,
    title: `The title of ${id}`,
    alt: `What ${id} shows`,
    credit: null,
    language: null,
    membersOnly: false,
    ...given,
  };
}

type Given = Partial<Omit<EntryTeaser, 'card'>> & { card?: Partial<EntryTeaser['card']> };

/** News of 2026-11-20, in English, with nothing for its card. */
export function testTeaser({ card, publishedAt = '2026-11-20', ...given }: Given = {}): EntryTeaser {
  return {
    id: 'news',
    locale: 'en',
    type: 'researchNews',
    screen: null,
    slug: 'news',
    title: 'News',
    sample: false,
    teaser: 'What it says.',
    publishedAt,
    updatedAt: '2026-11-20',
    card: { archived: false, writer: null, changes: [], topic: null, ...card },
    newUntil: newUntil(publishedAt, null),
    ...given,
  };
}
