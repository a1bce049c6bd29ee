import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const folder = 'content/asset';
const illustrations = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
const sourceOf = (name: string) => readFile(path.join(folder, name), 'utf8');

describe.each(illustrations)('%s', async (name) => {
  const source = await sourceOf(name);
  test('is small, says its size, and has a picture for the night', () => {
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(source) ?? [];
    expect(source).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(source).toContain('@media (prefers-color-scheme: dark)');
    expect(source.length).toBeLessThan(13 * 1024);
  });

  test('paints all of its own ground, so that it stands on light and on dark', async () => {
    const { isOpaque } = await sharp(Buffer.from(source)).stats();
    expect(isOpaque).toBe(true);
  });
});

test('No two illustrations share half of their paths', async () => {
  const sources = await Promise.all(illustrations.map(sourceOf));
  const drawn = sources.map((source) => new Set([...source.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)));
  const alike = drawn.flatMap((one, index) =>
    drawn.slice(index + 1).filter((other) => [...one].filter((d) => other.has(d)).length * 2 > Math.min(one.size, other.size)),
  );
  expect(alike).toEqual([]);
});

test('The manifest names icons that are there, as large as it says, and colours that are tokens', async () => {
  const icon = z.object({ src: z.string(), type: z.string(), sizes: z.string() });
  const { icons, ...colours } = z
    .object({ icons: z.array(icon), theme_color: z.string(), background_color: z.string() })
    .parse(JSON.parse(await readFile('public/site.webmanifest', 'utf8')));
  for (const { src, type, sizes } of icons) {
    const { format, width, height } = await sharp(`public${src}`).metadata();
    expect(type).toContain(`image/${format}`);
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`);
  }
  const tokens = await readFile('app/styles/tokens.css', 'utf8');
  for (const colour of Object.values(colours)) expect(tokens).toContain(colour);
});
