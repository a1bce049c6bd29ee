import type { RootContent } from 'mdast';
import { BLOCKS, documentSchema, INLINES } from '#services/content/model/rich-text.ts';
import { type RichTextProblem, richTextProblems } from '#services/content/model/rich-text-problems.ts';
import { markdownFromRichText, NotMarkdown } from '#services/content/source/markdown/markdown-from-rich-text.ts';
import { type LetThrough, letThroughKinds } from '#services/contentful/mapping.ts';
import { linkIn } from '#services/contentful/space.ts';
import { mostFound } from './hostility.ts';
import { holdsLine, linesTooLong } from './long-lines.ts';
import { inPlace, text, wordsOf } from './plain-words.ts';
import { inWords, refusals } from './refusals.ts';
import { isEmpty, type Places, pathTo, plain, type Repaired, repairDocument, repairWords } from './repair.ts';

/** Something an editor should know of a document; `at` is where in it, as it came. */
export type Found = { severity: 'error' | 'warning'; message: string; at: readonly (string | number)[] };

/** What an entry is that a document names: a page of this site, a section, nothing here, or not in the space at all. */
export type Named =
  | { kind: 'page'; id: string }
  | { kind: 'section' }
  | { kind: 'unplaced'; type: string; title: string }
  | { kind: 'missing' };

/** What reading a document has to know of what stands around it. */
export type Around = {
  plainText: ReadonlySet<LetThrough>;
  entry(id: string): Named;
  /** The id of an asset here; null for one that is not there. */
  asset(id: string): string | null;
  /** The section, or the blocks, that an entry becomes; null where sections cannot stand, or it cannot be made, which is said. */
  section(id: string): RootContent[] | null;
};

/**
 * Reads rich text of Contentful as the Markdown of an entry. Everything that is mended, left out or refused is in `found`; with an error
 * the rest is not fit to publish. Takes time in proportion to the document's size, and refuses what is too deep or too large at once.
 */
export function readDocument(given: unknown, around: Around): { blocks: RootContent[]; found: Found[] } {
  const { document, tree, repairs, places, hostile } = repairDocument(given);
  if (hostile !== null) return { blocks: [], found: [{ severity: 'error', message: hostile, at: [] }] };
  const found: Found[] = repairs.map((repair) => ({ severity: 'warning', message: repairWords[repair], at: [] }));
  const problems = richTextProblems(document).filter(({ message }) => message !== 'the text is empty');
  if (!tree || !('content' in tree)) {
    return { blocks: [], found: [...found, ...problems.map(({ message, path }): Found => ({ severity: 'error', message, at: path }))] };
  }
  const reader = new DocumentReader(around, places, found);
  for (const problem of [...problems, ...linesTooLong(tree)]) reader.judge(tree, problem);
  return { blocks: reader.blocks(tree), found };
}

class DocumentReader {
  readonly #around: Around;
  readonly #places: Places;
  readonly #found: Found[];
  /** Nodes that come in as their words, and texts that lose marks. */
  readonly #asWords = new Set<object>();
  /** Blocks of which something was refused: nothing more is said of these. */
  readonly #refused = new Set<object>();

  constructor(around: Around, places: Places, found: Found[]) {
    this.#around = around;
    this.#places = places;
    this.#found = found;
  }

  /** What breaks a rule of the model is refused, or comes in as its words where the mapping says so of it or of what it stands in. */
  judge(tree: Repaired, problem: RichTextProblem): void {
    const { path } = problem;
    const message = inWords(problem);
    const line = nodesAlong(tree, path);
    const node = line.at(-1) ?? tree;
    const kinds = line.map((each) => kindOf(each, message)).reverse();
    const allowed = line.toReversed()[kinds.findIndex((kind) => kind !== null && this.#around.plainText.has(kind))];
    if (allowed) {
      if (!this.#asWords.has(allowed)) this.#say('warning', allowed, `${message}: only its words were taken`);
      this.#asWords.add(allowed);
      return;
    }
    if (line[0]) this.#refused.add(line[0]);
    const kind = kinds.find((each) => each !== null) ?? null;
    this.#refuse(node, kind, kind === null || message.includes('is not allowed') ? message : `${refusals[kind]} (${message})`);
  }

  blocks(tree: Exclude<Repaired, { nodeType: 'text' }>): RootContent[] {
    return tree.content.flatMap((node): RootContent[] => {
      if (this.#refused.has(node) || this.#found.length >= mostFound) return [];
      const section = this.#sectionAt(node);
      return section === undefined ? this.#markdown(this.#resolve(node, false)) : section;
    });
  }

  /** Undefined for what is no section. */
  #sectionAt(node: Repaired): RootContent[] | undefined {
    const link = node.nodeType === BLOCKS.EMBEDDED_ENTRY && 'content' in node ? linkIn(node.data.target) : null;
    if (!link || this.#around.entry(link.id).kind !== 'section') return undefined;
    return this.#around.section(link.id) ?? [];
  }

  #markdown(nodes: readonly Repaired[]): RootContent[] {
    return nodes.flatMap((node) => {
      try {
        return markdownFromRichText(documentSchema.parse({ nodeType: BLOCKS.DOCUMENT, data: {}, content: [node] })).children;
      } catch (error) {
        if (!(error instanceof NotMarkdown)) throw error;
        const kind = kindOf(node, '');
        if (kind !== null && this.#around.plainText.has(kind)) {
          this.#say('warning', node, `${error.message}: only its words were taken`);
          return this.#markdown(wordsOf(node, false));
        }
        this.#refuse(node, kind, error.message);
        return [];
      }
    });
  }

  /** A node with its links as they are called here. What leads nowhere becomes its words. */
  #resolve(node: Repaired, isInline: boolean): Repaired[] {
    if (!('content' in node)) return this.#asWords.has(node) ? [{ ...node, marks: [] }] : [node];
    if (this.#asWords.has(node)) return wordsOf(node, isInline);
    const holdsWords = holdsLine(node.nodeType);
    const content = node.content.flatMap((child) => this.#resolve(child, holdsWords));
    const kept = holdsWords || node.nodeType.startsWith('table') ? content : content.filter((child) => !isParagraphWithout(child));
    return this.#linked({ ...node, content: kept }, node, isInline);
  }

  #linked(node: Exclude<Repaired, { nodeType: 'text' }>, was: Repaired, isInline: boolean): Repaired[] {
    const link = linkIn(node.data.target);
    switch (node.nodeType) {
      case INLINES.ENTRY_HYPERLINK:
      case INLINES.EMBEDDED_ENTRY:
      case BLOCKS.EMBEDDED_ENTRY:
        return link ? this.#toEntry(node, was, link.id, isInline) : [node];
      case INLINES.ASSET_HYPERLINK:
      case BLOCKS.EMBEDDED_ASSET: {
        const asset = link && this.#around.asset(link.id);
        if (asset) return [{ ...node, data: targetOf('Asset', asset) }];
        this.#say('warning', was, `shows the asset ${link?.id}, which is not there: it was left out`);
        return wordsOf(node, isInline);
      }
      case INLINES.RESOURCE_HYPERLINK:
      case BLOCKS.EMBEDDED_RESOURCE:
      case INLINES.EMBEDDED_RESOURCE:
        return this.#elsewhere(node, was, isInline);
      default:
        return [node];
    }
  }

  #toEntry(node: Exclude<Repaired, { nodeType: 'text' }>, was: Repaired, id: string, isInline: boolean): Repaired[] {
    const named = this.#around.entry(id);
    const isEmbed = node.nodeType !== INLINES.ENTRY_HYPERLINK;
    switch (named.kind) {
      case 'page':
        return [{ ...node, data: targetOf('Entry', named.id) }];
      case 'missing':
        this.#say(
          'warning',
          was,
          `${isEmbed ? 'embeds' : 'links to'} the entry ${id}, which is not there (deleted, or not published): it was left out`,
        );
        return wordsOf(node, isInline);
      case 'section':
        if (!isEmbed) this.#say('warning', was, `links to the entry ${id}, which is a section and has no page: its words stay`);
        else
          this.#refuse(was, null, `embeds the entry ${id} as a section where none can stand: in a list, a quote, a table or among words`);
        return wordsOf(node, isInline);
      case 'unplaced':
        return this.#unplaced(node, was, named, isInline);
      default:
        return named satisfies never;
    }
  }

  #unplaced(
    node: Exclude<Repaired, { nodeType: 'text' }>,
    was: Repaired,
    { type, title }: { type: string; title: string },
    isInline: boolean,
  ): Repaired[] {
    const kind = kindOf(node, '');
    if (node.nodeType === INLINES.ENTRY_HYPERLINK) {
      this.#say('warning', was, `links to “${title}”, an entry of the type ${type} that has no page here: its words stay`);
      return wordsOf(node, isInline);
    }
    if (kind === null || !this.#around.plainText.has(kind)) {
      this.#refuse(was, kind, `embeds “${title}”, and contentful.yaml says nothing of the type ${type}: name it under types or sections`);
      return [];
    }
    this.#say('warning', was, `embeds “${title}”, an entry of the type ${type}: only its title was taken`);
    return inPlace([text(title)], isInline);
  }

  #elsewhere(node: Repaired, was: Repaired, isInline: boolean): Repaired[] {
    const kind = kindOf(node, '');
    if (kind === null || !this.#around.plainText.has(kind)) this.#refuse(was, kind, kind === null ? '' : refusals[kind]);
    else this.#say('warning', was, `${refusals[kind]}: only its words were taken`);
    return wordsOf(node, isInline);
  }

  #refuse(node: Repaired, kind: LetThrough | null, message: string): void {
    const hint = kind === null ? '' : `; \`plainText: [${kind}]\` in contentful.yaml takes only its words`;
    this.#say('error', node, `${message}${hint}`);
  }

  #say(severity: Found['severity'], node: Repaired, message: string): void {
    if (this.#found.length >= mostFound) return;
    const words = plain(node).replace(/\s+/g, ' ').trim();
    const near = words === '' ? '' : ` (at “${words.length > 40 ? `${words.slice(0, 40).trimEnd()}…` : words}”)`;
    this.#found.push({ severity, message: message + near, at: pathTo(this.#places, node) });
  }
}

function targetOf(linkType: 'Entry' | 'Asset', id: string) {
  return { target: { sys: { type: 'Link', linkType, id } } };
}

function isParagraphWithout(node: Repaired): boolean {
  return node.nodeType === BLOCKS.PARAGRAPH && isEmpty(node);
}

function kindOf({ nodeType }: Repaired, message: string): LetThrough | null {
  if (nodeType === 'text') return message.includes('mark') ? 'mark' : null;
  const known = letThroughKinds.find((kind) => kind === nodeType);
  if (known) return known;
  const all: readonly string[] = [...Object.values(BLOCKS), ...Object.values(INLINES)];
  return all.includes(nodeType) ? null : 'unknown';
}

/** The nodes that a path leads through, the outermost first, without the document itself. */
function nodesAlong(tree: Repaired, path: readonly (string | number)[]): Repaired[] {
  const nodes: Repaired[] = [];
  let node: Repaired | undefined = tree;
  for (const step of path) {
    if (typeof step !== 'number' || !node || !('content' in node)) continue;
    node = node.content[step];
    if (node) nodes.push(node);
  }
  return nodes;
}
