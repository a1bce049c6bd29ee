import type { Locale } from '#config/locale.ts';

/** A source of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

const vocabularySize = 5_000;
const syllables: Record<Locale, readonly [string, ...string[]]> = {
  en: ['the', 'ing', 'er', 'a', 'ly', 'ness', 'be', 'con', 'un', 'tion', 'ment', 'or', 'ish', 'ck', 'ow', 'st', 'ea', 'gh', 'wor', 'y'],
  es: ['ción', 'la', 'de', 'ri', 'ño', 'mente', 'ar', 'és', 'tra', 'á', 'do', 'que', 'sal', 'ú', 'lle', 'mo', 'ble', 'cí', 'pe', 'os'],
};

/** Words of a language that are none, some of them often and most of them hardly ever, as in a language. */
export class Words {
  readonly #words: readonly string[];
  /** Up to which share of a text the words come, each beside those before it: the word of rank n with the weight 1/n. */
  readonly #shares: readonly number[];

  constructor(locale: Locale) {
    const random = randomOf(`words ${locale}`);
    const words = new Set<string>();
    while (words.size < vocabularySize) {
      const length = 1 + Math.floor(random() * 4);
      words.add(Array.from({ length }, () => pick(syllables[locale], random)).join(''));
    }
    this.#words = [...words];
    let sum = 0;
    const sums = this.#words.map((_, index) => {
      sum += 1 / (index + 1);
      return sum;
    });
    this.#shares = sums.map((each) => each / sum);
  }

  one(random: () => number): string {
    const share = random();
    let [low, high] = [0, this.#shares.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#shares[middle] ?? 1) < share) low = middle + 1;
      else high = middle;
    }
    return this.#words[low] ?? '';
  }

  some(count: number, random: () => number): string {
    return Array.from({ length: count }, () => this.one(random)).join(' ');
  }

  /** As many words as fit into this many letters, the first of them written large. */
  upTo(letters: number, random: () => number): string {
    let text = this.one(random);
    while (text.length < letters) text += ` ${this.one(random)}`;
    const cut = text.slice(0, letters).trimEnd();
    return cut.slice(0, 1).toUpperCase() + cut.slice(1);
  }
}
