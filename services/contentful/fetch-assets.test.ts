import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAssets } from '#services/media/read-assets.ts';
import { svg } from '#services/media/testing.ts';
import { fetchAssets, fetchFromContentful, filesIn } from './fetch-assets.ts';
import { asset, mapping, space } from './testing.ts';

const root = await mkdtemp(path.join(tmpdir(), 'alba-assets-'));
afterAll(() => rm(root, { recursive: true }));

test('nothing is fetched but over https, from where Contentful keeps files', async () => {
  for (const address of [
    'http://images.ctfassets.net/a',
    'https://169.254.169.254/a',
    'https://images.ctfassets.net.example.org/a',
    'file:///etc/passwd',
  ])
    await expect(fetchFromContentful(new URL(address))).rejects.toThrow('is no host of Contentful’s files');
});

test('files of an export are taken from its folder, and from nowhere else', async () => {
  const file = path.join(root, 'export/images.ctfassets.net/space1/A b/a.svg');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg());
  await writeFile(path.join(root, 'secret'), 'secret');
  const fetchFile = filesIn(path.join(root, 'export'));
  expect(String(await fetchFile(new URL('https://images.ctfassets.net/space1/A%20b/a.svg')))).toBe(svg());
  await expect(fetchFile(new URL('https://images.ctfassets.net/..%2f..%2fsecret'))).rejects.toThrow('leads out of the folder');
});

test('each file stands beside its titles and alternative texts, which it has in both languages if it has any', async () => {
  const given = space({
    assets: [
      asset('Both.1', { description: { 'en-US': 'A dawn', es: 'Un amanecer' } }),
      asset('one_2', { description: { 'en-US': 'A dawn' } }),
      asset('None'),
      asset('upload', { file: { 'en-US': { uploadFrom: {} } } }),
      asset('Draft', {}, { publishedVersion: undefined }),
      asset('Film', { file: { 'en-US': { url: '//videos.ctfassets.net/f.mov', fileName: 'f.mov', contentType: 'video/quicktime' } } }),
    ],
  });
  const folder = path.join(root, 'assets');
  const problems = await fetchAssets(given, { folder, mapping: mapping(), withDrafts: false, fetchFile: async () => Buffer.from(svg()) });
  expect(problems.map(({ entry, message }) => `${entry} ${message}`).sort()).toEqual([
    'Film f.mov is video/quicktime, which this site does not show: what shows it goes without',
    'None has no alternative text, and is shown as decoration: write its description, in each language',
    'upload has no file, or one that was not processed yet: what shows it goes without',
  ]);
  const { assets, problems: unfit } = await readAssets(folder);
  expect(unfit).toEqual([]);
  expect(assets.map(({ id, texts }) => [id, texts.en.alt, texts.es.alt]).sort()).toEqual([
    ['Both.1', 'A dawn', 'Un amanecer'],
    ['None', '', ''],
    ['one_2', 'A dawn', 'A dawn'],
  ]);
});
