import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { organisation } from '#config/organisation.ts';
import { openSite } from './site.ts';

const { get } = await openSite();

test.each([
  ['/', 'en-US', 'breast cancer'],
  ['/es', 'es', 'cáncer de mama'],
])(
  'The manifest of %s is in its language, names icons that are there, as large as it says, and colours that are tokens',
  async (home, lang, words) => {
    const icon = z.object({ src: z.string(), type: z.string(), sizes: z.string() });
    const { document } = await get(home);
    const answer = await get(document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '');
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
    const manifest = JSON.parse(answer.text);
    expect(manifest).toMatchObject({ id: home, start_url: home, lang, short_name: organisation.name });
    expect(manifest.name).toContain(words);
    expect(manifest.description).toContain(words);
    const { icons, ...colours } = z.object({ icons: z.array(icon), theme_color: z.string(), background_color: z.string() }).parse(manifest);
    for (const { src, type, sizes } of icons) {
      const { format, width, height } = await sharp(`public${src}`).metadata();
      expect(type).toContain(`image/${format}`);
      if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`);
    }
    const tokens = await readFile('app/styles/tokens.css', 'utf8');
    for (const colour of Object.values(colours)) expect(tokens).toContain(colour);
  },
);
