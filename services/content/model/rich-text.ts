import {
  BLOCKS,
  type Document,
  EMPTY_DOCUMENT,
  INLINES,
  MARKS,
  type Mark,
  type Node,
  type Text,
  validateRichTextDocument,
} from '@contentful/rich-text-types';
import { z } from 'zod';

export { BLOCKS, type Document, EMPTY_DOCUMENT, INLINES, MARKS, type Mark, type Node, type Text };

/** Where in a document a problem is, as property names and indexes from the root, and what it is. */
type RichTextProblem = { path: readonly (string | number)[]; message: string };

const allowedSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const knownMarks = new Set<string>(Object.values(MARKS));
const lists = new Set<string>([BLOCKS.OL_LIST, BLOCKS.UL_LIST]);
// Control characters and spaces inside a scheme are ignored by browsers (`java\tscript:`), so they are never allowed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const invisible = /[\u0000-\u0020\u007f-\u009f]/;

/** Whether a reader may be sent to this address: an allow-listed scheme, a path of this site, or a place on the page. */
export function isSafeUri(uri: string): boolean {
  if (invisible.test(uri)) return false;
  if (uri.startsWith('#')) return uri.length > 1;
  if (uri.startsWith('/')) return !uri.startsWith('//') && !uri.includes('\\');
  try {
    return allowedSchemes.has(new URL(uri).protocol);
  } catch {
    return false;
  }
}

export function isText(node: Node): node is Text {
  return node.nodeType === 'text';
}

/** The children of a node; a text has none. */
export function childrenOf(node: Node): readonly Node[] {
  return 'content' in node && Array.isArray(node.content) ? node.content : [];
}

/**
 * Everything that is wrong with a document before its links are resolved: the model's own rules, and those that its
 * validator lets through (an empty document or list, an unknown mark, a URI that is not allow-listed).
 */
export function richTextProblems(document: unknown): RichTextProblem[] {
  const model = document as Document; // the validator takes whatever it is given and says what is wrong with it
  const problems: RichTextProblem[] = validateRichTextDocument(model).map((error) => ({
    path: (error.path ?? []).filter((step) => typeof step === 'string' || typeof step === 'number'),
    message: error.details ?? error.name,
  }));
  return problems.length > 0 ? problems : [...ownProblems(model, [])];
}

function* ownProblems(node: Node, path: readonly (string | number)[]): Generator<RichTextProblem> {
  const children = childrenOf(node);
  if (node.nodeType === BLOCKS.DOCUMENT && children.length === 0) yield { path, message: 'the text is empty' };
  if (lists.has(node.nodeType) && children.length === 0) yield { path, message: 'the list has no items' };
  if (node.nodeType === INLINES.HYPERLINK && !isSafeUri(String(node.data.uri))) {
    yield {
      path,
      message: `the link's address ${JSON.stringify(node.data.uri)} is not allowed: use https, http, mailto, tel, a path or #id`,
    };
  }
  if (isText(node)) {
    for (const mark of node.marks) if (!knownMarks.has(mark.type)) yield { path, message: `unknown mark ${JSON.stringify(mark.type)}` };
  }
  for (const [index, child] of children.entries()) yield* ownProblems(child, [...path, 'content', index]);
}

/** The words of a node, blocks separated by line breaks: for search and for what reads no markup. */
export function plainText(node: Node): string {
  if (isText(node)) return node.value;
  const separator = childrenOf(node).some((child) => child.nodeType === 'text') ? '' : '\n';
  return childrenOf(node).map(plainText).join(separator);
}

/** Whether a node has no words and shows nothing, as an editor's field that was left empty. */
export function isBlank(node: Node): boolean {
  if (isText(node)) return node.value.trim() === '';
  return node.nodeType !== BLOCKS.HR && !('target' in node.data) && childrenOf(node).every(isBlank);
}

/** A document as a field of a section. Its nodes are checked at the door (`richTextProblems`), not at each reading. */
export const documentSchema = z.custom<Document>(
  (value) => typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === BLOCKS.DOCUMENT,
  'is not a rich text document',
);
