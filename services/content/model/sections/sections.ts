import { z } from 'zod';
import { entryId } from '#services/content/model/references.ts';
import { accordion } from './accordion.ts';
import { asset } from './asset.ts';
import { blockQuote } from './block-quote.ts';
import { bodyCopy } from './body-copy.ts';
import { callToAction } from './call-to-action.ts';
import { callToActionButton } from './call-to-action-button.ts';
import { citation } from './citation.ts';
import type { SectionDefinition } from './define-section.ts';
import { featuredArticle } from './featured-article.ts';
import { imageGallery } from './image-gallery.ts';
import { imageWithCaption } from './image-with-caption.ts';
import { instagramPost } from './instagram-post.ts';
import { linkSection } from './link.ts';
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

const sectionOf = <K extends string, D extends z.ZodType>(kind: K, { data }: SectionDefinition<D>) =>
  z.strictObject({ id: entryId, kind: z.literal(kind), data });

const knownSection = z.discriminatedUnion('kind', [
  sectionOf('accordion', accordion),
  sectionOf('bodyCopy', bodyCopy),
  sectionOf('linkList', linkList),
  sectionOf('quoteCallout', quoteCallout),
  sectionOf('subheaderText', subheaderText),
  sectionOf('table', table),
  sectionOf('migratedTable', migratedTable),
  sectionOf('quotation', quotation),
  sectionOf('blockQuote', blockQuote),
  sectionOf('citation', citation),
  sectionOf('sectionImage', sectionImage),
  sectionOf('imageWithCaption', imageWithCaption),
  sectionOf('threeQuarterImage', threeQuarterImage),
  sectionOf('imageGallery', imageGallery),
  sectionOf('link', linkSection),
  sectionOf('linksBlock', linksBlock),
  sectionOf('takeAction', takeAction),
  sectionOf('callToAction', callToAction),
  sectionOf('callToActionButton', callToActionButton),
  sectionOf('asset', asset),
  sectionOf('video', video),
  sectionOf('videoEmbed', videoEmbed),
  sectionOf('podcast', podcast),
  sectionOf('personalStory', personalStory),
  sectionOf('featuredArticle', featuredArticle),
  sectionOf('instagramPost', instagramPost),
  sectionOf('offerings', offerings),
  sectionOf('promotion', promotion),
  sectionOf('thumbnailTriplex', thumbnailTriplex),
  sectionOf('recirculationModule', recirculationModule),
  sectionOf('survivalNumbers', survivalNumbers),
]);

export type KnownSection = z.output<typeof knownSection>;
export type KnownKind = KnownSection['kind'];
/** What parsing makes of a section that has no kind, an unknown one, or no data. */
export type UnknownSection = { id: string; kind: 'unknown'; data: { was: string } };
export type Section = KnownSection | UnknownSection;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** The one registry. Add a kind to the union above and the compiler names every place that has to know it. */
export const sectionDefinitions = {
  accordion,
  bodyCopy,
  linkList,
  quoteCallout,
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
  link: linkSection,
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
  instagramPost,
  offerings,
  promotion,
  thumbnailTriplex,
  recirculationModule,
  survivalNumbers,
} satisfies Record<KnownKind, unknown>;

export const knownKinds = Object.keys(sectionDefinitions) as KnownKind[];

/** What can be told of any section, however broken the rest of it is. */
const remains = z.looseObject({ id: entryId.optional().catch(undefined), kind: z.string().optional().catch(undefined) });

/** One section as it must be to be published: a known kind with its data. */
export function parseKnownSection(raw: unknown): z.ZodSafeParseResult<KnownSection> {
  return knownSection.safeParse(raw);
}

/** One section as it is read: what is no known section, or has no data, becomes the unknown one. Nothing is thrown away. */
export function parseSection(raw: unknown, index: number): Section {
  const known = knownSection.safeParse(raw);
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
