import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { diskMediaFiles } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { mediaStore } from '#services/media/store.ts';
import { mediaLibrary, otherYaml, picture, pictureYaml, vtt, wav } from '#services/media/testing.ts';
import { openAccounts } from './accounts.ts';

const dataDirectory = await temporaryFolder('media');
const { db, member, visitor } = await openAccounts({ dataDirectory });
const files = diskMediaFiles(path.join(dataDirectory, 'media'));
const photograph = await picture('jpeg');
const library = await mediaLibrary({
  'asset/talk.wav': wav(2),
  'asset/talk.yaml': `language: en\nmembersOnly: true\n${otherYaml}`,
  'asset/words.vtt': vtt,
  'asset/words.yaml': `language: en\nmembersOnly: true\n${otherYaml}`,
  'asset/scar.jpg': photograph,
  'asset/scar.yaml': `membersOnly: true\n${pictureYaml}`,
  'asset/open.wav': wav(1),
  'asset/open.yaml': `language: en\n${otherYaml}`,
});
const publish = async () => publishAssets(db, files, (await readAssets(library.root)).assets);
await publish();
const store = mediaStore(db, files);
const urlOf = async (id: string) => (await store.assets([id], 'en'))[0]?.url ?? '';
const [talk, words, scar, open] = await Promise.all(['talk', 'words', 'scar', 'open'].map(urlOf));
const addresses = [talk, words, scar, `${scar}/16.webp`, `${scar}/16.avif`].map(String);

const ways: readonly RequestInit[] = [
  {},
  { method: 'HEAD' },
  { headers: { Range: 'bytes=0-1' } },
  { headers: { Range: 'bytes=-10' } },
  { headers: { Range: 'bytes=999999999-' } },
  { headers: { 'If-None-Match': '*' } },
  { headers: { 'If-Modified-Since': 'Tue, 24 Nov 2099 00:00:00 GMT' } },
];

test('a file of members is refused to others in whole, in part, in other sizes, and to who says that they have it', async () => {
  const strangers = [visitor(), visitor()];
  strangers[1]?.cookies.set('authToken', 'made-up.AAAA');
  for (const stranger of strangers)
    for (const address of addresses)
      for (const way of ways) {
        const { status, headers, text } = await stranger.ask(address, way);
        expect([address, way, status, headers.get('Cache-Control')]).toEqual([address, way, 401, 'private, no-store']);
        for (const name of ['ETag', 'Content-Range', 'Last-Modified', 'Accept-Ranges']) expect(headers.get(name)).toBeNull();
        expect(text.length).toBeLessThan(200);
      }
});

test('nothing is found under a guessed name', async () => {
  for (const address of [`${talk}x`, String(talk).replace('talk', 'open'), `${talk}/16.webp`, `${scar}/17.webp`]) {
    const { status } = await visitor().get(address);
    expect([401, 404]).toContain(status);
  }
});

test('a member has it, in whole and in part, and no cache on the way keeps it', async () => {
  const { visitor: browser } = await member();
  for (const address of addresses) {
    const { status, headers } = await browser.get(address);
    expect([address, status, headers.get('Cache-Control')]).toEqual([address, 200, 'private, no-store']);
  }
  const part = await browser.get(String(talk), { Range: 'bytes=0-1' });
  expect([part.status, part.headers.get('Content-Range')?.slice(0, 9)]).toEqual([206, 'bytes 0-1']);
  browser.cookies.delete('authToken');
  expect((await browser.get(String(talk))).status).toBe(401);
});

test('bytes that are for members somewhere are for members under every name, and what others may have is kept for ever', async () => {
  expect((await visitor().get(String(open))).headers.get('Cache-Control')).toContain('immutable');
  await library.write('asset/copy.wav', wav(3));
  await library.write('asset/copy.yaml', `language: en\n${otherYaml}`);
  await publish();
  const address = await urlOf('copy');
  await library.write('asset/again.wav', wav(3));
  await library.write('asset/again.yaml', `language: en\nmembersOnly: true\n${otherYaml}`);
  await publish();
  expect((await visitor().get(address)).status).toBe(401);
});
