import type { BlockContent, ListItem, PhrasingContent, Root, TableCell, TableRow } from 'mdast';
import { BLOCKS, childrenOf, type Document, INLINES, isText, type Node } from '#services/content/model/rich-text.ts';
import { lineOf } from './line-of-markdown.ts';
import { addressOf } from './link-targets.ts';
import { normalForm } from './normal-form.ts';
import { NotMarkdown } from './not-markdown.ts';
import { cellTags, layOut, tag, tagOfType } from './table-marks.ts';

export { NotMarkdown };

/**
 * The Markdown tree of a document. Printed and read again, it is the same document in normal form.
 * @throws NotMarkdown for what Markdown cannot hold
 */
export function markdownFromRichText(document: Document): Root {
  return { type: 'root', children: normalForm(document).content.map(block) };
}

function block(node: Node): BlockContent {
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
      return { type: 'paragraph', children: paragraphLine(node, true) };
    case BLOCKS.HEADING_2:
      return { type: 'heading', depth: 2, children: lineOf(node, 'one line') };
    case BLOCKS.HEADING_3:
      return { type: 'heading', depth: 3, children: lineOf(node, 'one line') };
    case BLOCKS.HEADING_4:
      return { type: 'heading', depth: 4, children: lineOf(node, 'one line') };
    case BLOCKS.HEADING_5:
      return { type: 'heading', depth: 5, children: lineOf(node, 'one line') };
    case BLOCKS.HEADING_6:
      return { type: 'heading', depth: 6, children: lineOf(node, 'one line') };
    case BLOCKS.UL_LIST:
    case BLOCKS.OL_LIST:
      return list(node);
    case BLOCKS.QUOTE:
      return { type: 'blockquote', children: childrenOf(node).map(quoted) };
    case BLOCKS.HR:
      return { type: 'thematicBreak' };
    case BLOCKS.TABLE:
      return { type: 'table', children: tableRows(node) };
    case BLOCKS.EMBEDDED_ASSET:
    case BLOCKS.EMBEDDED_ENTRY:
    case BLOCKS.EMBEDDED_RESOURCE:
      return { type: 'paragraph', children: [embed(node)] };
    default:
      throw new NotMarkdown(node, `${node.nodeType} cannot be written as Markdown`);
  }
}

/** The line of a paragraph, which Markdown does not know where there is nothing in it that can be seen. */
function paragraphLine(node: Node, mayEmbed: boolean): PhrasingContent[] {
  const [only, ...more] = childrenOf(node);
  if (only && more.length === 0) {
    if (isText(only) && only.value === '') throw new NotMarkdown(node, 'a paragraph is empty');
    // `<br>` alone in a line would be a block of HTML.
    if (isText(only) && only.value === '\n' && only.marks.length === 0) throw new NotMarkdown(node, 'a paragraph is one line break');
    if (mayEmbed && embeddedInlines.has(only.nodeType)) {
      throw new NotMarkdown(node, 'an entry among words stands alone in its paragraph, where Markdown embeds it as a block');
    }
  }
  return lineOf(node, 'lines');
}

const embeddedInlines = new Set<string>([INLINES.EMBEDDED_ENTRY, INLINES.EMBEDDED_RESOURCE]);

function quoted(node: Node): BlockContent {
  return { type: 'paragraph', children: paragraphLine(node, false) };
}

function list(node: Node): BlockContent {
  const items = childrenOf(node).map(listItem);
  if (items.length === 0) throw new NotMarkdown(node, 'a list has no items');
  return { type: 'list', ordered: node.nodeType === BLOCKS.OL_LIST, spread: items.some(({ spread }) => spread), children: items };
}

/** An item has no empty lines in it where it is words, and lists under them. */
function listItem(node: Node): ListItem {
  const [, ...more] = childrenOf(node);
  const spread = more.some((each) => !isList(each) || beginsEmpty(each));
  return { type: 'listItem', spread, children: childrenOf(node).map(block) };
}

function isList({ nodeType }: Node): boolean {
  return nodeType === BLOCKS.UL_LIST || nodeType === BLOCKS.OL_LIST;
}

/** A bullet with nothing after it begins no list in the line after words. */
function beginsEmpty(list: Node): boolean {
  const [item] = childrenOf(list);
  const [first] = item ? childrenOf(item) : [];
  return first === undefined || (isList(first) && beginsEmpty(first));
}

function tableRows(table: Node): TableRow[] {
  const rows = layOut(table);
  const columns = rows[0]?.length ?? 0;
  return rows.map((places, y) => {
    if (places.length > columns) throw new NotMarkdown(table, 'a table’s row has more cells than its first');
    const cellAt = (place: (typeof places)[number]): TableCell =>
      typeof place === 'string' ? { type: 'tableCell', children: [tag(place)] } : tableCell(place, y === 0);
    return { type: 'tableRow', children: places.map(cellAt) };
  });
}

function tableCell(cell: Node, inFirstRow: boolean): TableCell {
  const lines = childrenOf(cell).map((paragraph) => {
    if (paragraph.nodeType !== BLOCKS.PARAGRAPH) throw new NotMarkdown(cell, 'a table’s cell holds more than paragraphs');
    return lineOf(paragraph, 'a cell');
  });
  const content = lines.flatMap((line, index) => (index === 0 ? line : [tag(cellTags.paragraph), ...line]));
  return { type: 'tableCell', children: [...tagOfType(cell.nodeType, inFirstRow), ...content] };
}

/** What is embedded is written as a picture: alone in its paragraph it is a block, among words it is one of them. */
function embed(node: Node): PhrasingContent {
  const url = addressOf(node.data);
  if (url === null) throw new NotMarkdown(node, 'what is embedded has no address that Markdown can hold');
  return { type: 'image', url, alt: '' };
}
