import { idleBegan } from './idle.ts';
import { kept } from './kept.ts';
import { articles, expect, type Page, test } from './test.ts';

const [{ en: article, es: articleInSpanish }] = articles;
const languages = [
  { choice: '/calm-reading', path: article, names: { notes: 'Notes', recipes: 'Recipes' } },
  { choice: '/es/leer-con-calma', path: articleInSpanish, names: { notes: 'Notas', recipes: 'Recetas' } },
] as const;

/** What a tab shows: the title, and the icons among which the browser chooses. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    icons: [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon],link[rel~=apple-touch-icon]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }));
const own = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];

/** Notes the title of every frame that a page shows, from its first on. */
async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    const look = () => {
      titles.add(document.title);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { titles: () => [...titles].filter((title) => title !== '') });
  });
  return () => page.evaluate(() => (window as unknown as { titles(): string[] }).titles());
}

for (const { choice, path, names } of languages) {
  test(`A tab shows what was chosen, at once and on every page, and the page again when that is chosen: ${choice}`, async ({ page }) => {
    const titles = await watchTitles(page);
    await page.goto(choice, { waitUntil: 'networkidle' });
    await idleBegan(page);
    const title = await page.title();
    expect(await shown(page)).toEqual({ title, icons: own });
    const options = page.locator('[data-enhance=tab]').getByRole('radio');
    await expect(options.first()).toBeChecked();
    for (const [tab, name] of Object.entries(names)) {
      const option = page.getByRole('radio', { name, exact: true });
      await option.check();
      const discreet = { title: name, icons: [`/tab-${tab}.png`] };
      expect(await shown(page)).toEqual(discreet);
      expect((await page.request.get(`/tab-${tab}.png`)).headers()['content-type']).toBe('image/png');

      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await titles()).toEqual([name]);
      expect(await shown(page)).toEqual(discreet);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
      await page.goto(choice, { waitUntil: 'networkidle' });
      await idleBegan(page);
      await expect(option).toBeChecked();
    }
    await options.first().check();
    expect(await shown(page)).toEqual({ title, icons: own });
    expect(await kept(page, 'tab')).toBeNull();
  });
}

test('The switch of language keeps it, and says it in the other language', async ({ page }) => {
  await page.goto('/calm-reading', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await page.getByRole('radio', { name: 'Notes' }).check();
  await page.goto(article);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Español/ })
    .click();
  await page.waitForURL(articleInSpanish);
  expect((await shown(page)).title).toBe('Notas');
});

test('A page of the router, which writes titles and icons itself, keeps it', async ({ page }) => {
  const titles = await watchTitles(page);
  await page.addInitScript(() => localStorage.setItem('tab', 'recipes'));
  await page.goto('/workbench', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => [...document.querySelectorAll('title')].length)).toBeGreaterThan(1);
  expect(await shown(page)).toEqual({ title: 'Recipes', icons: ['/tab-recipes.png'] });
  expect(await titles()).toEqual(['Recipes']);
  // As the router does where a link leads to another of its pages.
  const moved = await page.evaluate(async () => {
    const next = Object.assign(document.createElement('title'), { textContent: 'Next page' });
    document.head.insertBefore(next, document.querySelector('head > title'));
    await Promise.resolve();
    return document.title;
  });
  expect(moved).toBe('Recipes');
});

test('Other tabs follow a discreet choice; none goes back to its title while nobody loads it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(article, { waitUntil: 'networkidle' });
  await idleBegan(other);
  const title = await other.title();
  await page.goto('/calm-reading', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await page.getByRole('radio', { name: 'Recipes' }).check();
  await expect(other).toHaveTitle('Recipes');
  // As a quick exit clears the device.
  await page.evaluate(() => localStorage.clear());
  await other.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  await expect(other).toHaveTitle('Recipes');
  await other.reload();
  await expect(other).toHaveTitle(title);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is not offered', async ({ page }) => {
    await page.goto('/calm-reading');
    await expect(page.locator('[data-enhance=tab]')).toBeHidden();
  });
});
