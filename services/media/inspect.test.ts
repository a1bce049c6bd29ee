import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAssets } from './read-assets.ts';
import {
  animation,
  box,
  claimsToBe,
  mediaLibrary,
  mp3,
  mp4,
  opus,
  otherYaml,
  picture,
  pictureYaml,
  problemsIn,
  problemsOf,
  svg,
  vtt,
  wav,
  webm,
  zip,
} from './testing.ts';

const document = '<Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>';
const docx = zip({ '[Content_Types].xml': document, 'word/document.xml': '<a/>' });
const epub = zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<a/>' });
const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** The problem of a file with a valid description, after “asset/a.png:1: error: ”. */
async function problemOf(extension: string, content: string | Uint8Array): Promise<string | null> {
  const isPicture = /png|jpe?g|webp|avif|gif|svg/i.test(extension);
  const [problem = null] = await problemsOf({
    [`asset/a.${extension}`]: content,
    'asset/a.yaml': isPicture ? pictureYaml : `language: en\n${otherYaml}`,
  });
  return problem;
}

describe('every type that is allowed', async () => {
  const files: [string, string | Uint8Array, string, object][] = [
    ['png', await picture('png'), 'image/png', { width: 64, height: 48 }],
    ['jpg', await picture('jpeg'), 'image/jpeg', { width: 64, height: 48 }],
    ['jpeg', await picture('jpeg', { orientation: 3 }), 'image/jpeg', { width: 64, height: 48 }],
    ['webp', await picture('webp'), 'image/webp', { width: 64, height: 48 }],
    ['avif', await picture('avif'), 'image/avif', { width: 64, height: 48 }],
    ['gif', await animation(), 'image/gif', { width: 30, height: 20 }],
    ['svg', svg(), 'image/svg+xml', { width: 40, height: 30 }],
    ['mp3', mp3(100), 'audio/mpeg', { durationSeconds: expect.closeTo(2.6, 1) }],
    ['m4a', mp4(3), 'audio/mp4', { durationSeconds: 3 }],
    ['ogg', opus(5), 'audio/ogg', { durationSeconds: 5 }],
    ['opus', opus(5), 'audio/ogg', { durationSeconds: 5 }],
    ['wav', wav(2), 'audio/wav', { durationSeconds: 2 }],
    ['mp4', mp4(3), 'video/mp4', { durationSeconds: 3 }],
    ['webm', webm(4), 'video/webm', { durationSeconds: 4 }],
    ['vtt', vtt, 'text/vtt', {}],
    ['pdf', pdf, 'application/pdf', {}],
    ['epub', epub, 'application/epub+zip', {}],
    ['ics', ics, 'text/calendar', {}],
    ['csv', 'BMI,Años\n25,60\n', 'text/csv', {}],
    ['docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', {}],
  ];

  test.each(files)('is read: %s', async (extension, content, mediaType, shape) => {
    const isPicture = mediaType.startsWith('image/');
    const { root } = await mediaLibrary({
      [`asset/a.${extension}`]: content,
      'asset/a.yaml': isPicture ? pictureYaml : `language: en\n${otherYaml}`,
    });
    const { assets } = await readAssets(root);
    expect(await problemsIn(root)).toEqual([]);
    expect(assets).toMatchObject([{ mediaType, bytes: Buffer.from(content).length, ...shape }]);
  });

  test.each(files.filter(([extension]) => !['vtt', 'csv'].includes(extension)))(
    'is refused where its end is missing: %s',
    async (extension, content) => {
      const bytes = Buffer.from(content);
      for (const left of [0.3, 0.7, 0.95])
        expect(await problemOf(extension, bytes.subarray(0, bytes.length * left)), `${left}`).toMatch(/error: /);
    },
  );

  test.each(files)('is refused where nothing is in it: %s', async (extension) => {
    expect(await problemOf(extension, '')).toBe(`asset/a.${extension}:1: error: is empty`);
  });
});

describe('refuses', () => {
  test('bytes that are not those of the extension', async () => {
    expect(await problemOf('jpg', await picture('png'))).toContain('ends in .jpg, but its bytes are image/png');
    expect(await problemOf('png', svg())).toContain('ends in .png, but its bytes are image/svg+xml');
    expect(await problemOf('csv', svg())).toContain('ends in .csv, but its bytes are image/svg+xml');
    expect(await problemOf('csv', vtt)).toContain('ends in .csv, but its bytes are text/vtt');
    expect(await problemOf('csv', await picture('png'))).toContain('ends in .csv, but its bytes are image/png');
    expect(await problemOf('csv', 'a\0b')).toContain('ends in .csv, but its bytes are of no type that is known');
    expect(await problemOf('docx', zip({ a: 'b' }))).toContain('ends in .docx, but its bytes are application/zip');
    expect(await problemOf('pdf', '<html></html>')).toContain('ends in .pdf, but its bytes are of no type that is known');
    expect(await problemOf('svg', '<html></html>')).toContain('ends in .svg, but its bytes are of no type that is known');
  });

  test('types that are not allowed', async () => {
    for (const [extension, content] of [
      ['zip', zip({ a: 'b' })],
      ['html', '<p>'],
      ['js', 'a()'],
      ['PNG', await picture('png')],
    ] as const)
      expect(await problemOf(extension, content)).toContain(`asset/a.${extension}:1: error: its type is not allowed: .${extension}`);
    expect(await problemsOf({ 'asset/a.yml': 'a: b' })).toContain('asset/a.yml:1: error: its type is not allowed: .yml');
  });

  test('an SVG that runs something, at its line', async () => {
    expect(await problemOf('svg', svg('\n<script/>'))).toMatch(/^asset\/a\.svg:2: error: holds <script>/);
  });

  test('pictures of too many pixels or bytes, before they are decoded', async () => {
    expect(await problemOf('png', claimsToBe(50_000, 50_000))).toContain('is larger than 50 megapixels');
    expect(await problemOf('svg', svg('', ' width="9000" height="9000"'))).toContain('is larger than 50 megapixels');
    const { root, write } = await mediaLibrary({ 'asset/a.png': await picture('png'), 'asset/a.yaml': pictureYaml });
    await truncate(path.join(root, 'asset/a.png'), 20 * 1024 * 1024 + 1);
    await write('asset/b.wav', wav(1));
    await write('asset/b.yaml', otherYaml);
    await truncate(path.join(root, 'asset/b.wav'), 500 * 1024 * 1024 + 1);
    expect(await problemsIn(root)).toEqual(['asset/a.png:1: error: is larger than 20 MB', 'asset/b.wav:1: error: is larger than 500 MB']);
  });

  test('pictures and sounds that only begin as such', async () => {
    expect(await problemOf('png', claimsToBe(100, 100))).toContain('is truncated or corrupt');
    expect(await problemOf('wav', Buffer.concat([wav(1).subarray(0, 12), Buffer.alloc(40_000)]))).toMatch(/is truncated or corrupt/);
    expect(await problemOf('mp4', Buffer.concat([mp4(3), box('moof', Buffer.alloc(8))]))).toContain('is cut into fragments');
  });

  test('random bytes behind a correct beginning, whatever they are, without falling over', async () => {
    for (const [extension, content] of [
      ['png', await picture('png')],
      ['mp3', mp3(5)],
      ['mp4', mp4(1)],
      ['ogg', opus(1)],
      ['webm', webm(1)],
      ['docx', docx],
    ] as const) {
      const noise = Buffer.from(content);
      for (let at = 40; at < noise.length; at++) noise[at] = (at * 7919) % 256;
      await expect(problemOf(extension, noise)).resolves.not.toThrow();
    }
  });
});
