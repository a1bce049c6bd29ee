import { BLOCKS, INLINES } from '#services/content/model/rich-text.ts';
import type { LetThrough } from '#services/contentful/mapping.ts';

/** Why Alba shows no such thing, by the kind of node: what an editor is told, and what `docs/contentful.md` lists. */
export const refusals: Readonly<Record<LetThrough, string>> = {
  [BLOCKS.EMBEDDED_ENTRY]: 'embeds an entry that the mapping makes neither a page nor a section',
  [BLOCKS.EMBEDDED_ASSET]: 'embeds a file that is not in the space, or in a place where no picture can stand',
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
