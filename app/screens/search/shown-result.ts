import { entryPath } from '#app/addresses/entry-path.ts';
import type { CardProps } from '#app/content/cards/card.ts';
import type { SearchResult } from '#services/search/search.ts';
import type { ContentType } from '#services/search/shared.ts';

/** A result as the page shows it, and as the gateway gives it: what comes later looks like what was there. */
export type ShownResult = {
  id: string;
  contentType: ContentType;
  title: string;
  path: string;
  /** Escaped as HTML; what was found stands in `<mark>`. */
  teaserContent: string;
  content: string;
  /** What its first topic is called. */
  topic: string | null;
  publishedAt: string;
  image: ResultPicture | null;
};
export type ResultPicture = { url: string; alt: string; width: number | null; height: number | null };

/** `cards` are those of the results, in their order. What has no page is left out. */
export function shownResults(results: readonly SearchResult[], cards: readonly CardProps[]): ShownResult[] {
  return results.flatMap(({ teaser, contentType, teaserContent, content }, index) => {
    const path = entryPath(teaser);
    const card = cards[index];
    if (path === null) return [];
    const image = card?.imageSource ? pictureOf(card.imageSource, card.imageAlt) : null;
    const { id, title, publishedAt } = teaser;
    return [{ id, contentType, title, path, teaserContent, content, topic: teaser.card.topic, publishedAt, image }];
  });
}

function pictureOf({ url, alt, width, height }: NonNullable<CardProps['imageSource']>, imageAlt = alt): ResultPicture {
  return { url, alt: imageAlt, width, height };
}
