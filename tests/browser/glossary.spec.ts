import AxeBuilder from '@axe-core/playwright';
import { tabTo } from './keyboard.ts';
import { leavesNewTab } from './new-tab.ts';
import { expect, type Page, test } from './test.ts';

const article = '/pathology-report';
const word = (page: Page, id = 'pathologist') => page.locator(`a[data-term="${id}"]`);
const card = (page: Page) => page.locator('#definition');

/** How far the page scrolls sideways, in pixels. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A word is pressed once the script has made a button of it; before, it leads to the glossary. */
async function open(page: Page, path = article, id?: string): Promise<void> {
  await page.goto(path);
  await page.locator('a[data-term]:visible').first().scrollIntoViewIfNeeded();
  await expect(word(page, id).first()).toHaveAttribute('aria-expanded', 'false');
}

test('A word opens its definition where it stands, by the keyboard alone, and gives the focus back', async ({ page }) => {
  await open(page);
  for (const key of ['Enter', 'Space']) {
    await tabTo(page, word(page));
    await page.keyboard.press(key);
    await expect(card(page)).toBeFocused();
    await expect(card(page)).toHaveAccessibleName('Pathologist');
    await expect(card(page)).toHaveAccessibleDescription(/^The doctor you may never meet/);
    await expect(word(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(word(page)).toBeFocused();
    await page.locator('body').press('Shift+Tab');
  }
  await tabTo(page, word(page));
  await page.keyboard.press('Enter');
  await tabTo(page, card(page).getByRole('link', { name: 'More about this word' }));
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
  // The way goes on in the text, behind the word.
  expect(
    await word(page).evaluate((link) =>
      Boolean(link.compareDocumentPosition(document.activeElement ?? link) & Node.DOCUMENT_POSITION_FOLLOWING),
    ),
  ).toBe(true);
  await word(page).press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(word(page)).toBeFocused();
  await expect(card(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(article);
});

for (const width of [320, 360, 1280]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: width === 320 ? 256 : 740 }, hasTouch: true });

    test('a tap opens a word in a table within the window, the next opens another, and one beside it closes it', async ({ page }) => {
      await open(page);
      const wide = await overhang(page);
      await word(page, 'ihc').tap();
      await expect(card(page)).toContainText('stain');
      const box = await card(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await overhang(page)).toBe(wide);
      const { violations } = await new AxeBuilder({ page }).include('#definition').setLegacyMode().analyze();
      expect(violations).toEqual([]);
      await card(page).getByText('stain').tap();
      await expect(card(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await word(page).tap();
      await expect(card(page)).toContainText('never meet');
      await expect(word(page, 'ihc')).toHaveAttribute('aria-expanded', 'false');
      await word(page).tap();
      await expect(card(page)).toBeHidden();
      await word(page).tap();
      await page.locator('h1').tap();
      await expect(card(page)).toBeHidden();
    });
  });
}

test('A word in what unfolds opens too, in dark and with forced colors, and leads on to the page of the word', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await open(page, '/signs-symptoms', 'biopsy');
  await page.locator('summary', { hasText: /^Biopsy$/ }).click();
  await word(page, 'biopsy').click();
  await expect(card(page)).toBeInViewport();
  const { violations } = await new AxeBuilder({ page }).include('#definition').setLegacyMode().analyze();
  expect(violations).toEqual([]);
  await card(page).getByRole('link', { name: 'More about this word' }).click();
  await expect(page).toHaveURL(/\/glossary\/biopsy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biopsy');
});

test('A word that is to open in a new tab is left to the browser', async ({ page }) => {
  await open(page);
  expect(await leavesNewTab(word(page))).toBe(true);
  await expect(word(page)).toHaveAttribute('href', '/glossary/pathologist');
  await expect(card(page)).toBeHidden();
});

test('On paper the words of the page stand below the text', async ({ page }) => {
  await page.goto(article);
  const definition = page.locator('[data-definition=pathologist]');
  await expect(definition).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(definition).toBeVisible();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a word leads to its page, and that to its place in the glossary, which shows where it is and has no filter', async ({ page }) => {
    await page.goto(article);
    await word(page).click();
    await expect(page).toHaveURL(/\/glossary\/pathologist$/);
    await page.getByRole('link', { name: 'All words, A to Z' }).click();
    await expect(page).toHaveURL(/\/glossary#pathologist$/);
    const term = page.locator('#pathologist');
    await expect(term).toBeInViewport();
    await expect(term).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#mri')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
  });
});

test.describe('The filter of the glossary', () => {
  const field = (page: Page) => page.locator('search').getByRole('searchbox');
  const shown = (page: Page) => page.locator('[data-glossary-term]:visible dt');
  const ready = async (page: Page, path: string) => {
    // Loaded when somebody comes to its field.
    await page.goto(path, { waitUntil: 'networkidle' });
    const script = page.waitForResponse((response) => response.url().endsWith('.js'));
    await field(page).focus();
    await (await script).finished();
  };

  test('narrows as one types, by name, other name and meaning, whatever the accents', async ({ page }) => {
    await ready(page, '/es/glosario');
    for (const [typed, found] of [
      ['mastografia', ['Mamografía']],
      ['MAMOGRAFÍA EN 3D', ['Tomosíntesis']],
      ['forma de frijol', ['Ganglio linfático']],
      ['bg', ['Biopsia del ganglio centinela']],
    ] as const) {
      await field(page).fill(typed);
      for (const name of found) await expect(shown(page).filter({ hasText: name })).toHaveCount(1);
      await expect.poll(() => shown(page).count()).toBeLessThan(20);
    }
    await expect(page.getByRole('navigation', { name: 'Letras' })).toBeHidden();
  });

  test('says how many it found, and what to do when there are none, and is emptied', async ({ page }) => {
    await ready(page, '/glossary');
    const total = await shown(page).count();
    await field(page).fill('sentinel node');
    await expect(page.locator('search').getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${total} words$`));
    expect(await page.locator('[data-glossary-letter]:visible').count()).toBeLessThan(5);
    await field(page).fill('xyzzy');
    await expect(page.locator('search').getByRole('status')).toHaveText(`0 of ${total} words`);
    await expect(page.locator('main').getByRole('link', { name: 'All topics' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').setLegacyMode().analyze();
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toBeFocused();
    await expect(shown(page)).toHaveCount(total);
    await expect(page.locator('search').getByRole('status')).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
  });

  test('takes a broken link within the page for none', async ({ page }) => {
    await ready(page, '/glossary');
    await field(page).fill('margins');
    await page.evaluate(async () => {
      const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
      location.hash = '#%';
      await changed;
    });
    // Whatever the script throws is a complaint, which fails the test.
    await expect(page.locator('#biopsy')).toBeHidden();
  });

  test('gives way to a link to a term that it hides', async ({ page }) => {
    await ready(page, '/glossary');
    await field(page).fill('margins');
    await expect(page.locator('#biopsy')).toBeHidden();
    await page.evaluate(() => {
      location.hash = 'biopsy';
    });
    await expect(page.locator('#biopsy')).toBeInViewport();
  });
});
