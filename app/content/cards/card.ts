import { entryPath } from '#app/addresses/entry-path.ts';
import { type CardLabel, displayLabel } from '#app/i18n/entry-labels.ts';
import type { Locale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { calendarDate } from '#services/content/model/calendar.ts';
import { BLOCKS, type Document } from '#services/content/model/rich-text.ts';
import type { buttonStylings, cardSizes } from '#services/content/model/shared.ts';
import type { Asset } from '#services/media/store.ts';
import { savedTypeOf } from '#services/members/saved/shared.ts';
import { ownPicture, type Pictures, pictureOf, pictureOnCard } from './pictures.ts';

/** Something to choose: an entry, a gift, an event. What is not given is not shown. */
export type CardProps = {
  type: (typeof cardSizes)[number];
  label?: CardLabel | undefined;
  /** An editor's own words in the place of the label's. */
  eyebrowText?: string | undefined;
  /** What it is about, by name: it says more than that this is an article. */
  topic?: string | undefined;
  title: string;
  description?: string | undefined;
  richTextContent?: Document | undefined;
  /** Calendar dates, `YYYY-MM-DD`. */
  date?: string | undefined;
  specialReportDate?: string | undefined;
  imageSource?: Asset | undefined;
  /** Else the image's own. */
  imageAlt?: string | undefined;
  storyWriterImageSource?: Asset | undefined;
  /** `sample` marks a person who is made up as an example. */
  writer?: { name: string; sample: boolean } | undefined;
  buttonLabel?: string | undefined;
  buttonStyling?: (typeof buttonStylings)[number] | undefined;
  /** In seconds. */
  duration?: number | undefined;
  /** A path or an outside address, or `entry:` and an id. Without one the card leads nowhere. */
  link?: string | undefined;
  promotedBy?: string | undefined;
  isFeaturedCard?: boolean | undefined;
  isNew?: boolean | undefined;
  isArchived?: boolean | undefined;
  /** What to read instead of archived news. */
  replacedBy?: { title: string; link: string; locale: Locale } | undefined;
  /** The id of its entry, where that can be saved. */
  saves?: string | undefined;
  /** A story whose teller is made up from what many people tell. */
  illustrative?: boolean | undefined;
  /** A list of films, that play one after the other. */
  isPlaylist?: boolean | undefined;
  /** Shown to who has signed in. */
  isMembersOnly?: boolean | undefined;
  /** Of its words, where that may be another than the page's. */
  locale?: Locale | undefined;
};

/** A title over 40 characters is set larger. Characters are counted as readers see them, in code points. */
export function isLongTitle(title: string): boolean {
  return [...title].length > 40;
}

/** Where and when a card is shown: the pictures by id, the language of the page, the moment in milliseconds since 1970. */
type Place = { pictures: Pictures; locale: Locale; now: number };

/** The card of an entry: the one mapping for news, linked entries and lists. */
export function cardOfTeaser(teaser: EntryTeaser, { pictures, locale, now }: Place): CardProps {
  const { card } = teaser;
  const image = ownPicture(teaser, pictures);
  return {
    type: card.cardSize ?? 'small',
    label: card.cardLabel ?? displayLabel(teaser.type),
    eyebrowText: card.eyebrowText,
    topic: card.topic ?? undefined,
    title: teaser.title,
    richTextContent: paragraph(teaser.teaser),
    date: card.startsAt === undefined ? teaser.publishedAt : calendarDate(card.startsAt),
    specialReportDate: card.specialReportDate,
    imageSource: pictureOnCard(teaser, pictures),
    // An editor's words are in the language of the entry, those of the picture in that of the page.
    imageAlt: image && ((teaser.locale === locale ? card.imageAlt : undefined) ?? (image.alt || image.title)),
    storyWriterImageSource: pictureOf(card.storyWriterImage, pictures) ?? pictureOf(card.writer?.image, pictures),
    writer: card.writer ? { name: card.writer.name, sample: card.writer.sample } : undefined,
    buttonLabel: card.buttonLabel,
    buttonStyling: card.buttonStyling,
    duration: card.duration,
    link: entryPath(teaser) ?? card.buttonUrl,
    promotedBy: card.promotedBy,
    isFeaturedCard: card.isFeaturedCard,
    isNew: now < teaser.newUntil,
    isArchived: card.archived,
    replacedBy: replacementOf(card),
    saves: savedTypeOf(teaser.type) === null ? undefined : teaser.id,
    illustrative: card.illustrative,
    isPlaylist: card.isPlaylist || undefined,
    isMembersOnly: card.membersOnly || undefined,
    locale: teaser.locale,
  };
}

/** A card among others of its kind that are there to stay: what it is, the list says; when it was written matters to nobody. */
export function lastingCard(card: CardProps): CardProps {
  return { ...card, label: undefined, date: undefined, isNew: false };
}

function replacementOf({ replacedBy }: EntryTeaser['card']): CardProps['replacedBy'] {
  const link = replacedBy && entryPath(replacedBy);
  return link ? { title: replacedBy.title, link, locale: replacedBy.locale } : undefined;
}

function paragraph(words: string): Document {
  return {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [{ nodeType: 'text', value: words, marks: [], data: {} }] }],
  };
}
