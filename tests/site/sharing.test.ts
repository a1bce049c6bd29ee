import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { temporaryFolder } from '#services/media/testing.ts';
import { sharingTagsOf } from './machine-readable.ts';
import { openSite, origin } from './site.ts';

const dataDirectory = await temporaryFolder();
const { get, fetch, db } = await openSite({ dataDirectory });
await publishAssets(db, diskMediaFiles(mediaDirectory(dataDirectory)), (await readAssets('content')).assets);

const pictureOf = async (path: string) => sharingTagsOf((await get(path)).document)['og:image']?.[0] ?? '';
const ask = (url: string, init?: RequestInit) => Promise.resolve(fetch(new Request(url, init)));

test('The picture of a page is drawn when it is asked for, is kept for ever by everyone, and is light', async () => {
  const paths = (await Promise.all(locales.map((locale) => get(`/sitemaps/${locale}-1.xml`)))).flatMap(({ text }) =>
    [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length)),
  );
  const every = Math.floor(paths.length / 20);
  const some = paths.filter((_, index) => index % every === 0).slice(0, 20);
  expect(some).toHaveLength(20);
  const seen = new Set<string>();
  for (const path of some) {
    const response = await ask(await pictureOf(path));
    expect(response.status, path).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, path).toBeLessThan(80_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    seen.add(bytes.toString('base64'));
  }
  expect(seen.size).toBe(some.length);
});

test('A page whose title changes has another picture; the old address still shows the old one', async () => {
  const before = await pictureOf('/treatment/chemotherapy');
  await db.updateTable('entry').set({ title: 'Chemo' }).where('id', '=', 'treatment-chemotherapy').where('locale', '=', 'en').execute();
  const after = await pictureOf('/treatment/chemotherapy');
  expect(after).not.toBe(before);
  expect([(await ask(before)).status, (await ask(after)).status]).toEqual([200, 200]);
});

test('There is no picture at an address that the site did not make', async () => {
  const address = await pictureOf('/');
  for (const wrong of [address.replace(/sharing\/./, 'sharing/!'), `${origin}/sharing/${'a'.repeat(32)}.e30.jpg`]) {
    expect((await ask(wrong)).status, wrong).toBe(404);
  }
  const head = await ask(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(10_000);
});
