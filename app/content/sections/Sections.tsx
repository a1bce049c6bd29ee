import { type ComponentType, Fragment, type ReactNode } from 'react';
import { CalmNotice } from '#app/features/calm-reading/CalmNotice.tsx';
import type { Section, SectionKind, SectionOf } from '#services/content/model/sections/sections.ts';
import { Accordion } from './accordion/Accordion.tsx';
import { Asset } from './asset/Asset.tsx';
import { BlockQuote } from './block-quote/BlockQuote.tsx';
import { BodyCopy } from './body-copy/BodyCopy.tsx';
import { CallBox } from './call-box/CallBox.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { CallToActionButton } from './call-to-action-button/CallToActionButton.tsx';
import { CheckListCard } from './check-list-card/CheckListCard.tsx';
import { Citation } from './citation/Citation.tsx';
import { EntryCard } from './entry-card/EntryCard.tsx';
import { FeaturedArticle } from './featured-article/FeaturedArticle.tsx';
import { ImageGallery } from './image-gallery/ImageGallery.tsx';
import { ImageWithCaption } from './image-with-caption/ImageWithCaption.tsx';
import { InstagramPost } from './instagram-post/InstagramPost.tsx';
import { Link } from './link/Link.tsx';
import { LinkList } from './link-list/LinkList.tsx';
import { LinksBlock } from './links-block/LinksBlock.tsx';
import { MigratedTable } from './migrated-table/MigratedTable.tsx';
import { Offerings } from './offerings/Offerings.tsx';
import { PersonalStory } from './personal-story/PersonalStory.tsx';
import { Promotion } from './promotion/Promotion.tsx';
import { Quotation } from './quotation/Quotation.tsx';
import { QuoteCallout } from './quote-callout/QuoteCallout.tsx';
import { RecirculationModule } from './recirculation-module/RecirculationModule.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';
import css from './Sections.module.css';
import { SectionImage } from './section-image/SectionImage.tsx';
import { SubheaderText } from './subheader-text/SubheaderText.tsx';
import { SurvivalNumbers } from './survival-numbers/SurvivalNumbers.tsx';
import { Table } from './table/Table.tsx';
import { TakeAction } from './take-action/TakeAction.tsx';
import { ThreeQuarterImage } from './three-quarter-image/ThreeQuarterImage.tsx';
import { ThumbnailTriplex } from './thumbnail-triplex/ThumbnailTriplex.tsx';
import { UnknownSection } from './unknown/UnknownSection.tsx';
import { VideoEmbed } from './video-embed/VideoEmbed.tsx';

/** The sections of a page, in order, each under its id. The text begins first; what it says of survival is told before it comes. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const noticeAt = Math.min(
    1,
    sections.findIndex(({ kind }) => kind === 'survivalNumbers'),
  );
  return sections.map((section, index) => (
    <Fragment key={section.id}>
      {index === noticeAt ? <CalmNotice sections={sections} /> : null}
      <SectionView section={section} />
    </Fragment>
  ));
}

/** One section by itself: whoever shows sections apart says above them what is to come. */
export function SectionView({ section }: { section: Section }) {
  return (
    <section id={section.id} className={css.section} data-link={section.kind === 'link' || undefined}>
      <SectionBoundary>{contentsOf(section)}</SectionBoundary>
    </section>
  );
}

/** What shows each kind: the compiler names one that is missing. */
const views: { [Kind in SectionKind]: ComponentType<{ section: SectionOf<Kind> }> } = {
  accordion: Accordion,
  asset: Asset,
  blockQuote: BlockQuote,
  bodyCopy: BodyCopy,
  callBox: CallBox,
  callToAction: CallToAction,
  callToActionButton: CallToActionButton,
  checkListCard: CheckListCard,
  citation: Citation,
  featuredArticle: FeaturedArticle,
  imageGallery: ImageGallery,
  imageWithCaption: ImageWithCaption,
  instagramPost: InstagramPost,
  link: Link,
  linkList: LinkList,
  linksBlock: LinksBlock,
  migratedTable: MigratedTable,
  offerings: Offerings,
  personalStory: PersonalStory,
  podcast: EntryCard,
  promotion: Promotion,
  quotation: Quotation,
  quoteCallout: QuoteCallout,
  recirculationModule: RecirculationModule,
  sectionImage: SectionImage,
  subheaderText: SubheaderText,
  survivalNumbers: SurvivalNumbers,
  table: Table,
  takeAction: TakeAction,
  threeQuarterImage: ThreeQuarterImage,
  thumbnailTriplex: ThumbnailTriplex,
  unknown: UnknownSection,
  video: EntryCard,
  videoEmbed: VideoEmbed,
};

function contentsOf<Kind extends SectionKind>(section: { [K in Kind]: SectionOf<K> & { kind: K } }[Kind]): ReactNode {
  const View: ComponentType<{ section: SectionOf<Kind> }> = views[section.kind];
  return <View section={section} />;
}
