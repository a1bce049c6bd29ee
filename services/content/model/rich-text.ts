import { BLOCKS, type Document, EMPTY_DOCUMENT, INLINES, MARKS, type Mark, type Node, type Text } from '@contentful/rich-text-types';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';

export { BLOCKS, type Document, EMPTY_DOCUMENT, INLINES, MARKS, type Mark, type Node, type Text };

/**
 * Marks of words in a language that need not be the page's, so that they are read out as such. They are not among the model's
 * own; what shows its documents passes over a mark that it does not know.
 */
export const languageMarks = { en: 'lang-en', es: 'lang-es' } as const satisfies Record<Locale, string>;

/** The language that a mark is of; null for any other mark. */
export function languageOfMark(mark: string): Locale | null {
  return locales.find((locale) => languageMarks[locale] === mark) ?? null;
}

const allowedSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
// Control characters and spaces inside a scheme are ignored by browsers (`java\tscript:`), so they are never allowed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u0020\u007f-\u009f]/;

/** Whether a reader may be sent to this address: an allow-listed scheme, a path of this site, or a place on the page. */
export function isSafeUri(uri: string): boolean {
  if (invisible.test(uri)) return false;
  if (uri.startsWith('#')) return uri.length > 1;
  if (uri.startsWith('/')) return !uri.startsWith('//') && !uri.includes('\\');
  // Browsers read `https:evil` as `https://evil`; whoever reads the page does not.
  if (/^https?:(?!\/\/)/i.test(uri)) return false;
  return URL.canParse(uri) && allowedSchemes.has(new URL(uri).protocol);
}

export function isText(node: Node): node is Text {
  return node.nodeType === 'text';
}

/** The children of a node; a text has none. */
export function childrenOf(node: Node): readonly Node[] {
  return 'content' in node && Array.isArray(node.content) ? node.content : [];
}

/** The words of a node, blocks separated by line breaks: for search and for what reads no markup. */
export function plainText(node: Node): string {
  if (isText(node)) return node.value;
  const separator = childrenOf(node).some((child) => child.nodeType === 'text') ? '' : '\n';
  return childrenOf(node).map(plainText).join(separator);
}

/**
 * Whether a node has no words and shows nothing, as an editor's field that was left empty. `isShown` tells of an entry or an asset that
 * it links to or embeds whether that is there; what is embedded from another space never is.
 */
export function isBlank(node: Node, isShown: (id: string) => boolean = () => true): boolean {
  if (isText(node)) return node.value.trim() === '';
  if (node.nodeType === BLOCKS.HR) return false;
  const id: unknown = node.data.target?.sys?.id;
  return !(typeof id === 'string' && isShown(id)) && childrenOf(node).every((child) => isBlank(child, isShown));
}

/** A document as a field of a section. Its nodes are checked at the door (`rich-text-problems.ts`), not at each reading. */
export const documentSchema = z.custom<Document>(
  (value) => typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === BLOCKS.DOCUMENT,
  'is not a rich text document',
);
