import AxeBuilder from '@axe-core/playwright';
import { box, opener, openSearch, options, standIn } from './search-box.ts';
import { expect, test } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 768, 1280]) {
    for (const { home, results } of [
      { home: '/', results: '/search' },
      { home: '/es', results: '/es/buscar' },
    ]) {
      test(`the search leads from ${home} to ${results}, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await standIn(page);
        await page.goto(home);
        if (width < 1201) await opener(page).press('Enter');
        await box(page).fill('ganglio linfático');
        await box(page).press('Enter');
        await page.waitForURL(`**${results}?q=ganglio+linf%C3%A1tico`);
      });
    }
  }
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const home of ['/', '/es']) {
      test(`The search is accessible, closed and open: ${home}, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await standIn(page);
        await page.goto(home);
        await page.evaluate(() => localStorage.setItem('recent-searches', 'her2 low,fatigue'));
        const violations = async () => {
          const { violations } = await new AxeBuilder({ page }).withTags(standards).include('body > header').setLegacyMode().analyze();
          return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
        };
        expect.soft(await violations(), 'closed').toEqual([]);
        await openSearch(page);
        await expect(options(page)).toHaveCount(6);
        await page.keyboard.press('ArrowDown');
        expect.soft(await violations(), 'with an empty box').toEqual([]);
        await box(page).fill('chemo');
        await expect(options(page)).toHaveCount(3);
        expect.soft(await violations(), 'with results').toEqual([]);
      });
    }
  }
}

for (const width of [320, 360, 768, 1201]) {
  test(`Nothing scrolls sideways while it is open, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis and what it has to do with it at great length';
    await standIn(page, { find: () => [long, 'x'.repeat(120)] });
    await page.goto('/es');
    await page.evaluate((term) => localStorage.setItem('recent-searches', term), long);
    const isFit = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    await openSearch(page);
    await expect(options(page)).toHaveCount(5);
    expect(await isFit()).toBe(true);
    await box(page).fill('y'.repeat(90));
    await expect(options(page)).toHaveCount(3);
    expect(await isFit()).toBe(true);
  });
}
