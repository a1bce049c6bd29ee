import type { PhrasingContent, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Document } from '#services/content/model/rich-text.ts';
import type { Directive, DirectiveReader } from './define-section.ts';

/** The words in brackets of a leaf; empty where it has none. */
export function leafWords(directive: Directive, reader: DirectiveReader): string {
  const article = /^[aeiou]/.test(directive.name) ? 'an' : 'a';
  if (directive.type !== 'leafDirective') reader.problem(directive, `${article} ${directive.name} has two colons and nothing inside`);
  return oneLine(textOf(directive));
}

/** For a leaf that has no words of its own. */
export function leafWithoutWords(directive: Directive, reader: DirectiveReader): void {
  if (leafWords(directive, reader) && directive.type === 'leafDirective') reader.problem(directive, noWords(directive));
}

/** What stands between the lines of colons. */
export function contentOf(directive: Directive, reader: DirectiveReader): readonly RootContent[] {
  if (directive.type === 'leafDirective') {
    reader.problem(directive, `the ${directive.name} is a block: it begins with three colons and ends with a line of three colons`);
    return [];
  }
  const { label, content } = reader.label(directive);
  if (label) reader.problem(directive, noWords(directive));
  return content;
}

export function textInside(directive: Directive, reader: DirectiveReader): Document {
  return reader.richText(contentOf(directive, reader));
}

/** The one Markdown table that a block holds. */
export function tableInside(directive: Directive, reader: DirectiveReader, problem: string): Table | null {
  const content = contentOf(directive, reader);
  const [only] = content;
  if (only?.type === 'table' && content.length === 1) return only;
  reader.problem(directive, problem);
  return null;
}

/** What a block's list holds. Each item is one paragraph; `read` gets its parts and gives null where they are something else. */
type ItemsOf<Item> = { holds: string; each: string; read(parts: readonly PhrasingContent[]): Item | null };

/** The items of the one list that is all there is. That there are items at all, the schema says. */
export function itemsOf<Item>(content: readonly RootContent[], reader: DirectiveReader, { holds, each, read }: ItemsOf<Item>): Item[] {
  const list = content.find((node) => node.type === 'list');
  for (const node of content) if (node !== list) reader.problem(node, holds);
  const items: Item[] = [];
  for (const listItem of list?.children ?? []) {
    const [paragraph, ...more] = listItem.children;
    const parts = paragraph?.type === 'paragraph' && more.length === 0 ? paragraph.children.filter((part) => !isSpace(part)) : [];
    const titled = parts.find((part) => (part.type === 'link' || part.type === 'image') && part.title);
    const item = read(parts);
    if (!item) reader.problem(listItem, each);
    else if (titled) reader.problem(titled, 'a link or picture in a list has no title: say it in its words');
    else items.push(item);
  }
  return items;
}

export function itemsInside<Item>(directive: Directive, reader: DirectiveReader, form: ItemsOf<Item>): Item[] {
  return itemsOf(contentOf(directive, reader), reader, form);
}

/** `[Words](address)` and nothing else. */
export function onlyLink(parts: readonly PhrasingContent[]): { url: string; label: string } | null {
  const [link, ...rest] = parts;
  return link?.type === 'link' && rest.length === 0 ? { url: link.url, label: oneLine(textOf(link)) } : null;
}

/** Plain words and nothing else. */
export function onlyWords(parts: readonly PhrasingContent[]): string | null {
  return parts.every((part) => part.type === 'text') ? (plainWords(parts) ?? null) : null;
}

/** `[Words](address)`, and plain words after it. */
export function linkAndWords(parts: readonly PhrasingContent[]): { url: string; label: string; after: string | undefined } | null {
  const [first, ...rest] = parts;
  const link = first && onlyLink([first]);
  return link && rest.every((part) => part.type === 'text') ? { ...link, after: plainWords(rest) } : null;
}

/** `![alt](asset:id)`. */
export function picture(part: PhrasingContent | undefined): { assetId: string; alt: string | undefined } | null {
  const [, assetId] = part?.type === 'image' ? (/^asset:(.*)$/.exec(part.url) ?? []) : [];
  return part?.type === 'image' && assetId !== undefined ? { assetId, alt: part.alt || undefined } : null;
}

/** `![alt](asset:id)`, and plain words after it. */
export function pictureAndWords([first, ...rest]: readonly PhrasingContent[]) {
  const shown = picture(first);
  return shown && rest.every((part) => part.type === 'text') ? { ...shown, after: plainWords(rest) } : null;
}

function plainWords(parts: readonly PhrasingContent[]): string | undefined {
  return oneLine(parts.map((part) => textOf(part)).join('')) || undefined;
}

/** Words that an editor wrapped stand on one line; a no-break space is theirs. */
function oneLine(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}

function isSpace(part: PhrasingContent): boolean {
  return part.type === 'text' && part.value.trim() === '';
}

function noWords({ name }: Directive): string {
  return `the ${name} has no words in brackets`;
}
