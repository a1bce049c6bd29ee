import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { readFolders } from '#services/content/source/read-folder.ts';

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

const given = z.object({
  image: z.string().optional(),
  screen: z.string().optional(),
  section: z.string().optional(),
  sectionPosition: z.number().optional(),
});
const folders = await readFolders('content');
/** The entries of a language that have a picture. */
const picturedIn = (language: Locale) =>
  folders.flatMap(({ id, type, texts }) =>
    texts
      .filter(({ locale }) => locale === language)
      .map(({ source }) => ({ id, type, ...given.parse(parse(source.split(/^---$/m)[1] ?? '')) }))
      .filter(({ image }) => image !== undefined),
  );

describe.each(locales)('Pictures of the entries in %s', (language) => {
  const entries = picturedIn(language);

  test('have each at most four entries', () => {
    const times = Map.groupBy(entries, ({ image }) => image);
    expect(times.size).toBeGreaterThan(40);
    expect([...times].filter(([, users]) => users.length > 4).map(([image]) => image)).toEqual([]);
  });

  test('show the sun on landmark pages only: screens and topics', async () => {
    const sources = new Map(await Promise.all(illustrations.map(async (name) => [name.slice(0, -4), await sourceOf(name)] as const)));
    const sunny = entries.filter(({ image }) => /class="sun\b/.test(sources.get(image ?? '') ?? ''));
    expect(sunny.length).toBeGreaterThan(10);
    expect(sunny.filter(({ type, screen }) => type !== 'topic' && screen === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('differ from one page of a section to the next', () => {
    const sections = Map.groupBy(
      entries.filter(({ sectionPosition }) => sectionPosition !== undefined),
      ({ section }) => section,
    );
    const alike = [...sections.values()].flatMap((beside) => {
      const ordered = beside.toSorted((one, other) => (one.sectionPosition ?? 0) - (other.sectionPosition ?? 0));
      return ordered.filter(({ image }, index) => image === ordered[index + 1]?.image).map(({ id }) => id);
    });
    expect(sections.size).toBeGreaterThan(5);
    expect(alike).toEqual([]);
  });
});
