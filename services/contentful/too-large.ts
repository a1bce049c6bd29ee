/**
 * What no entry of a space is: Contentful takes 1 MB for one, with all its locales. It is looked at before anything that calls itself at each
 * level, as JSON, YAML and PostgreSQL do.
 */
const largest = { levels: 250, values: 1_000_000, letters: 8_000_000 } as const;

/** Why an item of a space is larger than any is, in words; null for any other. Takes time in proportion to its size, until it is too large. */
export function tooLarge(item: unknown): string | null {
  let [values, letters] = [0, 0];
  let level: unknown[] = [item];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > largest.levels) return `is nested deeper than ${largest.levels} levels`;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') letters += value.length;
      if (letters > largest.letters) return `has more than ${largest.letters} letters`;
      if (typeof value !== 'object' || value === null) continue;
      const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
      values += inside.length;
      if (values > largest.values) return `has more than ${largest.values} values`;
      for (const each of inside) if (typeof each === 'string' || typeof each === 'object') below.push(each);
    }
    level = below;
  }
  return null;
}

/** What is kept of an item that is too large: which it is, and why nothing more of it is. */
export type Unreadable = { sys: { type: string; id: string }; tooLarge: string };
