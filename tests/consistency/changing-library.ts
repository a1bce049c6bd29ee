import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '#config/locale.ts';
import { addressSpace, type EntryType, entryTypes } from '#services/content/model/entries/entry-types.ts';
import { pick } from '../bench/generated-words.ts';
import { GeneratedLibrary, writeEntry, writeTables } from '../bench/library-generator.ts';
import { projectFolder } from '../processes.ts';
import { fieldOf, withField } from './entry-text.ts';

type Texts = Record<Locale, string>;
type Entry = { id: string; type: EntryType; texts: Texts; before: Texts[]; again: ((mark: string) => Texts) | null };
type Entries = readonly [Entry, ...Entry[]];
/** `due` is when it comes or goes by itself after that, in milliseconds since 1970. */
export type Change = { kind: Kind | 'picture'; id: string; due: number | null };

/** As often as they stand here. */
const kinds = ['text', 'rename', 'rename', 'rename', 'unpublish', 'unpublish', 'revert', 'revert', 'revert', 'schedule'] as const;
type Kind = (typeof kinds)[number];

/** How soon what is scheduled comes or goes, in milliseconds. */
const soon = 500;
/** A title of 90 characters has no room for the mark of a change. */
const longestTitle = 78;

/** Some entries change again and again, so that their older texts and addresses come back. */
const favourites = 12;
const favoured = 0.4;

/**
 * The project's own library and a generated one, which change at random: new texts, other addresses, older versions, and entries that
 * are taken back. Each entry lies in a folder of its own, so that publishing it reads no other.
 */
export class ChangingLibrary {
  readonly #root: string;
  readonly #random: () => number;
  readonly #entries: Entries;
  readonly #favourites: Entries;
  /** Slugs that somebody had once, by address space. */
  readonly #left = new Map<string, Set<string>>();
  #changes = 0;

  private constructor(root: string, entries: Entries, random: () => number) {
    this.#root = root;
    this.#entries = entries;
    this.#random = random;
    this.#favourites = [entries[0], ...Array.from({ length: favourites - 1 }, () => pick(entries, random))];
  }

  static async make(root: string, { size, seed, random }: { size: number; seed: number; random: () => number }): Promise<ChangingLibrary> {
    const [first, ...others] = [...generated(size, seed), ...(await projectsOwn())];
    if (!first) throw new Error('the library is empty');
    const library = new ChangingLibrary(root, [first, ...others], random);
    await writeTables(library.whole);
    for (const entry of library.#entries) await writeEntry(library.whole, entry);
    return library;
  }

  /** The folder with every entry as it was first. */
  get whole(): string {
    return path.join(this.#root, 'whole');
  }

  /** The folder to publish an entry from once it has changed. */
  rootOf(id: string): string {
    return path.join(this.#root, 'changed', id);
  }

  /** Which entry changes next: one that none of `others` is. */
  choose(others: readonly string[] = []): string {
    for (;;) {
      const { id } = pick(this.#random() < favoured ? this.#favourites : this.#entries, this.#random);
      if (!others.includes(id)) return id;
    }
  }

  /** Changes the files of an entry. */
  async change(id: string): Promise<Change> {
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) throw new Error(`there is no ${id}`);
    this.#changes += 1;
    const wanted = pick(kinds, this.#random);
    const due = wanted === 'schedule' ? Date.now() + soon : null;
    const texts = this.#next(entry, wanted, due);
    const kind = texts ? wanted : 'text';
    this.#leave(entry);
    entry.before.push(entry.texts);
    entry.texts = texts ?? this.#newText(entry);
    await writeTables(this.rootOf(id));
    await writeEntry(this.rootOf(id), entry);
    return { kind, id, due: kind === 'schedule' ? due : null };
  }

  /** Null where that is nothing that can be done to it. */
  #next(entry: Entry, kind: Kind, due: number | null): Texts | null {
    switch (kind) {
      case 'text':
        return this.#newText(entry);
      case 'rename':
        return this.#renamed(entry);
      case 'unpublish':
        return this.#unpublished(entry);
      case 'revert':
        return this.#reverted(entry);
      case 'schedule': {
        const name = this.#random() < 0.5 ? 'publishAt' : 'unpublishAt';
        return inEach(shown(entry.texts), (text) => withField(text, name, new Date(due ?? 0).toISOString()));
      }
    }
  }

  /** Other words, links, pictures and topics at the same address. */
  #newText({ texts, again }: Entry): Texts {
    const mark = `mark-${this.#changes}`;
    if (again === null) {
      const unmarked = (text: string) => titleOf(text).replace(/ mark-\d+$/, '');
      return inEach(shown(texts), (text) => withField(text, 'title', `"${unmarked(text).slice(0, longestTitle)} ${mark}"`));
    }
    const next = again(mark);
    return inEach(next, (text, locale) => {
      const slug = fieldOf(texts[locale], 'slug');
      return slug === null ? text : withField(text, 'slug', slug);
    });
  }

  /** To a new address, or to one that somebody left. */
  #renamed({ id, type, texts }: Entry): Texts | null {
    if (fieldOf(texts.en, 'slug') === null) return null;
    const free = [...(this.#left.get(addressSpace(type)) ?? [])].filter((slug) => !this.#isTaken(type, slug, id));
    const slug = this.#random() < 0.4 ? free.at(Math.floor(this.#random() * free.length)) : undefined;
    return inEach(texts, (text) => withField(text, 'slug', slug ?? `${id}-${this.#changes}`));
  }

  #unpublished({ id, texts }: Entry): Texts {
    const to = this.choose([id]);
    const share = this.#random();
    return inEach(shown(texts), (text) => {
      if (share < 0.4) return withField(text, 'status', 'draft');
      const withdrawn = withField(text, 'status', 'withdrawn');
      return share < 0.7 ? withdrawn : withField(withdrawn, 'movedTo', to);
    });
  }

  #reverted({ id, type, before }: Entry): Texts | null {
    const texts = before.at(-1 - Math.floor(this.#random() * Math.min(3, before.length)));
    if (!texts) return null;
    const isFree = locales.every((locale) => !this.#isTaken(type, fieldOf(texts[locale], 'slug') ?? '', id));
    // What was scheduled then would be in the past by now.
    return isFree ? inEach(texts, (text) => withField(withField(text, 'publishAt', null), 'unpublishAt', null)) : null;
  }

  #isTaken(type: EntryType, slug: string, byAnotherThan: string): boolean {
    return this.#entries.some(
      (entry) =>
        entry.id !== byAnotherThan &&
        addressSpace(entry.type) === addressSpace(type) &&
        locales.some((locale) => fieldOf(entry.texts[locale], 'slug') === slug),
    );
  }

  #leave({ type, texts }: Entry): void {
    const slug = fieldOf(texts.en, 'slug');
    if (slug === null) return;
    const left = this.#left.get(addressSpace(type)) ?? new Set();
    this.#left.set(addressSpace(type), left.add(slug));
  }
}

function generated(size: number, seed: number): Entry[] {
  const library = new GeneratedLibrary({ count: size, seed });
  return library.ids.map((_, index) => {
    const { id, type, texts } = library.entry(index);
    return { id, type, texts, before: [], again: (mark) => library.entry(index, { mark }).texts };
  });
}

/** With its screens: what the home page, the glossary and the lists of topics are made of. */
async function projectsOwn(): Promise<Entry[]> {
  const root = path.join(projectFolder, 'content');
  const entries: Entry[] = [];
  for (const type of entryTypes) {
    for (const id of await readdir(path.join(root, type)).catch(() => [])) {
      const textIn = (locale: Locale) => readFile(path.join(root, type, id, `${locale}.md`), 'utf8');
      entries.push({ id, type, texts: { en: await textIn('en'), es: await textIn('es') }, before: [], again: null });
    }
  }
  return entries;
}

function titleOf(text: string): string {
  return (fieldOf(text, 'title') ?? '').replace(/^"(.*)"$/, '$1');
}

function inEach(texts: Texts, change: (text: string, locale: Locale) => string): Texts {
  return { en: change(texts.en, 'en'), es: change(texts.es, 'es') };
}

/** Seen by readers from now on, for good. */
function shown(texts: Texts): Texts {
  return inEach(texts, (text) =>
    ['movedTo', 'publishAt', 'unpublishAt'].reduce((each, name) => withField(each, name, null), withField(text, 'status', 'published')),
  );
}
