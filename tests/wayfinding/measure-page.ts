import type { BrowserContext, Page } from '@playwright/test';
import { countedLink } from '#app/features/search/hooks.ts';
import { readToTheEnd } from '../bench/traffic.ts';
import { watchShift } from '../layout-shift.ts';
import { narrow, phone } from './limits.ts';

export type Measures = {
  /** Where the first words stand that are no title, lede or line about the page, in px from its top; and those words. */
  firstText: { y: number; words: string };
  /** How long it is. */
  screens: number;
  /** The widths at which it scrolls sideways. */
  sideways: number[];
};

/** How often a page is asked for that the site has no room for yet, and how long apart, in milliseconds. */
const [mostTries, pauseForBusy] = [60, 500];

/** Opens a page on a phone and measures what a reader has to get past. */
export async function measurePage(page: Page, path: string): Promise<Measures> {
  await page.setViewportSize(phone);
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  const firstText = await firstTextOf(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const sideways: number[] = [];
  for (const width of narrow) {
    await page.setViewportSize({ ...phone, width });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) sideways.push(width);
  }
  return { firstText, screens: height / phone.height, sideways };
}

/**
 * The first paragraph, item, field, folded question or player behind the head of a page. The head is the `header` around its title, else
 * the title, and the lede wherever that stands. A box to call from, a note that the page is archived, or what an event says of when and
 * where, is content in the head too; a list of the page's own parts is none anywhere, nor what the one switch of a page says of itself.
 */
function firstTextOf(page: Page): Promise<Measures['firstText']> {
  return page.evaluate(() => {
    const nothing = { y: Number.POSITIVE_INFINITY, words: '(nothing)' };
    const main = document.querySelector('main');
    const title = main?.querySelector('h1');
    if (!main || !title) return nothing;
    const head = title.closest('main header') ?? title;
    const lede = main.querySelector('.lead') ?? (title.nextElementSibling?.matches('p') ? title.nextElementSibling : null);
    const isBehind = (element: Element) =>
      Boolean(title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      (!head.contains(element) || element.closest('[role=group], [role=note], dl, section[id]') !== null) &&
      element !== lede;
    const isOfSwitch = ({ id }: Element) =>
      id !== '' &&
      main.querySelectorAll('[role=switch]').length === 1 &&
      main.querySelector(`[role=switch][aria-describedby="${id}"]`) !== null;
    const isOfParts = (element: Element) => {
      const links = [...(element.closest('nav')?.querySelectorAll('a') ?? [])];
      return links.length > 0 && links.every((link) => link.getAttribute('href')?.startsWith('#'));
    };
    const text = 'p, li, dd, td, blockquote, input:not([type=checkbox]), textarea, summary :is(h2, h3)';
    const player = 'video, audio, [data-episode-controls]';
    for (const element of main.querySelectorAll<HTMLElement>(`${text}, ${player}`)) {
      const { top, height } = element.getBoundingClientRect();
      const isSeen = height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const named = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? element.type) : element.innerText;
      const said = element.matches(player) ? (element.ariaLabel ?? '') : named;
      const words = said.replace(/\s+/g, ' ').trim();
      if (words !== '' && isSeen && isBehind(element) && !isOfParts(element) && !isOfSwitch(element)) {
        return { y: Math.round(top + scrollY), words: words.slice(0, 60) };
      }
    }
    return nothing;
  });
}

/** Where the first thing that was found stands on a page of results. */
export async function firstHitOn(page: Page, path: string): Promise<number> {
  await page.setViewportSize(phone);
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  const { y } = (await page.locator(`main ol [${countedLink}]`).first().boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
  return Math.round(y);
}

/** Opens a page, as often as the site is too busy for it: what says so is not the page. */
async function visit(page: Page, path: string): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const status = (await page.goto(path))?.status();
    if (status === 200) return;
    if (status !== 503) throw new Error(`${path} answers ${status}`);
    await page.waitForTimeout(pauseForBusy);
  }
  throw new Error(`${path} was asked for ${mostTries} times in vain`);
}

/** How much moves on a page while it loads and is read to its end, its typefaces having come before: what stands in for late ones differs by machine. */
export async function shiftOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const shifted = await watchShift(page);
  await page.setViewportSize(phone);
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await readToTheEnd(page);
  const shift = await shifted();
  await page.close();
  return shift;
}

/** What can be read in the text of a page without opening anything, a line for each block, in alphabetical order. */
export function visibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = new Map<Element, string>();
    const blockOf = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      return (display.startsWith('inline') || display === 'contents') && element.parentElement ? blockOf(element.parentElement) : element;
    };
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent: words, parentElement: parent } = walker.currentNode;
      if (!words?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('nav, script, style')) continue;
      const block = blockOf(parent);
      blocks.set(block, (blocks.get(block) ?? '') + words);
    }
    return [...new Set([...blocks.values()].map((words) => words.replace(/\s+/g, ' ').trim()))].sort();
  });
}
