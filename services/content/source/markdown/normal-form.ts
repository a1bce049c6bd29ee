import {
  BLOCKS,
  childrenOf,
  type Document,
  documentSchema,
  INLINES,
  isText,
  languageMarks,
  MARKS,
  type Node,
  type Text,
} from '#services/content/model/rich-text.ts';
import { dataOfSpan, spanOf } from './table-marks.ts';

/** The order of the marks of a text. */
const markOrder: readonly string[] = [
  ...Object.values(languageMarks),
  MARKS.SUPERSCRIPT,
  MARKS.SUBSCRIPT,
  MARKS.BOLD,
  MARKS.ITALIC,
  MARKS.UNDERLINE,
  MARKS.STRIKETHROUGH,
  MARKS.CODE,
];

const textHolders = new Set<string>([
  ...[BLOCKS.PARAGRAPH, BLOCKS.HEADING_1, BLOCKS.HEADING_2, BLOCKS.HEADING_3, BLOCKS.HEADING_4, BLOCKS.HEADING_5, BLOCKS.HEADING_6],
  ...[INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK],
]);

const cells = new Set<string>([BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]);

/** What rich text is made of, before the model has checked it. */
export type RichNode = { nodeType: string; data: Record<string, unknown>; content: RichNode[] } | TextNode;
export type TextNode = { nodeType: 'text'; value: string; data: Record<string, never>; marks: { type: string }[] };

export function text(value: string, marks: readonly string[]): TextNode {
  const ordered = [...new Set(marks)].sort((a, b) => markOrder.indexOf(a) - markOrder.indexOf(b));
  return { nodeType: 'text', value, data: {}, marks: ordered.map((type) => ({ type })) };
}

/**
 * What stands in a line of text, in normal form: neighbouring texts with the same marks are one, and a text is empty only
 * where there is nothing else. `joined` hears of each text that several became.
 */
export function joinTexts(nodes: readonly RichNode[], joined: (first: RichNode, whole: RichNode) => void = () => {}): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes.filter((each) => !isTextNode(each) || each.value !== '')) {
    const last = result.at(-1);
    if (last && isTextNode(last) && isTextNode(node) && sameMarks(last, node)) {
      const whole = { ...last, value: last.value + node.value };
      joined(last, whole);
      result[result.length - 1] = whole;
    } else {
      result.push(node);
    }
  }
  return result.length > 0 ? result : [text('', [])];
}

/**
 * The one form of all documents that look the same: texts are joined, marks are in order, and a line break is no code, for
 * code in Markdown is one line. What Markdown becomes is always in this form.
 */
export function normalForm(document: Document): Document {
  return documentSchema.parse({ nodeType: document.nodeType, data: document.data, content: document.content.flatMap(normalNode) });
}

function normalNode(node: Node): RichNode[] {
  if (isText(node)) return normalText(node);
  const content = childrenOf(node).flatMap(normalNode);
  const data = cells.has(node.nodeType) ? dataOfSpan(spanOf(node)) : node.data;
  return [{ nodeType: node.nodeType, data, content: textHolders.has(node.nodeType) ? joinTexts(content) : content }];
}

function normalText({ value, marks }: Text): TextNode[] {
  const types = marks.map(({ type }) => type);
  if (!types.includes(MARKS.CODE)) return [text(value, types)];
  const uncoded = types.filter((type) => type !== MARKS.CODE);
  return value.split(/(\n)/).map((part) => text(part, part === '\n' ? uncoded : types));
}

function isTextNode(node: RichNode): node is TextNode {
  return node.nodeType === 'text';
}

function sameMarks(a: TextNode, b: TextNode): boolean {
  return a.marks.length === b.marks.length && a.marks.every(({ type }, index) => type === b.marks[index]?.type);
}
