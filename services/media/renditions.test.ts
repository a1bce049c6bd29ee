import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { BoundedQueue, QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { diskRenditionCache, type RenditionCache } from './rendition-cache.ts';
import { cachedRenditions } from './renditions.ts';
import { picture } from './testing.ts';

const original = await picture('jpeg', { width: 100, height: 80 });
const hash = 'a'.repeat(64);
const small = { width: 32, format: 'webp' } as const;

/** Renditions with an empty cache, and a count of reads of the original. */
async function setUp(change: Partial<RenditionCache> = {}) {
  const directory = path.join(await temporaryFolder('media'), 'renditions');
  const cache = { ...diskRenditionCache(directory), ...change };
  const read = { count: 0 };
  const source = async () => {
    read.count++;
    return original;
  };
  return { renditions: cachedRenditions(cache), again: cachedRenditions(cache), read, source };
}

test('what is asked for by many at once is made once, and then found on the disk by every process', async () => {
  const { renditions, again, read, source } = await setUp();
  const made = await Promise.all(Array.from({ length: 10 }, () => renditions(hash, small, source)));
  expect(read.count).toBe(1);
  for (const bytes of [...made, await renditions(hash, small, source), await again(hash, small, source)])
    expect(bytes?.equals(made[0] ?? Buffer.of())).toBe(true);
  expect(read.count).toBe(1);
  await renditions(hash, { ...small, format: 'avif' }, source);
  await renditions('b'.repeat(64), small, source);
  expect(read.count).toBe(3);
});

test('not more than two are made at once in a process', async () => {
  const [one, other] = [await setUp(), await setUp()];
  const large = await picture('png', { width: 800, height: 800 });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1);
  await Promise.all(
    [64, 96, 128, 256, 384, 640].flatMap((width) =>
      [one, other].map(({ renditions }) => renditions(hash, { width, format: 'avif' }, async () => large)),
    ),
  );
  clearInterval(watch);
  expect(most).toBe(2);
});

test('what fails is tried again by who asks next', async () => {
  const { renditions, source } = await setUp();
  await expect(renditions(hash, small, () => Promise.reject(new Error('the disk is away')))).rejects.toThrow('the disk is away');
  expect(await renditions(hash, small, source)).not.toBeNull();
});

test('what cannot be read has none, and nothing is kept of it', async () => {
  const { renditions, source } = await setUp();
  expect(await renditions(hash, small, async () => Buffer.from('broken'))).toBeNull();
  expect(await renditions(hash, { width: 256, format: 'webp' }, source)).toBeNull();
  expect(await renditions(hash, small, source)).not.toBeNull();
});

test('what cannot be kept is shown', async () => {
  const { renditions, source, read } = await setUp({ put: () => Promise.reject(new Error('no space left on device')) });
  expect([await renditions(hash, small, source), await renditions(hash, small, source)]).not.toContain(null);
  expect(read.count).toBe(2);
});

test('where too many wait, what is kept is still there', async () => {
  const cache = diskRenditionCache(path.join(await temporaryFolder('media'), 'renditions'));
  const renditions = cachedRenditions(cache, new BoundedQueue({ atOnce: 1, mostWaiting: 0 }));
  const source = async () => original;
  await renditions(hash, small, source);
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<Buffer>()];
  const first = renditions(hash, { width: 64, format: 'webp' }, () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  await expect(renditions(hash, { width: 16, format: 'webp' }, source)).rejects.toThrow(QueueFull);
  expect(await renditions(hash, small, source)).not.toBeNull();
  held.resolve(original);
  expect(await first).not.toBeNull();
});
