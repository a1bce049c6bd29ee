import { isDeepStrictEqual } from 'node:util';
import { site } from '#app/addresses/site.ts';
import { type Locale, locales } from '#config/locale.ts';
import { sectionText } from '#services/content/model/sections/sections.ts';
import { checkEntry, type EntryVersion, referencesOfVersion } from '#services/content/source/check-entry.ts';
import { readFolders } from '#services/content/source/read-folder.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { GeneratedLibrary, writeLibrary } from '../bench/library-generator.ts';
import type { StoredEntry, StoredLibrary } from './stored-library.ts';

type Move = { id: string; locale: Locale; space: string; from: string; to: string };

/** Which entries take an address in turns: pages, so that their addresses are in one space. */
const seatOf = (index: number) => (index > 0 && index % 14 === 0 && index < 140 ? Math.ceil(index / 28) : null);

/**
 * A library that is written again and again, each time with another mark in every text, and what the database must hold of it:
 * of each entry one generation in both languages, with all that belongs to it.
 */
export class MarkedLibrary {
  readonly root: string;
  readonly size: number;
  generation = -1;
  readonly #library: GeneratedLibrary;
  readonly #generationOf = new Map<string, number>();
  /** What was written of an entry in each generation, by id. */
  readonly #written = new Map<string, EntryVersion[][]>();
  /** The generations that were published of an entry, as far as they were seen. */
  readonly #published = new Map<string, number[]>();
  readonly #redirects = new Map<string, string>();

  constructor(root: string, { size, seed }: { size: number; seed: number }) {
    this.root = root;
    this.size = size;
    this.#library = new GeneratedLibrary({ count: size, seed });
  }

  /** Writes the next generation of every entry. A third of them get another address, and some take that of another. */
  async writeNext(): Promise<void> {
    const generation = ++this.generation;
    await writeLibrary(this.root, this.#library, (index) => {
      const seat = seatOf(index);
      const isSeated = seat !== null && (index % 28 === 0) === (generation % 2 === 0);
      const slug = isSeated ? `seat-${seat}` : `${this.#library.ids[index]}-${Math.floor((generation + index) / 3)}`;
      return { mark: `mark-${generation}-of-this`, slug };
    });
    const signs = await readSigns(this.root);
    for (const folder of await readFolders(this.root, signs.hash)) {
      const { versions } = checkEntry(folder, { site, entryIds: new Set(), assetIds: new Set(), signs: signs.table });
      const written = this.#written.get(folder.id) ?? [];
      written[generation] = versions;
      this.#written.set(folder.id, written);
      for (const { source } of versions) this.#generationOf.set(source, generation);
    }
  }

  /** Holds the database against what was written: how many entries are of the newest generation, and everything that is wrong. */
  check(stored: StoredLibrary): { newest: number; faults: string[] } {
    const faults: string[] = [];
    const moves: Move[] = [];
    let newest = 0;
    for (const [id, written] of this.#written) {
      const entry = stored.entry(id);
      const published = this.#published.get(id) ?? [];
      const seen = locales.map((locale) => entry[locale].texts.map((text) => this.#generationOf.get(text) ?? -1));
      const now = seen[0] ?? [];
      const expected = [published, [...published, this.generation]];
      if (!expected.some((each) => seen.every((one) => isDeepStrictEqual(one, each))))
        faults.push(`${id}: published were ${published}, and now they are ${seen.join(' in English, ')} in Spanish`);
      if (now.at(-1) === this.generation) newest += 1;
      const versions = written[now.at(-1) ?? -1] ?? [];
      for (const version of versions) faults.push(...faultsOf(version, entry));
      if (now.length > published.length) moves.push(...movesBetween(written[published.at(-1) ?? -1] ?? [], versions));
      this.#published.set(id, now);
    }
    this.#move(moves);
    const redirects = [...this.#redirects].map(([address, id]) => `${address} ${id}`).sort();
    if (!isDeepStrictEqual(redirects, stored.redirects)) faults.push(`redirects: ${difference(redirects, stored.redirects)}`);
    return { newest, faults };
  }

  /** Addresses that were left lead on; who takes one that was just left came after who left it. */
  #move(moves: readonly Move[]): void {
    const left = new Set(moves.map(addressBefore));
    const [late, early] = [moves.filter((move) => left.has(addressAfter(move))), moves.filter((move) => !left.has(addressAfter(move)))];
    for (const move of [...early, ...late]) {
      this.#redirects.set(addressBefore(move), move.id);
      this.#redirects.delete(addressAfter(move));
    }
  }
}

const addressBefore = ({ locale, space, from }: Move) => `${locale} ${space} ${from}`;
const addressAfter = ({ locale, space, to }: Move) => `${locale} ${space} ${to}`;

function movesBetween(before: readonly EntryVersion[], after: readonly EntryVersion[]): Move[] {
  return before.flatMap(({ id, locale, space, slug: from }) => {
    const to = after.find((version) => version.locale === locale)?.slug ?? from;
    return from === to ? [] : [{ id, locale, space, from, to }];
  });
}

function faultsOf(version: EntryVersion, stored: StoredEntry): string[] {
  const { id, locale, slug, space, frontMatter, sections, fields } = version;
  const links = referencesOfVersion(version);
  const expected = {
    row: {
      ...{ slug, space, title: frontMatter.title, teaser: frontMatter.teaser, topics: frontMatter.topics, fields },
      ...{ sections: JSON.parse(JSON.stringify(sections)), search_text: sections.map(sectionText).join('\n') },
    },
    links: [...links.entries].sort(),
    assets: [...links.assets].sort(),
  };
  const { row, links: storedLinks, assets } = stored[locale];
  const found = { row, links: storedLinks, assets };
  return (['row', 'links', 'assets'] as const)
    .filter((part) => !isDeepStrictEqual(found[part], expected[part]))
    .map((part) => `${id} in ${locale}: its ${part} are not those of its text`);
}

function difference(expected: readonly string[], found: readonly string[]): string {
  const missing = expected.filter((each) => !found.includes(each));
  const unexpected = found.filter((each) => !expected.includes(each));
  return `missing [${missing.join(', ')}], unexpected [${unexpected.join(', ')}]`;
}
