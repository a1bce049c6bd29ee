import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { slug } from '#services/content/model/slug.ts';
import { parseMarkdown } from '#services/content/source/markdown/syntax.ts';
import type { EntryValues } from './entry-values.ts';
import type { Source } from './mapping.ts';
import { readDocument } from './rich-text/read-document.ts';
import { type SectionReader, sectionFromEntry } from './section-from-entry.ts';
import { linkIn, type SpaceEntry } from './space.ts';

/** A book has less. */
const longestText = 1_000_000;
const mostLines = 20_000;
/** Of an entry, with all that it embeds. */
const mostSections = 2_000;
const mostLetters = 2_000_000;

/**
 * Reads the text of an entry: all that these fields hold, one after another. `shared` are the ids of the headings of the language before,
 * which this one shares where it has as many.
 */
export function readBody(values: EntryValues, source: Source, shared: readonly string[]): { blocks: RootContent[]; headings: string[] } {
  const reader = new BodyReader(values);
  const blocks = reader.body(values.entry, source, true);
  return { blocks, headings: reader.nameHeadings(blocks, shared) };
}

class BodyReader implements SectionReader {
  readonly #values: EntryValues;
  readonly #ids = new Set(['introduction']);
  #sections = 0;
  #letters = 0;
  #isTooMuch = false;

  constructor(values: EntryValues) {
    this.#values = values;
  }

  body(entry: SpaceEntry, source: Source, mayHoldSections: boolean): RootContent[] {
    return source.flatMap((path) =>
      [this.#values.at(entry, path)].flat().flatMap((value) => this.#blocksOf(value, path, mayHoldSections, entry)),
    );
  }

  #blocksOf(value: unknown, path: string, mayHoldSections: boolean, entry: SpaceEntry): RootContent[] {
    if (value === null || value === undefined) return [];
    if (typeof value === 'string') return this.#fromMarkdown(value, path, entry);
    const link = linkIn(value);
    const document = link ? embedding(link) : value;
    if (typeof document !== 'object' || document === null || !('nodeType' in document)) {
      this.#values.say('error', 'is neither rich text nor text, and cannot be part of an entry’s text', path, entry);
      return [];
    }
    if (!this.#spend({ letters: lettersIn(document) })) return [];
    const { view } = this.#values;
    const { blocks, found } = readDocument(document, {
      plainText: new Set(view.mapping.plainText),
      entry: (id) => view.named(id),
      asset: (id) => view.assetId(id),
      section: (id) => (mayHoldSections ? this.#section(id, path) : null),
    });
    for (const { severity, message, at } of found)
      this.#values.say(severity, at.length > 0 ? `${message} [${at.join('.')}]` : message, path, entry);
    return blocks;
  }

  /** Whether an entry may hold so much more; that it may not is told once. */
  #spend({ sections = 0, letters = 0 }: { sections?: number; letters?: number }): boolean {
    this.#sections += sections;
    this.#letters += letters;
    if (this.#sections <= mostSections && this.#letters <= mostLetters) return true;
    if (!this.#isTooMuch)
      this.#values.say('error', `holds, with what it embeds, more than ${mostSections} sections or ${mostLetters} letters`);
    this.#isTooMuch = true;
    return false;
  }

  #section(id: string, path: string): RootContent[] | null {
    const entry = this.#values.view.entry(id);
    const section = entry && sectionFromEntry(entry, this, [this.#values.entry.sys.id]);
    if (entry && !section) this.#values.say('error', `embeds the entry ${id}, of which no section can be made`, path);
    return section;
  }

  #fromMarkdown(value: string, path: string, entry: SpaceEntry): RootContent[] {
    if (value.length > longestText) {
      this.#values.say('error', `is longer than ${longestText} characters`, path, entry);
      return [];
    }
    const source = value.replace(/\r\n?/g, '\n');
    if (linesOf(source) > mostLines) {
      this.#values.say('error', `has more than ${mostLines} lines`, path, entry);
      return [];
    }
    if (!this.#spend({ letters: source.length })) return [];
    const { children } = parseMarkdown(source);
    if (!children.some((node) => node.type === 'heading' && node.depth === 1)) return children;
    const message = 'headings begin at the first level, which is the title’s alone: each became one of the next level';
    this.#values.say('warning', message, path, entry);
    return children.map((node) => (node.type === 'heading' ? { ...node, depth: lowered(node.depth) } : node));
  }

  /** Ends each heading of the second level with its id. */
  nameHeadings(blocks: readonly RootContent[], shared: readonly string[]): string[] {
    const found = blocks.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
    return found.map((node, index) => {
      const own = shared.length === found.length ? shared[index] : undefined;
      const id = own ?? this.#newId(slug(textOf(node)));
      node.children = [...node.children, { type: 'text', value: ` {#${id}}` }];
      return id;
    });
  }

  #newId(wanted: string): string {
    const base = wanted === '' ? 'part' : wanted;
    let id = base;
    for (let number = 1; this.#ids.has(id); number++) id = `${base}-no-${number}`;
    this.#ids.add(id);
    return id;
  }

  sectionId(entry: SpaceEntry): string {
    return this.#newId(slug(entry.sys.id));
  }

  maySpendSection(): boolean {
    return this.#spend({ sections: 1 });
  }

  mappingOf(entry: SpaceEntry) {
    return this.#values.view.sectionOf(entry);
  }

  words(entry: SpaceEntry, source: Source) {
    return this.#values.words(entry, source);
  }

  flag(entry: SpaceEntry, source: Source) {
    return this.#values.flag(entry, source);
  }

  blocks(entry: SpaceEntry, source: Source): RootContent[] {
    return this.body(entry, source, false);
  }

  linked(entry: SpaceEntry, source: Source) {
    return this.#values.linked(entry, source);
  }

  pictures(entry: SpaceEntry, source: Source) {
    return this.#values.pictures(entry, source);
  }

  pageAddress(entry: SpaceEntry): string | null {
    const { view } = this.#values;
    return view.typeOf(entry) ? `entry:${view.idOf(entry.sys.id)}` : null;
  }

  say(entry: SpaceEntry, message: string, severity: 'error' | 'warning' = 'warning'): void {
    this.#values.say(severity, message, undefined, entry);
  }
}

function linesOf(source: string): number {
  let lines = 1;
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** How many letters the texts of a document have. */
function lettersIn(document: object): number {
  let letters = 0;
  const waiting: unknown[] = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if ('value' in node && typeof node.value === 'string') letters += node.value.length;
    if ('content' in node && Array.isArray(node.content)) for (const each of node.content) waiting.push(each);
  }
  return letters;
}

/** A link in a field that is text stands for itself, as one that is embedded in rich text does. */
function embedding({ linkType, id }: { linkType: string; id: string }) {
  const nodeType = linkType === 'Asset' ? 'embedded-asset-block' : 'embedded-entry-block';
  const target = { sys: { type: 'Link', linkType, id } };
  return { nodeType: 'document', data: {}, content: [{ nodeType, data: { target }, content: [] }] };
}

function lowered(depth: Heading['depth']): Heading['depth'] {
  switch (depth) {
    case 1:
      return 2;
    case 2:
      return 3;
    case 3:
      return 4;
    case 4:
      return 5;
    case 5:
    case 6:
      return 6;
    default:
      return depth satisfies never;
  }
}
