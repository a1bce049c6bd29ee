import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { screenAt } from '#app/addresses/paths.ts';
import { type Locale, languageTags, locales } from '#config/locale.ts';
import { setTextSize } from '../text-size.ts';
import type { Row } from './sheet.ts';
import { type Subject, workbench } from './subjects.ts';

/** Of the window, by its width: a phone, a tablet, a laptop, a large screen. */
const heights = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 } as const;
export type Width = keyof typeof heights;
export const widths: readonly Width[] = [360, 768, 1280, 1920];

/** How a page may be seen: by its theme, with what a reader has set, or on paper. */
const settings = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'large-text': { textSize: 32 },
  'forced-colors': { forcedColors: 'active' },
  print: { media: 'print' },
} as const;
export type Way = keyof typeof settings;
export const wayNames: readonly Way[] = ['light', 'dark', 'large-text', 'forced-colors', 'print'];
export const themes: readonly Way[] = ['light', 'dark'];

/** Browsers paint no taller picture in one piece. */
const tallest = 16_000;

/** Sheets by name, each with its pictures in rows. */
export type Sheets = Map<string, Row[]>;

/** The cookies of somebody who is signed in. */
export type Session = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;
/** Where pictures are taken; the session is for what is for members. */
type Studio = { browser: Browser; origin: string; session: Session | null };

/** Takes the pictures of a subject into a folder of its own, by language, way and width. The workbench shows both themes itself. */
export async function takePictures(
  { browser, origin, session }: Studio,
  subject: Subject,
  ways: readonly Way[],
  folder: string,
): Promise<Sheets> {
  const sheets: Sheets = new Map();
  for (const locale of locales) {
    // A device in the language of the page is offered no other.
    const signedIn = subject.isForMembers && session ? { storageState: session } : {};
    const context = await browser.newContext({ locale: languageTags[locale], reducedMotion: 'reduce', ...signedIn });
    try {
      const page = await context.newPage();
      await page.goto(origin + subject.paths[locale], { waitUntil: 'networkidle' });
      if (subject.isForMembers) expectSignedIn(page, subject);
      if (subject.name === workbench) await takeExamples(page, locale, folder, sheets);
      else await takeScreen(page, locale, ways, path.join(folder, subject.name), sheets);
    } finally {
      await context.close();
    }
  }
  return sheets;
}

/** A picture of the way in would be taken for one of the screen. */
function expectSignedIn(page: Page, { name }: Subject): void {
  if (screenAt(new URL(page.url()).pathname)?.screen === 'login') throw new Error(`${name} is for members, and nobody was signed in.`);
}

async function takeScreen(page: Page, locale: Locale, ways: readonly Way[], folder: string, sheets: Sheets): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const way of ways) {
    await see(page, way);
    for (const width of widths) {
      await setWidth(page, width);
      const file = path.join(folder, `${locale}-${way}-${width}.png`);
      const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest);
      const whole = { fullPage: true, clip: { x: 0, y: 0, width, height } };
      // A picture beyond the window brings the size of text back to what it was.
      if (way === 'large-text') await page.setViewportSize({ width, height });
      await page.screenshot({ path: file, animations: 'disabled', ...(way === 'large-text' ? {} : whole) });
      enter(sheets, `${path.basename(folder)}.${locale}`, `${locale} ${way}`, { width, file });
    }
  }
}

async function see(page: Page, way: Way): Promise<void> {
  const { textSize, ...media } = { textSize: 16, ...settings[way] };
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen', ...media });
  await setTextSize(page, textSize);
}

/** The examples of the workbench one by one, each of which shows both themes, with all unfolded that unfolds. */
async function takeExamples(page: Page, locale: Locale, folder: string, sheets: Sheets): Promise<void> {
  const unfolding = page.locator('main details');
  await unfolding.evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  for (const width of widths) {
    await setWidth(page, width);
    for (const example of await page.locator('[id^=example-]').all()) {
      const name = `${workbench}.${(await example.getAttribute('id'))?.replace('example-', '')}`;
      await mkdir(path.join(folder, name), { recursive: true });
      const file = path.join(folder, name, `${locale}-${width}.png`);
      await example.screenshot({ path: file, animations: 'disabled' });
      enter(sheets, name, locale, { width, file });
    }
  }
}

/** Makes the window as wide as asked, and waits for everything that stands in it then, also far below. */
async function setWidth(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

function enter(sheets: Sheets, sheet: string, label: string, picture: Row['pictures'][number]): void {
  const rows = sheets.get(sheet) ?? [];
  sheets.set(sheet, rows);
  const row = rows.find((each) => each.label === label);
  if (row) row.pictures.push(picture);
  else rows.push({ label, pictures: [picture] });
}
