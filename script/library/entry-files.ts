import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type Locale, locales } from '#config/locale.ts';
import { splitFrontMatter } from '#services/content/markdown/front-matter.ts';
import { type EntryFolder, readFolders } from '#services/content/read-folder.ts';
import { UsageError } from './command.ts';

/** The folder of an entry, by its id. */
export async function folderOf(root: string, id: string): Promise<EntryFolder> {
  const folder = (await readFolders(root)).find((each) => each.id === id);
  if (!folder) throw new UsageError(`no entry in ${root} is called ${id}`);
  return folder;
}

export function fileOf(root: string, { type, id }: Pick<EntryFolder, 'type' | 'id'>, locale: Locale): string {
  return path.join(root, type, id, `${locale}.md`);
}

/** Sets fields of the front matter in every language of an entry; comments and the order of the others stay. */
export async function setFrontMatter(root: string, folder: EntryFolder, fields: Record<string, string>): Promise<void> {
  for (const locale of locales.filter((each) => folder.texts.some((text) => text.locale === each))) {
    const file = fileOf(root, folder, locale);
    const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
    const split = splitFrontMatter(text);
    if (!split) throw new UsageError(`${file} has no front matter`);
    const document = parseDocument(split.yaml, { schema: 'core' });
    for (const [name, value] of Object.entries(fields)) document.set(name, value);
    await writeFile(file, `---\n${document.toString({ lineWidth: 0 })}---\n${split.body}`);
  }
}
