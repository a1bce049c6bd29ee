import { organisation } from '#config/organisation.ts';
import { isCodeWith } from './code.ts';
import { listens } from './galleries.ts';
import { chooseTheme } from './header.ts';
import { idleBegan } from './idle.ts';
import { tabTo } from './keyboard.ts';
import { articles, expect, type Page, type Route, test } from './test.ts';
import { lengthenTimers } from './timers.ts';

const [{ en: article, es: articleInSpanish }] = articles;
const languages = [
  { path: article, name: 'Leave this site quickly', to: organisation.leaveTo.en, announced: 'Press Shift 2 more times to leave' },
  { path: articleInSpanish, name: 'Salir rápido', to: organisation.leaveTo.es, announced: 'Oprima Mayús (Shift) 2 veces más para salir' },
] as const;
const [{ name: leaveThisSite, to: elsewhere }] = languages;
const leaveLink = (page: Page, name: string = leaveThisSite) => page.getByRole('link', { name, exact: true });
const status = (page: Page) => page.locator('[data-enhance=leave-count]');

async function pressShift(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press('Shift');
}

/** Stands in for the other sites, and tells what they are told. */
test.beforeEach(async ({ context }) => {
  await context.route(/weather\.gov/, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Weather</title><p>${route.request().headers().referer ?? 'no referrer'}</p>` }),
  );
});

for (const { path, name, to, announced } of languages) {
  test(`The button leaves by the keyboard, tells no referrer, and Back does not return: ${path}`, async ({ page }) => {
    await page.goto('/');
    await page.goto(path);
    await tabTo(page, leaveLink(page, name));
    await page.keyboard.press('Enter');
    await page.waitForURL(to);
    await expect(page.getByText('no referrer')).toBeVisible();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test(`Shift pressed three times leaves, and is counted aloud and in the button: ${path}`, async ({ page }) => {
    // It counts anew after five seconds.
    await lengthenTimers(page, 5_000);
    await page.goto('/');
    await page.goto(path, { waitUntil: 'networkidle' });
    await idleBegan(page);
    await pressShift(page, 1);
    await expect(status(page)).toHaveText(announced);
    await expect(status(page)).toHaveAttribute('role', 'status');
    await expect(leaveLink(page, name)).not.toHaveCSS('background-size', '0px 5px');
    await pressShift(page, 2);
    await page.waitForURL(to);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('The page is blank before the other site has answered', async ({ page, context }) => {
  const blank = Promise.withResolvers<string>();
  await page.exposeFunction('onBlank', blank.resolve);
  await page.addInitScript(() => {
    const { onBlank } = window as unknown as { onBlank(title: string): void };
    new MutationObserver(() => {
      if (document.readyState === 'complete' && document.body.innerText === '') onBlank(document.title);
    }).observe(document, { childList: true, subtree: true });
  });
  await context.route(/weather\.gov/, async (route) => {
    expect(await blank.promise).toBe(new URL(elsewhere).hostname);
    await route.fulfill({ contentType: 'text/html', body: 'Weather' });
  });
  await page.goto(article, { waitUntil: 'load' });
  await leaveLink(page).click();
  await page.waitForURL(elsewhere);
});

test('Other keys, a held key, a pointer and time between make Shift count anew; what is typed does not count', async ({ page }) => {
  await page.clock.install();
  await page.goto(article, { waitUntil: 'networkidle' });
  await page.clock.runFor(1000);
  await idleBegan(page);
  const counted = async (between: () => Promise<unknown>) => {
    await pressShift(page, 2);
    await expect(status(page)).not.toBeEmpty();
    await between();
    await pressShift(page, 1);
    expect(new URL(page.url()).pathname).toBe(article);
  };
  await counted(() => page.keyboard.press('ArrowDown'));
  await page.keyboard.press('ArrowDown');
  await counted(() => page.keyboard.press('Shift+Tab'));
  await page.keyboard.press('ArrowDown');
  await counted(() => page.mouse.click(5, 300));
  await page.keyboard.press('ArrowDown');
  await counted(() => page.clock.runFor(6000));
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toBeEmpty();
  for (const press of ['Shift', 'Shift', 'Shift']) {
    await page.keyboard.down(press);
    await page.keyboard.down(press);
    await page.keyboard.up(press);
  }
  await expect(status(page)).toBeEmpty();
  for (const field of [
    '<input aria-label="Field">',
    '<textarea aria-label="Field"></textarea>',
    '<p contenteditable aria-label="Field">.</p>',
  ]) {
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html), field);
    await page.getByLabel('Field').first().focus();
    await pressShift(page, 3);
    await page.keyboard.press('Shift+G');
    await expect(status(page)).toBeEmpty();
    await expect(page.locator('html')).not.toHaveAttribute('data-grid');
  }
  expect(new URL(page.url()).pathname).toBe(article);
});

test('Shift three times leaves from a checkbox too, which nobody types in', async ({ page }) => {
  await page.goto('/calm-reading', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await page.getByRole('switch').first().focus();
  await pressShift(page, 3);
  await page.waitForURL(elsewhere);
});

test('Leaving clears the device where that was chosen, and nothing where it was not', async ({ page, context }) => {
  const kept = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).toSorted(),
      session: sessionStorage.length,
      cookies: document.cookie,
      caches: await caches.keys(),
    }));
  const keepSomething = () =>
    page.evaluate(async () => {
      localStorage.setItem('check-lists', '{}');
      sessionStorage.setItem('page', '1');
      // biome-ignore lint/suspicious/noDocumentCookie: a cookie as any script may leave it.
      document.cookie = 'marker=1; Path=/';
      await caches.open('pages');
    });
  const choice = page.getByRole('switch', { name: 'clear what this site keeps' });
  // What the browser keeps may take it a moment to name. A busy machine needs more than the half second that is waited for it.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms === 500 ? 30_000 : ms) });
    const { keys } = CacheStorage.prototype;
    CacheStorage.prototype.keys = async function () {
      await new Promise((later) => setTimeout(later, 200));
      return keys.call(this);
    };
  });

  await page.goto('/calm-reading', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await page.getByRole('switch', { name: 'Calm reading' }).check();
  await chooseTheme(page, 'dark');
  await keepSomething();
  await leaveLink(page).click();
  await page.waitForURL(elsewhere);
  await page.goto('/calm-reading', { waitUntil: 'networkidle' });
  expect(await kept()).toEqual({ local: ['calm', 'check-lists', 'theme'], session: 1, cookies: 'marker=1', caches: ['pages'] });

  await expect(choice).not.toBeChecked();
  await idleBegan(page);
  await choice.check();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(choice).toBeChecked();
  await leaveLink(page).click();
  await page.waitForURL(elsewhere);
  expect((await context.cookies()).length).toBe(0);
  await page.goto('/calm-reading', { waitUntil: 'networkidle' });
  expect(await kept()).toEqual({ local: [], session: 0, cookies: '', caches: [] });
  await expect(choice).not.toBeChecked();
});

for (const [how, answer] of [
  ['does not come', (route: Route) => route.abort()],
  ['keeps everybody waiting', () => {}],
] as const) {
  test(`Leaving clears what was ticked and written, and leaves, where the code that clears the rest ${how}`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/calm-reading');
    await page.evaluate(() => {
      localStorage.setItem('clear', 'on');
      localStorage.setItem('check-lists', '{}');
    });
    await context.route(isCodeWith('deleteDatabase'), answer);
    await page.goto(article);
    await leaveLink(page).click();
    await page.waitForURL(elsewhere);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/calm-reading');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // That it did not come is what the browser complains of.
    expect(complaints.splice(0).filter((complaint) => !/Failed to (fetch|load)/.test(complaint))).toEqual([]);
  });
}

test('An enlarged picture, which lies over the bar, has a way out of its own', async ({ page }) => {
  await page.goto('/workbench');
  const gallery = page.locator('[data-gallery]').first();
  await listens(gallery);
  await gallery.locator('[data-gallery-enlarge]').first().click();
  const enlarged = page.getByRole('dialog');
  await expect(enlarged.getByRole('button', { name: 'Close' })).toBeFocused();
  await enlarged.getByRole('link', { name: leaveThisSite, exact: true }).click();
  await page.waitForURL(elsewhere);
});

test('The bar stays in view, covers nothing that has the focus, and is on no paper', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(article);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(leaveLink(page)).toBeInViewport({ ratio: 1 });
    await page.goto(`${article}#what-to-ask`);
    const [bar, heading] = await Promise.all([
      leaveLink(page).boundingBox(),
      page.getByRole('heading', { name: 'What to ask' }).boundingBox(),
    ]);
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(bar?.height).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(leaveLink(page)).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(leaveLink(page)).toBeHidden();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link, and tells no referrer', async ({ page }) => {
    await page.goto(article);
    await leaveLink(page).click();
    await page.waitForURL(elsewhere);
    await expect(page.getByText('no referrer')).toBeVisible();
  });
});
