import { BLOCKS } from '#services/content/model/rich-text.ts';
import { plain, type Repaired } from './repair.ts';

/** A node as its words alone. */

export function text(value: string): Repaired {
  return { nodeType: 'text', value, marks: [], data: {} };
}

/** The words of a node in its place: among words they are the texts themselves, elsewhere a paragraph for each line. */
export function wordsOf(node: Repaired, isInline: boolean): Repaired[] {
  if (isInline) return 'content' in node ? node.content.flatMap((child) => wordsOf(child, true)) : [node];
  return inPlace(
    plain(node)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => text(line)),
    false,
  );
}

export function inPlace(texts: readonly Repaired[], isInline: boolean): Repaired[] {
  return isInline ? [...texts] : texts.map((each) => ({ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [each] }));
}
