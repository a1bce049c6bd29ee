import { kept } from './kept.ts';
import { expect, type Page, test } from './test.ts';

/** The mutations that the page sends, as field and id. */
function countedOn(page: Page): string[] {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as { operationName: string; variables: { id?: string } };
    if (operationName.startsWith('updatePopular')) counted.push(`${operationName} ${variables.id}`);
  });
  return counted;
}

const recent = (page: Page) => kept(page, 'recent-searches');

for (const { path, more, title } of [
  { path: '/search?q=chemotherapy', more: /^Show 10 more$/, title: /of \d+ shown/ },
  { path: '/es/buscar?q=quimioterapia', more: /^Ver 10 más$/, title: /Se muestran 20 de/ },
]) {
  test(`More results come below those of the page, by keyboard: ${path}`, async ({ page }) => {
    await page.goto(path);
    const results = page.locator('main ol h3 a');
    await expect(results).toHaveCount(10);
    const button = page.getByRole('button', { name: more });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(results).toHaveCount(20);
    await expect(page.locator('main [role=status]').filter({ hasText: title })).toBeVisible();
    await expect(results.nth(10)).toBeFocused();
    expect(new Set(await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size).toBe(20);
    await expect(page.locator('a[aria-current=page]').last()).toContainText('2');
    // The term is in the address of the page, where it was, and in no other.
    expect(page.url()).toMatch(/\?q=\w+$/);
  });
}

test('What could not be fetched is said, and can be asked for again', async ({ page, complaints }) => {
  await page.goto('/search?q=chemotherapy');
  let fails = true;
  await page.route('**/graphql', (route) => {
    const isSearch = route.request().postData()?.includes('searchArticles') ?? false;
    return isSearch && fails ? route.abort() : route.continue();
  });
  const button = page.getByRole('button', { name: 'Show 10 more' });
  await button.click();
  await expect(page.getByText('More could not be fetched.')).toBeVisible();
  await expect(button).toBeEnabled();
  fails = false;
  await button.click();
  await expect(page.locator('main ol h3 a')).toHaveCount(20);
  // The browser said so of each try, and the island, for who builds the site.
  expect(complaints.splice(0)).toHaveLength(3);
});

test('The focus goes to the first result that is new, also after one that was shown already came again', async ({ page }) => {
  await page.goto('/search?q=chemotherapy');
  const results = page.locator('main ol h3 a');
  const shown = await results.first().getAttribute('data-opened');
  let again = true;
  await page.route('**/graphql', async (route) => {
    if (!again || !route.request().postData()?.includes('searchArticles')) return route.continue();
    again = false;
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.searchArticles.results[0].id = shown;
    return route.fulfill({ response, json: answer });
  });
  for (const count of [19, 29]) {
    const before = await results.count();
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(results).toHaveCount(count);
    await expect(results.nth(before)).toBeFocused();
  }
});

test('A search is counted once and remembered on the device, and what is opened from it is counted', async ({ page }) => {
  const counted = countedOn(page);
  await page.goto('/search?q=lymphedema');
  await expect.poll(() => counted).toEqual(['updatePopularSearches lymphedema']);
  expect(await recent(page)).toBe('lymphedema');
  const first = page.locator('main ol h3 a').first();
  const id = await first.getAttribute('data-opened');
  await first.click();
  await expect(page).not.toHaveURL(/search/);
  expect(counted).toEqual(['updatePopularSearches lymphedema', `updatePopularArticles ${id}`]);
});

test('What finds nothing counts nothing', async ({ page }) => {
  const counted = countedOn(page);
  await page.goto('/search?q=xyzzyxo');
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
  expect(await recent(page)).toBeNull();
});

test('No other page is told what was searched for', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer));
  await page.goto('/search?q=lymphedema');
  await page.locator('main ol h3 a').first().click();
  await expect(page).not.toHaveURL(/search/);
  expect(referrers.filter((each) => each?.includes('?q='))).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, and the pages, types and orders are links', async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
    await field.fill('chemotherapy');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=chemotherapy$/);
    await expect(page.getByRole('button', { name: /Show \d/ })).toBeHidden();
    await page.getByRole('link', { name: /^Articles/ }).click();
    await page.locator('main details summary').click();
    await page.getByRole('link', { name: 'Latest first' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/search\?q=chemotherapy&type=page&sort=latest&page=2$/);
    await expect(field).toHaveValue('chemotherapy');
    await expect(page.locator('main ol h3 a')).toHaveCount(10);
  });
});
