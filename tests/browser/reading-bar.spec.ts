import AxeBuilder from '@axe-core/playwright';
import { watchShift } from '../layout-shift.ts';
import { menuButton } from './header.ts';
import { idleBegan } from './idle.ts';
import { expect, type Page, test } from './test.ts';

const languages = [
  { path: '/tamoxifen', leave: 'Leave this site quickly', menu: ['Menu', 'Close'] },
  { path: '/es/tamoxifeno', leave: 'Salir rápido', menu: ['Menú', 'Cerrar'] },
] as const;
const [{ path: article }] = languages;

const header = (page: Page) => page.getByRole('banner');
const contentsButton = (page: Page) => page.locator('[data-enhance=contents-link]');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'On this page' });
/** Not by a wheel, whose turn a busy browser may miss. */
const scrollBy = (page: Page, distance: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);
/** What of the header is in the window. */
const barHeight = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom);

for (const { path, leave, menu } of languages) {
  for (const width of [320, 360, 390]) {
    test(`The header is two rows, of 104 px at most, and once scrolled a bar: ${path}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const moved = await watchShift(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await barHeight(page)).toBeLessThanOrEqual(104);
      const exit = page.getByRole('link', { name: leave, exact: true });
      await expect(exit).toBeInViewport({ ratio: 1 });
      await expect(contentsButton(page)).toBeHidden();
      // A typeface that comes late moves lines.
      const before = await moved();
      await scrollBy(page, 2500);
      await expect(contentsButton(page)).toBeVisible();
      expect(await barHeight(page)).toBeLessThanOrEqual(60);
      for (const stays of [exit, contentsButton(page), menuButton(page), header(page).locator('summary').first()]) {
        await expect(stays).toBeInViewport({ ratio: 1 });
        expect((await stays.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(menuButton(page)).toHaveText(new RegExp(menu[0]), { useInnerText: true });
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveText(menu[1], { useInnerText: true });
      expect((await moved()) - before).toBeLessThanOrEqual(0.001);
    });
  }
}

test('On a wide screen the bar lays the menus over the text, where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(article, { waitUntil: 'networkidle' });
  await idleBegan(page);
  const group = header(page).locator('summary', { hasText: 'Treatment' });
  await expect(menuButton(page)).toBeHidden();
  await scrollBy(page, 2500);
  await expect(group).toBeHidden();
  const scrolled = await page.evaluate(() => scrollY);
  await menuButton(page).click();
  await group.click();
  await expect(header(page).getByRole('link', { name: 'Chemotherapy', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(group).toBeHidden();
});

test('The contents name no part in the introduction, and then the one that the reader is in', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(article, { waitUntil: 'networkidle' });
    const current = page.locator('article nav [aria-current]');
    await scrollBy(page, 150);
    await expect(current).toHaveCount(0);
    await expect(page.locator('[data-enhance=contents-part]')).toHaveText('');
    for (const link of [page.locator('article nav ol a').last(), page.locator('article nav ol a').nth(2)]) {
      const target = (await link.getAttribute('href')) ?? '';
      await page.locator(target).evaluate((part) => part.scrollIntoView());
      await expect(current).toHaveAttribute('href', target);
      await expect(page.locator('[data-enhance=contents-part]')).toHaveText((await link.textContent()) ?? '');
    }
  }
});

test('The contents open as a sheet where the reader is, and lead on; Escape, a touch beside it and its own button close it', async ({
  page,
}) => {
  await page.goto(article, { waitUntil: 'networkidle' });
  await scrollBy(page, 2500);
  await expect(contentsButton(page)).toHaveAttribute('aria-expanded', 'false');
  await contentsButton(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).locator(':focus')).toHaveCount(1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(contentsButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(100, 75);
  await expect(sheet(page)).toBeHidden();
  await contentsButton(page).click();
  await sheet(page).locator('summary').click();
  await expect(sheet(page)).toBeHidden();
  await contentsButton(page).click();
  await sheet(page).getByRole('link').last().click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('#sources')).toBeInViewport();
  const heading = await page.locator('#sources').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(await barHeight(page));
});

test('Without contents the bar has the name, and no way to any', async ({ page }) => {
  await page.goto('/helplines', { waitUntil: 'networkidle' });
  await scrollBy(page, 400);
  await expect(contentsButton(page)).toBeHidden();
  await expect(header(page).getByText('Alba', { exact: true })).toBeVisible();
});

test('What the quick exit does is told beside it, and in the menu', async ({ page }) => {
  await page.goto(article);
  const about = header(page).getByRole('link', { name: 'About leaving quickly' });
  await expect(about).toHaveCount(1);
  await menuButton(page).click();
  await expect(about).toHaveCount(2);
  await about.last().click();
  await page.waitForURL('**/calm-reading#leaving');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar stays, and its contents lead to where they stand, open', async ({ page }) => {
    await page.goto(article);
    await scrollBy(page, 2500);
    await expect(page.getByRole('link', { name: 'Leave this site quickly', exact: true })).toBeInViewport({ ratio: 1 });
    await contentsButton(page).click();
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeInViewport();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveText('Close', { useInnerText: true });
  });
});

test('The footer’s groups are folded on a phone, and open on a wider screen', async ({ page }) => {
  await page.goto(article);
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Donate' });
  await expect(link).toBeHidden();
  await footer.locator('summary[aria-labelledby]').nth(1).click();
  await expect(link).toBeVisible();
  await page.reload();
  expect((await footer.boundingBox())?.height).toBeLessThan(1400);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(link).toBeVisible();
  await expect(footer.locator('summary[aria-labelledby]').first()).toBeHidden();
});
