import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '#config/locale.ts';
import { isEntryType } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema, notAName } from '#services/content/model/references.ts';
import { parseCaptions } from './captions.ts';
import { type LineProblem, type Loudness, parseDescription } from './description.ts';
import { type Inspection, inspectFile } from './inspect.ts';
import { captionsType, kindOf, typeOfExtension } from './media-types.ts';
import { UnfitFile } from './unfit-file.ts';

/** A validated file of the library with its description. */
export type AssetSource = Inspection & {
  id: string;
  /** Of captions: when their last words begin, in seconds. */
  lastWords: number | null;
  /** The path of the file. */
  file: string;
  fileName: string;
  credit: string | null;
  language: Locale | null;
  membersOnly: boolean;
  texts: Record<Locale, { title: string; alt: string }>;
  /** Measured of a recording. */
  loudness: Loudness | null;
  /** Hash of everything above but the path and the loudness, which no page shows: detects changes of the file, and of the code that reads it. */
  sourceHash: string;
};

type ReadAssets = { assets: AssetSource[]; problems: Problem[] };

/** A file and its sidecar, paired by base name; either may be missing. */
type Pair = { id: string; folder: string; files: string[]; description: string | undefined };
type Report = (asset: string, file: string, found: LineProblem) => void;

const descriptionEnding = '.yaml';

/**
 * Reads every asset of the library: `root/asset/<id>.*`, and `root/<type>/<entry>/<id>.*` beside the texts of an entry. Leaves
 * out assets with problems.
 */
export async function readAssets(root: string): Promise<ReadAssets> {
  const problems: Problem[] = [];
  const report: Report = (entry, file, { line, message }) =>
    problems.push({ severity: 'error', entry, locale: undefined, file: path.relative(process.cwd(), file), line, message });
  const pairs: Pair[] = [];
  for (const folder of await foldersIn(root)) pairs.push(...(await pairsIn(folder, report)));
  const assets: AssetSource[] = [];
  for (const pair of pairs) {
    const asset = await readPair(pair, report);
    if (asset && !isTaken(pair, pairs, report)) assets.push(asset);
  }
  return { assets, problems };
}

/** The folders of assets: one for shared assets, and that of each entry. */
async function foldersIn(root: string): Promise<string[]> {
  const folders = [path.join(root, 'asset')];
  for (const type of (await namesIn(root)).filter(isEntryType))
    for (const entry of await namesIn(path.join(root, type))) folders.push(path.join(root, type, entry));
  return folders;
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).sort();
}

async function pairsIn(folder: string, report: Report): Promise<Pair[]> {
  const isShared = path.basename(folder) === 'asset' && !isEntryType(path.basename(path.dirname(folder)));
  const pairs = new Map<string, Pair>();
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const ending = path.extname(name);
    const id = path.basename(name, ending);
    if (!isShared && ending === '.md') continue; // a text of the entry
    const isFile = (await stat(file).catch(() => null))?.isFile() ?? false;
    if (!isFile) {
      report(id, file, { line: 1, message: 'unexpected folder: assets stand side by side' });
      continue;
    }
    const pair = pairs.get(id) ?? { id, folder, files: [], description: undefined };
    if (ending === descriptionEnding) pair.description = name;
    else pair.files.push(name);
    pairs.set(id, pair);
  }
  return [...pairs.values()];
}

async function readPair(pair: Pair, report: Report): Promise<AssetSource | null> {
  const [fileName, ...others] = pair.files;
  const described = await readDescription(pair, report);
  if (fileName === undefined) return null;
  for (const other of others) report(pair.id, path.join(pair.folder, other), { line: 1, message: `${fileName} has this id already` });
  const file = path.join(pair.folder, fileName);
  if (pair.description === undefined)
    report(pair.id, file, { line: 1, message: `there is no ${pair.id}${descriptionEnding} beside it, which says what it is` });
  const inspection = await inspectNamed(file, pair.id).catch((error: unknown) => {
    const unfit = error instanceof UnfitFile ? error : new UnfitFile(`cannot be read (${String(error)})`);
    report(pair.id, file, unfit);
    return null;
  });
  if (!inspection || !described || others.length > 0) return null;
  const captions = inspection.mediaType === captionsType ? parseCaptions(await readFile(file, 'utf8')) : null;
  for (const problem of captions?.problems ?? []) report(pair.id, file, problem);
  if (captions && captions.problems.length > 0) return null;
  const { credit = null, language = null, membersOnly = false, loudness = null, en, es } = described;
  const texts = { en: { title: en.title, alt: en.alt ?? '' }, es: { title: es.title, alt: es.alt ?? '' } };
  // Words that begin after its end are in no film.
  const lastWords = captions?.cues.at(-1)?.start ?? null;
  const asset = { ...inspection, lastWords, id: pair.id, fileName, credit, language, membersOnly, texts };
  const sourceHash = createHash('sha256').update(JSON.stringify(asset)).digest('hex');
  return { ...asset, file, loudness, sourceHash };
}

async function readDescription({ id, folder, files, description: name }: Pair, report: Report) {
  if (name === undefined) return null;
  const file = path.join(folder, name);
  const [described] = files;
  if (described === undefined) report(id, file, { line: 1, message: 'there is no file beside it that it describes' });
  const source = textOf(await readFile(file));
  if (source === null) {
    report(id, file, { line: 1, message: 'is not UTF-8 text' });
    return null;
  }
  const { description, problems } = parseDescription(source, described === undefined ? null : kindOfName(described));
  for (const problem of problems) report(id, file, problem);
  return description;
}

/** Decodes UTF-8, without a byte order mark and with `\n` as line end; null where it is invalid. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

function kindOfName(name: string) {
  const type = typeOfExtension(path.extname(name).slice(1));
  return type && kindOf(type.mediaType);
}

/** Whether an id is a duplicate. Which asset is meant is ambiguous, so neither is published. */
function isTaken({ id, folder, files: [name = ''] }: Pair, pairs: readonly Pair[], report: Report): boolean {
  const same = pairs.filter((pair) => pair.id === id && pair.files.length > 0);
  const [first] = same;
  if (same.length < 2 || !first) return false;
  if (first.folder !== folder) {
    const other = path.relative(process.cwd(), path.join(first.folder, first.files[0] ?? ''));
    report(id, path.join(folder, name), { line: 1, message: `${other} has this id already` });
  }
  return true;
}

/** Cache by path and modification time: in development the library is read at each save. */
const inspected = new Map<string, { stamp: string; inspection: Inspection }>();

async function inspectNamed(file: string, id: string): Promise<Inspection> {
  if (!nameSchema.safeParse(id).success) throw new UnfitFile(`its name, without the extension, ${notAName}`);
  const { size, mtimeMs, ctimeMs } = await stat(file);
  const stamp = [size, mtimeMs, ctimeMs].join();
  const known = inspected.get(file);
  if (known?.stamp === stamp) return known.inspection;
  const inspection = await inspectFile(file, path.extname(file).slice(1));
  inspected.set(file, { stamp, inspection });
  return inspection;
}
