import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '#config/locale.ts';
import { type EntryType, entryTypes } from '#services/content/model/entries/entry-types.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { splitFrontMatter } from '#services/content/source/markdown/front-matter.ts';
import { newEntry } from '#services/content/source/new-entry.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { projectFolder } from '../processes.ts';
import { pick, randomOf, Words } from './generated-words.ts';

export type GeneratedEntry = { id: string; type: EntryType; texts: Record<Locale, string> };
/** `mark` stands in every text, and everything else of it changes with it; without a `slug` it is the id. */
export type Revision = { mark?: string; slug?: string };

const lettersOfBody = 4_000;
const kindsOfEntry = 3;
const words: Record<Locale, Words> = { en: new Words('en'), es: new Words('es') };
const others = entryTypes.filter((type) => type !== 'topic');

/** The pictures that the examples show, by the names that the project's own library has for them. */
const assetNames: Record<string, string> = { hands: 'dawn', garden: 'dawn', 'questions-pdf': 'questions-for-your-visit' };

/**
 * A library that nobody wrote: every type, every kind of section, topics within topics, entries that link to each other, about
 * 4 KB in each language. The same for the same seed.
 */
export class GeneratedLibrary {
  readonly ids: readonly [string, ...string[]];
  readonly #seed: number;
  readonly #types: readonly EntryType[];
  readonly #topics: readonly [string, ...string[]];
  readonly #people: readonly [string, ...string[]];

  constructor({ count, seed }: { count: number; seed: number }) {
    this.#seed = seed;
    const topics = Math.max(1, Math.floor(count / 40));
    this.#types = Array.from({ length: count }, (_, index) => (index < topics ? 'topic' : (others[index % others.length] ?? 'page')));
    const ids = this.#types.map((type, index) => `${type.toLowerCase()}-${index}`);
    const ofType = (wanted: EntryType) => ids.filter((_, index) => this.#types[index] === wanted);
    this.ids = atLeastOne(ids);
    this.#topics = atLeastOne(ofType('topic'));
    this.#people = atLeastOne(ofType('person'));
  }

  entry(index: number, { mark = '', slug }: Revision = {}): GeneratedEntry {
    const [id, type] = [this.ids[index], this.#types[index]];
    if (id === undefined || type === undefined) throw new RangeError(`there is no entry ${index}`);
    const textIn = (locale: Locale) => {
      // What is the same in both languages comes from the first of these, the words from the second.
      const shape = randomOf(`${this.#seed} ${index} ${mark}`);
      const random = randomOf(`${this.#seed} ${index} ${mark} ${locale}`);
      return `---\n${this.#frontMatter(index, type, id, locale, slug, shape, random)}---\n\n${this.#body(index, locale, mark, shape, random)}`;
    };
    return { id, type, texts: { en: textIn('en'), es: textIn('es') } };
  }

  #frontMatter(index: number, type: EntryType, id: string, locale: Locale, slug = id, shape: () => number, random: () => number): string {
    const written = splitFrontMatter(newEntry(type, id, locale, '2026-11-20'))?.yaml ?? '';
    const yaml = written
      .replace(/^title: .*$/m, `title: ${words[locale].upTo(40, random)}`)
      .replace(/^teaser: .*$/m, `teaser: ${words[locale].upTo(120, random)}`)
      .replace(/^slug: .*$/m, `slug: ${slug}`)
      .replace('status: draft', 'status: published')
      .replaceAll('sample-person', pick(this.#people, shape));
    if (type !== 'topic') return `${yaml}topics: [${[...new Set([pick(this.#topics, shape), pick(this.#topics, shape)])].join(', ')}]\n`;
    return index === 0 ? yaml : `${yaml}parent: ${this.#topics[Math.floor(shape() * index)] ?? this.#topics[0]}\n`;
  }

  #body(index: number, locale: Locale, mark: string, shape: () => number, random: () => number): string {
    const vocabulary = words[locale];
    const paragraph = () =>
      `${vocabulary.upTo(250, random)} [${vocabulary.some(3, random)}](entry:${pick(this.ids, shape)}) and **${vocabulary.some(2, random)}**. ${vocabulary.upTo(250, random)}.`;
    const sections = Array.from({ length: kindsOfEntry }, (_, place) => this.#example(index * kindsOfEntry + place, locale, shape));
    const blocks = [`${mark} ${paragraph()}`.trim()];
    for (let part = 1; part <= 5 || blocks.join('\n\n').length < lettersOfBody; part++) {
      blocks.push(`## ${vocabulary.upTo(30, random)} {#part-${part}}`, paragraph());
      const section = sections.shift();
      if (section) blocks.push(section);
    }
    return `${[...blocks, `${vocabulary.upTo(80, random)} ${mark}`.trim()].join('\n\n')}\n`;
  }

  /** An example of a section, which leads to entries and shows pictures of this library. */
  #example(number: number, locale: Locale, shape: () => number): string {
    const kind = knownKinds[number % knownKinds.length] ?? 'bodyCopy';
    // One after another, since some kinds name none twice.
    let next = Math.floor(shape() * this.ids.length);
    const target = () => this.ids[next++ % this.ids.length];
    return sectionDefinitions[kind].example[locale]
      .replace(/(\(|")entry:[a-z0-9-]+/g, (_, before: string) => `${before}entry:${target()}`)
      .replace(/ entry="[^"]+"/g, () => ` entry="${target()}"`)
      .replace(/(asset:|asset=")([a-z0-9-]+)/g, (_, before: string, name: string) => before + (assetNames[name] ?? name));
  }
}

function atLeastOne(ids: readonly string[]): [string, ...string[]] {
  const [first = 'nobody', ...more] = ids;
  return [first, ...more];
}

export async function writeEntry(root: string, { id, type, texts }: GeneratedEntry): Promise<void> {
  const folder = path.join(root, type, id);
  await mkdir(folder, { recursive: true });
  for (const locale of locales) await writeFile(path.join(folder, `${locale}.md`), texts[locale]);
}

/** Writes the tables that entries name: the signs of call boxes, those of the project's own entries and of generated ones, and the figures. */
export async function writeTables(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'signs.yaml'), JSON.stringify(await allSigns()));
  await cp(path.join(projectFolder, 'content/figures.yaml'), path.join(root, 'figures.yaml'));
}

/** The project's own table, and the few of the examples. */
export async function allSigns(): Promise<SignTable> {
  const { table } = await readSigns(path.join(projectFolder, 'content'));
  return {
    ...table,
    situations: { ...sampleSigns.situations, ...table.situations },
    signs: { ...table.signs, ...Object.fromEntries(Object.entries(sampleSigns.signs).map(([id, sign]) => [`sample-${id}`, sign])) },
    advice: { ...sampleSigns.advice, ...table.advice },
    sentences: { ...sampleSigns.sentences, ...table.sentences },
    sources: { ...sampleSigns.sources, ...table.sources },
  };
}

/** Writes a whole library into a folder, with the assets that it shows. */
export async function writeLibrary(root: string, library: GeneratedLibrary, revisionOf: (index: number) => Revision = () => ({})) {
  await cp(path.join(projectFolder, 'content/asset'), path.join(root, 'asset'), { recursive: true });
  await writeTables(root);
  for (const index of library.ids.keys()) await writeEntry(root, library.entry(index, revisionOf(index)));
}
