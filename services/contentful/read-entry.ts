import { createHash } from 'node:crypto';
import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { stringify } from 'yaml';
import type { Locale } from '#config/locale.ts';
import { typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { slug } from '#services/content/model/slug.ts';
import { parseMarkdown, printMarkdown } from '#services/content/source/markdown/syntax.ts';
import type { EntryText } from '#services/content/source/read-folder.ts';
import { convert, excerpt, formOf } from './field-value.ts';
import { valueWithLocale } from './locales.ts';
import type { Source, TypeMapping } from './mapping.ts';
import { type Place, problemOf, webAddress } from './place.ts';
import { readDocument } from './rich-text/read-document.ts';
import { type SectionReader, sectionFromEntry } from './section-from-entry.ts';
import { linkIn, type SpaceEntry } from './space.ts';
import type { SpaceView } from './space-view.ts';
import { isPublishedIn, stateOf } from './states.ts';

const teaserLetters = { least: 40, most: 200 };
/** Markdown takes quadratic time over what is nested in one line, and an editor's paragraph is never so long. */
const longestText = 1_000_000;

export type ReadText = { text: EntryText; problems: Problem[]; placeOf(problem: Pick<Problem, 'line' | 'message'>): Place; headings: readonly string[] };

/** Whether an entry says anything in this language of the space: a fallback from another language is no translation. */
export function isWrittenIn(view: SpaceView, entry: SpaceEntry, { fields, body }: TypeMapping, theirs: string): boolean {
  if (stateOf(entry.sys) !== 'draft' && !isPublishedIn(entry.sys, theirs)) return false;
  const language = (code: string) => code.split('-', 1)[0]?.toLowerCase();
  const names = [...Object.values(fields).flatMap((source) => source ?? []), ...body].map((path) => path.split('.', 1)[0] ?? '');
  return names.some((name) => {
    const found = valueWithLocale(entry.fields[name], theirs, view.space.locales);
    return found !== null && found.value !== null && found.value !== '' && language(found.locale) === language(theirs);
  });
}

/** Reads one language of an entry as the Markdown that an editor of files would have written. `headings` are the ids of the headings of the language before, which this one shares where it has as many. */
export function readEntry(
  view: SpaceView,
  entry: SpaceEntry,
  mapping: TypeMapping,
  locale: Locale,
  headings: readonly string[] = [],
): ReadText {
  return new EntryReader(view, entry, mapping, locale).read(headings);
}

class EntryReader implements SectionReader {
  readonly #view: SpaceView;
  readonly #entry: SpaceEntry;
  readonly #mapping: TypeMapping;
  readonly #locale: Locale;
  readonly #theirs: string;
  readonly #problems: Problem[] = [];
  readonly #ids = new Set(['introduction']);

  constructor(view: SpaceView, entry: SpaceEntry, mapping: TypeMapping, locale: Locale) {
    this.#view = view;
    this.#entry = entry;
    this.#mapping = mapping;
    this.#locale = locale;
    this.#theirs = view.mapping.locales[locale] ?? view.defaultLocale;
  }

  read(headings: readonly string[]): ReadText {
    const { type, body, fields } = this.#mapping;
    const frontMatter = this.#frontMatter();
    const blocks = this.#body(body, true);
    const ids = this.#nameHeadings(blocks, headings);
    const yaml = stringify(frontMatter, { lineWidth: 0, schema: 'core' });
    const source = `---\n${yaml}---\n${blocks.length > 0 ? `\n${printMarkdown({ type: 'root', children: blocks })}` : ''}`;
    const hash = createHash('sha256').update(type).update(source).digest('hex');
    const file = webAddress(this.#entry, this.#view.mapping, { locale: this.#theirs });
    const placeOf = ({ line, message }: Pick<Problem, 'line' | 'message'>): Place => {
      const lines = source.split('\n');
      const bodyLine = yaml.split('\n').length + 1;
      const key = lines.slice(0, line).findLast((each) => /^\w+:/.test(each))?.split(':', 1)[0] ?? '';
      const named = fields[/^(\w+)[.:]/.exec(message)?.[1] ?? '']?.[0];
      const own = line > 1 && line <= bodyLine ? (fields[key]?.[0] ?? named) : named;
      return { field: own ?? (line > bodyLine ? body[0] : undefined), locale: this.#theirs };
    };
    return { text: { locale: this.#locale, file, source, raw: source, hash }, problems: this.#problems, placeOf, headings: ids };
  }

  #frontMatter(): Record<string, unknown> {
    const { type, fields, constants } = this.#mapping;
    const { sys } = this.#entry;
    const written = Object.entries(fields).flatMap(([name, source]): [string, unknown][] => {
      const value = source ? this.#field(name, source) : null;
      return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
    });
    const given: Record<string, unknown> = { ...constants, ...Object.fromEntries(written) };
    const screen = this.#view.mapping.screens[sys.id];
    const title = given.title ?? this.#view.nameOf(this.#entry);
    const hasAddress = typeDefinitions[type].shown !== 'inside' && screen === undefined && given.screen === undefined;
    const publishedAt = given.publishedAt ?? dayOf(sys.firstPublishedAt ?? sys.publishedAt ?? sys.createdAt);
    const updated = String(given.updatedAt ?? dayOf(sys.updatedAt) ?? publishedAt);
    return {
      title,
      ...(screen === undefined ? {} : { screen }),
      ...(hasAddress && { slug: slug(String(title)) || slug(sys.id) }),
      ...given,
      ...(stateOf(sys) === 'draft' && { status: 'draft' }),
      publishedAt,
      updatedAt: updated < String(publishedAt) ? publishedAt : updated,
    };
  }

  /** The first of the source that has a value, as our field has it: of a teaser, one that is not too short, if there is one. */
  #field(name: string, source: Source): unknown {
    const form = formOf(this.#mapping.type, name);
    let short: string | null = null;
    for (const path of source) {
      const { value, problem } = convert(this.#valueAt(this.#entry, path), form, (link) => this.#idOfLink(link));
      if (problem !== undefined) this.#say('warning', problem, path);
      if (value === null || value === '') continue;
      if (name !== 'teaser' || typeof value !== 'string') return value;
      if (value.length < teaserLetters.least) short ??= value;
      else return this.#teaser(value, path);
    }
    return short;
  }

  #teaser(value: string, path: string): string {
    if (value.length <= teaserLetters.most) return value;
    this.#say('warning', `teaser: is longer than ${teaserLetters.most} characters, and was cut at the end of a sentence or a word`, path);
    return excerpt(value, teaserLetters.most);
  }

  #idOfLink({ linkType, id }: { linkType: string; id: string }): string | null {
    if (linkType === 'Asset') return this.#view.assetId(id);
    return this.#view.entry(id) ? this.#view.idOf(id) : null;
  }

  /** What a path leads to, in this language. */
  #valueAt(entry: SpaceEntry, path: string): unknown {
    const [name = '', ...more] = path.split('.');
    if (name === 'sys') return Reflect.get(entry.sys, more.join('.')) ?? null;
    const value = this.#valueOf(entry, name);
    if (more.length === 0) return value;
    const link = linkIn(Array.isArray(value) ? value[0] : value);
    const target = link?.linkType === 'Entry' ? this.#view.entry(link.id) : null;
    return target ? this.#valueAt(target, more.join('.')) : null;
  }

  #valueOf(entry: SpaceEntry, name: string): unknown {
    const values = entry.fields[name];
    const found = valueWithLocale(values, this.#theirs, this.#view.space.locales);
    if (found) return found.value;
    return this.#view.isShared(entry, name) ? (values?.[this.#view.defaultLocale] ?? null) : null;
  }

  /** Blocks of all that these fields hold, one after another. */
  #body(source: Source, mayHoldSections: boolean, entry: SpaceEntry = this.#entry): RootContent[] {
    return source.flatMap((path) => [this.#valueAt(entry, path)].flat().flatMap((value) => this.#blocksOf(value, path, mayHoldSections, entry)));
  }

  #blocksOf(value: unknown, path: string, mayHoldSections: boolean, entry: SpaceEntry): RootContent[] {
    if (value === null || value === undefined) return [];
    if (typeof value === 'string') return this.#fromMarkdown(value, path, entry);
    const link = linkIn(value);
    const document = link ? embedding(link) : value;
    if (typeof document !== 'object' || document === null || !('nodeType' in document)) {
      this.#say('error', 'is neither rich text nor text, and cannot be part of an entry’s text', path, entry);
      return [];
    }
    const { blocks, found } = readDocument(document, {
      plainText: new Set(this.#view.mapping.plainText),
      entry: (id) => this.#view.named(id),
      asset: (id) => this.#view.assetId(id),
      section: (id) => (mayHoldSections ? this.#section(id, path) : null),
    });
    for (const { severity, message, at } of found) this.#say(severity, at.length > 0 ? `${message} [${at.join('.')}]` : message, path, entry);
    return blocks;
  }

  #section(id: string, path: string): RootContent[] | null {
    const entry = this.#view.entry(id);
    const section = entry && sectionFromEntry(entry, this, [this.#entry.sys.id]);
    if (entry && !section) this.#say('error', `embeds the entry ${id}, of which no section can be made`, path);
    return section;
  }

  #fromMarkdown(value: string, path: string, entry: SpaceEntry): RootContent[] {
    if (value.length > longestText) {
      this.#say('error', `is longer than ${longestText} characters`, path, entry);
      return [];
    }
    const { children } = parseMarkdown(value.replace(/\r\n?/g, '\n'));
    if (!children.some((node) => node.type === 'heading' && node.depth === 1)) return children;
    this.#say('warning', 'headings begin at the first level, which is the title’s alone: each became one of the next level', path, entry);
    return children.map((node) => (node.type === 'heading' ? { ...node, depth: lowered(node.depth) } : node));
  }

  /** Ends each heading of the second level with its id. */
  #nameHeadings(blocks: readonly RootContent[], shared: readonly string[]): string[] {
    const found = blocks.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
    return found.map((node, index) => {
      const own = shared.length === found.length ? shared[index] : undefined;
      const id = own ?? this.#newId(slug(textOf(node)));
      node.children = [...node.children, { type: 'text', value: ` {#${id}}` }];
      return id;
    });
  }

  #newId(wanted: string): string {
    const base = wanted === '' ? 'part' : wanted;
    let id = base;
    for (let number = 1; this.#ids.has(id); number++) id = `${base}-no-${number}`;
    this.#ids.add(id);
    return id;
  }

  mappingOf(entry: SpaceEntry) {
    return this.#view.sectionOf(entry);
  }

  words(entry: SpaceEntry, source: Source): string | null {
    for (const path of source) {
      const { value } = convert(this.#valueAt(entry, path), 'words', (link) => this.#idOfLink(link));
      if (value !== null && value !== '') return String(value).replace(/\s+/g, ' ');
    }
    return null;
  }

  flag(entry: SpaceEntry, source: Source): boolean | null {
    const value = this.#valueAt(entry, source[0] ?? '');
    return typeof value === 'boolean' ? value : null;
  }

  blocks(entry: SpaceEntry, source: Source): RootContent[] {
    return this.#body(source, false, entry);
  }

  linked(entry: SpaceEntry, source: Source): SpaceEntry[] {
    return this.#links(entry, source).flatMap(({ linkType, id }) => {
      const target = linkType === 'Entry' ? this.#view.entry(id) : null;
      if (linkType === 'Entry' && !target) this.#say('warning', `links to the entry ${id}, which is not there: it was left out`, source[0], entry);
      return target ?? [];
    });
  }

  pageAddress(entry: SpaceEntry): string | null {
    return this.#view.typeOf(entry) ? `entry:${this.#view.idOf(entry.sys.id)}` : null;
  }

  pictures(entry: SpaceEntry, source: Source): { id: string; caption: string | null }[] {
    return this.#links(entry, source).flatMap(({ id }) => {
      const asset = this.#view.assetId(id);
      if (asset === null) this.#say('warning', `shows the asset ${id}, which is not there: it was left out`, source[0], entry);
      return asset === null ? [] : [{ id: asset, caption: null }];
    });
  }

  #links(entry: SpaceEntry, source: Source): { linkType: string; id: string }[] {
    return source.flatMap((path) => [this.#valueAt(entry, path)].flat().flatMap((value) => linkIn(value) ?? []));
  }

  sectionId(entry: SpaceEntry): string {
    return this.#newId(slug(entry.sys.id));
  }

  say(entry: SpaceEntry, message: string): void {
    this.#say('warning', message, undefined, entry);
  }

  #say(severity: Problem['severity'], message: string, path?: string, entry: SpaceEntry = this.#entry): void {
    const field = path?.split('.', 1)[0];
    const named = { name: this.#view.nameOf(entry), type: entry.sys.contentType.sys.id };
    const place = { mapping: this.#view.mapping, field: field === 'sys' ? undefined : field, locale: this.#theirs, ours: this.#locale };
    const problem = problemOf(entry, named, place, { severity, message });
    this.#problems.push({ ...problem, entry: this.#view.idOf(this.#entry.sys.id) });
  }
}

/** A link in a field that is text stands for itself, as one that is embedded in rich text does. */
function embedding({ linkType, id }: { linkType: string; id: string }) {
  const nodeType = linkType === 'Asset' ? 'embedded-asset-block' : 'embedded-entry-block';
  const target = { sys: { type: 'Link', linkType, id } };
  return { nodeType: 'document', data: {}, content: [{ nodeType, data: { target }, content: [] }] };
}

function lowered(depth: Heading['depth']): Heading['depth'] {
  switch (depth) {
    case 1:
      return 2;
    case 2:
      return 3;
    case 3:
      return 4;
    case 4:
      return 5;
    case 5:
    case 6:
      return 6;
    default:
      return depth satisfies never;
  }
}

function dayOf(moment: string | undefined): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(moment ?? '')?.[0];
}
