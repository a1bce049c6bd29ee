import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../eventually.ts';
import type { Reader } from '../reader.ts';

const page = { en: '/before-treatment', es: '/es/antes-del-tratamiento' };
const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** A link that leaves the site ends with an arrow: some strokes, and not a box. */
export async function links(reader: Reader): Promise<void> {
  await reader.goto(reader.say(page));
  const place = box.parse(await reader.evaluate(endOfLink));
  await eventually(async () => {
    const arrow = await sharp(await reader.visit.picture())
      .extract(place)
      .grayscale()
      .normalise()
      .toBuffer();
    const { channels } = await sharp(arrow).stats();
    const [{ mean } = { mean: 0 }] = channels;
    expect(mean).toBeGreaterThan(150);
    expect(mean).toBeLessThan(250);
  });
}

/** In the page: where the arrow of the first such link is, once it is in the window. */
function endOfLink() {
  const link = document.querySelector('main p > a[target="_blank"]');
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const line = [...(link?.getClientRects() ?? [])].at(-1);
  if (!link || !line) return null;
  const em = Number.parseFloat(getComputedStyle(link).fontSize);
  const [width, height] = [Math.round(em * 0.75), Math.round(em * 0.5)];
  return { left: Math.round(line.right) - width, top: Math.round(line.top + (line.height - height) / 2), width, height };
}
