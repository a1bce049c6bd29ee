import type { BrowserContext, Route } from '@playwright/test';
import { isCodeOf } from './code.ts';
import { articles, expect, type Page, test } from './test.ts';

const [{ en: article }] = articles;
/** What the code of React says of itself, whatever its file is called. */
const reactsMark = 'react.transitional.element';
const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
/** The page, with the ways to share it laid open. */
async function gotoShare(page: Page, options?: Parameters<Page['goto']>[1]): Promise<void> {
  await page.goto(article, options);
  await openShare(page);
}
const openShare = (page: Page) => page.locator('summary', { hasText: 'Share or print' }).click();
const shareStatus = (page: Page) => page.locator('[data-island*=ShareEntry]').first().getByRole('status');

/** Every script that the page asks for from now on. */
function scriptsOf(page: Page): { url: string; text: Promise<string> }[] {
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text();
    // Nobody reads that of a page that is left.
    text.catch(() => {});
    scripts.push({ url: response.url(), text });
  });
  return scripts;
}

async function hasReact(scripts: { text: Promise<string> }[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map(({ text }) => text));
  return texts.some((text) => text.includes(reactsMark));
}

/** A device without a share sheet, on which the page may write to the clipboard. */
async function withoutShareSheet(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true }));
}

/** Answers every request for an island's code in a way of its own. */
async function answerIsland(page: Page, name: string, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(isCodeOf(name), answer);
}

test.describe('The buttons that hand a page on', () => {
  test('bring no React before they are laid open, and copy the address', async ({ page, context }) => {
    await withoutShareSheet(context);
    const scripts = scriptsOf(page);
    await page.goto(article, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 300);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await hasReact(scripts)).toBe(false);
    // Waited for from before it is asked for: it may be there before the click has come back.
    const island = page.waitForResponse((response) => isCodeOf('ShareEntry')(response.url()));
    await openShare(page);
    await island;
    await shareButton(page).click();
    await expect(shareStatus(page)).toHaveText('Link copied');
    expect(await hasReact(scripts)).toBe(true);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  });

  test('ask for another press where the browser wants one of the reader, and the first was made again', async ({ page, context }) => {
    await withoutShareSheet(context);
    // As in WebKit: what a script presses is nobody's press.
    await context.addInitScript(() => {
      let isReaders = false;
      addEventListener('click', ({ isTrusted }) => (isReaders = isTrusted), true);
      const { writeText } = Clipboard.prototype;
      Clipboard.prototype.writeText = function (text) {
        return isReaders ? writeText.call(this, text) : Promise.reject(new DOMException('nobody pressed', 'NotAllowedError'));
      };
    });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await answerIsland(page, 'ShareEntry', async (route) => {
      await arrived;
      await route.continue();
    });
    await gotoShare(page);
    await shareButton(page).click();
    arrive();
    await expect(shareStatus(page)).toHaveText('Ready now. Please press the button again.');
    await shareButton(page).click();
    await expect(shareStatus(page)).toHaveText('Link copied');
  });

  test('take the one click that came before their code', async ({ page, context }) => {
    await withoutShareSheet(context);
    await context.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      const { writeText } = Clipboard.prototype;
      Clipboard.prototype.writeText = function (text) {
        copied.push(text);
        return writeText.call(this, text);
      };
    });
    const arrival = Promise.withResolvers<void>();
    await answerIsland(page, 'ShareEntry', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const late = page.waitForRequest((request) => isCodeOf('ShareEntry')(request.url()));
    await gotoShare(page);
    await shareButton(page).click();
    await late;
    await expect(shareStatus(page)).toHaveText('');
    arrival.resolve();
    await expect(shareStatus(page)).toHaveText('Link copied');
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied.length)).toBe(1);
    await shareButton(page).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { copied: string[] }).copied.length)).toBe(2);
  });

  test('work by the keyboard', async ({ page, context }) => {
    await withoutShareSheet(context);
    await gotoShare(page);
    await shareButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(shareStatus(page)).toHaveText('Link copied');
  });

  test('show the address where it cannot be copied', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('forbidden', 'NotAllowedError'));
    });
    await gotoShare(page);
    // The first press may have come too early, and be made again by a script.
    await shareButton(page).click();
    await expect(shareStatus(page)).not.toHaveText('');
    await shareButton(page).click();
    await expect(shareStatus(page)).toContainText(`It could not be copied. The address is ${new URL(page.url()).origin}${article}`);
  });

  test('hand the page to the share sheet of a device that has one', async ({ page, context }) => {
    await context.addInitScript(() => {
      const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
      Object.defineProperty(Navigator.prototype, 'share', { value: share });
    });
    await gotoShare(page);
    await shareButton(page).click();
    const shared = page.waitForFunction(() => (window as unknown as { shared?: ShareData }).shared);
    expect((await (await shared).jsonValue())?.url).toBe(page.url());
  });
});

test.describe('An island that waits to be seen', () => {
  const island = (page: Page) => page.locator('[data-island*=OpenNow]');

  /** Leaves this many pixels between the lower edge of the view and the island. */
  async function scrollTo(page: Page, distance: number): Promise<void> {
    await page.evaluate((distance) => {
      const top = document.querySelector('[data-island*=OpenNow]')?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
    }, distance);
    // Intersections are reported after a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  test('comes when it is 200 px below the view, not before', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 240 });
    const scripts = scriptsOf(page);
    await page.goto('/helplines');
    await scrollTo(page, 230);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter(({ url }) => isCodeOf('OpenNow')(url))).toEqual([]);
    await scrollTo(page, 170);
    await expect(island(page)).toHaveText(/^(Open now|Closed · opens .+)$/);
    expect(await hasReact(scripts)).toBe(true);
  });

  for (const { moment, words, path } of [
    { moment: '2026-11-18T17:00:00Z', words: 'Open now', path: '/helplines' },
    { moment: '2026-11-22T17:00:00Z', words: /^Closed · opens Monday.* 9:00 AM your time$/, path: '/helplines' },
    { moment: '2026-11-18T17:00:00Z', words: 'Atienden ahora', path: '/es/lineas-de-ayuda' },
    { moment: '2026-11-22T17:00:00Z', words: /^Ahora no atienden · abren el lunes/, path: '/es/lineas-de-ayuda' },
  ]) {
    test(`says on ${path} at ${moment} whether somebody answers`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.goto(path);
      await island(page).scrollIntoViewIfNeeded();
      await expect(island(page)).toHaveText(words);
    });
  }
});

test.describe('A broken island', () => {
  const noCode = (page: Page, answer: Parameters<Route['fulfill']>[0]) => answerIsland(page, 'OpenNow', (route) => route.fulfill(answer));

  for (const { how, breakIt } of [
    {
      how: 'whose code throws',
      breakIt: (page: Page) => noCode(page, { contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    },
    { how: 'whose code is no code', breakIt: (page: Page) => noCode(page, { contentType: 'text/javascript', body: '<!doctype html>' }) },
    { how: 'whose code the server cannot give', breakIt: (page: Page) => noCode(page, { status: 500, body: '' }) },
    {
      how: 'that throws when it is live',
      breakIt: (page: Page) =>
        page.route('**/helplines', async (route) => {
          const response = await route.fetch();
          // Without its opening hours it cannot do its work.
          await route.fulfill({ response, body: (await response.text()).replace('&quot;hours&quot;:', '&quot;other&quot;:') });
        }),
    },
  ]) {
    test(`${how} leaves the page whole`, async ({ page, complaints }) => {
      await page.setViewportSize({ width: 360, height: 240 });
      await breakIt(page);
      await page.goto('/helplines');
      const before = await page.locator('main').innerText();
      const failure = page.waitForEvent('console', { predicate: (message) => /An island (threw|could not start)/.test(message.text()) });
      await page.locator('[data-island*=OpenNow]').scrollIntoViewIfNeeded();
      await failure;
      expect(await page.locator('main').innerText()).toBe(before);
      await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(3);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === '/');
      expect(complaints.filter((complaint) => complaint.startsWith('policy'))).toEqual([]);
      complaints.length = 0;
    });
  }

  test('that was touched does not swallow what comes after', async ({ page, complaints }) => {
    await answerIsland(page, 'ShareEntry', (route) => route.fulfill({ status: 500, body: '' }));
    await gotoShare(page);
    const failure = page.waitForEvent('console', { predicate: (message) => message.text().includes('could not start') });
    await shareButton(page).click();
    await failure;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Menu', 'Just diagnosed']) await page.getByRole('banner').locator('summary', { hasText: name }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Newly diagnosed: start here' }).click();
    await page.waitForURL('**/about-you/newly-diagnosed');
    complaints.length = 0;
  });
});
