import AxeBuilder from '@axe-core/playwright';
import { listens } from './galleries.ts';
import { tabTo } from './keyboard.ts';
import { leavesNewTab } from './new-tab.ts';
import { articles, expect, type Page, test } from './test.ts';

const path = '/workbench';
const example = (page: Page) => page.locator('#example-imageGallery [data-theme=light]');
/** Three pictures, which everybody sees. */
const gallery = (page: Page) => example(page).locator('[data-gallery]').first();
const pictures = (page: Page) => gallery(page).locator('[data-gallery-slides] a');
const next = (page: Page) => gallery(page).getByRole('button', { name: 'Next picture' });
const previous = (page: Page) => gallery(page).getByRole('button', { name: 'Previous picture' });
const current = (page: Page) => gallery(page).locator('a[aria-current=true]');
const dialog = (page: Page) => gallery(page).getByRole('dialog');

/** The whole of one picture is in view, and nothing of the others. */
async function expectShown(page: Page, number: number): Promise<void> {
  for (const [index, picture] of (await pictures(page).all()).entries()) {
    if (index === number - 1) await expect(picture).toBeInViewport({ ratio: 0.99 });
    else await expect(picture).not.toBeInViewport();
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await listens(gallery(page));
  await gallery(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`A gallery goes on and back by its buttons, and says where it stands (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await expect(current(page)).toHaveAccessibleName('1 of 3');
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
    await next(page).click();
    await expectShown(page, 2);
    await expect(current(page)).toHaveAccessibleName('2 of 3');
    await expect(gallery(page).getByRole('status')).toContainText('2 of 3');
    await next(page).click();
    await expectShown(page, 3);
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await next(page).click({ force: true });
    await expectShown(page, 3);
    await previous(page).click();
    await expectShown(page, 2);
  });
}

test('Two quick steps go two pictures on', async ({ page }) => {
  await open(page);
  // In one go: on a busy machine the first step could have come to rest between two clicks.
  await next(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expectShown(page, 3);
  await expect(current(page)).toHaveAccessibleName('3 of 3');
});

/** Before its style sheet is there it cannot be moved. */
const moveToEnd = (page: Page) =>
  expect
    .poll(() =>
      gallery(page)
        .locator('[data-gallery-slides]')
        .evaluate((element) => {
          element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
          return element.scrollLeft / element.clientWidth;
        }),
    )
    .toBeGreaterThan(1.5);

test('A gallery that was moved before its script had come knows where it stands', async ({ page }) => {
  const { promise: isMoved, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-gallery-slides')) await isMoved;
    await route.fulfill({ response });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await moveToEnd(page);
  release();
  await expect(current(page)).toHaveAccessibleName('3 of 3');
});

test('A gallery that a finger moved knows where it came to rest', async ({ page }) => {
  await open(page);
  await moveToEnd(page);
  await expect(current(page)).toHaveAccessibleName('3 of 3');
  await previous(page).click();
  await expectShown(page, 2);
});

test('By the keyboard alone a gallery goes on, goes straight to a picture, and shows it enlarged', async ({ page }) => {
  await open(page);
  await tabTo(page, pictures(page).first());
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await expect(pictures(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await expect(pictures(page).first()).toBeFocused();
  await tabTo(page, gallery(page).getByRole('link', { name: '3 of 3', exact: true }));
  await page.keyboard.press('Enter');
  await expectShown(page, 3);

  await tabTo(page, pictures(page).nth(1), 'Shift+Tab');
  await expectShown(page, 2);
  await expect(current(page)).toHaveAccessibleName('2 of 3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog(page).getByRole('figure')).toContainText('3 of 3');
  await page.keyboard.press('+');
  await expect(dialog(page).getByRole('img')).not.toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByRole('figure')).toContainText('2 of 3');
  await expect(dialog(page).getByRole('img')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectShown(page, 2);
  await expect(pictures(page).nth(1)).toBeFocused();
});

test('A gallery goes along with the focus, even while it is still on its way to the last', async ({ page }) => {
  await open(page);
  await moveToEnd(page);
  await expect(current(page)).toHaveAccessibleName('3 of 3');
  await gallery(page)
    .locator('[data-gallery-slides]')
    .evaluate(async (slides) => {
      const [first, second] = slides.querySelectorAll('a');
      const end = slides.scrollLeft;
      first?.focus();
      // So far that the browser does not begin a scroll of its own to the second.
      while (slides.scrollLeft > end - 30) await new Promise(requestAnimationFrame);
      second?.focus();
    });
  await expectShown(page, 2);
  await expect(current(page)).toHaveAccessibleName('2 of 3');
});

test('The enlarged view fills the window, goes on by its buttons, and closes', async ({ page }) => {
  await open(page);
  await pictures(page).first().click();
  const box = await dialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').setLegacyMode().analyze();
  expect(violations).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog(page).getByRole('figure')).toContainText('2 of 3');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('A picture that is opened in a new tab is left to the browser', async ({ page }) => {
  await open(page);
  expect(await leavesNewTab(pictures(page).first())).toBe(true);
  await expect(dialog(page)).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'With' : 'Without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an accordion and a table unfold and fold by the keyboard alone', async ({ page }) => {
      await page.goto(articles[0].en);
      const unfolding = page.locator('article details');
      const question = unfolding.filter({ has: page.locator('summary h3') }).first();
      const table = unfolding.filter({ has: page.locator('table') }).last();
      for (const details of [question, table]) {
        const words = details.locator(':scope > :not(summary)').first();
        await expect(words).toBeHidden();
        await details.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(words).toBeVisible();
        await page.keyboard.press('Space');
        await expect(words).toBeHidden();
      }
    });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gallery has no buttons, its small pictures lead to the large ones, and each of those to its file', async ({ page }) => {
    await page.goto(path);
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    await gallery(page).getByRole('link', { name: '2 of 3', exact: true }).click();
    await expectShown(page, 2);
    const file = await page.request.get((await pictures(page).nth(1).getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('image/');
  });
});

test('On paper every picture of a gallery stands below the one before, and what waits to be asked for is not there', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  const tops = await pictures(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  await expect(next(page)).toBeHidden();
  await expect(example(page).locator('[data-gated] img')).toHaveCount(0);
});
