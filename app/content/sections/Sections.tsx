import type { ReactNode } from 'react';
import { CalmNotice } from '#app/features/calm-reading/CalmNotice.tsx';
import type { Section } from '#services/content/model/sections/sections.ts';
import { Accordion } from './accordion/Accordion.tsx';
import { Asset } from './asset/Asset.tsx';
import { BlockQuote } from './block-quote/BlockQuote.tsx';
import { BodyCopy } from './body-copy/BodyCopy.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { CallToActionButton } from './call-to-action-button/CallToActionButton.tsx';
import { Citation } from './citation/Citation.tsx';
import { FeaturedArticle } from './featured-article/FeaturedArticle.tsx';
import { ImageGallery } from './image-gallery/ImageGallery.tsx';
import { ImageWithCaption } from './image-with-caption/ImageWithCaption.tsx';
import { Link } from './link/Link.tsx';
import { LinkList } from './link-list/LinkList.tsx';
import { LinksBlock } from './links-block/LinksBlock.tsx';
import { MigratedTable } from './migrated-table/MigratedTable.tsx';
import { Offerings } from './offerings/Offerings.tsx';
import { PersonalStory } from './personal-story/PersonalStory.tsx';
import { PlainSection } from './plain/PlainSection.tsx';
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

/** The sections of a page, in order, each under its id. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <CalmNotice sections={sections} />
      {sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
    </>
  );
}

/** One section by itself: whoever shows sections apart says above them what is to come. */
export function SectionView({ section }: { section: Section }) {
  return (
    <section id={section.id} className={css.section}>
      <SectionBoundary>{contentsOf(section)}</SectionBoundary>
    </section>
  );
}

function contentsOf(section: Section): ReactNode {
  switch (section.kind) {
    case 'accordion':
      return <Accordion section={section} />;
    case 'asset':
      return <Asset section={section} />;
    case 'bodyCopy':
      return <BodyCopy section={section} />;
    case 'callToAction':
      return <CallToAction section={section} />;
    case 'callToActionButton':
      return <CallToActionButton section={section} />;
    case 'featuredArticle':
      return <FeaturedArticle section={section} />;
    case 'link':
      return <Link section={section} />;
    case 'linkList':
      return <LinkList section={section} />;
    case 'linksBlock':
      return <LinksBlock section={section} />;
    case 'offerings':
      return <Offerings section={section} />;
    case 'personalStory':
      return <PersonalStory section={section} />;
    case 'promotion':
      return <Promotion section={section} />;
    case 'quoteCallout':
      return <QuoteCallout section={section} />;
    case 'recirculationModule':
      return <RecirculationModule section={section} />;
    case 'subheaderText':
      return <SubheaderText section={section} />;
    case 'survivalNumbers':
      return <SurvivalNumbers section={section} />;
    case 'table':
      return <Table section={section} />;
    case 'takeAction':
      return <TakeAction section={section} />;
    case 'thumbnailTriplex':
      return <ThumbnailTriplex section={section} />;
    case 'migratedTable':
      return <MigratedTable section={section} />;
    case 'quotation':
      return <Quotation section={section} />;
    case 'blockQuote':
      return <BlockQuote section={section} />;
    case 'citation':
      return <Citation section={section} />;
    case 'sectionImage':
      return <SectionImage section={section} />;
    case 'imageWithCaption':
      return <ImageWithCaption section={section} />;
    case 'threeQuarterImage':
      return <ThreeQuarterImage section={section} />;
    case 'imageGallery':
      return <ImageGallery section={section} />;
    case 'video':
    case 'videoEmbed':
    case 'podcast':
    case 'instagramPost':
      return <PlainSection section={section} />;
    case 'unknown':
      return <UnknownSection />;
    default:
      return section satisfies never;
  }
}
