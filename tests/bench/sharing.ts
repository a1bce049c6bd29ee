import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { pictureSize } from '#services/sharing/shared.ts';
import { build } from '../../script/build.ts';
import { withServedSite } from './served-site.ts';

type Say = (line: string) => void;

/** A picture has to be lighter, in bytes: some that show them load no heavier ones. */
const limit = 80_000;

/** Draws the picture for sharing of every page of the sitemap, once; then asks for each again. */
export async function drawAllPictures(say: Say): Promise<boolean> {
  await build(say);
  let isRight = true;
  await withServedSite(async (origin) => {
    const pages = await pagesOf(origin);
    const drawn: { page: string; bytes: number; milliseconds: number }[] = [];
    const faults: string[] = [];
    for (const page of pages) {
      const picture = await pictureOf(page);
      const started = performance.now();
      const first = await bytesOf(picture);
      drawn.push({ page, bytes: first.length, milliseconds: performance.now() - started });
      const { format, width, height } = await sharp(first).metadata();
      if (format !== 'jpeg' || width !== pictureSize.width || height !== pictureSize.height)
        faults.push(`${page}: ${format} ${width}x${height}`);
      if (first.length >= limit) faults.push(`${page}: ${first.length} bytes`);
      if (!first.equals(await bytesOf(picture))) faults.push(`${page}: another picture the second time`);
    }
    const bytes = drawn.map((each) => each.bytes).sort((a, b) => a - b);
    const times = drawn.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b);
    say(`${drawn.length} pictures drawn, ${new Set(pages).size} pages`);
    say(`  bytes         half of them up to ${at(bytes, 0.5)}, the heaviest ${at(bytes, 1)} of ${limit}`);
    say(`  milliseconds  half of them up to ${at(times, 0.5)}, 95 of 100 up to ${at(times, 0.95)}, the slowest ${at(times, 1)}`);
    for (const fault of faults) say(`  FAULT ${fault}`);
    isRight = drawn.length > 0 && faults.length === 0;
  });
  return isRight;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function pagesOf(origin: string): Promise<string[]> {
  const files = await locationsIn(`${origin}/sitemap.xml`);
  return (await Promise.all(files.map(locationsIn))).flat();
}

async function locationsIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
}

/** @throws where a page names none */
async function pictureOf(page: string): Promise<string> {
  const document = parse(await (await fetch(page)).text());
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  if (!picture) throw new Error(`${page} has no picture for sharing`);
  return picture;
}

async function bytesOf(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
