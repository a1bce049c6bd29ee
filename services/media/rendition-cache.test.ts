import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { eventually } from '#tests/eventually.ts';
import { diskRenditionCache } from './rendition-cache.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A cache in a folder that does not exist yet. */
async function setUp(mostBytes?: number) {
  const directory = path.join(await temporaryFolder('media'), 'media', 'renditions');
  const age = (name: string, hours: number) => utimes(path.join(directory, name), hoursAgo(hours), hoursAgo(hours));
  return { directory, age, cache: diskRenditionCache(directory, mostBytes), names: async () => (await readdir(directory)).sort() };
}

test('gives back what was put, also to the process that comes after', async () => {
  const { cache, directory, names } = await setUp();
  expect(await cache.get('a')).toBeNull();
  await cache.put('a', Buffer.from('picture'));
  expect((await cache.get('a'))?.toString()).toBe('picture');
  expect((await diskRenditionCache(directory).get('a'))?.toString()).toBe('picture');
  expect(await names()).toEqual(['a']);
});

test('lets go of what was not asked for the longest', async () => {
  const { cache, age, names } = await setUp(400);
  for (const name of ['a', 'b', 'c', 'd']) await cache.put(name, Buffer.alloc(100));
  expect(await names()).toEqual(['a', 'b', 'c', 'd']);
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) await age(name, 10 - index);
  await cache.get('a');
  await cache.put('e', Buffer.alloc(100));
  expect(await names()).toEqual(['a', 'd', 'e']);
});

test('keeps to its bound with what an earlier process left', async () => {
  const { cache, directory, age, names } = await setUp();
  for (const name of ['a', 'b', 'c']) await cache.put(name, Buffer.alloc(100));
  await age('b', 5);
  await age('c', 2);
  await diskRenditionCache(directory, 350).put('d', Buffer.alloc(100));
  expect(await names()).toEqual(['a', 'c', 'd']);
});

test('does not write when it is read, but for once an hour', async () => {
  const { cache, directory, age } = await setUp();
  const usedAt = async () => Math.round((await stat(path.join(directory, 'a'))).mtimeMs);
  await cache.put('a', Buffer.from('a'));
  await age('a', 0.5);
  const before = await usedAt();
  await cache.get('a');
  expect(await usedAt()).toBe(before);
  await age('a', 2);
  await cache.get('a');
  expect(await usedAt()).toBeGreaterThan(before);
});

test('takes away what was left half written, and not what is being written', async () => {
  const { cache, directory, age, names } = await setUp();
  await cache.put('a', Buffer.from('a'));
  for (const name of ['old.part', 'new.part']) await writeFile(path.join(directory, name), 'half');
  await age('old.part', 2);
  await diskRenditionCache(directory).put('b', Buffer.from('b'));
  expect(await names()).toEqual(['a', 'b', 'new.part']);
});

test('many may put and get the same at once', async () => {
  const { cache, names } = await setUp(1_000);
  await Promise.all(Array.from({ length: 20 }, () => cache.put('a', Buffer.alloc(300, 1)).then(() => cache.get('a'))));
  expect(await names()).toEqual(['a']);
});

test('says what is wrong with the disk, and leaves nothing behind', async () => {
  const file = path.join(await temporaryFolder('media'), 'file');
  await writeFile(file, '');
  await expect(diskRenditionCache(path.join(file, 'renditions')).put('a', Buffer.from('a'))).rejects.toThrow('ENOTDIR');
  expect(await diskRenditionCache(path.join(file, 'renditions')).get('a')).toBeNull();
});

test('whenever its process is killed, what has a name is whole', async () => {
  const { cache, directory, names } = await setUp();
  const bytes = 3_000_000;
  const writer = `
    import { diskRenditionCache } from ${JSON.stringify(path.join(import.meta.dirname, 'rendition-cache.ts'))};
    const cache = diskRenditionCache(${JSON.stringify(directory)}, 20 * ${bytes});
    console.log('ready');
    for (let count = 0; ; count++) await cache.put(process.pid + '-' + count, Buffer.alloc(${bytes}, 7));`;
  for (const delay of [20, 60, 100]) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, delay));
    // However busy the machine is, one is whole before the last process is killed.
    if (delay === 100) await eventually(async () => expect((await names()).some((name) => !name.endsWith('.part'))).toBe(true));
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const whole = (await names()).filter((name) => !name.endsWith('.part'));
  expect(whole.length).toBeGreaterThan(0);
  for (const name of whole) expect((await readFile(path.join(directory, name))).equals(Buffer.alloc(bytes, 7))).toBe(true);
  await cache.put('after', Buffer.from('after'));
  expect((await cache.get('after'))?.toString()).toBe('after');
});
