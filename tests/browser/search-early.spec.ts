import { isCodeOf } from './island-code.ts';
import { box, opener, options, standIn } from './search-box.ts';
import { expect, type Page, test } from './test.ts';

const wide = { width: 1280, height: 800 };

test.describe('Before its code is there', () => {
  const delay = (page: Page) =>
    page.route(isCodeOf('HeaderSearch'), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });

  test('what is typed is kept, and then searched for', async ({ page }) => {
    await page.setViewportSize(wide);
    await standIn(page);
    await delay(page);
    await page.goto('/');
    await box(page).click();
    await page.keyboard.type('chemo');
    await expect(box(page)).not.toHaveRole('combobox');
    await expect(options(page)).toHaveCount(3);
    await expect(box(page)).toHaveValue('chemo');
    await expect(box(page)).toBeFocused();
  });

  test('its button opens the box, which has the focus once it is live', async ({ page }) => {
    await standIn(page);
    await delay(page);
    await page.goto('/');
    await opener(page).click();
    await expect(box(page)).toBeVisible();
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
  expect(loaded.filter((url) => /HeaderSearch|graphql/.test(url))).toEqual([]);
  expect(asked).toEqual([]);
});
