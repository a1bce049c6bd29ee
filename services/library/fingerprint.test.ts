import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { library } from '#services/content/testing.ts';
import { codeFingerprint, files, folders } from './fingerprint.ts';

let root: string;
let before: string;

beforeAll(async () => {
  ({ root } = await library({}));
  for (const folder of ['services/content', 'services/search', 'services/media'])
    await cp(folder, path.join(root, folder), { recursive: true });
  await cp('package-lock.json', path.join(root, 'package-lock.json'));
  before = await codeFingerprint(root);
});

/** The fingerprint while a file of the copy is another. */
async function changed(file: string, change: (text: string) => string = (text) => `${text}\n// Changed.\n`): Promise<string> {
  const place = path.join(root, file);
  const text = await readFile(place, 'utf8').catch(() => null);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, change(text ?? ''));
  const after = await codeFingerprint(root);
  await writeFile(place, text ?? '');
  return after;
}

const version = (name: string) => (lock: string) =>
  lock.replace(new RegExp(`("node_modules/${name}": \\{\\s*"version": ")[^"]*`), '$10.0.0-changed');

test('is that of the project, and the same for the same', async () => {
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(await codeFingerprint()).toBe(before);
});

test.each([
  ...files,
  'services/content/model/references.ts',
  'services/content/model/shared.ts',
  'services/content/model/sections/table.ts',
  'services/content/model/entries/entry-types.ts',
  'services/content/source/read-folder.ts',
  'services/content/source/check-entry.ts',
  'services/content/source/markdown/parse-entry.ts',
])('changes with %s', async (file) => {
  expect(await changed(file)).not.toBe(before);
});

test.each([
  'services/content/library/store.ts',
  'services/content/library/card-fields.ts',
  'services/content/editorial/readability.ts',
  'services/content/publishing/version-history.ts',
  'services/content/source/check-entry.test.ts',
  'services/content/testing.ts',
  'services/search/ranking.ts',
  'services/media/publish-assets.ts',
])('does not change with %s', async (file) => {
  expect(await changed(file)).toBe(before);
});

test.each(['micromark', 'mdast-util-from-markdown', 'micromark-core-commonmark', 'micromark-extension-gfm-table', 'yaml'])(
  'changes with the version of %s',
  async (name) => {
    expect(await changed('package-lock.json', version(name))).not.toBe(before);
  },
);

test.each(['react', 'kysely'])('does not change with the version of %s', async (name) => {
  expect(await readFile('package-lock.json', 'utf8')).toContain(`"node_modules/${name}"`);
  expect(await changed('package-lock.json', version(name))).toBe(before);
});

test('covers whatever the covered files of publishing and search import of the two services', async () => {
  const imports = await Promise.all(
    files.map(async (file) => {
      const specifiers = [
        ...(await readFile(file, 'utf8')).matchAll(/^import (?!type ).* from '(\.\/|#)(services\/(?:content|search)\/)?([^']+)'/gm),
      ];
      return specifiers.flatMap(([, start, service = '', name]) =>
        start === './' ? [path.join(path.dirname(file), name ?? '')] : service ? [service + name] : [],
      );
    }),
  );
  const uncovered = imports.flat().filter((file) => !files.includes(file) && !folders.some((folder) => file.startsWith(`${folder}/`)));
  // Of these only the list of types that are found, which is covered by its value.
  expect(new Set(uncovered)).toEqual(new Set(['services/search/shared.ts']));
});
