import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#config/testing-folders.ts';
import { installFromDebian, lockedFolder } from './debian.ts';

let folder: string;
let log: string;

beforeEach(async () => {
  folder = await temporaryFolder('debian');
  log = path.join(folder, 'log');
  writeFileSync(log, '');
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Stands in for apt-get: writes down what it was asked, and then does as the lines of shell say. */
function standIn(lines: string): void {
  const file = path.join(folder, 'apt-get');
  writeFileSync(file, `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "$*" >> '${log}'\n${lines}\n`);
  chmodSync(file, 0o755);
}

const written = () => readFileSync(log, 'utf8').trimEnd().split('\n');

test('an install waits for one of ours that goes on, and tells apt-get to wait for those of others', async () => {
  standIn('exit 0');
  const other = spawn('flock', [lockedFolder, 'sh', '-c', `echo started; sleep 1; echo 'another ends' >> '${log}'`]);
  await once(other.stdout, 'data');
  expect(installFromDebian(['one', 'two'], () => {})).toBe(true);
  expect(written()).toEqual(['another ends', '-o DPkg::Lock::Timeout=600 install -y --no-install-recommends one two']);
});

test('a package that is not known is looked for in newer lists', () => {
  standIn(`case "$*" in *update*) touch '${folder}/updated' ;; *) [ -e '${folder}/updated' ] ;; esac`);
  expect(installFromDebian(['one'], () => {})).toBe(true);
  expect(written().map((line) => line.split(' ')[2])).toEqual(['install', 'update', 'install']);
});

test('what can not be installed is told', () => {
  standIn('exit 100');
  expect(installFromDebian(['one'], () => {})).toBe(false);
});

test('only who may install tries to', () => {
  standIn('exit 0');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(installFromDebian(['one'], () => {})).toBe(false);
  expect(written()).toEqual(['']);
});
