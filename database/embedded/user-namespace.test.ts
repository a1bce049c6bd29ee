import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { makeSocketDirectory, socketDirectoryFor } from './socket-directory.ts';
import { hold, temporaryDirectory } from './testing-processes.ts';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? [] : ['/usr/bin/unshare', '-U', '-r', '--'];
const asUser = isRoot ? ['/usr/bin/unshare', '-U', '--map-user=1000', '--map-group=1000', '--'] : [];

test.each([
  { who: 'root', prefix: asRoot, isRootThere: true },
  { who: 'a normal user', prefix: asUser, isRootThere: false },
])('runs as $who', async ({ prefix, isRootThere }) => {
  const directory = await temporaryDirectory();
  const { child, first, next } = await hold(directory, { prefix });
  expect(first).toMatchObject({ owned: true });
  expect(first.uid === 0).toBe(isRootThere);
  child.kill('SIGTERM');
  expect(await next()).toEqual({ ended: true });
});

test('tells a root who may not make user namespaces what to do', async () => {
  const directory = await temporaryDirectory();
  const bin = path.join(directory, 'bin');
  await mkdir(bin);
  await writeFile(path.join(bin, 'unshare'), '#!/bin/sh\necho "unshare failed: Operation not permitted" >&2\nexit 1\n');
  await chmod(path.join(bin, 'unshare'), 0o755);
  const { first } = await hold(directory, { prefix: asRoot, env: { PATH: `${bin}:${process.env.PATH}` } });
  expect(first.error).toMatch(/^EmbeddedUnavailable: .*run Alba as a normal user, or set DATABASE_URL/);
});

test('tells what to do on a platform that has no package', () => {
  expect(() => findBinaries('plan9-x64')).toThrow(EmbeddedUnavailable);
  expect(() => findBinaries('plan9-x64')).toThrow(/plan9-x64.*set DATABASE_URL/);
});

test('a data directory too deep for a socket gets one elsewhere, and leaves none behind', async () => {
  const directory = path.join(await temporaryDirectory(), 'deep/'.repeat(20));
  expect(socketDirectoryFor(directory)).toMatch(/^\/tmp\/alba-\d+-[0-9a-f]{16}$/);
  const { child, first, next } = await hold(directory);
  expect(first).toMatchObject({ owned: true });
  expect(first.host).toMatch(/^\/tmp\/alba-/);
  child.kill('SIGTERM');
  expect(await next()).toEqual({ ended: true });
  await expect(chmod(first.host ?? '', 0o700)).rejects.toThrow('ENOENT');
});

test('uses no socket directory that others may enter or that leads elsewhere', async () => {
  const directory = await temporaryDirectory();
  const open = path.join(directory, 'open');
  await mkdir(open);
  await chmod(open, 0o755);
  await expect(makeSocketDirectory(open)).rejects.toThrow(EmbeddedUnavailable);

  await makeSocketDirectory(path.join(directory, 'mine'));
  await symlink(path.join(directory, 'mine'), path.join(directory, 'link'));
  await expect(makeSocketDirectory(path.join(directory, 'link'))).rejects.toThrow(EmbeddedUnavailable);
});
