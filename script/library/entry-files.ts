import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { parseDocument } from 'yaml';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { isEntryType } from '#services/content/model/entries/entry-types.ts';
import { newestText } from '#services/content/publishing/version-history.ts';
import { splitFrontMatter } from '#services/content/source/markdown/front-matter.ts';
import { type EntryFolder, readFolders } from '#services/content/source/read-folder.ts';
import { UsageError } from './command.ts';

/** Finds the folder of an entry by its id. */
export async function folderOf(root: string, id: string): Promise<EntryFolder> {
  const folder = (await readFolders(root)).find((each) => each.id === id);
  if (!folder) throw new UsageError(`no entry in ${root} is called ${id}`);
  return folder;
}

/** Refuses an entry that is not of files: what files said of it would not be published. */
export async function refuseOthers(db: Kysely<DB>, id: string): Promise<void> {
  const others = db.selectFrom('entry').select('origin').where('id', '=', id).where('origin', '!=', 'files');
  if (await others.limit(1).executeTakeFirst())
    throw new UsageError(
      `${id} comes from Contentful: change it there, or \`script/content contentful hand-over ${id}\` gives it to files`,
    );
}

/** Restores deleted files of an entry from its latest published version. */
export async function restoreFiles(db: Kysely<DB>, root: string, id: string): Promise<void> {
  const rows = await db.selectFrom('entry').select(['type', 'locale']).where('id', '=', id).execute();
  for (const row of rows) {
    const locale = locales.find((each) => each === row.locale);
    if (!locale || !isEntryType(row.type)) continue;
    const file = fileOf(root, { type: row.type, id }, locale);
    const text = await newestText(db, id, locale);
    if (text === null || (await stat(file).catch(() => null))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeAtomically(file, text);
  }
}

/** Writes a file atomically: to a temporary file, then renamed. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}

export function fileOf(root: string, { type, id }: Pick<EntryFolder, 'type' | 'id'>, locale: Locale): string {
  return path.join(root, type, id, `${locale}.md`);
}

/** Sets fields of the front matter in every language of an entry; preserves comments and order. Validates all files before writing. */
export async function setFrontMatter(root: string, folder: EntryFolder, fields: Record<string, string>): Promise<void> {
  const changedFiles: { file: string; text: string }[] = [];
  for (const { locale } of folder.texts) {
    const file = fileOf(root, folder, locale);
    const split = splitFrontMatter((await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    if (!split) throw new UsageError(`${file} has no front matter`);
    const document = parseDocument(split.yaml, { schema: 'core' });
    for (const [name, value] of Object.entries(fields)) document.set(name, value);
    changedFiles.push({ file, text: `---\n${document.toString({ lineWidth: 0 })}---\n${split.body}` });
  }
  for (const { file, text } of changedFiles) await writeAtomically(file, text);
}
