import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

type ReportAt = (line: number, message: string) => void;

/**
 * What Markdown lets pass in silence: a container that is never closed (it swallows the rest of the file), and a line that
 * was meant as a directive but is not one (a space after the colons, a broken attribute), which would be shown as text.
 */
export function checkDirectiveSyntax(root: Root, lines: readonly string[], reportAt: ReportAt): void {
  walk(root, (node) => {
    if (node.type === 'containerDirective' && !isClosed(node, lines)) {
      reportAt(node.position?.start.line ?? 1, `the ${node.name} block is never closed with a line of colons`);
    }
    const isLabel = node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
    if (node.type === 'paragraph' && !isLabel && node.position) {
      for (let line = node.position.start.line; line <= node.position.end.line; line++) {
        // A line of a quote or a list begins with that block's own marks.
        const text = (lines[line - 1] ?? '').replace(/^(\s|>|[-*+]\s|\d+[.)]\s)*/, '');
        if (text.startsWith('::')) reportAt(line, `this looks like a directive but is not one: ${text.slice(0, 60)}`);
      }
    }
  });
}

/** Whether the last of the container's text is its own line of colons, as many as it began with, and not that of a block around it. */
function isClosed({ position }: ContainerDirective, lines: readonly string[]): boolean {
  if (!position || position.start.line === position.end.line) return false;
  const textAt = (line: number) => lines[line - 1] ?? '';
  const [opening = ''] = /^:+/.exec(textAt(position.start.line).slice(position.start.column - 1)) ?? [];
  const [closing = ''] = /:*[ \t]*$/.exec(textAt(position.end.line).slice(0, position.end.column - 1)) ?? [];
  return closing.trimEnd().length >= opening.length;
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
