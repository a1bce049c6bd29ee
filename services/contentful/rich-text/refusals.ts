import { BLOCKS, INLINES } from '#services/content/model/rich-text.ts';
import type { RichTextProblem } from '#services/content/model/rich-text-problems.ts';
import type { LetThrough } from '#services/contentful/mapping.ts';

/** Why Alba shows no such thing, by the kind of node: what an editor is told. */
export const refusals: Readonly<Record<LetThrough, string>> = {
  [BLOCKS.EMBEDDED_ENTRY]: 'embeds an entry that the mapping makes neither a page nor a section',
  [BLOCKS.EMBEDDED_ASSET]: 'embeds a file in a place where no picture can stand',
  [BLOCKS.EMBEDDED_RESOURCE]: 'embeds an entry of another space, which readers of this site cannot see',
  [BLOCKS.TABLE]: 'a table stands where none can, or its cells hold more than words',
  [BLOCKS.QUOTE]: 'a quote stands where none can, or holds more than paragraphs',
  [BLOCKS.UL_LIST]: 'a list stands where none can, as in a table’s cell',
  [BLOCKS.OL_LIST]: 'a list stands where none can, as in a table’s cell',
  [INLINES.HYPERLINK]: 'the address of a link is not one that a reader may be sent to: https, http, mailto, tel, a path or #id',
  [INLINES.RESOURCE_HYPERLINK]: 'links to an entry of another space, which readers of this site cannot see',
  [INLINES.EMBEDDED_ENTRY]: 'names an entry among words that the mapping makes no page',
  [INLINES.EMBEDDED_RESOURCE]: 'names an entry of another space among words, which readers of this site cannot see',
  mark: 'a mark that the model of rich text does not have',
  unknown: 'a kind of node that the model of rich text does not have',
};

/** A problem of the model in words for an editor. */
export function inWords({ path, message }: RichTextProblem): string {
  if (path.includes('colspan') || path.includes('rowspan')) return 'a cell spans less than one or more than 1000 places';
  const [isLink, isAddress] = [path.includes('target') || path.at(-1) === 'data', path.at(-1) === 'uri'];
  if (isLink) return 'a link or an embed leads to nothing: it names no entry and no file';
  return isAddress && message.startsWith('Invalid') ? 'a link has no address' : message;
}

/**
 * Everything in rich text that is refused: `docs/contentful.md` has this table. `says` is what an error of it says; with `plainText` what is
 * refused can come in as its words.
 */
export const refusalTable: readonly { plainText: readonly LetThrough[]; refused: string; why: string; says: RegExp }[] = [
  {
    plainText: [BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY],
    refused: 'an entry of a type that the mapping makes neither an entry nor a section, or one where none can stand',
    why: 'readers would see a gap; with `plainText` its title comes in',
    says: /contentful\.yaml says nothing of the type|embeds an entry that the mapping|names an entry among words/,
  },
  {
    plainText: [BLOCKS.EMBEDDED_RESOURCE, INLINES.EMBEDDED_RESOURCE, INLINES.RESOURCE_HYPERLINK],
    refused: 'entries of other spaces',
    why: 'readers of this site cannot see them',
    says: /an entry of another space/,
  },
  {
    plainText: [BLOCKS.EMBEDDED_ASSET],
    refused: 'a picture or file in a quote or in a table’s cell',
    why: 'it would be too small to be seen on a phone',
    says: /embeds a file in a place/,
  },
  {
    plainText: [INLINES.HYPERLINK],
    refused: 'addresses other than `https`, `http`, `mailto`, `tel`, a path of this site or `#id`; of more than 8,000 characters; none',
    why: 'a reader must not be sent there, or would get nowhere',
    says: /address/,
  },
  {
    plainText: [BLOCKS.TABLE],
    refused:
      'a table in a list, a quote or a table; cells that hold more than paragraphs or nothing, overlap, span rows that are not there, fewer than one or more than 1,000 places; gaps; more than 20,000 cells or 200 columns; a backslash before a bar in code',
    why: 'nobody could tell which cell belongs to which heading, least of all who hears the table',
    says: /^(a table|code in a table|a cell spans)/,
  },
  {
    plainText: [BLOCKS.UL_LIST, BLOCKS.OL_LIST],
    refused: 'a list in a table’s cell or in a quote',
    why: 'on a phone nobody can read it',
    says: /a list stands where none can/,
  },
  {
    plainText: [BLOCKS.QUOTE],
    refused: 'a quote in a quote or in a table’s cell, or one that holds more than paragraphs',
    why: 'nobody could tell whose words are whose',
    says: /a quote stands where none can/,
  },
  {
    plainText: ['mark'],
    refused: 'marks that the model does not have; words marked as of two languages',
    why: 'nobody knows what they mean',
    says: /^(a mark that|unknown mark|there is no mark|words are of one language)/,
  },
  {
    plainText: ['unknown'],
    refused: 'nodes that the model does not have',
    why: 'nobody knows what they mean',
    says: /a kind of node that/,
  },
  {
    plainText: [],
    refused: 'a section in a list, a quote or a table, or among words',
    why: 'it is a part of a page by itself',
    says: /as a section where none can stand|of which no section can be made/,
  },
  {
    plainText: [],
    refused: 'blocks among words, words among blocks, and what else stands where the model lets nothing of its kind stand',
    why: 'nobody could tell in which order they are meant',
    says: /cannot stand here|is one line break|holds nothing/,
  },
  {
    plainText: [],
    refused: 'a link or an embed that names no entry and no file',
    why: 'it would lead nowhere',
    says: /leads to nothing|has no address/,
  },
  {
    plainText: [],
    refused: 'a paragraph or heading of more than 15,000 characters or 2,000 pieces',
    why: 'nobody can read it',
    says: /the paragraph is longer than/,
  },
  {
    plainText: [],
    refused:
      'a text that is nested deeper than 101 levels, or has more than 50,000 parts, 2,000,000 letters, 50 marks on one word, 10,000 pieces in one line, 1,000 nodes that the model does not have or 1,000 texts with half characters',
    why: 'nobody wrote it: Contentful takes 1 MB for an entry',
    says: /^(is nested deeper|has (a|half|more))|no document/,
  },
];
