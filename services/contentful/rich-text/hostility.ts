import { BLOCKS, INLINES } from '#services/content/model/rich-text.ts';
import { problemOfShape, type RichTextProblem } from '#services/content/model/rich-text-problems.ts';
import { plain, type Repaired } from './repair.ts';

/** Past so many problems there is nothing more to learn of a document. */
export const mostFound = 1_000;
/** No paragraph of an editor has more, and Markdown takes quadratic time over what stands in one line. */
export const longestLine = { letters: 15_000, pieces: 2_000 };
/** Among so many siblings an editor may have had a list; among the words of one line they never have. */
const mostPieces = 5 * longestLine.pieces;

const known = new Set<string>(['text', ...Object.values(BLOCKS), ...Object.values(INLINES)]);
const lines = new Set<string>([BLOCKS.PARAGRAPH, ...[1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`), INLINES.HYPERLINK]);

/**
 * Why a document was made by nobody who writes, in words; null for any other. It is told without a copy of the document, and before
 * anything else walks it.
 */
export function hostility(document: unknown): string | null {
  const shape = problemOfShape(document);
  if (shape) return shape.message;
  let faults = 0;
  const waiting: unknown[] = [document];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { nodeType, content }: { nodeType?: unknown; content?: unknown } = typeof next === 'object' && next !== null ? next : {};
    if (typeof nodeType !== 'string' || !known.has(nodeType)) faults += 1;
    if (faults > mostFound) return `has more than ${mostFound} nodes that the model of rich text does not have`;
    if (!Array.isArray(content)) continue;
    if (content.length > mostPieces && typeof nodeType === 'string' && lines.has(nodeType))
      return `has a line in more than ${mostPieces} pieces`;
    for (const child of content) waiting.push(child ?? null);
  }
  return null;
}

/** Paragraphs and headings that are too long to be written as Markdown. */
export function linesTooLong(tree: Repaired): RichTextProblem[] {
  const problems: RichTextProblem[] = [];
  const waiting: { node: Repaired; path: readonly (string | number)[] }[] = [{ node: tree, path: [] }];
  for (let next = waiting.pop(); next && problems.length < mostFound; next = waiting.pop()) {
    const { node, path } = next;
    if (!('content' in node)) continue;
    if (!holdsLine(node.nodeType))
      for (const [index, child] of node.content.entries()) waiting.push({ node: child, path: [...path, 'content', index] });
    else if (node.content.length > longestLine.pieces || plain(node).length > longestLine.letters)
      problems.push({
        path,
        message: `the paragraph is longer than ${longestLine.letters} characters, or in more than ${longestLine.pieces} pieces`,
      });
  }
  return problems;
}

/** Whether what stands in it is one line: words, and links among them. */
export function holdsLine(nodeType: string): boolean {
  return nodeType === BLOCKS.PARAGRAPH || nodeType.startsWith('heading-') || nodeType.endsWith('hyperlink');
}
