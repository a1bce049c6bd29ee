import type { Locale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { pictureIdsOf } from '#services/content/library/teaser.ts';
import type { MediaStore } from '#services/media/store.ts';
import { type CardProps, cardOfTeaser } from './card.ts';

/** The cards of a list, with all their pictures in one question. */
export async function loadCards(
  { media }: { media: Pick<MediaStore, 'assets'> },
  teasers: readonly EntryTeaser[],
  locale: Locale,
): Promise<CardProps[]> {
  const assets = await media.assets(pictureIdsOf(teasers), locale);
  const place = { pictures: Object.fromEntries(assets.map((asset) => [asset.id, asset])), locale, now: Date.now() };
  return teasers.map((teaser) => cardOfTeaser(teaser, place));
}
