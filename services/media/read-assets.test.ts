import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAssets } from './read-assets.ts';
import { mediaLibrary, otherYaml, picture, pictureYaml, problemsIn, problemsOf, svg, wav } from './testing.ts';

describe('finds', () => {
  test('what is shared and what stands beside the texts of an entry, with all that is known of it', async () => {
    const { root } = await mediaLibrary({
      'asset/hands.jpg': await picture('jpeg', { orientation: 6 }),
      'asset/hands.yaml': pictureYaml,
      'page/a/en.md': 'text',
      'page/a/es.md': 'texto',
      'page/a/talk.wav': wav(2),
      'page/a/talk.yaml': `language: es\n${otherYaml}`,
      'page/a/.DS_Store': 'noise',
      'unheard-of/b/c.png': 'not looked at',
    });
    const { assets, problems } = await readAssets(root);
    expect(problems).toEqual([]);
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(assets).toEqual([
      {
        id: 'hands',
        file: path.join(root, 'asset/hands.jpg'),
        fileName: 'hands.jpg',
        hash,
        sourceHash: hash,
        mediaType: 'image/jpeg',
        bytes: expect.any(Number),
        width: 48, // EXIF rotation
        height: 64,
        durationSeconds: null,
        credit: 'A photographer',
        language: null,
        membersOnly: false,
        lastWords: null,
        loudness: null,
        texts: { en: { title: 'Hands', alt: 'Two hands' }, es: { title: 'Manos', alt: 'Dos manos' } },
      },
      expect.objectContaining({
        id: 'talk',
        mediaType: 'audio/wav',
        width: null,
        height: null,
        durationSeconds: 2,
        credit: null,
        language: 'es',
        texts: { en: { title: 'A file', alt: '' }, es: { title: 'Un archivo', alt: '' } },
      }),
    ]);
  });

  test('nothing where there is nothing', async () => {
    expect(await readAssets('/nowhere')).toEqual({ assets: [], problems: [] });
  });

  test('the assets of this library, without a problem', async () => {
    const { assets, problems } = await readAssets('content');
    expect(problems).toEqual([]);
    expect(assets.map(({ id }) => id)).toEqual(expect.arrayContaining(['dawn', 'questions-for-your-visit']));
  });

  test('another source hash for another file, name or description, and the same for the same elsewhere', async () => {
    const hashOf = async (files: Record<string, string | Uint8Array>) => {
      const { assets } = await readAssets((await mediaLibrary(files)).root);
      return assets[0]?.sourceHash;
    };
    const png = await picture('png');
    const hash = await hashOf({ 'asset/a.png': png, 'asset/a.yaml': pictureYaml });
    expect(await hashOf({ 'page/b/a.png': png, 'page/b/a.yaml': `\uFEFF${pictureYaml.replaceAll('\n', '\r\n')}` })).toBe(hash);
    const others = await Promise.all([
      hashOf({ 'asset/a.png': await picture('png'), 'asset/a.yaml': pictureYaml }),
      hashOf({ 'asset/b.png': png, 'asset/b.yaml': pictureYaml }),
      hashOf({ 'asset/a.png': png, 'asset/a.yaml': pictureYaml.replace('Manos', 'Las manos') }),
    ]);
    expect(new Set([hash, ...others]).size).toBe(4);
  });

  test('what changed since the last reading', async () => {
    const { root, write } = await mediaLibrary({ 'asset/a.png': await picture('png'), 'asset/a.yaml': pictureYaml });
    await write('asset/a.png', await picture('png', { width: 10, height: 10 }));
    expect((await readAssets(root)).assets).toMatchObject([{ width: 10 }]);
    await truncate(path.join(root, 'asset/a.png'), 60);
    expect((await readAssets(root)).assets).toEqual([]);
  });
});

describe('refuses', () => {
  test('a file without a description, a description without a file, and folders', async () => {
    expect(await problemsOf({ 'asset/a.png': await picture('png'), 'page/b/c.yaml': pictureYaml, 'page/b/d/e.png': '' })).toEqual([
      'page/b/d:1: error: unexpected folder: assets stand side by side',
      'asset/a.png:1: error: there is no a.yaml beside it, which says what it is',
      'page/b/c.yaml:1: error: there is no file beside it that it describes',
    ]);
  });

  test('names that are no ids', async () => {
    for (const name of ['-a', 'a b', 'á']) {
      const [problem] = await problemsOf({ [`asset/${name}.svg`]: svg(), [`asset/${name}.yaml`]: pictureYaml });
      expect(problem).toContain('its name, without the extension, is not an id');
    }
  });

  test('the same id twice: nobody knows which is meant, so neither is published', async () => {
    const here = { 'asset/a.svg': svg(), 'asset/a.yaml': pictureYaml };
    const { root } = await mediaLibrary({ ...here, 'page/b/a.svg': svg(), 'page/b/a.yaml': pictureYaml });
    const { assets, problems } = await readAssets(root);
    expect(assets).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/asset\/a\.svg has this id already$/)]);
    expect((await problemsIn(root))[0]).toMatch(/^page\/b\/a\.svg:1: error/);
    expect(await problemsOf({ ...here, 'asset/a.png': await picture('png') })).toEqual(['asset/a.svg:1: error: a.png has this id already']);
  });
});
