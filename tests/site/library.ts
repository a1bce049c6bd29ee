import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { site } from '#app/addresses/site.ts';
import { type Locale, locales } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { newEntry } from '#services/content/source/new-entry.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { openSite } from './site.ts';

/** A site over a library of the test's own, to be written and published in steps. */
export async function openLibrary({ keepsPages = false } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'alba-library-'));
  afterAll(() => rm(root, { recursive: true }));
  const { get, db, connectionConfig, hearsOfAll } = await openSite({ dataDirectory: root }, { publish: false, keepsPages });
  const fileOf = (type: EntryType, id: string, locale: Locale) => path.join(root, type, id, `${locale}.md`);
  const publish = async (options: { withoutSamples?: boolean } = {}) => {
    const published = await publishLibrary(db, { root, site, dataDirectory: root, ...options });
    await hearsOfAll();
    return published;
  };

  /** Writes both languages of a published entry; `change` edits the text that a new entry has. */
  const write = async (type: EntryType, id: string, change: (text: string, locale: Locale) => string = (text) => text) => {
    for (const locale of locales) {
      const text = newEntry(type, id, locale, '2026-11-20').replace('status: draft', 'status: published');
      await mkdir(path.dirname(fileOf(type, id, locale)), { recursive: true });
      await writeFile(fileOf(type, id, locale), change(text, locale));
    }
  };
  const edit = async (type: EntryType, id: string, change: (text: string, locale: Locale) => string) => {
    for (const locale of locales)
      await writeFile(fileOf(type, id, locale), change(await readFile(fileOf(type, id, locale), 'utf8'), locale));
  };
  return { root, get, db, connectionConfig, publish, write, edit, fileOf };
}
