import type { Block } from './prose.ts';
import { fold, wordsOf } from './words.ts';

/** In words. */
const runLength = 8;

/** The runs of eight words in one text, by a hash of them. */
export type Runs = {
  /** As written, block after block. */
  words: readonly string[];
  /** The block that each word stands in, as its place among the blocks. */
  blockOf: readonly number[];
  blocks: readonly Block[];
  /** For each hash the place of the word that its first run begins with. */
  places: ReadonlyMap<number, number>;
  /** The hash of the run that begins at each word; 0 where too few words of the block follow. */
  hashes: Float64Array;
};

/** Gives every word, as it is compared, a number of its own. */
export class WordNumbers {
  readonly #byFolded = new Map<string, number>();
  readonly #byWritten = new Map<string, number>();

  of(word: string): number {
    const known = this.#byWritten.get(word);
    if (known !== undefined) return known;
    const folded = fold(word);
    const number = this.#byFolded.get(folded) ?? this.#byFolded.size + 1;
    this.#byFolded.set(folded, number);
    this.#byWritten.set(word, number);
    return number;
  }
}

/** Cuts blocks into runs; none goes from one block into the next. */
export function runsOf(blocks: readonly Block[], numbers: WordNumbers): Runs {
  const words: string[] = [];
  const blockOf: number[] = [];
  for (const [index, { text }] of blocks.entries()) {
    for (const word of wordsOf(text)) {
      words.push(word);
      blockOf.push(index);
    }
  }
  const ids = Int32Array.from(words, (word) => numbers.of(word));
  const hashes = new Float64Array(words.length);
  const places = new Map<number, number>();
  for (let at = 0; at + runLength <= words.length; at++) {
    if (blockOf[at] !== blockOf[at + runLength - 1]) continue;
    const hash = hashOf(ids, at);
    hashes[at] = hash;
    if (!places.has(hash)) places.set(hash, at);
  }
  return { words, blockOf, blocks, places, hashes };
}

/**
 * 53 bits, as many as a number holds exactly, from two multiplicative hashes (after FNV-1a) of the word numbers of a run;
 * never 0. Among a million runs, the chance that any two different ones share a hash is 1 in 18,000 (n² / 2 / 2⁵³).
 */
function hashOf(ids: Int32Array, at: number): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = at; index < at + runLength; index++) {
    const id = ids[index] ?? 0;
    low = Math.imul(low ^ id, 0x01000193);
    low ^= low >>> 15;
    high = Math.imul(high ^ id, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0) + 1;
}

/** The longest stretch of words that two texts share, as written in the first, and where it begins there and in the second. */
export function longestShared(first: Runs, second: Runs): { words: string[]; at: number; otherAt: number } {
  let best = { length: 0, at: 0, otherAt: 0 };
  for (let at = 0; at < first.hashes.length; at++) {
    const otherAt = first.hashes[at] ? second.places.get(first.hashes[at] ?? 0) : undefined;
    if (otherAt === undefined) continue;
    let length = 1;
    while (first.hashes[at + length] && first.hashes[at + length] === second.hashes[otherAt + length]) length++;
    if (length > best.length) best = { length, at, otherAt };
  }
  const end = best.length > 0 ? best.at + best.length + runLength - 1 : 0;
  return { words: first.words.slice(best.at, end), at: best.at, otherAt: best.otherAt };
}
