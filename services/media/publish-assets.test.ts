import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { testDatabase } from '#database/testing.ts';
import { diskMediaFiles, type MediaFiles } from './files.ts';
import { missing, publishAssets, unreferenced } from './publish-assets.ts';
import { readAssets } from './read-assets.ts';
import { mediaLibrary, otherYaml, pictureYaml, svg, wav } from './testing.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  await db.deleteFrom('entry').execute();
  await db.deleteFrom('asset').execute();
});

const rows = () => db.selectFrom('asset').selectAll().orderBy('id').execute();
const texts = () => db.selectFrom('asset_text').selectAll().orderBy('asset_id').orderBy('locale').execute();

/** A library of a picture and a sound, and a storage. */
async function setUp() {
  const directory = path.join(await temporaryFolder('media'), 'media');
  const library = await mediaLibrary({
    'asset/a.svg': svg(),
    'asset/a.yaml': pictureYaml,
    'asset/b.wav': wav(1),
    'asset/b.yaml': `language: en\n${otherYaml}`,
  });
  const files = diskMediaFiles(directory);
  const publish = async (into: MediaFiles = files) => publishAssets(db, into, (await readAssets(library.root)).assets);
  return { ...library, directory, files, publish };
}

test('publishes everything at first: bytes, facts and words', async () => {
  const { publish, directory } = await setUp();
  expect(await publish()).toMatchObject({ published: ['a', 'b'], unchanged: 0 });
  const stored = await rows();
  expect(stored).toMatchObject([
    {
      id: 'a',
      media_type: 'image/svg+xml',
      file_name: 'a.svg',
      width: 40,
      height: 30,
      duration_seconds: null,
      credit: 'A photographer',
      language: null,
    },
    {
      id: 'b',
      media_type: 'audio/wav',
      file_name: 'b.wav',
      bytes: '8044',
      width: null,
      height: null,
      duration_seconds: 1,
      credit: null,
      language: 'en',
    },
  ]);
  expect((await readdir(directory)).sort()).toEqual(stored.map(({ hash }) => hash).sort());
  expect(await texts()).toEqual([
    { asset_id: 'a', locale: 'en', title: 'Hands', alt: 'Two hands' },
    { asset_id: 'a', locale: 'es', title: 'Manos', alt: 'Dos manos' },
    { asset_id: 'b', locale: 'en', title: 'A file', alt: '' },
    { asset_id: 'b', locale: 'es', title: 'Un archivo', alt: '' },
  ]);
});

test('publishes nothing again that did not change', async () => {
  const { publish } = await setUp();
  await publish();
  const before = await rows();
  expect(await publish()).toMatchObject({ published: [], unchanged: 2 });
  expect(await rows()).toEqual(before);
});

test('publishes what changed, be it the bytes or the words, and keeps the bytes that were there', async () => {
  const { publish, write, directory } = await setUp();
  await publish();
  const before = await rows();
  await write('asset/a.yaml', pictureYaml.replace('Two hands', 'Hands that hold hands'));
  expect(await publish()).toMatchObject({ published: ['a'], unchanged: 1 });
  expect((await texts())[0]).toMatchObject({ alt: 'Hands that hold hands' });
  await write('asset/b.wav', wav(2));
  expect(await publish()).toMatchObject({ published: ['b'], unchanged: 1 });
  const after = await rows();
  expect(after[0]?.hash).toBe(before[0]?.hash);
  expect(after[1]).toMatchObject({ duration_seconds: 2 });
  expect(await readdir(directory)).toHaveLength(3);
});

test('what is no longer in the library, or has a problem by now, stays as it was published', async () => {
  const { publish, write, remove } = await setUp();
  await publish();
  const before = await rows();
  await write('asset/a.yaml', 'en: {}');
  await remove('asset/b.wav');
  expect(await publish()).toMatchObject({ published: [], unchanged: 0 });
  expect(await rows()).toEqual(before);
});

test('puts bytes that are gone back to their place', async () => {
  const { publish, files } = await setUp();
  await publish();
  const elsewhere = path.join(await temporaryFolder('media'), 'media');
  expect(await publish(diskMediaFiles(elsewhere))).toMatchObject({ published: [], unchanged: 2 });
  const [{ hash } = { hash: '' }] = await rows();
  expect(await readdir(elsewhere)).toContain(hash);
  expect(await files.open(hash)).not.toBeNull();
});

test('says nothing of an asset whose bytes could not be kept', async () => {
  const { publish, files } = await setUp();
  const full: MediaFiles = { ...files, put: () => Promise.reject(new Error('no space left on device')) };
  await expect(publish(full)).rejects.toThrow('no space left');
  expect(await rows()).toEqual([]);
});

test('stores facts and words together, or neither', async () => {
  const { root, files } = await setUp();
  const { assets } = await readAssets(root);
  const broken = assets.map((asset) => ({ ...asset, texts: { ...asset.texts, es: { title: 'a\0b', alt: '' } } }));
  await expect(publishAssets(db, files, broken)).rejects.toThrow();
  expect(await rows()).toEqual([]);
});

test('names the assets that no entry shows, and those that entries show and that are not there', async () => {
  const { publish } = await setUp();
  await publish();
  expect([await unreferenced(db), await missing(db)]).toEqual([['a', 'b'], []]);
  const [entry_id, locale] = ['an-entry', 'en'];
  await db
    .insertInto('entry')
    .values({
      id: entry_id,
      locale,
      type: 'page',
      space: 'page',
      slug: 'an-entry',
      title: 'An entry',
      teaser: 'A teaser',
      sections: '[]',
      topics: [],
      published_at: '2026-11-20',
      updated_at: '2026-11-20',
      source_hash: 'hash',
    })
    .execute();
  await db
    .insertInto('entry_asset')
    .values(['b', 'z', 'y'].map((asset_id) => ({ entry_id, locale, asset_id })))
    .execute();
  expect([await unreferenced(db), await missing(db)]).toEqual([['a'], ['y', 'z']]);
});
