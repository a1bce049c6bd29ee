import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { testBucket } from './testing-bucket.ts';

const newName = () => randomBytes(16).toString('hex');
const quick = { patience, firstPause: 1 };

const folder = await mkdtemp(path.join(tmpdir(), 'alba-avatars-'));
const directory = path.join(folder, 'avatars');
const store = await testBucket();
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', diskStorage(directory)],
  ['a bucket', s3Storage(store.bucket, quick)],
])('Pictures in %s', (_, storage) => {
  test('are what was put there, anew where there was one, until they are removed', async () => {
    const [name, other] = [newName(), newName()];
    expect(await storage.get(name)).toBeNull();
    await storage.put(name, 'sealed');
    await storage.put(other, 'x'.repeat(300_000));
    expect([await storage.get(name), (await storage.get(other))?.length]).toEqual(['sealed', 300_000]);
    await storage.put(name, 'sealed anew');
    expect(await storage.get(name)).toBe('sealed anew');
    await storage.remove(name);
    await storage.remove(name);
    expect([await storage.get(name), (await storage.get(other))?.length]).toEqual([null, 300_000]);
    await storage.remove(other);
  });

  test.each(['', '../secret', 'ABCDEF', `${'a'.repeat(32)}/b`, `${'a'.repeat(32)}.part`])('have no name such as %j', async (name) => {
    for (const ask of [storage.put(name, ''), storage.get(name), storage.remove(name)])
      await expect(ask).rejects.toThrow('not the name of a picture');
  });
});

test('nobody else on the machine reads the folder, and what was cut off while it was written is gone with the picture', async () => {
  const storage = diskStorage(directory);
  const name = newName();
  await storage.put(name, 'sealed');
  const rights = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  expect([await rights(directory), await rights(path.join(directory, name))]).toEqual(['700', '600']);
  await writeFile(path.join(directory, `${name}.part`), 'cut o');
  expect(await readFile(path.join(directory, name), 'utf8')).toBe('sealed');
  await storage.remove(name);
  expect(await readdir(directory)).toEqual([]);
});

describe('A bucket', () => {
  test('that is slow, breaks off or is busy for a moment is asked again', async () => {
    const storage = s3Storage(store.bucket, quick);
    const name = newName();
    store.moods.push(503, 'cut');
    await storage.put(name, 'sealed');
    // A busy machine may be late with an answer as well: there are three attempts more.
    store.moods.push('silence');
    await s3Storage(store.bucket, { ...quick, patience: 2_000 }).put(name, 'sealed');
    expect(store.objects.get(`/alba/${name}`)).toBe('sealed');
    store.moods.push(429);
    expect(await storage.get(name)).toBe('sealed');
    store.moods.push(500);
    await storage.remove(name);
    expect(store.objects.has(`/alba/${name}`)).toBe(false);
  });

  test('that stays so fails in the end, and says neither whose picture it was nor with which secret', async () => {
    store.moods.push(503, 503, 503, 'cut');
    const failed = s3Storage(store.bucket, quick).get(newName());
    await expect(failed).rejects.toThrow(/^the store of pictures failed: TypeError$/);
    expect(store.moods).toEqual([]);
  });

  test('that refuses is not asked again', async () => {
    const other = s3Storage({ ...store.bucket, secret: 'another secret' }, quick);
    store.asked.length = 0;
    const name = newName();
    await expect(other.put(name, 'sealed')).rejects.toThrow('status 403');
    await expect(s3Storage({ ...store.bucket, keyId: 'AKIDOTHER' }, quick).get(name)).rejects.toThrow('status 403');
    expect(store.asked).toEqual([`PUT /alba/${name}`, `GET /alba/${name}`]);
    expect(store.objects.has(`/alba/${name}`)).toBe(false);
  });

  test('takes nothing that was signed long ago', async () => {
    await using late = await testBucket({ now: () => new Date(Date.now() + 20 * 60_000) });
    await expect(s3Storage(late.bucket, quick).put(newName(), 'sealed')).rejects.toThrow('status 403');
    expect(late.objects.size).toBe(0);
  });
});
