import { kept } from './kept.ts';
import { tabTo } from './keyboard.ts';
import { box, list, marked, opener, openSearch, options, standIn, status } from './search-box.ts';
import { expect, type Page, test } from './test.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
const languages = [
  {
    locale: 'en-US',
    home: '/',
    results: '/search',
    count: /^2 results/,
    short: 'Type at least 3 letters.',
    all: 'All 2 results',
  },
  {
    locale: 'es',
    home: '/es',
    results: '/es/buscar',
    count: /^2 resultados/,
    short: 'Escriba por lo menos 3 letras.',
    all: 'Ver los 2 resultados',
  },
];
const recent = (page: Page) => kept(page, 'recent-searches');
const expectClosed = async (page: Page) => {
  await expect(list(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
};

for (const size of [phone, wide]) {
  for (const { locale, home, results, count, short, all } of languages) {
    test(`Search works by the keyboard alone, ${locale} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      const asked = await standIn(page);
      await page.goto(home);
      await tabTo(page, size === phone ? opener(page) : box(page));
      if (size === phone) await page.keyboard.press('Enter');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveRole('combobox');
      await page.keyboard.type('ch');
      await expect(status(page)).toHaveText(short);
      // At once: a rest between two letters is asked about as well.
      await page.keyboard.insertText('emo');
      await expect(status(page)).toHaveText(count);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(marked(page)).toHaveText(all);
      await page.keyboard.press('ArrowDown');
      await expect(marked(page)).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(marked(page)).toHaveAttribute('id', (await box(page).getAttribute('aria-activedescendant')) ?? '');
      await expect(marked(page)).toHaveText(/^Chemotherapy\s+Treatment\s*$/);
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/treatment/chemotherapy');
      expect(asked.map(({ operationName }) => operationName)).toEqual(
        expect.arrayContaining(['popularSearches', 'popularArticles', 'searchArticles', 'updatePopularArticles', 'updatePopularSearches']),
      );
      expect(asked.flatMap(({ variables: { search } }) => (search ? [search] : []))).toEqual([{ term: 'chemo', limit: 5, locale }]);
      expect(asked.find(({ operationName }) => operationName === 'updatePopularArticles')?.variables.id).toBe('entry-0');
      expect(await recent(page)).toBe('chemo');

      await page.goto(home);
      await tabTo(page, size === phone ? opener(page) : box(page));
      if (size === phone) await page.keyboard.press('Enter');
      await expect(box(page)).toHaveRole('combobox');
      await page.keyboard.type('her2');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${results}?q=her2`);
    });
  }
}

for (const { width, closes } of [
  { width: 360, closes: 'back to its button' },
  { width: 1280, closes: 'in the box' },
]) {
  test(`Escape closes, and the focus is ${closes}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await standIn(page);
    await page.goto('/');
    await openSearch(page);
    await expect(options(page)).toHaveCount(4);
    await box(page).pressSequentially('chemo');
    await expect(options(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(width === 360 ? opener(page) : box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('chemo');
    if (width === 1280) {
      await page.keyboard.press('ArrowDown');
      await expect(options(page)).toHaveCount(3);
    }
  });

  test(`It closes when the reader goes on, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await standIn(page);
    await page.goto('/');
    await openSearch(page);
    await expect(options(page)).toHaveCount(4);
    await page.mouse.click(10, 10);
    await expectClosed(page);
    await openSearch(page);
    await expect(options(page)).toHaveCount(4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectClosed(page);
    await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  });
}

test('An answer that comes late, after a newer one, changes nothing', async ({ page }) => {
  // The code gives up an old question; here it cannot.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init = {}) => {
      const { signal: _, ...rest } = init;
      return fetch(input, rest);
    };
  });
  const isOld = Promise.withResolvers<void>();
  await standIn(page, { until: (term) => (term === 'chemo' ? isOld.promise : undefined), find: (term) => [`Found for ${term}`] });
  await page.goto('/');
  await openSearch(page);
  const late = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"term":"chemo"'));
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"term":"chemo"'));
  await box(page).fill('chemo');
  await sent;
  await box(page).fill('fatigue');
  await expect(options(page).first()).toContainText('Found for fatigue');
  isOld.resolve();
  await late;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(options(page).first()).toContainText('Found for fatigue');
  await expect(status(page)).toContainText('1 result');
});

test('Answers that are late say so meanwhile, and leave what was typed alone', async ({ page }) => {
  const isLate = Promise.withResolvers<void>();
  const asked = await standIn(page, { until: (term) => (term ? isLate.promise : undefined) });
  await page.goto('/');
  await openSearch(page);
  await expect(box(page)).toBeFocused();
  // By timers of the page: however busy the machine is, they come before one that is due later.
  await page.evaluate(async () => {
    for (const letter of 'chemo') {
      document.execCommand('insertText', false, letter);
      await new Promise((later) => setTimeout(later, 40));
    }
  });
  await expect(page.getByRole('search').getByText('Searching…')).toBeVisible();
  await expect(status(page)).toHaveText('');
  isLate.resolve();
  await expect(options(page)).toHaveCount(3);
  await expect(box(page)).toHaveValue('chemo');
  // Once the typing rests, not for each letter.
  expect(asked.filter(({ operationName }) => operationName === 'searchArticles')).toHaveLength(1);
});

test('Under three characters nothing is asked; a space is none', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto('/');
  await openSearch(page);
  await expect(options(page)).toHaveCount(4);
  await box(page).fill(' ab ');
  await expect(status(page)).toHaveText('Type at least 3 letters.');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  expect(asked.filter(({ operationName }) => operationName === 'searchArticles')).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
  await box(page).fill('mañ');
  await expect(options(page)).toHaveCount(3);
});

test('It says what it mended, that there is nothing, and that there is more than it counts', async ({ page }) => {
  await standIn(page, {
    find: (term) => (term === 'nothing' ? [] : ['Chemotherapy']),
    meta: (term) => (term === 'kemo' ? { correction: 'chemo' } : term === 'cancer' ? { total: 1000, exact: false } : {}),
  });
  await page.goto('/');
  await openSearch(page);
  await box(page).fill('kemo');
  await expect(status(page)).toHaveText('No results for “kemo”. Showing results for “chemo”. 1 result Choose with the up and down arrows.');
  await box(page).fill('nothing');
  await expect(status(page)).toHaveText('Nothing found for “nothing”. Try one word less, or another word for it.');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).fill('cancer');
  await expect(status(page)).toContainText('More than 1,000 results');
});

test('A search that fails says so kindly, and tries again when asked', async ({ page, complaints }) => {
  let isBroken = true;
  await standIn(page, { isBroken: () => isBroken });
  await page.goto('/');
  await openSearch(page);
  await box(page).fill('chemo');
  await expect(status(page)).toHaveText('Search is not answering right now. That is our fault, not yours.');
  expect(complaints.join()).not.toContain('chemo');
  complaints.length = 0;
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(box(page)).toBeFocused();
  await expect(options(page)).toHaveCount(3);
});

test('Typing capitals draws no grid and leaves no site', async ({ page }) => {
  await standIn(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await openSearch(page);
  await expect(box(page)).toBeFocused();
  for (let count = 0; count < 4; count++) await page.keyboard.press('Shift');
  await page.keyboard.press('Shift+G');
  await expect(box(page)).toHaveValue('G');
  await expect(page.locator('html')).not.toHaveAttribute('data-grid');
  expect(new URL(page.url()).pathname).toBe('/');
});
