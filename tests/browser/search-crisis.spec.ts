import { expectAccessibleAsItIs } from './accessible.ts';
import { kept } from './kept.ts';
import { box, list, marked, openSearch, options, standIn, status } from './search-box.ts';
import { expect, type Page, test } from './test.ts';

const phone = { width: 360, height: 740 };
const card = (page: Page) => page.getByRole('banner').getByRole('region', { name: /carry|pesa|solas/ });
const recent = (page: Page) => kept(page, 'recent-searches');
const languages = [
  { home: '/', term: 'quiero morir', call: 'Call 988', helplines: '/helplines' },
  { home: '/es', term: 'i want to die', call: 'Llame al 988 y oprima 2', helplines: '/es/lineas-de-ayuda' },
];

for (const { home, term, call, helplines } of languages) {
  test(`Whom to call comes first under the box, and by the keyboard, ${home}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await standIn(page, { beside: () => ({ crisis: 'SUICIDE' }) });
    await page.goto(home);
    await openSearch(page);
    await box(page).fill(term);
    await expect(card(page)).toBeVisible();
    await expect(status(page)).toContainText('988');
    const [above, below] = [await card(page).boundingBox(), await list(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    // It is no option: the arrows go through what was found, Tab goes to whom to call.
    await page.keyboard.press('ArrowDown');
    await expect(marked(page)).toContainText('Chemotherapy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(call);
    await expect(page.locator(':focus')).toHaveAttribute('href', 'tel:988');
    await expect(card(page).locator(`a[href="${helplines}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });
}

test('Such a search is not remembered on this device', async ({ page }) => {
  await standIn(page, { beside: () => ({ crisis: 'DYING' }) });
  await page.goto('/');
  await openSearch(page);
  await box(page).fill('am i going to die');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?*');
  expect(await recent(page)).toBeNull();
});

test('Nor where it was sent before anybody knew what it says', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('recent-searches', 'suicide,her2'));
  await page.goto('/search?q=suicide');
  await expect.poll(() => recent(page)).toBe('her2');
});

test('The card goes with the words that called it', async ({ page }) => {
  await standIn(page, { beside: (term) => ({ crisis: term === 'i want to die' ? 'SUICIDE' : null }) });
  await page.goto('/');
  await openSearch(page);
  await box(page).fill('i want to die');
  await expect(card(page)).toBeVisible();
  await box(page).fill('i want to die my hair');
  await expect(card(page)).toHaveCount(0);
});

test('It is accessible under the box and on the page of results, in both themes', async ({ page }) => {
  await standIn(page, { beside: () => ({ crisis: 'DYING' }) });
  await page.setViewportSize(phone);
  await page.goto('/es');
  await openSearch(page);
  await box(page).fill('me voy a morir');
  await expect(card(page)).toBeVisible();
  await expectAccessibleAsItIs(page, 'the card under the box');
  await page.unrouteAll();
  for (const path of ['/search?q=i+want+to+die', '/es/buscar?q=me+voy+a+morir']) {
    await page.goto(path);
    await expectAccessibleAsItIs(page, path);
  }
});

test('What the other language has stands in a group of its own, marked as that', async ({ page }) => {
  const result = {
    id: 'x',
    title: 'Quimioterapia',
    contentType: 'page',
    path: '/es/x',
    teaserContent: '<mark>Quimio</mark>',
    content: '',
    topic: null,
  };
  const other = { locale: 'es', results: [result], total: 9, correction: null, first: true };
  await standIn(page, { find: () => [], beside: () => ({ otherLanguage: other }) });
  await page.goto('/');
  await openSearch(page);
  await box(page).fill('quimioterapia');
  const group = list(page).getByRole('group', { name: 'What we have in Spanish' });
  await expect(group.getByRole('option')).toHaveCount(2);
  await expect(group.getByRole('option').first()).toHaveAttribute('hreflang', 'es');
  await expect(group.locator('[lang=es]').first()).toHaveText('Quimioterapia');
  await expect(group.getByRole('option').last()).toHaveAttribute('href', '/es/buscar?q=quimioterapia');
  await expect(status(page)).toContainText('Nothing in English for “quimioterapia”');
});

test('A short term offers what it stands for, by the keyboard too', async ({ page }) => {
  const asked = await standIn(page, { abbreviations: (term) => (term === 'ER' ? ['Estrogen receptor'] : []) });
  await page.goto('/');
  await openSearch(page);
  await box(page).fill('ER');
  await expect(options(page)).toHaveText(['Estrogen receptor']);
  await expect(status(page)).toHaveText(/^Type at least 3 letters\. Choose/);
  expect(asked.map(({ operationName }) => operationName)).not.toContain('searchArticles');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=Estrogen+receptor');
});
