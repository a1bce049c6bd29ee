import type { Locale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import type { Builder, Card, Sources } from './builder.ts';

export type Picture = { url: string; alt: string; width: number | null; height: number | null };

export type ImageType = ReturnType<typeof addPictures>;

export function addPictures(builder: Builder) {
  return builder.objectRef<Picture>('Image').implement({
    fields: (t) => ({
      url: t.exposeString('url'),
      alt: t.exposeString('alt', { description: 'Empty for a picture that only decorates.' }),
      width: t.exposeInt('width', { nullable: true }),
      height: t.exposeInt('height', { nullable: true }),
    }),
  });
}

/** The picture of a card; the card's `alt` takes precedence over the asset's. */
export function pictureOf(image: Card['imageSource'], alt: string | undefined): Picture | null {
  return image ? { url: image.url, alt: alt ?? image.alt, width: image.width, height: image.height } : null;
}

/**
 * Adds a lazy card to each entry of a list, batched as by a data loader: the first access loads the cards of all, with one query for
 * the pictures; without any access there is none.
 */
export function withCards<Entry extends EntryTeaser>(
  entries: readonly Entry[],
  locale: Locale,
  { cards }: Pick<Sources, 'cards'>,
): { entry: Entry; card(): Promise<Card> }[] {
  let batch: Promise<Card[]> | undefined;
  return entries.map((entry, index) => ({
    entry,
    card: async () => {
      batch ??= cards(entries, locale);
      const card = (await batch)[index];
      if (!card) throw new Error('an entry of a list has no card');
      return card;
    },
  }));
}
