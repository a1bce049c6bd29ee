import { type BrowserContext, expect, type Page, test } from './test.ts';

const path = '/workbench';
const film = (page: Page) => page.locator('#example-videoEmbed [data-theme=light] [data-embed]').first();
const show = (page: Page) => film(page).getByRole('button', { name: 'Play from YouTube' });

/** Answers for the outside, where nothing is to be reached from here; gives the addresses that were asked for. */
async function outside(context: BrowserContext, body = '<title>A film</title><button>Play</button>'): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== process.env.SITE_ORIGIN,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  return asked;
}

test('Before a click no request leaves the site; after it only that of the site that was named', async ({ page, context }) => {
  const asked = await outside(context);
  await page.goto(path);
  for (const embed of await page.locator('[data-embed]').all()) await embed.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(show(page)).toBeVisible();
  await show(page).focus();
  await page.keyboard.press('Enter');
  const frame = film(page).locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Your first visit, step by step, from YouTube');
  // Not `toBeFocused`: while the frame gets a process of its own, the page can say that the focus is in none of its own.
  await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(film(page).frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set(['https://www.youtube-nocookie.com']));
});

test('A frame is taken away again, and the focus is where it was', async ({ page, context }) => {
  await outside(context);
  await page.goto(path);
  await film(page).scrollIntoViewIfNeeded();
  await show(page).click();
  await film(page).getByRole('button', { name: 'Take it away again' }).click();
  await expect(film(page).locator('iframe')).toHaveCount(0);
  await expect(show(page)).toBeFocused();
});

test('What the other site no longer has is said, and the words stay', async ({ page, context }) => {
  // Where an inline script may run: as YouTube tells a page of a film that is gone.
  await outside(context, `<script>onmessage = () => parent.postMessage('{"event":"onError","info":100}', '*')</script>`);
  await page.goto(path);
  await film(page).scrollIntoViewIfNeeded();
  await show(page).click();
  await expect(film(page).getByRole('status')).toContainText('YouTube is not answering, or no longer has this.');
  await expect(film(page).getByRole('link', { name: 'Open it on YouTube' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is the link to the other site', async ({ page }) => {
    await page.goto(path);
    await expect(show(page)).toBeHidden();
    await expect(film(page).getByRole('link', { name: 'Open it on YouTube' })).toBeVisible();
  });
});
