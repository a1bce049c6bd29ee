import type { BlockContent, Image, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { BLOCKS, type Document, documentSchema, INLINES, MARKS } from '#services/content/model/rich-text.ts';
import { beginningOf, isEnd } from './html-marks.ts';
import { type Target, targetOf } from './link-targets.ts';
import { joinTexts, type RichNode, text } from './normal-form.ts';
import { dataOfSpan, readCells } from './table-marks.ts';

type Position = { position?: RootContent['position'] };
export type Report = (node: Position, message: string) => void;
/** Which Markdown node each rich-text node came from, so that a problem found later still has a line. */
export type Origins = WeakMap<object, Position>;

const hyperlinks = { Entry: INLINES.ENTRY_HYPERLINK, Asset: INLINES.ASSET_HYPERLINK, 'Contentful:Entry': INLINES.RESOURCE_HYPERLINK };
const embeddedBlocks = { Entry: BLOCKS.EMBEDDED_ENTRY, Asset: BLOCKS.EMBEDDED_ASSET, 'Contentful:Entry': BLOCKS.EMBEDDED_RESOURCE };

/**
 * Turns Markdown blocks into a rich-text document in normal form; what the model cannot hold is reported and left out.
 */
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
        return this.#embeddedBlock(node) ?? this.#paragraph(node);
      case 'heading':
        if (node.depth === 1) this.#report(node, 'the title is the page’s only first-level heading: start at ##');
        return this.#make(node, `heading-${node.depth}`, this.#inlines(node.children, []));
      case 'list':
        return this.#make(node, node.ordered ? BLOCKS.OL_LIST : BLOCKS.UL_LIST, this.blocks(node.children));
      case 'listItem':
        return this.#make(node, BLOCKS.LIST_ITEM, this.blocks(node.children));
      case 'blockquote':
        // A quote holds paragraphs only, so what is embedded in it is always among its words.
        return this.#make(
          node,
          BLOCKS.QUOTE,
          node.children.flatMap((child) => (child.type === 'paragraph' ? this.#paragraph(child) : (this.#block(child) ?? []))),
        );
      case 'thematicBreak':
        return this.#make(node, BLOCKS.HR, []);
      case 'table':
        return this.#table(node);
      case 'html':
        this.#report(node, 'HTML is not allowed here');
        return null;
      default:
        this.#report(node, `${describe(node)} is not allowed here`);
        return null;
    }
  }

  #paragraph(node: Paragraph): RichNode {
    return this.#make(node, BLOCKS.PARAGRAPH, this.#inlines(node.children, []));
  }

  #table(table: Extract<BlockContent, { type: 'table' }>): RichNode {
    const rows = readCells(table.children, this.#report).map((cells, y) => {
      const content = cells.map(({ cell, isHeading, span, paragraphs }) =>
        this.#make(
          cell,
          isHeading ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL,
          paragraphs.map((line) => this.#make(cell, BLOCKS.PARAGRAPH, this.#inlines(line, []))),
          dataOfSpan(span),
        ),
      );
      return this.#make(table.children[y] ?? table, BLOCKS.TABLE_ROW, content);
    });
    return this.#make(table, BLOCKS.TABLE, rows);
  }

  #inlines(nodes: readonly PhrasingContent[], outer: readonly string[]): RichNode[] {
    return joinTexts(this.#inlineNodes(nodes, outer), (first, whole) => {
      const origin = this.#origins.get(first);
      if (origin) this.#origins.set(whole, origin);
    });
  }

  /** Inline HTML comes as separate opening and closing nodes, so the marks it sets are kept while walking its siblings. */
  #inlineNodes(nodes: readonly PhrasingContent[], outer: readonly string[]): RichNode[] {
    const open: { mark: string; begin: string; end: string; node: Position }[] = [];
    const result: RichNode[] = [];
    for (const node of nodes) {
      const html = node.type === 'html' ? node.value : '';
      const beginning = beginningOf(html);
      if (beginning) open.push({ ...beginning, node });
      else if (!isEnd(html)) result.push(...this.#inline(node, [...outer, ...open.map(({ mark }) => mark)]));
      else if (open.at(-1)?.end === html) open.pop();
      else this.#report(node, `${html} closes nothing`);
    }
    for (const { begin, node } of open) this.#report(node, `${begin} is not closed`);
    return result;
  }

  #inline(node: PhrasingContent, marks: readonly string[]): RichNode[] {
    switch (node.type) {
      case 'text':
        return [this.#remember(node, text(oneLine(node.value), marks))];
      case 'break':
        return [this.#remember(node, text('\n', marks))];
      case 'inlineCode':
        return [this.#remember(node, text(oneLine(node.value), [...marks, MARKS.CODE]))];
      case 'strong':
        return this.#inlineNodes(node.children, [...marks, MARKS.BOLD]);
      case 'emphasis':
        return this.#inlineNodes(node.children, [...marks, MARKS.ITALIC]);
      case 'delete':
        return this.#inlineNodes(node.children, [...marks, MARKS.STRIKETHROUGH]);
      case 'link':
        return [this.#link(node, marks)];
      case 'image':
        return this.#embeddedInline(node);
      case 'html':
        if (node.value === '<br>') return [this.#remember(node, text('\n', marks))];
        this.#report(node, `HTML is not allowed here: ${node.value} (only <sup>, <sub>, <u>, <span lang="en">, <span lang="es"> and <br>)`);
        return [];
      default:
        this.#report(node, `${describe(node)} is not allowed here`);
        return [];
    }
  }

  #link(node: Extract<PhrasingContent, { type: 'link' }>, marks: readonly string[]): RichNode {
    const content = this.#inlines(node.children, marks);
    if (node.title) this.#report(node, 'a link has no title: say it in the words of the link');
    const target = this.#target(node);
    if (!target) return this.#make(node, INLINES.HYPERLINK, content, { uri: node.url });
    return this.#make(node, hyperlinks[target.sys.linkType], content, { target });
  }

  /** A picture alone in its paragraph is embedded as a block. */
  #embeddedBlock({ children }: Paragraph): RichNode | null {
    const [only, ...more] = children;
    if (only?.type !== 'image' || more.length > 0 || !targetOf(only.url).target) return null;
    const target = this.#embedded(only);
    return target && this.#make(only, embeddedBlocks[target.sys.linkType], [], { target });
  }

  #embeddedInline(node: Image): RichNode[] {
    const target = this.#embedded(node);
    if (!target) return [];
    if (target.sys.linkType === 'Asset') {
      this.#report(node, 'a picture stands in a paragraph of its own, and not in a quote or a table');
      return [];
    }
    const nodeType = target.sys.linkType === 'Entry' ? INLINES.EMBEDDED_ENTRY : INLINES.EMBEDDED_RESOURCE;
    return [this.#make(node, nodeType, [], { target })];
  }

  /** What a picture embeds; null, and reported, where its address is of another kind. */
  #embedded(node: Image): Target | null {
    const target = this.#target(node);
    if (!target) {
      this.#report(node, `${describe(node)} is not allowed here, unless it embeds asset:id, entry:id or resource:urn`);
    } else if (node.alt || node.title) {
      this.#report(node, 'what is embedded has no words of its own here: write ![](…), and an asset’s own alternative text holds');
    }
    return target;
  }

  #target(node: { url: string } & Position): Target | null {
    const { target, problem } = targetOf(node.url);
    if (problem) this.#report(node, problem);
    return target;
  }

  #make(origin: Position, nodeType: string, content: RichNode[], data: Record<string, unknown> = {}): RichNode {
    return this.#remember(origin, { nodeType, data, content });
  }

  #remember<N extends RichNode>(origin: Position, node: N): N {
    this.#origins.set(node, origin);
    return node;
  }
}

/** Where a writer breaks a line, a reader sees a space. */
function oneLine(value: string): string {
  return value.replace(/\r\n?|\n/g, ' ');
}

function describe(node: Nodes): string {
  if ('name' in node) return `a ${node.name} block`;
  return `Markdown of the kind “${node.type}”`;
}
