import path from 'node:path';
import { expect, test } from 'vitest';
import { forum, organisation } from '#config/organisation.ts';
import { entryText, library } from '#services/content/testing.ts';
import { parseEntry } from './markdown/parse-entry.ts';
import { readFolders } from './read-folder.ts';

/** What is wrong in a library of these files, each problem with its file below the library's root. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const { root } = await library(files);
  const from = path.relative(process.cwd(), root);
  const folders = await readFolders(root);
  return folders.flatMap(({ problems }) =>
    problems.map(({ file, line, severity, message }) => `${path.relative(from, file)}:${line}: ${severity}: ${message}`),
  );
}

/** The one text of an entry that exists in English only. */
async function readEnglish(text: string) {
  const { root } = await library({ 'page/a/en.md': text });
  const [folder] = await readFolders(root);
  const [english] = folder?.texts ?? [];
  if (!folder || !english) throw new Error('nothing was read');
  return { ...english, problems: folder.problems.filter(({ severity }) => severity === 'error') };
}

test('finds every entry by type and id, in the order of their names, with its languages', async () => {
  const both = { en: entryText(), es: entryText() };
  const { root } = await library({
    'topic/c/en.md': both.en,
    'topic/c/es.md': both.es,
    'page/b/es.md': both.es,
    'page/b/en.md': both.en,
    'page/a/en.md': both.en,
    'page/a/es.md': both.es,
    'unheard-of/d/en.md': both.en,
  });
  const folders = await readFolders(root);
  expect(folders.map(({ id, type, texts }) => [type, id, ...texts.map(({ locale }) => locale)])).toEqual([
    ['page', 'a', 'en', 'es'],
    ['page', 'b', 'en', 'es'],
    ['topic', 'c', 'en', 'es'],
  ]);
  expect(folders.flatMap(({ problems }) => problems)).toEqual([]);
  await expect(readFolders(path.join(root, 'nowhere'))).rejects.toThrow('is no folder');
});

test('a missing translation is a warning at the first line of the file that exists', async () => {
  expect(await problemsOf({ 'page/a/en.md': entryText() })).toEqual(['page/a/en.md:1: warning: there is no translation: es.md is missing']);
  expect(await problemsOf({ 'page/a/es.md': entryText() })).toEqual(['page/a/es.md:1: warning: there is no translation: en.md is missing']);
});

test('a file that is no language, a folder without one and a name that is no id are errors', async () => {
  const entry = { 'page/a/en.md': entryText(), 'page/a/es.md': entryText() };
  expect(await problemsOf({ ...entry, 'page/a/fr.md': '' })).toEqual([
    'page/a/fr.md:1: error: unexpected file: an entry holds en.md and es.md',
  ]);
  expect(await problemsOf({ 'page/a/notes.txt': '' })).toContain('page/a:1: error: the entry has neither en.md nor es.md');
  expect(await problemsOf({ 'page/A b/en.md': '', 'page/A b/es.md': '' })).toEqual([
    'page/A b:1: error: the folder’s name is not an id: letters without accents, digits, hyphens, dots and underscores, no dot or hyphen first',
  ]);
});

test('two entries of different types must not have one id', async () => {
  const files = ['page/a', 'topic/a'].flatMap((folder) => [`${folder}/en.md`, `${folder}/es.md`]);
  expect(await problemsOf(Object.fromEntries(files.map((file) => [file, entryText()])))).toEqual([
    'topic/a:1: error: a page has this id already: ids are unique among all types',
  ]);
});

test('puts in the names of the organisation, also in front matter', async () => {
  const { source, problems } = await readEnglish(
    entryText({ title: 'Write to {{name}}', body: '[{{ email }}](mailto:{{email}})\n\n[Give]({{donationUrl}}), [talk]({{forumUrl}}).' }),
  );
  expect(problems).toEqual([]);
  expect(source).toContain(`Write to ${organisation.name}`);
  expect(source).toContain(`[${organisation.email}](mailto:${organisation.email})`);
  expect(source).toContain(`[Give](${organisation.donationUrl}), [talk](${forum?.url}).`);
  expect(parseEntry(source, 'page').problems).toEqual([]);
});

test.each(['nombre', 'Name', 'forum-url', 'correo electrónico', 'constructor', '__proto__', ''])(
  'a name that is not known is an error in its line, and stays as it is: {{%s}}',
  async (name) => {
    const { source, problems, file } = await readEnglish(entryText({ body: `One.\n\n{{name}} and {{${name}}}.` }));
    expect(problems).toEqual([{ severity: 'error', entry: 'a', locale: 'en', file, line: 11, message: `no name {{${name}}} is known` }]);
    expect(source).toContain(`{{${name}}}`);
  },
);

test.each([
  ['carriage returns and line feeds', (text: string) => text.replaceAll('\n', '\r\n')],
  ['carriage returns alone', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('a file with %s is the same text: same hash, same lines', async (_, change) => {
  const text = entryText({ body: 'One {{oops}}.\n\n:::quote-callout{#a variation="general"}\nAsk.\n:::\n\n[two](data:x)' });
  const [as, changed] = [await readEnglish(text), await readEnglish(change(text))];
  expect(changed.source).toBe(as.source);
  expect(changed.hash).toBe(as.hash);
  expect(changed.problems.map(({ line }) => line)).toEqual([9]);
  expect(parseEntry(changed.source, 'page').problems.map(({ line }) => line)).toEqual([15]);
});

test('another text has another hash', async () => {
  const [one, other] = [await readEnglish(entryText()), await readEnglish(entryText({ title: 'Another' }))];
  expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(other.hash).not.toBe(one.hash);
});
