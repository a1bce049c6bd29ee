import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherYaml, pictureYaml, svg, vtt, wav } from '#services/media/testing.ts';
import { openMedia } from './media.ts';

const sound = wav(30);
const described = `language: en\n${otherYaml}`;
const { ask, hashOf, folder, logged } = await openMedia({
  'asset/dawn.svg': svg(),
  'asset/dawn.yaml': pictureYaml,
  'asset/hills.svg': svg('<path d="M0 0h1v1z"/>'.repeat(100)),
  'asset/hills.yaml': pictureYaml,
  'asset/talk.wav': sound,
  'asset/talk.yaml': described,
  'asset/lost.wav': wav(1),
  'asset/lost.yaml': described,
  'asset/words.vtt': vtt,
  'asset/words.yaml': described,
  'asset/sheet.pdf': '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n',
  'asset/sheet.yaml': described,
});
const tagOf = (id: string) => `"${hashOf(id)}"`;

describe('a published file', () => {
  it('is sent whole, with its type, for ever', async () => {
    const { status, headers, body } = await ask('talk');
    expect([status, body.equals(sound)]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(sound.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
      etag: tagOf('talk'),
    });
    expect(headers.has('Content-Disposition')).toBe(false);
    expect(headers.has('Content-Encoding')).toBe(false);
  });

  it('answers HEAD as it answers GET, without the bytes', async () => {
    const [get, head] = [await ask('talk'), await ask('talk', { Range: 'bytes=0-1' }, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });

  it('is not sent again to who has it', async () => {
    for (const known of [tagOf('talk'), `W/${tagOf('talk')}`, `"other", ${tagOf('talk')}`, '*']) {
      const { status, headers, body } = await ask('talk', { 'If-None-Match': known });
      expect([status, body.length, headers.get('ETag')]).toEqual([304, 0, tagOf('talk')]);
      expect(headers.get('Cache-Control')).toContain('immutable');
    }
    expect((await ask('talk', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('that is text says that it is UTF-8, and is in one piece even where a page would be compressed', async () => {
    const { headers, body } = await ask('words', { 'Accept-Encoding': 'br, gzip' });
    expect(headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
    expect([body.toString(), headers.get('ETag'), headers.has('Content-Encoding')]).toEqual([vtt, tagOf('words'), false]);
  });

  it('that is an SVG is a document which may do nothing', async () => {
    const { headers } = await ask('dawn');
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.has('Content-Disposition')).toBe(false);
  });

  it('is compressed where it is a drawing, under a tag that is no longer strong', async () => {
    const small = await ask('dawn', { 'Accept-Encoding': 'br' });
    expect([small.headers.has('Content-Encoding'), small.headers.get('ETag')]).toEqual([false, tagOf('dawn')]);
    const large = await ask('hills', { 'Accept-Encoding': 'br' });
    expect([large.headers.get('Content-Encoding'), large.headers.get('ETag')]).toEqual(['br', `W/${tagOf('hills')}`]);
    expect(large.headers.get('Vary')).toContain('Accept-Encoding');
  });

  it('that is a download is saved under its name', async () => {
    expect((await ask('sheet')).headers.get('Content-Disposition')).toBe(`attachment; filename="sheet.pdf"; filename*=UTF-8''sheet.pdf`);
  });
});

describe('a part of it', () => {
  const end = sound.length - 1;
  const part = (start: number, last: number) => ({
    range: `bytes ${start}-${last}/${sound.length}`,
    bytes: sound.subarray(start, last + 1),
  });

  it.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=100-199', part(100, 199)],
    ['bytes=70000-', part(70_000, end)],
    ['bytes=-100', part(end - 99, end)],
    ['bytes=-99999999', part(0, end)],
    ['bytes=100-99999999', part(100, end)],
    ['Bytes= 1-2', part(1, 2)],
  ])('is sent when it is asked for: %s', async (range, expected) => {
    const { status, headers, body } = await ask('talk', { Range: range });
    expect([status, headers.get('Content-Range'), headers.get('Content-Length')]).toEqual([
      206,
      expected.range,
      String(expected.bytes.length),
    ]);
    expect(body.equals(expected.bytes)).toBe(true);
    expect(headers.get('Cache-Control')).toContain('immutable');
  });

  it.each([`bytes=${sound.length}-`, 'bytes=99999999-999999999', 'bytes=-0'])('that is beyond the end is refused: %s', async (range) => {
    const { status, headers } = await ask('talk', { Range: range });
    expect([status, headers.get('Content-Range')]).toEqual([416, `bytes */${sound.length}`]);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['bytes=2-1', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=1'])(
    'is the whole where it is no part: %s',
    async (range) => {
      const { status, headers, body } = await ask('talk', { Range: range });
      expect([status, headers.has('Content-Range'), body.length]).toEqual([200, false, sound.length]);
    },
  );

  it('is the whole for who has a part of another version', async () => {
    const partOf = async (tag: string) => (await ask('talk', { Range: 'bytes=0-1', 'If-Range': tag })).status;
    expect([await partOf(tagOf('talk')), await partOf('"other"'), await partOf(`W/${tagOf('talk')}`)]).toEqual([206, 200, 200]);
    expect(await partOf('Fri, 20 Nov 2026 00:00:00 GMT')).toBe(200);
  });
});

describe('what is not there', () => {
  const hash = hashOf('talk');

  it.each([
    `/media/${'0'.repeat(64)}/talk.wav`,
    `/media/${hash}/other.wav`,
    `/media/${hash}/dawn.svg`,
    `/media/${hash}/%00`,
    `/media/${hash}/%E0`,
  ])('is not found, and not kept: %s', async (address) => {
    const { status, headers } = await ask(address);
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
  });

  it.each(['/media', `/media/${hash}`, '/media/x/talk.wav', `/media/${hash}/a/talk.wav`, '/media/..%2F..%2Fpackage.json/a'])(
    'has the site’s own page where it is no such address: %s',
    async (address) => {
      const { status, headers } = await ask(address);
      expect([status, headers.get('Content-Type')]).toEqual([404, expect.stringContaining('text/html')]);
    },
  );

  it('is a fault, and in the log, where bytes are lost that should be there', async () => {
    const lost = hashOf('lost');
    await rm(path.join(folder, lost));
    expect((await ask('lost')).status).toBe(500);
    expect(logged.join('')).toContain(`the bytes of lost.wav are missing: ${lost}`);
  });
});
