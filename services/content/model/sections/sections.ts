import { z } from 'zod';
import { collectReferences, idSchema, type ReferenceSets, type References } from '#services/content/model/references.ts';
import { unionOf } from '#services/content/model/union-of.ts';
import { accordion } from './accordion.ts';
import { asset } from './asset.ts';
import { blockQuote } from './block-quote.ts';
import { bodyCopy } from './body-copy.ts';
import { callBox } from './call-box.ts';
import { callToAction } from './call-to-action.ts';
import { callToActionButton } from './call-to-action-button.ts';
import { checkListCard } from './check-list-card.ts';
import { citation } from './citation.ts';
import { featuredArticle } from './featured-article.ts';
import { imageGallery } from './image-gallery.ts';
import { imageWithCaption } from './image-with-caption.ts';
import { instagramPost } from './instagram-post.ts';
import { link } from './link.ts';
import { linkList } from './link-list.ts';
import { linksBlock } from './links-block.ts';
import { migratedTable } from './migrated-table.ts';
import { offerings } from './offerings.ts';
import { personalStory } from './personal-story.ts';
import { podcast } from './podcast.ts';
import { promotion } from './promotion.ts';
import { quotation } from './quotation.ts';
import { quoteCallout } from './quote-callout.ts';
import { recirculationModule } from './recirculation-module.ts';
import { sectionImage } from './section-image.ts';
import { subheaderText } from './subheader-text.ts';
import { survivalNumbers } from './survival-numbers.ts';
import { table } from './table.ts';
import { takeAction } from './take-action.ts';
import { threeQuarterImage } from './three-quarter-image.ts';
import { thumbnailTriplex } from './thumbnail-triplex.ts';
import { video } from './video.ts';
import { videoEmbed } from './video-embed.ts';

/** The one registry of section kinds: all else that is known of a kind follows from its definition. */
export const sectionDefinitions = {
  accordion,
  bodyCopy,
  linkList,
  quoteCallout,
  callBox,
  subheaderText,
  table,
  migratedTable,
  quotation,
  blockQuote,
  citation,
  sectionImage,
  imageWithCaption,
  threeQuarterImage,
  imageGallery,
  link,
  linksBlock,
  takeAction,
  callToAction,
  callToActionButton,
  asset,
  video,
  videoEmbed,
  podcast,
  personalStory,
  featuredArticle,
  checkListCard,
  instagramPost,
  offerings,
  promotion,
  thumbnailTriplex,
  recirculationModule,
  survivalNumbers,
};

export type KnownKind = keyof typeof sectionDefinitions;
const definitions = Object.values(sectionDefinitions satisfies { [Kind in KnownKind]: { kind: Kind } });
export const knownKinds = definitions.map(({ kind }) => kind);

/** One section of any known kind. */
export const sectionSchema = unionOf(
  'kind',
  definitions.map(({ schema }) => schema),
);

export type KnownSection = z.output<typeof sectionSchema>;
/** What parsing makes of a section that has no kind, an unknown one, or no data. */
export type UnknownSection = { id: string; kind: 'unknown'; data: { was: string } };
export type Section = KnownSection | UnknownSection;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** What can be told of any section, however broken the rest of it is. */
const remains = z.looseObject({ id: idSchema.optional().catch(undefined), kind: z.string().optional().catch(undefined) });

/** One section as it must be to be published: a known kind with its data. */
export function parseKnownSection(raw: unknown): z.ZodSafeParseResult<KnownSection> {
  return sectionSchema.safeParse(raw);
}

/** One section as it is read: what is no known section, or has no data, becomes the unknown one. Nothing is thrown away. */
export function parseSection(raw: unknown, index: number): Section {
  const known = sectionSchema.safeParse(raw);
  if (known.success) return known.data;
  const { id, kind } = remains.safeParse(raw).data ?? {};
  return { id: id ?? `section-${index + 1}`, kind: 'unknown', data: { was: kind ?? '' } };
}

type DataOf = { [Kind in KnownKind]: SectionOf<Kind>['data'] };
const wordsOf: { [Kind in KnownKind]: { plainText(data: DataOf[Kind]): string } } = sectionDefinitions;

function knownText<Kind extends KnownKind>(section: { [K in Kind]: { kind: K; data: DataOf[K] } }[Kind]): string {
  return wordsOf[section.kind].plainText(section.data);
}

/** The words of a section. */
export function sectionText(section: Section): string {
  return section.kind === 'unknown' ? '' : knownText(section);
}

export function visitSections(sections: readonly Section[], found: ReferenceSets): void {
  for (const { kind, data } of sections) if (kind !== 'unknown') sectionDefinitions[kind].visitReferences(data, found);
}

/** What sections refer to, in the order of the page. */
export function referencesInSections(sections: readonly Section[]): References {
  return collectReferences((found) => visitSections(sections, found));
}
