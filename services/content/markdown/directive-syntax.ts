import type { Nodes, Root } from 'mdast';
import type { Report } from './rich-text-from-markdown.ts';

/**
 * What Markdown lets pass in silence: a container that is never closed (it swallows the rest of the file), and a line that
 * was meant as a directive but is not one (a space after the colons, a broken attribute), which would be shown as text.
 */
export function checkDirectiveSyntax(root: Root, lines: readonly string[], report: Report): void {
  walk(root, (node) => {
    if (node.type === 'containerDirective') {
      const lastLine = lines[(node.position?.end.line ?? 0) - 1] ?? '';
      if (!/^\s*:{3,}\s*$/.test(lastLine) || node.position?.end.line === node.position?.start.line) {
        report(node, `the ${node.name} block is never closed with a line of colons`);
      }
    }
    const isLabel = node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
    if (node.type === 'paragraph' && !isLabel) {
      const first = lines[(node.position?.start.line ?? 0) - 1]?.trim() ?? '';
      if (first.startsWith('::')) report(node, `this looks like a directive but is not one: ${first.slice(0, 60)}`);
    }
  });
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
