import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { testDatabase } from '#database/testing.ts';
import { diskMediaFiles } from './files.ts';
import { publishAssets } from './publish-assets.ts';
import { readAssets } from './read-assets.ts';
import { mediaStore } from './store.ts';
import { mediaLibrary, otherYaml, picture, pictureYaml, wav } from './testing.ts';

const { db } = await testDatabase();
const directory = path.join(await temporaryFolder('media'), 'media');
const store = mediaStore(db, diskMediaFiles(directory));
const png = await picture('png');

beforeAll(async () => {
  const { root } = await mediaLibrary({
    'asset/hands.png': png,
    'asset/hands.yaml': pictureYaml,
    'asset/same-hands.png': png,
    'asset/same-hands.yaml': pictureYaml,
    'page/a/talk.wav': wav(1),
    'page/a/talk.yaml': `language: es\n${otherYaml}`,
  });
  await publishAssets(db, diskMediaFiles(directory), (await readAssets(root)).assets);
});

test('assets come in the order of their ids, in one language, without those that are not there', async () => {
  const found = await store.assets(['talk', 'nowhere', 'hands'], 'es');
  expect(found).toEqual([
    {
      id: 'talk',
      url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/talk\.wav$/),
      mediaType: 'audio/wav',
      bytes: 8044,
      width: null,
      height: null,
      durationSeconds: 1,
      title: 'Un archivo',
      alt: '',
      credit: null,
      language: 'es',
      membersOnly: false,
    },
    {
      id: 'hands',
      url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/hands\.png$/),
      mediaType: 'image/png',
      bytes: png.length,
      width: 64,
      height: 48,
      durationSeconds: null,
      title: 'Manos',
      alt: 'Dos manos',
      credit: 'A photographer',
      language: null,
      membersOnly: false,
    },
  ]);
  expect(await store.assets(['hands'], 'en')).toMatchObject([{ title: 'Hands', alt: 'Two hands' }]);
  expect(await store.assets([], 'en')).toEqual([]);
});

test('two assets of the same bytes have one hash, and each its name', async () => {
  const [one, other] = (await store.assets(['hands', 'same-hands'], 'en')).map(({ url }) => url.split('/'));
  expect(one?.[2]).toBe(other?.[2]);
  for (const name of ['hands.png', 'same-hands.png']) expect(await store.open(one?.[2] ?? '', name)).toMatchObject({ kind: 'picture' });
});

test('opens the bytes under their hash and the name of an asset that has them, and under no other', async () => {
  const [hands] = await store.assets(['hands'], 'en');
  const [, , hash = ''] = hands?.url.split('/') ?? [];
  const file = await store.open(hash, 'hands.png');
  expect(file).toMatchObject({ mediaType: 'image/png', kind: 'picture', bytes: png.length });
  expect(Buffer.from(await new Response(await file?.read()).arrayBuffer()).equals(png)).toBe(true);
  expect(Buffer.from(await new Response(await file?.read({ start: 1, end: 3 })).arrayBuffer()).toString()).toBe('PNG');
  expect(await store.open(hash, 'talk.wav')).toBeNull();
  expect(await store.open(hash, 'hands.png\0')).toBeNull();
  expect(await store.open('0'.repeat(64), 'hands.png')).toBeNull();
});

test('bytes that are not where they should be are a fault', async () => {
  const [hands] = await store.assets(['hands'], 'en');
  const [, , hash = ''] = hands?.url.split('/') ?? [];
  const empty = mediaStore(db, diskMediaFiles(await temporaryFolder('media')));
  await expect((await empty.open(hash, 'hands.png'))?.read()).rejects.toThrow(`the bytes of hands.png are missing: ${hash}`);
});
