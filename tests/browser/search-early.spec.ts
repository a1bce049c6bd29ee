import { isCodeOf } from './code.ts';
import { box, opener, options, standIn } from './search-box.ts';
import { expect, type Page, test } from './test.ts';

const wide = { width: 1280, height: 800 };

test.describe('Before its code is there', () => {
  /** Gives what lets it come. */
  const holdBack = async (page: Page) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(isCodeOf('HeaderSearch'), async (route) => {
      await arrival.promise;
      await route.continue();
    });
    return arrival.resolve;
  };

  test('what is typed is kept, and then searched for', async ({ page }) => {
    await page.setViewportSize(wide);
    await standIn(page);
    const letCome = await holdBack(page);
    await page.goto('/');
    await box(page).click();
    await page.keyboard.type('chemo');
    await expect(box(page)).not.toHaveRole('combobox');
    letCome();
    await expect(options(page)).toHaveCount(3);
    await expect(box(page)).toHaveValue('chemo');
    await expect(box(page)).toBeFocused();
  });

  test('what is typed just as it begins is searched for as well', async ({ page }) => {
    await page.setViewportSize(wide);
    await standIn(page);
    await page.addInitScript(() => {
      const { cloneNode } = Node.prototype;
      // A copy of what the server sent is taken first; the box is made live in a later task.
      Node.prototype.cloneNode = function (isDeep) {
        const isSearch = this instanceof Element && this.matches('[data-island*=HeaderSearch]');
        if (isSearch) queueMicrotask(() => document.execCommand('insertText', false, 'chemo'));
        return cloneNode.call(this, isDeep);
      };
    });
    await page.goto('/');
    await box(page).click();
    await expect(options(page)).toHaveCount(3);
    await expect(box(page)).toHaveValue('chemo');
  });

  test('its button opens the box, which has the focus once it is live', async ({ page }) => {
    await standIn(page);
    const letCome = await holdBack(page);
    await page.goto('/');
    await opener(page).click();
    await expect(box(page)).toBeVisible();
    letCome();
    await expect(box(page)).toBeFocused();
  });

  test('Enter leads to the page of results at once', async ({ page }) => {
    await page.setViewportSize(wide);
    await standIn(page);
    await page.route(isCodeOf('HeaderSearch'), () => {});
    await page.goto('/');
    await box(page).click();
    await page.keyboard.type('chemo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=chemo');
  });
});

test('It brings nothing before it is touched', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const asked = await standIn(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => isCodeOf('HeaderSearch')(url) || url.includes('graphql'))).toEqual([]);
  expect(asked).toEqual([]);
});
