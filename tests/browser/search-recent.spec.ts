import { kept } from './kept.ts';
import { box, openSearch, standIn, status } from './search-box.ts';
import { expect, type Page, test } from './test.ts';

const recent = (page: Page) => kept(page, 'recent-searches');

test('Recent searches are kept on the device, offered, and taken out one by one or all', async ({ page }) => {
  await standIn(page);
  await page.goto('/');
  for (const term of ['one', 'two', 'three', 'four', 'pain, in the arm', 'six']) {
    await openSearch(page);
    await expect(box(page)).toHaveRole('combobox');
    await box(page).fill(term);
    await box(page).press('Enter');
    await page.waitForURL('**/search?q=*');
    await page.goto('/');
  }
  expect(await recent(page)).toBe('six,pain in the arm,four,three,two');
  await openSearch(page);
  const group = page.getByRole('group', { name: 'You searched for' });
  await expect(group.getByRole('option')).toHaveText(['six', 'pain in the arm', 'four', 'three', 'two']);
  await page.getByRole('button', { name: 'Remove “four”' }).click();
  await expect(group.getByRole('option')).toHaveText(['six', 'pain in the arm', 'three', 'two']);
  await expect(status(page)).toHaveText('“four” is removed.');
  await expect(box(page)).toBeFocused();
  await group.getByRole('option', { name: 'three' }).click();
  await page.waitForURL('**/search?q=three');
  await page.goto('/');
  expect(await recent(page)).toBe('three,six,pain in the arm,two');
  await openSearch(page);
  await page.getByRole('button', { name: 'Clear my searches' }).click();
  await expect(group).toHaveCount(0);
  expect(await recent(page)).toBeNull();
});

test('Leaving quickly clears them for whoever chose so', async ({ page }) => {
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('recent-searches', 'her2');
    localStorage.setItem('clear', 'on');
  });
  await page.locator('a[data-enhance=leave]').first().click();
  await page.waitForURL('https://**');
  await page.goto('/');
  expect(await recent(page)).toBeNull();
});
