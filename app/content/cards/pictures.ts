import type { Locale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import type { Asset, MediaStore } from '#services/media/store.ts';
import podcastPicture from './podcast.svg';

/** Pictures by their ids. */
export type Pictures = Readonly<Record<string, Asset>>;

/** The pictures of entries, by their ids, in one question. */
export async function loadPictures(
  { media }: { media: Pick<MediaStore, 'assets'> },
  teasers: readonly Pick<EntryTeaser, 'card'>[],
  locale: Locale,
): Promise<Pictures> {
  const ids = teasers.flatMap(({ card }) => [card.image ?? [], card.fullWidthFeaturedImage ?? []].flat());
  return Object.fromEntries((await media.assets(ids, locale)).map((asset) => [asset.id, asset]));
}

/** The picture on the card of an entry. A podcast without one has the picture that stands for all of them. */
export function pictureOnCard(teaser: Pick<EntryTeaser, 'type' | 'card'>, pictures: Pictures): Asset | undefined {
  return ownPicture(teaser, pictures) ?? (teaser.type === 'podcast' ? defaultPodcastPicture : undefined);
}

/** The picture that an entry has itself. */
export function ownPicture({ card }: Pick<EntryTeaser, 'card'>, pictures: Pictures): Asset | undefined {
  return pictureOf(card.image, pictures) ?? pictureOf(card.fullWidthFeaturedImage, pictures);
}

/** The picture of an id; an asset of another kind is none. */
export function pictureOf(id: string | null | undefined, pictures: Pictures): Asset | undefined {
  const asset = id ? pictures[id] : undefined;
  return asset?.mediaType.startsWith('image/') ? asset : undefined;
}

/** What is shown of a picture. */
export type ShownPicture = Pick<Asset, 'url' | 'alt' | 'width' | 'height' | 'mediaType'>;

/** The picture on the card of an entry, for the browser; null where there is none. */
export function shownPictureOnCard(teaser: Pick<EntryTeaser, 'type' | 'card'>, pictures: Pictures): ShownPicture | null {
  const picture = pictureOnCard(teaser, pictures);
  if (!picture) return null;
  const { url, alt, width, height, mediaType } = picture;
  return { url, alt, width, height, mediaType };
}

/** What stands for a podcast that has no picture. It says no more than the label does. */
export const defaultPodcastPicture: Asset = {
  id: 'podcast',
  url: podcastPicture,
  mediaType: 'image/svg+xml',
  bytes: 0,
  width: 960,
  height: 640,
  durationSeconds: null,
  title: '',
  alt: '',
  credit: null,
  language: null,
  membersOnly: false,
};
