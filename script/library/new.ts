import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '#config/locale.ts';
import { entryTypes, isEntryType } from '#services/content/model/entries/entry-types.ts';
import { slug } from '#services/content/model/slug.ts';
import { newEntry } from '#services/content/source/new-entry.ts';
import { say } from '../run.ts';
import { type Command, UsageError, wordAt } from './command.ts';

export const create: Command = {
  usage: 'new TYPE ID',
  about: 'a folder with both languages of a draft, ready to write',
  async run(words, { folder: root }) {
    const type = wordAt(words, 0, 'the type');
    const id = slug(wordAt(words, 1, 'the id'));
    if (!isEntryType(type)) throw new UsageError(`no type is called ${type}: they are ${entryTypes.join(', ')}`);
    if (id === '') throw new UsageError('an id has letters or numbers');
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
