import { createHash } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { diskMediaFiles } from './files.ts';

const nothing = 'a'.repeat(64);

/** A storage in a folder that does not exist yet, and a source file of these bytes. */
async function setUp(bytes: Buffer) {
  const folder = await temporaryFolder('media');
  const directory = path.join(folder, 'data', 'media');
  const source = path.join(folder, 'source');
  await writeFile(source, bytes);
  return { files: diskMediaFiles(directory), directory, source, hash: createHash('sha256').update(bytes).digest('hex') };
}

const read = async (stream: ReadableStream<Uint8Array> | null) => (stream ? Buffer.from(await new Response(stream).arrayBuffer()) : null);

test('gives back what was put, whole and in parts', async () => {
  const bytes = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => index % 251));
  const { files, source, hash, directory } = await setUp(bytes);
  await files.put(hash, source);
  expect(await readdir(directory)).toEqual([hash]);
  expect(bytes.equals((await read(await files.open(hash))) ?? Buffer.of())).toBe(true);
  for (const [start, end] of [
    [0, 0],
    [199_999, 199_999],
    [10, 150_000],
    [65_535, 65_536],
  ] as const)
    expect(bytes.subarray(start, end + 1).equals((await read(await files.open(hash, { start, end }))) ?? Buffer.of())).toBe(true);
});

test('what is long comes in larger chunks to who takes it as fast as it comes, in small ones to who does not, and is the same', async () => {
  const bytes = Buffer.alloc(
    10 * 1024 * 1024,
    Uint8Array.from({ length: 251 }, (_, index) => index),
  );
  const { files, source, hash } = await setUp(bytes);
  await files.put(hash, source);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  for (const [pause, lengths] of [
    [0, [32 * 1024, 512 * 1024]],
    [1_000, [32 * 1024]],
  ] as const) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await files.open(hash)) ?? []) {
      chunks.push(chunk);
      now += pause;
    }
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect([...new Set(chunks.map(({ length }) => length))]).toEqual(lengths);
  }
});

test('what was never put, and what is no hash, is not there', async () => {
  const { files } = await setUp(Buffer.from('a'));
  for (const hash of [nothing, '', '../source', nothing.toUpperCase(), `${nothing}.part`]) expect(await files.open(hash)).toBeNull();
});

test('puts nothing where the bytes are not those of the hash, and leaves nothing behind', async () => {
  const { files, source, directory } = await setUp(Buffer.from('a'));
  await expect(files.put(nothing, source)).rejects.toThrow('changed while it was published');
  await expect(files.put('../a', source)).rejects.toThrow('not a SHA-256');
  expect(await readdir(directory)).toEqual([]);
  expect(await files.open(nothing)).toBeNull();
});

test('writes again what somebody cut short, and leaves alone what is whole', async () => {
  const { files, source, hash, directory } = await setUp(Buffer.from('complete'));
  await files.put(hash, source);
  await writeFile(path.join(directory, hash), 'compl');
  await files.put(hash, source);
  expect(await readFile(path.join(directory, hash), 'utf8')).toBe('complete');
  await writeFile(path.join(directory, hash), 'COMPLETE');
  await files.put(hash, source);
  expect(await readFile(path.join(directory, hash), 'utf8')).toBe('COMPLETE');
});

test('many may put the same at once', async () => {
  const { files, source, hash, directory } = await setUp(Buffer.alloc(300_000, 1));
  await Promise.all(Array.from({ length: 8 }, () => files.put(hash, source)));
  expect(await readdir(directory)).toEqual([hash]);
});

test('takes away what was left half written the day before, and not what is being written', async () => {
  const { files, source, hash, directory } = await setUp(Buffer.from('a'));
  await files.put(hash, source);
  const [old, fresh] = ['old.part', 'new.part'].map((name) => path.join(directory, name));
  for (const part of [old, fresh]) await writeFile(part ?? '', 'half');
  await utimes(old ?? '', new Date('2026-01-01'), new Date('2026-01-01'));
  const other = await setUp(Buffer.from('b'));
  await files.put(other.hash, other.source);
  expect((await readdir(directory)).sort()).toEqual([hash, other.hash, 'new.part'].sort());
});

test.skipIf(process.platform !== 'linux')('holds no file open for a stream that is not read, or not to its end', async () => {
  const { files, source, hash } = await setUp(Buffer.alloc(300_000, 1));
  await files.put(hash, source);
  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const before = await openFiles();
  const streams = await Promise.all(Array.from({ length: 20 }, () => files.open(hash)));
  expect(await openFiles()).toBe(before);
  const readers = streams.flatMap((stream) => stream?.getReader() ?? []);
  await Promise.all(readers.map((reader) => reader.read()));
  expect(await openFiles()).toBe(before + 20);
  await Promise.all(readers.map((reader) => reader.cancel()));
  expect(await openFiles()).toBe(before);
});
