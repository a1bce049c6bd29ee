import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { localeOfPath } from '#app/addresses/paths.ts';
import { type Locale, languageTags, locales } from '#config/locale.ts';
import { build } from '../../script/build.ts';
import { countsInMedian, limits, mayBeLong, narrow, phone } from '../wayfinding/limits.ts';
import { firstHitOn, type Measures, measurePage, shiftOf, visibleWords } from '../wayfinding/measure-page.ts';
import { isAboveMenus, litPlace, wholeTrail } from '../wayfinding/place.ts';
import { sample, searches } from '../wayfinding/sample.ts';
import { withBrowser } from './browser.ts';
import { pathsIn } from './heaviest.ts';
import { withServedSite } from './served-site.ts';

type Say = (line: string) => void;
type Found = Measures & { path: string; hasPlace: boolean };
type Options = { say: Say; words?: string | undefined };

/** How many of the worst are named. */
const shown = 10;

/**
 * How far a reader is from what she came for, on every page of both languages, held against the limits.
 *
 * `words` is a folder for what can be read of each page without opening anything, a line for each block. Of two runs,
 * `diff -r BEFORE AFTER | grep '^<'` says what is no longer to be seen where it was.
 */
export async function measureWayfinding({ say, words }: Options): Promise<boolean> {
  await build(say);
  const held: boolean[] = [];
  await withServedSite((origin) =>
    withBrowser(say, async (browser) => {
      const files = await pathsIn(origin, '/sitemap.xml');
      const paths = (await Promise.all(files.map((file) => pathsIn(origin, file)))).flat();
      for (const locale of locales) {
        const ofLocale = (path: string) => localeOfPath(path) === locale;
        const found = await measured(browser, origin, locale, paths.filter(ofLocale), words);
        say(`${locale}: ${found.length} pages at ${phone.width} px`);
        held.push(holdPages(found, say));
        const open = await pageOf(browser, origin, locale);
        held.push(await holdEach('first hit', searches[locale], limits.firstHit, (path) => firstHitOn(open, path), say));
        held.push(await holdEach('layout shift', sample[locale], limits.shift, (path) => shiftOf(open.context(), path), say));
        await open.context().close();
      }
    }),
  );
  return held.every(Boolean);
}

/** A device in the language of the pages, which is offered no other. */
async function pageOf(browser: Browser, origin: string, locale: Locale): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, locale: languageTags[locale], reducedMotion: 'reduce' })).newPage();
}

/** Every page, two at a time. */
async function measured(browser: Browser, origin: string, locale: Locale, paths: string[], words: string | undefined): Promise<Found[]> {
  const waiting = paths.values();
  const found: Found[] = [];
  await Promise.all(
    [1, 2].map(async () => {
      const page = await pageOf(browser, origin, locale);
      for (const path of waiting) {
        const measures = await measurePage(page, path);
        const hasPlace = isAboveMenus(path) || ((await page.locator(litPlace).count()) > 0 && (await page.locator(wholeTrail).count()) > 0);
        found.push({ path, ...measures, hasPlace });
        if (words !== undefined) await keepWords(words, path, await visibleWords(page));
      }
      await page.context().close();
    }),
  );
  return found;
}

async function keepWords(folder: string, address: string, lines: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${address.slice(1).replaceAll('/', '.') || 'home'}.txt`), `${lines.join('\n')}\n`);
}

function holdPages(found: readonly Found[], say: Say): boolean {
  const counted = found.filter(({ path }) => countsInMedian(path));
  const short = found.filter(({ path }) => !mayBeLong(path));
  const inPlace = found.filter(({ hasPlace }) => !hasPlace).map(({ path }) => path);
  const upright = found.filter(({ sideways }) => sideways.length > 0).map(({ path, sideways }) => `${path} at ${sideways.join(', ')}`);
  return [
    holdValue('first text', 'median', median(counted.map(({ firstText }) => firstText.y)), limits.firstText.median, say),
    holdValue('first text', 'most', most(found.map(({ firstText }) => firstText.y)), limits.firstText.most, say),
    worst(
      found,
      ({ firstText }) => firstText.y,
      ({ firstText }) => firstText.words,
      say,
    ),
    holdValue('screens', 'median', median(counted.map(({ screens }) => screens)), limits.screens.median, say),
    holdValue('screens', 'most', most(short.map(({ screens }) => screens)), limits.screens.most, say),
    worst(
      found,
      ({ screens }) => screens,
      ({ path }) => (mayBeLong(path) ? 'may be' : ''),
      say,
    ),
    holdNone('without a lit place or a trail', inPlace, say),
    holdNone(`that scroll sideways at ${narrow.join(' or ')} px`, upright, say),
  ].every(Boolean);
}

function holdValue(name: string, of: string, value: number, limit: number, say: Say): boolean {
  const holds = value <= limit;
  say(`  ${name.padEnd(14)} ${of.padEnd(8)} ${inFigures(value).padStart(7)} of ${limit}${holds ? '' : '   OVER'}`);
  return holds;
}

/** Names those with the highest values; nothing is held here. */
function worst(found: readonly Found[], value: (each: Found) => number, note: (each: Found) => string, say: Say): true {
  for (const each of found.toSorted((one, other) => value(other) - value(one)).slice(0, shown)) {
    say(`    ${inFigures(value(each)).padStart(7)}  ${each.path}  ${note(each)}`.trimEnd());
  }
  return true;
}

function holdNone(what: string, paths: readonly string[], say: Say): boolean {
  say(`  pages ${what}: ${paths.length}${paths.length > 0 ? '   OVER' : ''}`);
  for (const path of paths) say(`    ${path}`);
  return paths.length === 0;
}

/** Measures and holds one thing after another. */
async function holdEach(
  name: string,
  paths: readonly string[],
  limit: number,
  measure: (path: string) => Promise<number>,
  say: Say,
): Promise<boolean> {
  let holds = true;
  for (const path of paths) holds = holdValue(name, path, await measure(path), limit, say) && holds;
  return holds;
}

const most = (values: readonly number[]) => Math.max(...values);
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.POSITIVE_INFINITY;
const inFigures = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 4 : 1));
