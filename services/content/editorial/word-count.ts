import type { Block } from './prose.ts';
import { wordsOf } from './words.ts';

/** Above this many words an entry is long: it needs more sources, and more than plain text. */
export const longEntry = 500;

/** All the words of these blocks, tables and labels among them. */
export function wordCount(blocks: readonly Pick<Block, 'text'>[]): number {
  return blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}
