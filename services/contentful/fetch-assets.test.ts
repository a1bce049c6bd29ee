import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAssets } from '#services/media/read-assets.ts';
import { svg } from '#services/media/testing.ts';
import { fetchFromContentful, filesIn } from './asset-files.ts';
import { fetchAssets } from './fetch-assets.ts';
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
    await expect(fetchFromContentful(new URL(address), 100)).rejects.toThrow('is no host of Contentful’s files');
});

test('files of an export are taken from its folder, and from nowhere else', async () => {
  const file = path.join(root, 'export/images.ctfassets.net/space1/A b/a.svg');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg());
  await writeFile(path.join(root, 'secret'), 'secret');
  for (const folder of [path.join(root, 'export'), path.relative(process.cwd(), path.join(root, 'export'))]) {
    const pieces = await filesIn(folder)(new URL('https://images.ctfassets.net/space1/A%20b/a.svg'), 10_000);
    let text = '';
    for await (const piece of pieces) text += String(piece);
    expect(text).toBe(svg());
  }
  const fetchFile = filesIn(path.join(root, 'export'));
  await expect(fetchFile(new URL('https://images.ctfassets.net/space1/A%20b/a.svg'), 10)).rejects.toThrow('larger than 10 bytes');
  await expect(fetchFile(new URL('https://images.ctfassets.net/..%2f..%2fsecret'), 100)).rejects.toThrow('leads out of the folder');
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
  const fetchFile = async () => [Buffer.from(svg())];
  const { problems } = await fetchAssets(given, { folder, mapping: mapping(), withDrafts: false, fetchFile });
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

test('what is too large is not read to its end, and never asked for again; what is not there now is', async () => {
  const large = { url: '//images.ctfassets.net/l.svg', fileName: 'l.svg', contentType: 'image/svg+xml', details: { size: 10 ** 12 } };
  const given = space({ assets: [asset('Endless'), asset('Said', { file: { 'en-US': large } }), asset('Away'), asset('A'), asset('B')] });
  let pieces = 0;
  const endless = async function* () {
    for (; ; pieces++) yield Buffer.alloc(1024 * 1024);
  };
  const fetchFile = async ({ pathname }: URL) => {
    if (pathname.includes('Away')) throw new Error('images.ctfassets.net answered 503');
    return endless();
  };
  const folder = path.join(root, 'large');
  const { problems, unfetched } = await fetchAssets(given, { folder, mapping: mapping({ ids: { B: 'A' } }), withDrafts: false, fetchFile });
  expect(unfetched).toEqual(['Away']);
  expect(pieces).toBeLessThan(1_000);
  const told = problems.map(({ severity, message }) => `${severity} ${message}`).join('\n');
  expect(told.match(/could not be fetched \(it is larger than \d+ bytes\)/g)).toHaveLength(2);
  expect(told.match(/error A and B would both be “A” here/g)).toHaveLength(2);
  expect((await readdir(path.join(folder, 'asset'))).filter((name) => !name.endsWith('.yaml'))).toEqual([]);
});
