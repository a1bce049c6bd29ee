import {
  BLOCKS,
  childrenOf,
  type Document,
  INLINES,
  isText,
  languageOfMark,
  type Node,
  plainText,
} from '#services/content/model/rich-text.ts';
import { type KnownSection, sectionText } from '#services/content/model/sections/sections.ts';

/**
 * What a run of words is on the page. Text and headings are our own sentences; a label is a link's or a button's words;
 * other is what is read but not as our sentences: captions, citations, what somebody said.
 */
type Role = 'heading' | 'text' | 'cell' | 'label' | 'other';
/**
 * A paragraph, a heading, a cell: no sentence goes beyond it. `section` is the id of the section that it stands in; `own` is the
 * text with a bar for each run of words that is marked as of a language.
 */
export type Block = { section: string; role: Role; text: string; own: string };

type Words = Omit<Block, 'section'>;
type Part = Words | Document | undefined;

/** Everything that an entry says, in the order of the page. */
export function blocksOf(sections: readonly KnownSection[]): Block[] {
  return sections.flatMap((section) => {
    const parts = partsOf(section).flatMap((part) => (part && 'nodeType' in part ? documentBlocks(part) : (part ?? [])));
    return parts.filter(({ text }) => text.trim() !== '').map((part) => ({ section: section.id, ...part }));
  });
}

/** Our own sentences alone: what a reading grade is of. */
export function proseOf(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ role }) => role === 'text' || role === 'heading');
}

function partsOf(section: KnownSection): Part[] {
  switch (section.kind) {
    case 'bodyCopy':
    case 'survivalNumbers':
      return [section.data.text];
    case 'accordion':
      return [heading(section.data.title), ...section.data.items.flatMap(({ title, text }) => [heading(title), text])];
    case 'quoteCallout':
      return [section.data.quote];
    case 'subheaderText':
      return [heading(section.data.title), words('text', section.data.text)];
    case 'takeAction':
      return [heading(section.data.title), section.data.text, words('label', section.data.link.title)];
    case 'callToAction':
      return [heading(section.data.title), section.data.text, ...section.data.buttons.map(({ label }) => words('label', label))];
    case 'table':
      return [
        heading(section.data.title),
        ...section.data.headlines.map((headline) => words('cell', headline)),
        ...section.data.rows.flat().flatMap((cell) => documentBlocks(cell, 'cell')),
      ];
    case 'migratedTable':
      return [heading(section.data.title), section.data.table];
    default:
      return lines(section);
  }
}

/** What entries are named by, and not read as words; and what has the same words on every page, those of the table of signs. */
const notRead = new Set<KnownSection['kind']>(['recirculationModule', 'video', 'podcast', 'personalStory', 'featuredArticle', 'callBox']);
const links = new Set<KnownSection['kind']>(['linkList', 'link', 'linksBlock', 'callToActionButton', 'asset', 'thumbnailTriplex']);

function lines(section: KnownSection): Part[] {
  if (notRead.has(section.kind)) return [];
  const role = links.has(section.kind) ? 'label' : 'other';
  return sectionText(section)
    .split('\n')
    .map((text) => ({ role, text, own: text }));
}

function heading(text: string | undefined): Part {
  return words('heading', text);
}

function words(role: Role, text: string | undefined): Part {
  return text === undefined ? undefined : { role, text, own: text };
}

const headings = new Set<string>([
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
]);
const linkTypes = new Set<string>([INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK]);

function documentBlocks(node: Node, role: Role = 'text'): Words[] {
  if (headings.has(node.nodeType)) return [{ role: 'heading', text: plainText(node), own: ownWords(node) }];
  if (node.nodeType === BLOCKS.PARAGRAPH) {
    return [{ role: role === 'text' && isOnlyLinks(node) ? 'label' : role, text: plainText(node), own: ownWords(node) }];
  }
  const within = node.nodeType === BLOCKS.TABLE ? 'cell' : role;
  return childrenOf(node).flatMap((child) => documentBlocks(child, within));
}

function ownWords(node: Node): string {
  if (!isText(node)) return childrenOf(node).map(ownWords).join('');
  return node.marks.some(({ type }) => languageOfMark(type)) ? ' | ' : node.value;
}

/** A link that stands alone is a label, not a sentence. */
function isOnlyLinks(paragraph: Node): boolean {
  return childrenOf(paragraph).every((child) => linkTypes.has(child.nodeType) || (isText(child) && !/[\p{L}\p{N}]/u.test(child.value)));
}
