import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Problem } from './problem.ts';
import { entryId } from './sections/link.ts';
import { type EntryType, entryTypes } from './types/types.ts';

/** `source` has the organisation's names filled in; `raw` is the file as it is. */
export type EntryText = { locale: Locale; file: string; source: string; raw: string; hash: string };
export type EntryFolder = { id: string; type: EntryType; texts: EntryText[]; problems: Problem[] };

const fileNames = new Map(locales.map((locale) => [`${locale}.md`, locale]));

/** Reads every entry of the library: `root/<type>/<id>/<locale>.md`. Nothing is parsed yet. */
export async function readFolders(root: string): Promise<EntryFolder[]> {
  const fingerprint = await converterFingerprint();
  const folders: EntryFolder[] = [];
  for (const type of entryTypes) {
    const ids = await readdir(path.join(root, type)).catch(() => []);
    for (const id of ids.sort()) {
      const folder = await readFolder(path.join(root, type, id), id, type, fingerprint);
      const other = folders.find((each) => each.id === id);
      if (other) folder.problems.push(sameId(path.join(root, type, id), id, other));
      folders.push(folder);
    }
  }
  return folders;
}

function sameId(folder: string, entry: string, other: EntryFolder): Problem {
  const message = `a ${other.type} has this id already: ids are unique among all types`;
  return { severity: 'error', entry, locale: undefined, file: path.relative(process.cwd(), folder), line: 1, message };
}

async function readFolder(folder: string, id: string, type: EntryType, fingerprint: string): Promise<EntryFolder> {
  const problems: Problem[] = [];
  const shown = path.relative(process.cwd(), folder);
  const report = (file: string, line: number, message: string, severity: Problem['severity'] = 'error', locale?: Locale) =>
    problems.push({ severity, entry: id, locale, file: path.join(shown, file), line, message });
  if (!entryId.safeParse(id).success) report('', 1, 'the folder’s name is not an id: lower-case words joined by hyphens');
  const texts: EntryText[] = [];
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const locale = fileNames.get(name);
    // Whatever is no text is media, which `services/media` reads.
    if (!locale && !name.endsWith('.md')) continue;
    if (!locale) {
      report(name, 1, `unexpected file: an entry holds ${[...fileNames.keys()].join(' and ')}`);
      continue;
    }
    const raw = await readFile(path.join(folder, name), 'utf8');
    const { source, unknown } = fillIn(raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    for (const { line, name: variable } of unknown) report(name, line, `no name {{${variable}}} is known`, 'error', locale);
    texts.push({
      locale,
      file: path.join(shown, name),
      source,
      raw,
      hash: createHash('sha256').update(fingerprint).update(type).update(source).digest('hex'),
    });
  }
  const [only] = texts;
  if (texts.length === 1 && only) {
    const missing = locales.find((locale) => locale !== only.locale);
    report(path.basename(only.file), 1, `there is no translation: ${missing}.md is missing`, 'warning', only.locale);
  }
  if (texts.length === 0) report('', 1, 'the entry has neither en.md nor es.md');
  return { id, type, texts, problems };
}

const names = new Map([
  ['name', organisation.name],
  ['email', organisation.email],
  ['donationUrl', organisation.donationUrl],
  ['forumUrl', organisation.forumUrl],
]);

/** Puts the organisation's names where the text says `{{name}}`; lines stay where they are. */
function fillIn(text: string): { source: string; unknown: { line: number; name: string }[] } {
  const unknown: { line: number; name: string }[] = [];
  const source = text.replace(/\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g, (whole, name: string, offset: number) => {
    const value = names.get(name);
    if (value === undefined) unknown.push({ line: text.slice(0, offset).split('\n').length, name });
    return value ?? whole;
  });
  return { source, unknown };
}

/** Changes whenever the code that turns text into entries does, so that an upgrade publishes everything anew. */
async function converterFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (name) => /\.ts$/.test(name) && !/(\.test|testing)\.ts$/.test(name),
  );
  for (const name of files.sort()) hash.update(await readFile(path.join(import.meta.dirname, name)));
  return hash.digest('hex');
}
