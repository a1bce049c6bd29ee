import { z } from 'zod';
import { BLOCKS, INLINES } from '#services/content/model/rich-text.ts';
import { linkIn } from '#services/contentful/space.ts';
import { hostility } from './hostility.ts';

/** What repairing a document found, each thing once. */
type Repair = 'old-form' | 'heading-level' | 'lifted' | 'text-in-void' | 'characters' | 'empty-heading' | 'empty-list' | 'resolved-link';

/** In words for an editor. What cannot be seen by anybody, such as an empty paragraph at the end, goes without a word. */
export const repairWords: Readonly<Record<Repair, string>> = {
  'old-form': 'the text is in the form of 2018 (nodeClass, or nodes without data): it was read all the same',
  'heading-level': 'headings begin at the first level, which is the title’s alone: each became one of the next level',
  lifted: 'what was embedded within a paragraph stands between two now',
  'text-in-void': 'words in a line or an embed, which nothing shows, were left out',
  characters: 'characters that are no part of any text were left out',
  'empty-heading': 'a heading without words was left out',
  'empty-list': 'a list or a quote with nothing in it was left out',
  'resolved-link': 'a link that held its whole entry became a link again',
};

type Given = { nodeType?: unknown; nodeClass?: unknown; data?: unknown; content?: unknown; value?: unknown; marks?: unknown };
/** A node as it came, with the path to it from the root of what came. */
export type Repaired = { nodeType: string; data: Record<string, unknown>; content: Repaired[] } | RepairedText;
type RepairedText = { nodeType: 'text'; value: string; marks: unknown[]; data: Record<string, never> };

/** Where a node stood in the document that came: in what, and as which of its nodes; null for the document. */
type Place = { parent: Place; index: number } | null;
/** By node. A path is made where it is told: one for each node of a deep document would be much larger than the document. */
export type Places = WeakMap<object, { place: Place }>;
/** `hostile`: why nobody who writes made it, where nobody did. */
type RepairedDocument = { document: unknown; tree: Repaired | null; repairs: Repair[]; places: Places; hostile: string | null };

const voids = new Set<string>([BLOCKS.HR, BLOCKS.EMBEDDED_ENTRY, BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_RESOURCE]);
const inlineVoids = new Set<string>([INLINES.EMBEDDED_ENTRY, INLINES.EMBEDDED_RESOURCE]);
const embeddedBlocks = new Set<string>([BLOCKS.EMBEDDED_ENTRY, BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_RESOURCE]);
const cells = new Set<string>([BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]);
const withTarget = new Set<string>([
  ...embeddedBlocks,
  ...inlineVoids,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
  INLINES.RESOURCE_HYPERLINK,
]);
const leftOutWhenEmpty = new Set<string>([BLOCKS.UL_LIST, BLOCKS.OL_LIST, BLOCKS.QUOTE]);
const resource = z.object({ sys: z.object({ type: z.string(), linkType: z.string(), urn: z.string() }) });
const isHeading = (nodeType: string) => /^heading-[1-6]$/.test(nodeType);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/**
 * Brings a document into the form of the model, as far as nothing is lost by it: what editors and older versions of the editor left is
 * mended, and said. What is no rich text stays as it is, for the rules to refuse it; what is too deep or too large is not walked at all. Takes
 * time in proportion to its size.
 */
export function repairDocument(given: unknown): RepairedDocument {
  const places: Places = new WeakMap();
  const hostile = hostility(given);
  const isDocument = typeof given === 'object' && given !== null && 'nodeType' in given && given.nodeType === BLOCKS.DOCUMENT;
  if (!isDocument || hostile !== null) return { document: given, tree: null, repairs: [], places, hostile };
  const repairer = new Repairer(places, hasFirstLevel(given));
  const tree = repairer.node(given, null)[0] ?? null;
  return { document: tree, tree, repairs: [...repairer.repairs], places, hostile };
}

/** The path to a node in the document that came. */
export function pathTo(places: Places, node: object): (string | number)[] {
  const steps: (string | number)[][] = [];
  for (let place = places.get(node)?.place ?? null; place; place = place.parent) steps.push(['content', place.index]);
  return steps.reverse().flat();
}

function hasFirstLevel({ content }: Given): boolean {
  return Array.isArray(content) && content.some((node: Given | null) => node?.nodeType === BLOCKS.HEADING_1);
}

class Repairer {
  readonly repairs = new Set<Repair>();
  readonly #places: Places;
  readonly #lowers: boolean;

  constructor(places: Places, lowers: boolean) {
    this.#places = places;
    this.#lowers = lowers;
  }

  node(given: unknown, place: Place): Repaired[] {
    const { nodeType, nodeClass, data, content, value, marks }: Given = typeof given === 'object' && given !== null ? given : {};
    // What is no node is refused like one of a kind that nobody knows: it may have been meant to say something.
    if (typeof nodeType !== 'string') return [this.#keep({ nodeType: 'no node', data: {}, content: [] }, place)];
    if (nodeClass !== undefined || data === undefined) this.repairs.add('old-form');
    if (nodeType === 'text') return [this.#keep(this.#text(value, marks), place)];
    const children = Array.isArray(content) ? content : [];
    if (voids.has(nodeType) || inlineVoids.has(nodeType)) {
      if (children.some((child: Given | null) => child?.nodeType !== 'text' || child.value !== '')) this.repairs.add('text-in-void');
      return [this.#keep({ nodeType, data: this.#dataOf(nodeType, data), content: [] }, place)];
    }
    const repaired = children.flatMap((child, index) => this.node(child, { parent: place, index }));
    return this.#whole({ nodeType: this.#levelOf(nodeType), data: this.#dataOf(nodeType, data), content: repaired }, place);
  }

  #whole(node: Exclude<Repaired, RepairedText>, place: Place): Repaired[] {
    const { nodeType, content } = node;
    if (nodeType === BLOCKS.PARAGRAPH) return this.#paragraph(node, place);
    if (isHeading(nodeType) && isEmpty(node)) {
      this.repairs.add('empty-heading');
      return [];
    }
    const isCell = cells.has(nodeType);
    const kept = isCell ? content : content.filter((child) => child.nodeType !== BLOCKS.PARAGRAPH || !isEmpty(child));
    if (leftOutWhenEmpty.has(nodeType) && kept.length === 0) {
      if (content.length === 0) this.repairs.add('empty-list');
      return [];
    }
    return [this.#keep({ ...node, content: kept }, place)];
  }

  /** A block that is embedded among words stands between them; an entry alone in its paragraph is a block. */
  #paragraph(node: Exclude<Repaired, RepairedText>, place: Place): Repaired[] {
    const words = node.content.filter((child) => child.nodeType !== 'text' || !isEmpty(child));
    const [only, ...more] = words;
    if (only && more.length === 0 && 'content' in only && inlineVoids.has(only.nodeType)) {
      const nodeType = only.nodeType === INLINES.EMBEDDED_ENTRY ? BLOCKS.EMBEDDED_ENTRY : BLOCKS.EMBEDDED_RESOURCE;
      return [this.#keep({ ...only, nodeType }, place)];
    }
    if (!node.content.some((child) => embeddedBlocks.has(child.nodeType))) return [this.#keep(node, place)];
    this.repairs.add('lifted');
    const parts: Repaired[] = [];
    let line: Repaired[] = [];
    const endLine = () => {
      const paragraph = { ...node, content: line };
      if (!isEmpty(paragraph)) parts.push(this.#keep(paragraph, place));
      line = [];
    };
    for (const child of node.content) {
      if (!embeddedBlocks.has(child.nodeType)) line.push(child);
      else {
        endLine();
        parts.push(child);
      }
    }
    endLine();
    return parts;
  }

  #levelOf(nodeType: string): string {
    if (!this.#lowers || !isHeading(nodeType)) return nodeType;
    this.repairs.add('heading-level');
    return `heading-${Math.min(6, Number(nodeType.slice(-1)) + 1)}`;
  }

  #text(value: unknown, marks: unknown): RepairedText {
    const lines = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
    const written = lines.replace(unwritable, '');
    if (written !== lines) this.repairs.add('characters');
    return { nodeType: 'text', value: written, marks: Array.isArray(marks) ? marks.map(markOf) : [], data: {} };
  }

  #dataOf(nodeType: string, given: unknown): Record<string, unknown> {
    const data: Data = typeof given === 'object' && given !== null ? given : {};
    if (cells.has(nodeType)) return pick(data, ['colspan', 'rowspan']);
    if (nodeType === INLINES.HYPERLINK) return typeof data.uri === 'string' ? { uri: data.uri.trim() } : {};
    if (!withTarget.has(nodeType)) return {};
    const link = linkIn(data.target);
    if (!link) return resourceIn(data.target);
    if (link.isResolved) this.repairs.add('resolved-link');
    return { target: { sys: { type: 'Link', linkType: link.linkType, id: link.id } } };
  }

  #keep<Kept extends Repaired>(node: Kept, place: Place): Kept {
    this.#places.set(node, { place });
    return node;
  }
}

type Data = { colspan?: unknown; rowspan?: unknown; uri?: unknown; target?: unknown };

function pick(data: Data, names: readonly (keyof Data)[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (data[name] === undefined || data[name] === null ? [] : [[name, data[name]]])));
}

/** The link to an entry of another space, without what else stands there. */
function resourceIn(target: unknown): Record<string, unknown> {
  const { data } = resource.safeParse(target);
  return data ? { target: data } : {};
}

/** A mark by itself: its name is all that it says. */
function markOf(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'type' in given ? { type: given.type } : given;
}

/** Whether it has no words and shows nothing. */
export function isEmpty(node: Repaired): boolean {
  if (!('content' in node)) return node.value.trim() === '';
  return node.nodeType !== BLOCKS.HR && !('target' in node.data) && node.content.every(isEmpty);
}

/** The words of a node, blocks on lines of their own. */
export function plain(node: Repaired): string {
  if (!('content' in node)) return node.value;
  return node.content.map(plain).join(node.content.some(({ nodeType }) => nodeType === 'text') ? '' : '\n');
}
