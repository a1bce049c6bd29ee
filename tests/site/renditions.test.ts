import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { media } from '#server/routes/media.ts';
import { QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { otherYaml, picture, pictureYaml, svg, wav } from '#services/media/testing.ts';
import { openMedia } from './media.ts';

const photograph = await picture('jpeg', { width: 700, height: 350 });
const { ask, store, urls, hashOf, folder, logged } = await openMedia({
  'asset/hands.jpg': photograph,
  'asset/hands.yaml': pictureYaml,
  'asset/rotten.png': await picture('png'),
  'asset/rotten.yaml': pictureYaml,
  'asset/absent.png': await picture('png', { width: 20 }),
  'asset/absent.yaml': pictureYaml,
  'asset/dawn.svg': svg(),
  'asset/dawn.yaml': pictureYaml,
  'asset/talk.wav': wav(1),
  'asset/talk.yaml': `language: en\n${otherYaml}`,
});

describe('a photograph in another width', () => {
  const at = (rendition: string, id = 'hands') => `${urls.get(id)}/${rendition}`;
  const kept = () => readdir(path.join(folder, 'renditions'));

  it.each([
    ['640.avif', 'image/avif', 640, 320],
    ['256.webp', 'image/webp', 256, 128],
    ['16.webp', 'image/webp', 16, 8],
    ['750.webp', 'image/webp', 700, 350],
  ])('is made when it is asked for, and may be kept for ever: %s', async (rendition, type, width, height) => {
    const { status, headers, body } = await ask(at(rendition));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `W/"${hashOf('hands')}-${rendition}"`,
    });
    expect(headers.has('Content-Encoding')).toBe(false);
    expect(await sharp(body).metadata()).toMatchObject({ width, height });
  });

  it('is made once, whoever asks and however often', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(at('128.avif'))));
    expect(answers.map(({ body }) => body.equals(answers[0]?.body ?? Buffer.of()))).not.toContain(false);
    const [name = ''] = (await kept()).filter((each) => each.endsWith('-128.avif'));
    await writeFile(path.join(folder, 'renditions', name), 'as it was kept');
    expect((await ask(at('128.avif'))).body.toString()).toBe('as it was kept');
    await rm(path.join(folder, 'renditions'), { recursive: true });
    expect((await ask(at('128.avif'))).body.equals(answers[0]?.body ?? Buffer.of())).toBe(true);
  });

  it('answers HEAD as it answers GET, and is not sent again to who has it', async () => {
    const [get, head] = [await ask(at('640.webp')), await ask(at('640.webp'), {}, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    const tag = get.headers.get('ETag') ?? '';
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const { status, headers, body } = await ask(at('640.webp'), { 'If-None-Match': known });
      expect([status, body.length, headers.get('ETag')]).toEqual([304, 0, tag]);
      expect(headers.get('Cache-Control')).toContain('immutable');
    }
    for (const other of [`"${hashOf('hands')}"`, tag.replace('640', '256')])
      expect((await ask(at('640.webp'), { 'If-None-Match': other })).status).toBe(200);
  });

  it.each([
    ['a width that is not listed', at('641.avif')],
    ['a width beyond its own', at('828.avif')],
    ['a format that is not listed', at('640.jpg')],
    ['a drawing', at('640.avif', 'dawn')],
    ['what is no picture', at('640.avif', 'talk')],
    ['a hash of nothing', `/media/${'0'.repeat(64)}/hands.jpg/640.avif`],
    ['another name', `/media/${hashOf('hands')}/other.jpg/640.avif`],
  ])('is not there, and not kept, for %s', async (_, address) => {
    const { status, headers } = await ask(address, { 'If-None-Match': '*' });
    expect([status, headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
      404,
      'private, no-store',
      'text/plain; charset=UTF-8',
    ]);
  });

  it('is not there where the original has rotted on the disk, and is a fault where it is gone', async () => {
    await writeFile(path.join(folder, hashOf('rotten')), photograph.subarray(0, 5_000));
    expect((await ask(at('64.avif', 'rotten'))).status).toBe(404);
    await rm(path.join(folder, hashOf('absent')));
    expect((await ask(at('16.avif', 'absent'))).status).toBe(500);
    expect(logged.join('')).toContain('the bytes of absent.png are missing');
  });

  it('is one of two that are made at a time, however many are asked for', async () => {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 1);
    const names = [32, 48, 96, 128, 384, 640, 750].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    await rm(path.join(folder, 'renditions'), { recursive: true, force: true });
    const answers = await Promise.all(names.map((name) => ask(at(name))));
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(most).toBe(2);
    expect((await kept()).length).toBe(names.length);
  });

  it('is to be asked for again later where too many wait', async () => {
    const file = await store.open(hashOf('hands'), 'hands.jpg');
    const rendition = () => Promise.reject(new QueueFull('too many'));
    const busy = media({ ...store, open: async () => file && { ...file, rendition } }, async () => false);
    const { status, headers } = await busy.request(at('640.avif').replace('/media', ''));
    expect([status, headers.get('Retry-After'), headers.has('Cache-Control')]).toEqual([503, '10', false]);
  });
});
