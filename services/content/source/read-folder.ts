import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '#config/locale.ts';
import { forum, organisation } from '#config/organisation.ts';
import { type EntryType, entryTypes } from '#services/content/model/entries/entry-types.ts';
import { figuresIn } from '#services/content/model/figures.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema, notAName } from '#services/content/model/references.ts';
import { readFigures } from './read-figures.ts';

/** `source` has the organisation's names and the figures filled in; `raw` is the file as it is. */
export type EntryText = { locale: Locale; file: string; source: string; raw: string; hash: string };
/** Where the text of an entry comes from. An id is one or the other's. */
export const origins = ['files', 'contentful', 'preview'] as const;
export type Origin = (typeof origins)[number];
export type EntryFolder = {
  id: string;
  type: EntryType;
  texts: EntryText[];
  problems: Problem[];
  /** The files of the library, where nothing else is said. */
  origin?: Origin;
};

/** The folder that should hold the library is not there. Nothing is published then, and nothing is taken for gone. */
export class NoLibrary extends Error {
  override name = 'NoLibrary';
}

function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}

const fileNames = new Map(locales.map((locale) => [`${locale}.md`, locale]));

/** How many entries are read side by side. */
const atOnce = 32;

/**
 * Reads every entry of the library: `root/<type>/<id>/<locale>.md`. Nothing is parsed yet. `signs` is the hash of the table that
 * call boxes are made from.
 */
export async function readFolders(root: string, signs = ''): Promise<EntryFolder[]> {
  if (!(await stat(root).catch(() => null))?.isDirectory()) throw new NoLibrary(`${root} is no folder: there is no library to read`);
  const { table } = await readFigures(root);
  const figures = { en: figuresIn(table, 'en'), es: figuresIn(table, 'es') };
  const folders: EntryFolder[] = [];
  const known = new Map<string, EntryFolder>();
  for (const type of entryTypes) {
    const names = await readdir(path.join(root, type)).catch(ifMissing<string[]>([]));
    // What begins with a dot is the system's own.
    const ids = names.filter((name) => !name.startsWith('.')).sort();
    for (let start = 0; start < ids.length; start += atOnce) {
      const read = ids.slice(start, start + atOnce).map((id) => readFolder(path.join(root, type, id), { id, type, signs, figures }));
      folders.push(...(await Promise.all(read)));
    }
  }
  for (const folder of folders) {
    const { id, type } = folder;
    const other = known.get(id);
    if (other) folder.problems.push(sameId(path.join(root, type, id), id, other));
    else known.set(id, folder);
  }
  return folders;
}

function sameId(folder: string, entry: string, other: EntryFolder): Problem {
  const message = `a ${other.type} has this id already: ids are unique among all types`;
  return { severity: 'error', entry, locale: undefined, file: path.relative(process.cwd(), folder), line: 1, message };
}

type Figures = Record<Locale, ReadonlyMap<string, string>>;
type Folder = { id: string; type: EntryType; signs: string; figures: Figures };

async function readFolder(folder: string, { id, type, signs, figures }: Folder): Promise<EntryFolder> {
  const problems: Problem[] = [];
  const shown = path.relative(process.cwd(), folder);
  const report = (file: string, line: number, message: string, severity: Problem['severity'] = 'error', locale?: Locale) =>
    problems.push({ severity, entry: id, locale, file: path.join(shown, file), line, message });
  if (!nameSchema.safeParse(id).success) report('', 1, `the folder’s name ${notAName}`);
  const files = (await readdir(folder).catch(() => [])).sort();
  const texts: EntryText[] = [];
  for (const name of files) {
    const locale = fileNames.get(name);
    // Whatever is no text is media, which `services/media` reads.
    if (!locale && !name.endsWith('.md')) continue;
    if (!locale) {
      report(name, 1, `unexpected file: an entry holds ${[...fileNames.keys()].join(' and ')}`);
      continue;
    }
    const { raw, problem } = await readText(path.join(folder, name));
    if (raw === null) {
      report(name, problem.line, problem.message, 'error', locale);
      continue;
    }
    const { source, unknown } = fillIn(raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), figures[locale]);
    for (const { line, message } of unknown) report(name, line, message, 'error', locale);
    const madeFrom = source.includes(':::call-box') ? [source, signs] : [source];
    const hash = createHash('sha256').update(type).update(madeFrom.join('')).digest('hex');
    texts.push({ locale, file: path.join(shown, name), source, raw, hash });
  }
  const [only, another] = files.flatMap((name) => fileNames.get(name) ?? []);
  if (only && !another) {
    const missing = locales.find((locale) => locale !== only);
    report(`${only}.md`, 1, `there is no translation: ${missing}.md is missing`, 'warning', only);
  }
  if (!only) report('', 1, 'the entry has neither en.md nor es.md');
  return { id, type, texts, problems };
}

type ReadText = { raw: string; problem: null } | { raw: null; problem: { line: number; message: string } };

/** A file as it is, byte order mark and all. */
async function readText(file: string): Promise<ReadText> {
  try {
    const bytes = await readFile(file);
    const isText = (piece: Buffer) => isUtf8(piece) && !piece.includes(0);
    if (isText(bytes)) return { raw: bytes.toString('utf8'), problem: null };
    const lines = bytes.toString('latin1').split('\n');
    const line = lines.findIndex((each) => !isText(Buffer.from(each, 'latin1'))) + 1;
    return { raw: null, problem: { line, message: 'is not UTF-8 text' } };
  } catch (error) {
    return { raw: null, problem: { line: 1, message: `cannot be read (${String(error)})` } };
  }
}

const names = new Map([
  ['name', organisation.name],
  ['email', organisation.email],
  ['donationUrl', organisation.donationUrl],
  ...(forum === null ? [] : [['forumUrl', forum.url] as const]),
]);

const figure = 'figure:';

/** Without a forum, a line that leads there is left out: a paragraph, or an item of a list. */
function withoutForum(text: string): string {
  return text.replace(/^.*\{\{[ \t]*forumUrl[ \t]*\}\}.*$/gm, '');
}

/** Puts the organisation's names where the text says `{{name}}`, and figures where it says `{{figure:id}}`; lines stay where they are. */
function fillIn(text: string, figures: ReadonlyMap<string, string>): { source: string; unknown: { line: number; message: string }[] } {
  const unknown: { line: number; message: string }[] = [];
  const source = (forum === null ? withoutForum(text) : text).replace(
    /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g,
    (whole, name: string, offset: number) => {
      const id = name.startsWith(figure) ? name.slice(figure.length) : null;
      const value = id === null ? names.get(name) : figures.get(id);
      const message = id === null ? `no name {{${name}}} is known` : `figures.yaml has no figure “${id}”`;
      if (value === undefined) unknown.push({ line: text.slice(0, offset).split('\n').length, message });
      return value ?? whole;
    },
  );
  return { source, unknown };
}
