import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { diskRenditionCache } from '#services/media/rendition-cache.ts';
import { drawPicture } from './draw-picture.ts';
import { pageOfPicture, pictureName } from './picture-address.ts';
import { pictureSize, type SharedPage } from './shared.ts';
import { sharing } from './sharing.ts';

const page: SharedPage = { locale: 'es', title: 'Quimioterapia', kicker: 'Tratamiento', illustration: null };
const secret = 'a secret of the test';
const nameIn = (address: string) => address.split('/').at(-1) ?? '';

/** Pictures with an empty cache, which tell what was drawn. */
async function setUp(draw = async (drawn: SharedPage) => Buffer.from(drawn.title)) {
  const drawn: SharedPage[] = [];
  const cache = diskRenditionCache(path.join(await temporaryFolder('media'), 'renditions'));
  const parts = {
    ...{ secret, formerSecrets: ['the secret before'], cache, files: { open: async () => null } },
    draw: async (each: SharedPage) => {
      drawn.push(each);
      return draw(each);
    },
  };
  return { drawn, parts, pictures: sharing(parts) };
}

test('A name tells all that its picture shows, and is the same for as long as that is', () => {
  const name = pictureName(secret, page);
  expect(name).toMatch(/^[\w-]{32}\.[0-9a-f]{6}\.es\.-\.Tratamiento\.Quimioterapia\.jpg$/);
  expect(pictureName(secret, { ...page })).toBe(name);
  expect(pageOfPicture([secret], name)).toEqual(page);
  const odd = { ...page, title: 'CDK4/6: «100 %», ~50.5? ¿Sí? #1', kicker: 'a.b/c' };
  const oddName = pictureName(secret, odd);
  expect(oddName).toMatch(/^[\w.~!'()*-]+$/);
  expect(pageOfPicture([secret], oddName)).toEqual(odd);
  const changes: Partial<SharedPage>[] = [{ title: 'Otra' }, { kicker: '' }, { locale: 'en' }, { illustration: 'a'.repeat(64) }];
  expect(new Set(changes.map((change) => pictureName(secret, { ...page, ...change }))).add(name).size).toBe(5);
});

test('Nothing is drawn or looked up for a name that was not made here', async () => {
  const { drawn, pictures, parts } = await setUp();
  const name = nameIn(pictures.pathOf(page));
  const forged = pictureName('another secret', { ...page, title: 'A lie' });
  const swapped = `${name.slice(0, 32)}${forged.slice(32)}`;
  const unlooked = sharing({ ...parts, cache: { get: () => Promise.reject(new Error('asked')), put: async () => {} } });
  for (const wrong of [forged, swapped, name.replace('.jpg', '.png'), `x${name}`, name.slice(1), '', 'a.jpg', `${'a'.repeat(32)}.e30.jpg`])
    expect(await unlooked.open(wrong), wrong).toBeNull();
  expect(drawn).toEqual([]);
});

test('A picture is drawn once for all who wait, and then found on the disk, also by the next process', async () => {
  const { drawn, pictures, parts } = await setUp();
  const name = nameIn(pictures.pathOf(page));
  const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.open(name)));
  expect(new Set(answers.map(String))).toEqual(new Set(['Quimioterapia']));
  expect(String(await sharing(parts).open(name))).toBe('Quimioterapia');
  expect(drawn).toEqual([page]);
});

test('An address that was given out under a former secret still has its picture', async () => {
  const { pictures } = await setUp();
  expect(String(await pictures.open(pictureName('the secret before', page)))).toBe('Quimioterapia');
});

test('What fails is tried again by who asks next', async () => {
  let fails = true;
  const { pictures } = await setUp(async ({ title }) => {
    if (fails) throw new Error('no memory');
    return Buffer.from(title);
  });
  const name = nameIn(pictures.pathOf(page));
  await expect(pictures.open(name)).rejects.toThrow('no memory');
  fails = false;
  expect(String(await pictures.open(name))).toBe('Quimioterapia');
});

test('Where too many wait, the rest are refused at once', async () => {
  const { parts } = await setUp();
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<Buffer>()];
  const draw = () => {
    begun.resolve();
    return held.promise;
  };
  const full = sharing({ ...parts, queue: new BoundedQueue({ atOnce: 1, mostWaiting: 0 }), draw });
  const first = full.open(nameIn(full.pathOf(page)));
  await begun.promise;
  await expect(full.open(nameIn(full.pathOf({ ...page, title: 'Another' })))).rejects.toThrow(QueueFull);
  held.resolve(Buffer.from('drawn'));
  expect(String(await first)).toBe('drawn');
});

const illustration = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#0a0"/></svg>',
);

test.each<[string, Partial<SharedPage>, Uint8Array | null]>([
  ['a short title, with an illustration', { illustration: 'a' }, illustration],
  ['the longest title', { title: '¿Qué es el cáncer de mama triple negativo y qué opciones de tratamiento hay después, hoy?' }, null],
  ['a word that is wider than a line', { title: 'Anticuerposconjugadosinterminablesyotraspalabras', kicker: 'k'.repeat(90) }, null],
  ['letters that the typeface does not have', { title: '乳がん <script>&amp;' }, null],
])('Draws %s as a JPEG of the right size, and light', async (_, change, drawing) => {
  const bytes = await drawPicture({ ...page, ...change }, drawing);
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...pictureSize });
  expect(bytes.length).toBeLessThan(80_000);
  // There is something to read on the ground.
  expect((await colorsIn(bytes, { left: 40, width: 640 })).channels[0]?.min).toBeLessThan(90);
  // Nothing runs over towards the panel beside the words.
  expect((await colorsIn(bytes, { left: 660, width: 36 })).channels[0]?.min).toBeGreaterThan(200);
  const { dominant } = await colorsIn(bytes, { left: 760, width: 300 });
  if (drawing) expect(dominant.g).toBeGreaterThan(dominant.r + 80);
  else expect(dominant.r).toBeGreaterThan(dominant.g);
});

test('Draws nothing above a title that stands alone', async () => {
  const bytes = await drawPicture({ ...page, kicker: '', title: 'aaa' }, null);
  const above = await sharp(await sharp(bytes).extract({ left: 40, top: 140, width: 640, height: 170 }).png().toBuffer()).stats();
  expect(above.channels[1]?.min).toBeGreaterThan(200);
});

async function colorsIn(bytes: Buffer, { left, width }: { left: number; width: number }) {
  return sharp(await sharp(bytes).extract({ left, top: 150, width, height: 400 }).png().toBuffer()).stats();
}
