import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepDeletedList, loadDeletedList, readDeletedList, writeDeletedList } from './deleted-list.ts';

const [first, second] = ['a', 'b'].map((letter) => ({ hash: letter.repeat(64), at: '2026-11-24T10:00:00.000Z' }));

async function folder(): Promise<string> {
  const made = await mkdtemp(`${tmpdir()}/alba-deleted-`);
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('names whom it is given, once, for this user alone', async () => {
  const data = await folder();
  if (!first || !second) throw new Error('there are two');
  expect(await loadDeletedList(data)).toEqual([]);
  await keepDeletedList(data, []);
  expect(await readdir(data)).toEqual([]);
  await keepDeletedList(data, [first]);
  await keepDeletedList(data, [second, first]);
  // A database that knows less takes nobody off the list.
  await keepDeletedList(data, []);
  expect(await loadDeletedList(data)).toEqual([first, second]);
  expect((await stat(path.join(data, 'deleted-members'))).mode & 0o777).toBe(0o600);
  expect(await readdir(data)).toEqual(['deleted-members']);
  expect(readDeletedList(writeDeletedList([first, second]))).toEqual([first, second]);
});

test('is refused where it is damaged, rather than taken for a shorter one', async () => {
  const data = await folder();
  await writeFile(path.join(data, 'deleted-members'), `2026-11-24T10:00:00.000Z ${'a'.repeat(64)}\n2026-11-24T10:00:00.000Z aaa`);
  await expect(loadDeletedList(data)).rejects.toThrow('deleted-members is damaged');
});
