import type { BlockContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import { BLOCKS, type Document, documentSchema, INLINES, MARKS } from '../rich-text.ts';

type Position = { position?: RootContent['position'] };
export type Report = (node: Position, message: string) => void;
/** Which Markdown node each rich-text node came from, so that a problem found later still has a line. */
export type Origins = WeakMap<object, Position>;

type RichNode = { nodeType: string; data: Record<string, unknown>; content: RichNode[] } | TextNode;
type TextNode = { nodeType: 'text'; value: string; data: Record<string, never>; marks: { type: string }[] };

const htmlMarks: Record<string, string> = { sup: MARKS.SUPERSCRIPT, sub: MARKS.SUBSCRIPT, u: MARKS.UNDERLINE };

/** Turns Markdown blocks into a rich-text document; what the model cannot hold is reported and left out. */
export function richTextFromMarkdown(nodes: readonly RootContent[], report: Report, origins: Origins): Document {
  const convert = new Converter(report, origins);
  return documentSchema.parse({ nodeType: BLOCKS.DOCUMENT, data: {}, content: convert.blocks(nodes) });
}

class Converter {
  readonly #report: Report;
  readonly #origins: Origins;

  constructor(report: Report, origins: Origins) {
    this.#report = report;
    this.#origins = origins;
  }

  blocks(nodes: readonly Nodes[]): RichNode[] {
    return nodes.flatMap((node) => this.#block(node) ?? []);
  }

  #block(node: Nodes): RichNode | null {
    switch (node.type) {
      case 'paragraph':
        return this.#make(node, BLOCKS.PARAGRAPH, this.#inlines(node.children, []));
      case 'heading':
        if (node.depth === 1) this.#report(node, 'the title is the page’s only first-level heading: start at ##');
        return this.#make(node, `heading-${node.depth}`, this.#inlines(node.children, []));
      case 'list':
        return this.#make(node, node.ordered ? BLOCKS.OL_LIST : BLOCKS.UL_LIST, this.blocks(node.children));
      case 'listItem':
        return this.#make(node, BLOCKS.LIST_ITEM, this.blocks(node.children));
      case 'blockquote':
        return this.#make(node, BLOCKS.QUOTE, this.blocks(node.children));
      case 'thematicBreak':
        return this.#make(node, BLOCKS.HR, []);
      case 'table':
        return this.#make(
          node,
          BLOCKS.TABLE,
          node.children.map((row, index) => this.#row(row, index === 0 ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL)),
        );
      case 'html':
        this.#report(node, 'HTML is not allowed here');
        return null;
      default:
        this.#report(node, `${describe(node)} is not allowed here`);
        return null;
    }
  }

  #row(row: Extract<BlockContent, { type: 'table' }>['children'][number], cellType: string): RichNode {
    const cells = row.children.map((cell) =>
      this.#make(cell, cellType, [this.#make(cell, BLOCKS.PARAGRAPH, this.#inlines(cell.children, []))]),
    );
    return this.#make(row, BLOCKS.TABLE_ROW, cells);
  }

  /** Inline HTML comes as separate opening and closing nodes, so the marks it sets are kept while walking its siblings. */
  #inlines(nodes: readonly PhrasingContent[], outer: readonly string[]): RichNode[] {
    const open: { tag: string; node: Position }[] = [];
    const result: RichNode[] = [];
    for (const node of nodes) {
      const tag = node.type === 'html' ? /^<(\/?)(sup|sub|u)>$/.exec(node.value) : null;
      if (!tag) result.push(...this.#inline(node, [...outer, ...open.map((each) => htmlMarks[each.tag] ?? '')]));
      else if (tag[1] === '') open.push({ tag: tag[2] ?? '', node });
      else if (open.at(-1)?.tag === tag[2]) open.pop();
      else this.#report(node, `</${tag[2]}> closes nothing`);
    }
    for (const { tag, node } of open) this.#report(node, `<${tag}> is not closed`);
    return result.length > 0 ? result : [text('', [])];
  }

  #inline(node: PhrasingContent, marks: readonly string[]): RichNode[] {
    switch (node.type) {
      case 'text':
        return [this.#remember(node, text(node.value.replaceAll('\n', ' '), marks))];
      case 'break':
        return [text('\n', marks)];
      case 'inlineCode':
        return [text(node.value, [...marks, MARKS.CODE])];
      case 'strong':
        return this.#inlines(node.children, [...marks, MARKS.BOLD]);
      case 'emphasis':
        return this.#inlines(node.children, [...marks, MARKS.ITALIC]);
      case 'delete':
        return this.#inlines(node.children, [...marks, MARKS.STRIKETHROUGH]);
      case 'link':
        return [this.#link(node, marks)];
      case 'html':
        this.#report(node, `HTML is not allowed here: ${node.value} (only <sup>, <sub> and <u>)`);
        return [];
      default:
        this.#report(node, `${describe(node)} is not allowed here`);
        return [];
    }
  }

  #link(node: Extract<PhrasingContent, { type: 'link' }>, marks: readonly string[]): RichNode {
    const content = this.#inlines(node.children, marks);
    if (node.title) this.#report(node, 'a link has no title: say it in the words of the link');
    const target = /^(entry|asset):(.*)$/.exec(node.url);
    if (!target) return this.#make(node, INLINES.HYPERLINK, content, { uri: node.url });
    const linkType = target[1] === 'entry' ? 'Entry' : 'Asset';
    const nodeType = target[1] === 'entry' ? INLINES.ENTRY_HYPERLINK : INLINES.ASSET_HYPERLINK;
    return this.#make(node, nodeType, content, { target: { sys: { type: 'Link', linkType, id: target[2] } } });
  }

  #make(origin: Position, nodeType: string, content: RichNode[], data: Record<string, unknown> = {}): RichNode {
    return this.#remember(origin, { nodeType, data, content });
  }

  #remember<N extends RichNode>(origin: Position, node: N): N {
    this.#origins.set(node, origin);
    return node;
  }
}

function text(value: string, marks: readonly string[]): TextNode {
  return { nodeType: 'text', value, data: {}, marks: [...new Set(marks)].map((type) => ({ type })) };
}

function describe(node: Nodes): string {
  if ('name' in node) return `a ${node.name} block`;
  return `Markdown of the kind “${node.type}”`;
}
