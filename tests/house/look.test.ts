import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectFolder, TemporaryDirectory } from '../processes.ts';

function look(...words: string[]) {
  return promisify(execFile)(process.execPath, ['script/look.ts', ...words], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

test('script/look takes a screen, signed in where it is for members, in both languages and themes at every width, and lays it out on a sheet for each language', async () => {
  await using folder = new TemporaryDirectory();
  const { stdout } = await look('error.404', 'update-password', 'treatment.trial', '--to', folder.path);
  expect(stdout).toContain('nothing to show yet: treatment.trial');
  // A screen for members that nobody is signed in for would have thrown.
  expect(stdout.match(/update-password\.(en|es)\.png/g)?.toSorted()).toEqual(['update-password.en.png', 'update-password.es.png']);
  for (const locale of ['en', 'es']) {
    const pictures = await Promise.all(
      ['light', 'dark'].map((theme) =>
        Promise.all(
          [360, 768, 1280, 1920].map(async (width) => {
            const file = path.join(folder.path, 'error.404', `${locale}-${theme}-${width}.png`);
            expect((await sharp(file).metadata()).width, file).toBe(width);
            return readFile(file);
          }),
        ),
      ),
    );
    expect(pictures[0]).not.toEqual(pictures[1]);
    const sheet = await sharp(path.join(folder.path, `error.404.${locale}.png`)).metadata();
    expect(sheet.width).toBeGreaterThan(360 * 0.5 + 768 * 0.4 + 1280 * 0.35 + 1920 * 0.3);
  }
});

test('script/look takes no picture of what it does not know, and leaves none in the repository', async () => {
  await expect(look('home', 'profile.nothing')).rejects.toThrow('nothing to look at is called profile.nothing');
  await expect(look('home', '--to', 'sheets')).rejects.toThrow('is in the repository');
});
