import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { plainBlocks, type SectionMapping, type Source } from './mapping.ts';
import type { SpaceEntry } from './space.ts';

/** What making a section has to read of the entry that becomes it. */
export type SectionReader = {
  mappingOf(entry: SpaceEntry): SectionMapping | null;
  /** A value in words: of a link, the id of what it leads to. */
  words(entry: SpaceEntry, source: Source): string | null;
  flag(entry: SpaceEntry, source: Source): boolean | null;
  /** Rich text or Markdown, as blocks. */
  blocks(entry: SpaceEntry, source: Source): RootContent[];
  /** The entries that a field links to. */
  linked(entry: SpaceEntry, source: Source): SpaceEntry[];
  /** The address of an entry that is a page here; null for any other. */
  pageAddress(entry: SpaceEntry): string | null;
  /** The pictures that a field links to, by their ids here. */
  pictures(entry: SpaceEntry, source: Source): { id: string; caption: string | null }[];
  /** An id for a section of the page, the same in both languages. */
  sectionId(entry: SpaceEntry): string;
  say(entry: SpaceEntry, message: string, severity?: 'error' | 'warning'): void;
  /** Whether the page may have one section more. */
  maySpendSection(): boolean;
};

/** Attributes that hold an address, in which an entry is `entry:id`. */
const addresses: ReadonlySet<string> = new Set(['href', 'url']);

/** So many entries stand in each other at most, as Contentful’s own answers resolve them. */
const deepest = 10;

/** The directive of a section. Entries in it that contain each other are named, and end there. */
export function sectionFromEntry(entry: SpaceEntry, reader: SectionReader, within: readonly string[] = []): RootContent[] | null {
  const mapping = reader.mappingOf(entry);
  if (!mapping) return null;
  if (!reader.maySpendSection()) return [];
  if (within.includes(entry.sys.id)) {
    reader.say(entry, `contains itself: ${[...within, entry.sys.id].join(' → ')}`, 'error');
    return [];
  }
  if (within.length > deepest) {
    reader.say(entry, `stands in ${within.length} entries, one in another: more than ${deepest} are not read`, 'error');
    return [];
  }
  const { section: name, text, items, links, pictures } = mapping;
  if (name === plainBlocks) return blocksOf(entry, mapping, reader);
  const attributes = { id: reader.sectionId(entry), ...mapping.constants, ...attributesOf(entry, mapping, reader) };
  const words = mapping.words ? reader.words(entry, mapping.words) : null;
  if (!text && !items && !links && !pictures) {
    const leaf: LeafDirective = { type: 'leafDirective', name, attributes, children: words === null ? [] : [textNode(words)] };
    return [leaf];
  }
  const inside = items ? reader.linked(entry, items).flatMap((item) => itemOf(item, reader, [...within, entry.sys.id])) : [];
  const children: RootContent[] = [
    ...(text ? reader.blocks(entry, text) : []),
    ...inside,
    ...(links ? listOf(reader.linked(entry, links.from).flatMap((each) => linkItem(each, links, reader))) : []),
    ...(pictures ? listOf(reader.pictures(entry, pictures).map(pictureItem)) : []),
  ];
  return [container(name, attributes, words, children)];
}

/** The heading, the pictures and the text of an entry that is a part of another’s text, and no section of a kind of its own. */
function blocksOf(entry: SpaceEntry, { words, pictures, text, items }: SectionMapping, reader: SectionReader): RootContent[] {
  const heading = words ? reader.words(entry, words) : null;
  const shown = pictures ? reader.pictures(entry, pictures) : [];
  if (items) reader.say(entry, `holds entries, and as ${plainBlocks} has no place for these: they were left out`);
  return [
    ...(heading === null ? [] : [{ type: 'heading' as const, depth: 2 as const, children: [textNode(heading)] }]),
    ...shown.map(({ id }): RootContent => ({ type: 'paragraph', children: [{ type: 'image', url: `asset:${id}`, alt: '' }] })),
    ...(text ? reader.blocks(entry, text) : []),
  ];
}

function container(name: string, attributes: Record<string, string>, words: string | null, children: RootContent[]): ContainerDirective {
  const label: RootContent[] = words === null ? [] : [{ type: 'paragraph', data: { directiveLabel: true }, children: [textNode(words)] }];
  // What may stand in a block is what may stand in an entry, but definitions and YAML, of which there are none.
  return { type: 'containerDirective', name, attributes, children: [...label, ...children] as ContainerDirective['children'] };
}

function itemOf(item: SpaceEntry, reader: SectionReader, within: readonly string[]): RootContent[] {
  const made = sectionFromEntry(item, reader, within);
  if (made === null)
    reader.say(item, `stands in a section, and contentful.yaml makes none of the type ${item.sys.contentType.sys.id}: it was left out`);
  return made ?? [];
}

function attributesOf(entry: SpaceEntry, mapping: SectionMapping, reader: SectionReader): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapping.attributes).flatMap(([name, source]): [string, string][] => {
      const flag = reader.flag(entry, source);
      if (flag !== null) return flag ? [[name, '']] : [];
      if (addresses.has(name)) {
        const [target] = reader.linked(entry, source);
        const address = target ? reader.pageAddress(target) : null;
        if (address) return [[name, address]];
      }
      const words = reader.words(entry, source);
      return words === null ? [] : [[name, words]];
    }),
  );
}

function linkItem(entry: SpaceEntry, links: NonNullable<SectionMapping['links']>, reader: SectionReader): ListItem[] {
  const url = reader.pageAddress(entry) ?? (links.url ? reader.words(entry, links.url) : null);
  const label = reader.words(entry, links.label);
  if (url !== null && label !== null) return [itemWith([{ type: 'link', url, children: [textNode(label)] }])];
  reader.say(entry, `is a link without ${url === null ? 'an address' : 'words'}: it was left out`);
  return [];
}

function pictureItem({ id, caption }: { id: string; caption: string | null }): ListItem {
  const image: PhrasingContent = { type: 'image', url: `asset:${id}`, alt: '' };
  return itemWith(caption === null ? [image] : [image, textNode(` ${caption}`)]);
}

function itemWith(children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

function listOf(children: ListItem[]): List[] {
  return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}

function textNode(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
