import type { Html, Link, PhrasingContent } from 'mdast';
import { childrenOf, INLINES, isText, languageMarks, MARKS, type Node, type Text } from '#services/content/model/rich-text.ts';
import { htmlMarks } from './html-marks.ts';
import { addressOf, targetOf } from './link-targets.ts';
import { NotMarkdown } from './not-markdown.ts';

/**
 * The order in which marks that end together are written, outermost first. A tag gives the stars within it the punctuation
 * that they need in the middle of a word.
 */
const nesting = [
  languageMarks.en,
  languageMarks.es,
  MARKS.UNDERLINE,
  MARKS.SUPERSCRIPT,
  MARKS.SUBSCRIPT,
  MARKS.STRIKETHROUGH,
  MARKS.BOLD,
  MARKS.ITALIC,
] as const;
type Wrapping = (typeof nesting)[number];
type Leaf = { marks: ReadonlySet<Wrapping>; node: PhrasingContent };

/** Control characters, half characters and those that Unicode calls none: as references, Markdown does not know them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;

/** Where a line stands: in a heading or a table's cell, no line of the file may end. */
export type Place = 'lines' | 'one line' | 'a cell';

/** What a paragraph, a heading or a cell holds. */
export function lineOf(node: Node, place: Place): PhrasingContent[] {
  const line = nest(leavesOf(childrenOf(node), place), new Set());
  return place === 'lines' ? withBreaks(line) : line;
}

function leavesOf(nodes: readonly Node[], place: Place): Leaf[] {
  return nodes.flatMap((node, index) => {
    if (isText(node)) return textLeaves(node, place);
    const marks = marksAt(nodes, index);
    return [{ marks, node: isHyperlink(node) ? link(node, marks, place) : embed(node) }];
  });
}

/**
 * The marks that go around a link: those that all its words have. What has no words takes those that go on around it, so
 * that they need not end and begin again.
 */
function marksAt(nodes: readonly Node[], index: number): ReadonlySet<Wrapping> {
  const node = nodes[index];
  const words = node ? childrenOf(node).filter((each) => isText(each) && each.value !== '') : [];
  const alike = words.length > 0 ? words : [nodes[index - 1], nodes[index + 1]];
  return new Set(nesting.filter((mark) => alike.every((each) => each && marksOf(each).has(mark))));
}

function marksOf(node: Node): ReadonlySet<Wrapping> {
  const types = isText(node) ? node.marks.map(({ type }) => type) : [];
  return new Set(nesting.filter((mark) => types.includes(mark)));
}

function textLeaves(node: Text, place: Place): Leaf[] {
  const marks = marksOf(node);
  const isCode = node.marks.some(({ type }) => type === MARKS.CODE);
  const unknown = node.marks.find(({ type }) => type !== MARKS.CODE && !nesting.some((mark) => mark === type));
  if (unknown) throw new NotMarkdown(node, `there is no mark “${unknown.type}” in Markdown`);
  if (unwritable.test(node.value)) throw new NotMarkdown(node, 'a text has characters that are no part of any text');
  // In a table a backslash before a bar says that the bar ends no cell, also in code, and there is no other way to write one.
  if (isCode && place === 'a cell' && /(?<!\\)\\(\\\\)*\|/.test(node.value)) {
    throw new NotMarkdown(node, 'code in a table has a backslash before a bar');
  }
  return node.value
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((value) => ({ marks, node: value === '\n' ? lineBreak() : { type: isCode ? 'inlineCode' : 'text', value } }));
}

/** Puts neighbours that share a mark into one element: outermost is the mark that goes on for longest. */
function nest(leaves: readonly Leaf[], open: ReadonlySet<Wrapping>): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let start = 0; start < leaves.length; ) {
    let mark: Wrapping | undefined;
    let end = start + 1;
    for (const each of nesting) {
      const until = open.has(each) ? start : endOfMark(leaves, start, each);
      if (until > (mark ? end : start)) [mark, end] = [each, until];
    }
    const inner = leaves.slice(start, end);
    result.push(...(mark ? wrap(mark, nest(inner, new Set([...open, mark]))) : inner.map(({ node }) => node)));
    start = end;
  }
  return result;
}

function endOfMark(leaves: readonly Leaf[], start: number, mark: Wrapping): number {
  let end = start;
  while (leaves[end]?.marks.has(mark)) end += 1;
  return end;
}

function wrap(mark: Wrapping, children: PhrasingContent[]): PhrasingContent[] {
  switch (mark) {
    case MARKS.BOLD:
      return [{ type: 'strong', children }];
    case MARKS.ITALIC:
      return [{ type: 'emphasis', children }];
    case MARKS.STRIKETHROUGH:
      return [{ type: 'delete', children }];
    case languageMarks.en:
    case languageMarks.es:
    case MARKS.UNDERLINE:
    case MARKS.SUPERSCRIPT:
    case MARKS.SUBSCRIPT:
      return [{ type: 'html', value: htmlMarks[mark].begin }, ...children, { type: 'html', value: htmlMarks[mark].end }];
    default:
      return mark satisfies never;
  }
}

function lineBreak(): Html {
  return { type: 'html', value: '<br>' };
}

/**
 * Ends a line of the file, which is easier to read, at each break that has something on both sides. Not in a link: what its
 * first line says, and code in it most of all, could be read as the definition of an address.
 */
function withBreaks(line: PhrasingContent[]): PhrasingContent[] {
  return line.map((node, index) => {
    const isBetween = index > 0 && index < line.length - 1;
    if (isBetween && node.type === 'html' && node.value === '<br>') return { type: 'break' };
    return 'children' in node && node.type !== 'link' ? { ...node, children: withBreaks(node.children) } : node;
  });
}

function isHyperlink(node: Node): boolean {
  return [INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK].some(
    (type) => type === node.nodeType,
  );
}

function link(node: Node, around: ReadonlySet<Wrapping>, place: Place): Link {
  const children = nest(leavesOf(childrenOf(node), place), around);
  if (node.nodeType !== INLINES.HYPERLINK) return { type: 'link', url: addressFor(node), children };
  const uri = String(node.data.uri);
  if (targetOf(uri).target) throw new NotMarkdown(node, `the address ${uri} would be read as that of an entry, an asset or a resource`);
  return { type: 'link', url: uri, children };
}

function embed(node: Node): PhrasingContent {
  if (node.nodeType !== INLINES.EMBEDDED_ENTRY && node.nodeType !== INLINES.EMBEDDED_RESOURCE) {
    throw new NotMarkdown(node, `${node.nodeType} cannot be written as Markdown`);
  }
  return { type: 'image', url: addressFor(node), alt: '' };
}

function addressFor(node: Node): string {
  const address = addressOf(node.data);
  if (address === null) throw new NotMarkdown(node, `the target of ${node.nodeType} has no address in Markdown`);
  return address;
}
