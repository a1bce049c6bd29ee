import { BLOCKS, INLINES } from '#services/content/model/rich-text.ts';
import { mostDepth } from '#services/content/model/rich-text-problems.ts';

/** Past so many problems there is nothing more to learn of a document. */
export const mostFound = 1_000;
/** No paragraph of an editor has more, and Markdown takes quadratic time over what stands in one line. */
export const longestLine = { letters: 15_000, pieces: 2_000 };
/** What no document is larger than: Contentful itself takes 1 MB of JSON for a whole entry, and each part takes 40 bytes of that. */
export const largest = { parts: 50_000, letters: 2_000_000, marks: 50, linePieces: 5 * longestLine.pieces } as const;

const known = new Set<string>(['text', ...Object.values(BLOCKS), ...Object.values(INLINES)]);
const lines = new Set<string>([BLOCKS.PARAGRAPH, ...[1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`), INLINES.HYPERLINK]);

type Given = { nodeType?: unknown; content?: unknown; value?: unknown; marks?: unknown; data?: unknown };
const given = (node: unknown): Given => (typeof node === 'object' && node !== null ? node : {});
const lengthOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

/**
 * Why a document was made by nobody who writes, in words; null for any other. It is told without a copy of the document, before anything else
 * walks it, and after so many parts of it as a document may have: however large or deep it is, or where it holds itself.
 */
export function hostility(document: unknown): string | null {
  const sum = { parts: 0, letters: 0, unknown: 0, broken: 0 };
  let level: unknown[] = [document];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return `is nested deeper than ${mostDepth} levels`;
    const below: unknown[] = [];
    for (const each of level) {
      const node = given(each);
      const reason = add(sum, node);
      if (reason !== null) return reason;
      if (Array.isArray(node.content)) for (const child of node.content) below.push(child);
    }
    level = below;
  }
  return null;
}

/** Counts a node in, by itself. */
function add(
  sum: { parts: number; letters: number; unknown: number; broken: number },
  { nodeType, content, value, marks, data }: Given,
): string | null {
  const { uri }: { uri?: unknown } = given(data) as object;
  sum.parts += lengthOf(content) + lengthOf(marks);
  sum.letters += lengthOf(value) + lengthOf(uri) + lengthOf(nodeType);
  if (lengthOf(marks) > largest.marks) return `has a text with more than ${largest.marks} marks`;
  if (typeof nodeType === 'string' && lines.has(nodeType) && lengthOf(content) > largest.linePieces)
    return `has a line in more than ${largest.linePieces} pieces`;
  if (sum.parts > largest.parts) return `has more than ${largest.parts} parts`;
  if (sum.letters > largest.letters) return `has more than ${largest.letters} letters`;
  if (typeof nodeType !== 'string' || !known.has(nodeType)) sum.unknown += 1;
  if (typeof value === 'string' && !value.isWellFormed()) sum.broken += 1;
  if (sum.broken > mostFound) return `has half characters in more than ${mostFound} texts`;
  return sum.unknown > mostFound ? `has more than ${mostFound} nodes that the model of rich text does not have` : null;
}
