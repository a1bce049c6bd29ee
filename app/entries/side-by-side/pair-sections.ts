import type { Section } from '#services/content/model/sections/sections.ts';

/** A section in both languages, or in the one that it is in; `id` is that which the languages share. */
export type Pair = { id: string; first?: Section; second?: Section };

/**
 * The sections of two languages of an entry, by their shared ids and in the order of the first. One that only the second has
 * stands after what it follows there. The ids of the second end in `suffix`.
 */
export function pairSections(first: readonly Section[], second: readonly Section[], suffix: string): Pair[] {
  const pairs: Pair[] = first.map((section) => ({ id: section.id, first: section }));
  let place = 0;
  for (const section of renamedSections(second, suffix)) {
    const id = section.id.slice(0, -suffix.length);
    const partner = pairs.findIndex((pair) => pair.id === id);
    if (partner < 0) pairs.splice(place, 0, { id, second: section });
    else pairs[partner] = { ...pairs[partner], id, second: section };
    place = (partner < 0 ? place : partner) + 1;
  }
  return pairs;
}

/** What ids of the second language end in. No id of an editor's has two hyphens in a row. */
export const suffixOf = (locale: string) => `--${locale}`;

const addressKeys = new Set(['uri', 'url', 'href']);

/** Sections under ids of their own, which the links among them follow. */
function renamedSections(sections: readonly Section[], suffix: string): Section[] {
  const renamed = (place: string) => {
    // Of what is within a section, the id begins with that of the section.
    const ids = ['sources', ...sections.map(({ id }) => id)].filter((id) => place === id || place.startsWith(`${id}-`));
    const [id] = ids.sort((a, b) => b.length - a.length);
    return id === undefined ? place : id + suffix + place.slice(id.length);
  };
  return sections.map((section) => {
    const copy = structuredClone(section);
    changeAddresses(copy, (address) => (address.startsWith('#') ? `#${renamed(address.slice(1))}` : address));
    return { ...copy, id: section.id + suffix };
  });
}

/** Changes the addresses in a piece of content, wherever in it they stand. */
function changeAddresses(content: unknown, change: (address: string) => string): void {
  if (typeof content !== 'object' || content === null) return;
  for (const [key, value] of Object.entries(content)) {
    if (addressKeys.has(key) && typeof value === 'string') Reflect.set(content, key, change(value));
    else changeAddresses(value, change);
  }
}
