import { BLOCKS } from '#services/content/model/rich-text.ts';
import type { RichTextProblem } from '#services/content/model/rich-text-problems.ts';
import { longestLine, mostFound } from './hostility.ts';
import { plain, type Repaired } from './repair.ts';

/** A node, and in what it stands, as which of its nodes. */
type Standing = { node: Repaired; index: number; parent: Standing | null };

function pathOf(standing: Standing): (string | number)[] {
  const steps: (string | number)[][] = [];
  for (let each = standing; each.parent; each = each.parent) steps.push(['content', each.index]);
  return steps.reverse().flat();
}

/** Paragraphs and headings that are too long to be written as Markdown. */
export function linesTooLong(tree: Repaired): RichTextProblem[] {
  const problems: RichTextProblem[] = [];
  const waiting: Standing[] = [{ node: tree, index: -1, parent: null }];
  for (let next = waiting.pop(); next && problems.length < mostFound; next = waiting.pop()) {
    const { node } = next;
    if (!('content' in node)) continue;
    if (!holdsLine(node.nodeType)) for (const [index, child] of node.content.entries()) waiting.push({ node: child, index, parent: next });
    else if (node.content.length > longestLine.pieces || plain(node).length > longestLine.letters)
      problems.push({
        path: pathOf(next),
        message: `the paragraph is longer than ${longestLine.letters} characters, or in more than ${longestLine.pieces} pieces`,
      });
  }
  return problems;
}

/** Whether what stands in it is one line: words, and links among them. */
export function holdsLine(nodeType: string): boolean {
  return nodeType === BLOCKS.PARAGRAPH || nodeType.startsWith('heading-') || nodeType.endsWith('hyperlink');
}
