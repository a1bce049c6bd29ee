import { isCodeWith } from './code.ts';
import { expect, test } from './test.ts';

for (const { path, filter, value, other } of [
  { path: '/research-news', filter: 'Filter', value: /^Surgery/, other: '/es/noticias-de-investigacion' },
  { path: '/es/noticias-de-investigacion', filter: 'Filtrar', value: /^Cirugía/, other: '/research-news' },
]) {
  test(`A list is narrowed where it stands, by keyboard, and Back undoes it: ${path}`, async ({ page }) => {
    const isCode = isCodeWith('no list at');
    const code = page.waitForResponse((response) => isCode(response.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await (await code).finished();
    await page.evaluate(() => document.documentElement.setAttribute('data-here', ''));
    const list = page.locator('[data-enhance=list]');
    const titles = list.locator('[data-entries] strong');
    const all = await titles.allTextContents();
    await page.locator('summary', { hasText: filter }).focus();
    await page.keyboard.press('Enter');
    const link = list.getByRole('link', { name: value });
    // What the filter says that it would leave.
    const found = Number(/\d+/.exec(await link.innerText())?.[0]);
    expect(found).toBeLessThan(all.length);
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = list.getByRole('heading', { level: 2, name: new RegExp(`^${found} `) });
    // Who listens hears how many there are now, and goes on from there.
    await expect(heading).toBeFocused();
    await expect(titles).toHaveCount(found);
    await expect(page).toHaveURL(`${path}?treatment=surgery`);
    await expect(page.locator('header a[data-enhance=language]')).toHaveAttribute('href', `${other}?treatment=surgery`);
    await page.goBack();
    await expect(titles).toHaveText(all);
    await expect(page.locator('header a[data-enhance=language]')).toHaveAttribute('href', other);
    await page.goForward();
    await expect(titles).toHaveCount(found);
    await expect(page.locator('html')).toHaveAttribute('data-here');
  });
}

test('Where the list cannot be fetched, the link is followed', async ({ page, complaints }) => {
  await page.goto('/research-news');

  await page.route('**/research-news?*', (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()));
  await page.locator('summary', { hasText: 'Sorted by' }).click();
  await page.getByRole('link', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL('/research-news?sort=oldest');
  await expect(page.locator('summary', { hasText: 'Oldest first' })).toBeVisible();
  complaints.splice(0);
});
