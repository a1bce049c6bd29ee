import type { Document } from '#services/content/rich-text.ts';
import type { SectionKind, SectionOf } from '#services/content/sections/sections.ts';

/** The kinds that have no component of their own yet. */
type PlainKind = Exclude<SectionKind, 'accordion' | 'bodyCopy' | 'linkList' | 'quoteCallout' | 'subheaderText' | 'table' | 'unknown'>;
export type PlainSectionData = SectionOf<PlainKind>;

/** A link; without words it is called by the title of its entry, or `Read more`. `after` is what is said of it. */
type PlainLink = { href: string; words?: string | undefined; after?: string | undefined };
/** What there is to read in a section, in the order in which it is shown. */
export type Contents = {
  title?: string | undefined;
  quote?: Document;
  text?: Document | undefined;
  lines?: readonly (string | undefined)[];
  links?: readonly PlainLink[];
  assets?: readonly { assetId: string; alt?: string | undefined; caption?: string | undefined }[];
  /** Shown only when asked for. */
  sensitive?: boolean;
  download?: { id: string; words: string | undefined };
};

export function contentsOf(section: PlainSectionData): Contents {
  switch (section.kind) {
    case 'migratedTable':
      return { title: section.data.title, text: section.data.table };
    case 'quotation':
      return { quote: section.data.quote, lines: [section.data.author?.name, section.data.author?.title] };
    case 'blockQuote': {
      const { quote, source, href } = section.data;
      return href ? { quote, links: [{ href, words: source }] } : { quote, lines: [source] };
    }
    case 'citation':
      return { text: section.data.text, links: section.data.href ? [{ href: section.data.href }] : [] };
    case 'sectionImage':
    case 'imageWithCaption':
    case 'threeQuarterImage':
      return { assets: [section.data.image], text: section.data.caption };
    case 'imageGallery': {
      const { title, images, membersOnly, sensitive } = section.data;
      // This page is everybody's.
      return { title, assets: membersOnly ? [] : images, sensitive };
    }
    case 'link':
    case 'callToActionButton':
      return { links: [{ href: section.data.url, words: section.data.label }] };
    case 'linksBlock':
      return {
        title: section.data.title,
        links: section.data.links.map(({ url, label, description }) => ({ href: url, words: label, after: description })),
      };
    case 'takeAction': {
      const { title, text, link } = section.data;
      return { title, text, links: [{ href: link.href, words: link.title }] };
    }
    case 'callToAction': {
      const { title, text, buttons } = section.data;
      return { title, text, links: buttons.map(({ url, label }) => ({ href: url, words: label })) };
    }
    case 'asset':
      return { download: { id: section.data.assetId, words: section.data.label } };
    case 'video':
    case 'podcast':
    case 'personalStory':
    case 'featuredArticle':
      return { links: [entryLink(section.data.entryId)] };
    case 'videoEmbed':
      return { links: [{ href: section.data.url, words: section.data.title }] };
    case 'instagramPost':
      return { quote: section.data.text, lines: [section.data.author] };
    case 'offerings':
      return {
        title: section.data.title,
        links: section.data.items.map(({ url, title, text }) => ({ href: url, words: title, after: text })),
      };
    case 'promotion': {
      const { title, text, promotedBy, link } = section.data;
      return { title, text, lines: [promotedBy], links: [{ href: link.href, words: link.title }] };
    }
    case 'thumbnailTriplex':
      return {
        title: section.data.title,
        assets: section.data.thumbnails,
        links: section.data.thumbnails.map(({ url, label }) => ({ href: url, words: label })),
      };
    case 'recirculationModule':
      return { title: section.data.title, links: section.data.entryIds.map(entryLink) };
    default:
      return section satisfies never;
  }
}

/** Called by the entry's own title. */
function entryLink(id: string): PlainLink {
  return { href: `entry:${id}` };
}
