import type { ReactNode } from 'react';
import type { Section } from '#services/content/sections/sections.ts';
import { Accordion } from './accordion/Accordion.tsx';
import { BodyCopy } from './body-copy/BodyCopy.tsx';
import { LinkList } from './link-list/LinkList.tsx';
import { PlainSection } from './plain/PlainSection.tsx';
import { QuoteCallout } from './quote-callout/QuoteCallout.tsx';
import css from './Sections.module.css';
import { SubheaderText } from './subheader-text/SubheaderText.tsx';
import { Table } from './table/Table.tsx';
import { UnknownSection } from './unknown/UnknownSection.tsx';

/** The sections of a page, in order, each under its id. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} className={css.section}>
      {render(section)}
    </section>
  ));
}

function render(section: Section): ReactNode {
  switch (section.kind) {
    case 'accordion':
      return <Accordion section={section} />;
    case 'bodyCopy':
      return <BodyCopy section={section} />;
    case 'linkList':
      return <LinkList section={section} />;
    case 'quoteCallout':
      return <QuoteCallout section={section} />;
    case 'subheaderText':
      return <SubheaderText section={section} />;
    case 'table':
      return <Table section={section} />;
    case 'migratedTable':
    case 'quotation':
    case 'blockQuote':
    case 'citation':
    case 'sectionImage':
    case 'imageWithCaption':
    case 'threeQuarterImage':
    case 'imageGallery':
    case 'link':
    case 'linksBlock':
    case 'takeAction':
    case 'callToAction':
    case 'callToActionButton':
    case 'asset':
    case 'video':
    case 'videoEmbed':
    case 'podcast':
    case 'personalStory':
    case 'featuredArticle':
    case 'instagramPost':
    case 'offerings':
    case 'promotion':
    case 'thumbnailTriplex':
    case 'recirculationModule':
      return <PlainSection section={section} />;
    case 'unknown':
      return <UnknownSection />;
    default:
      return section satisfies never;
  }
}
