import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '#config/locale.ts';
import { entryTypes, isEntryType } from '#services/content/model/entries/entry-types.ts';
import { idSchema } from '#services/content/model/references.ts';
import { newEntry } from '#services/content/source/new-entry.ts';
import { say } from '../run.ts';
import { type Command, UsageError, wordAt } from './command.ts';

export const create: Command = {
  usage: 'new TYPE ID',
  about: 'a folder with both languages of a draft, ready to write',
  async run(words, { folder: root }) {
    const type = wordAt(words, 0, 'the type');
    const id = wordAt(words, 1, 'the id');
    if (!isEntryType(type)) throw new UsageError(`no type is called ${type}: they are ${entryTypes.join(', ')}`);
    if (!idSchema.safeParse(id).success) throw new UsageError(`${id} is not an id: lower-case words joined by hyphens`);
    const folder = path.join(root, type, id);
    await mkdir(path.dirname(folder), { recursive: true });
    await mkdir(folder).catch(() => {
      throw new UsageError(`${folder} is there already`);
    });
    const today = new Date().toISOString().slice(0, 10);
    for (const locale of locales) await writeFile(path.join(folder, `${locale}.md`), newEntry(type, id, locale, today));
    say(`${folder}/en.md\n${folder}/es.md`);
  },
};
