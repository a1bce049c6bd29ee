import { articles, expect, type Page, test } from './test.ts';

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0], timeout: 10_000 });
}

test('The menu opens and leads on by the keyboard alone, at 360 px', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'header summary');
  const menu = page.getByRole('banner').locator('details');
  await expect(menu).toHaveJSProperty('open', false);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveJSProperty('open', true);
  await tabTo(page, 'header details a[href="/treatment"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/treatment');
});

test('The skip link is the first stop, shows itself, and leads past the header', async ({ page }) => {
  await page.goto(articles[0].en);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads on, at 360 px', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').locator('details').getByRole('link', { name: 'Treatment', exact: true }).click();
    await page.waitForURL('**/treatment');
  });

  test('the home page leads to an article', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('link', { name: /Acabo de recibir el diagnóstico/ }).click();
    await page.waitForURL('**/es/sobre-ti/diagnostico-reciente');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const { en, es } of articles) {
    test(`${en} can be read whole in both languages, with what unfolds`, async ({ page }) => {
      for (const path of [en, es]) {
        await page.goto(path);
        const text = await page.locator('article').innerText();
        expect(text.split(/\s+/).length, `words of ${path}`).toBeGreaterThan(600);
        const unfolding = page.locator('article details');
        for (const details of await unfolding.all()) {
          await details.locator('summary').click();
          await expect(details.locator(':scope > :not(summary)').first()).toBeVisible();
        }
        for (const table of await page.locator('article table').all()) await expect(table.locator('td').first()).toBeVisible();
        await expect(page.locator('#sources li').first()).toBeVisible();
      }
    });
  }

  test('the chemotherapy article has its accordion and tables', async ({ page }) => {
    await page.goto(articles[0].en);
    await expect(page.locator('article details')).not.toHaveCount(0);
    await expect(page.getByRole('table')).not.toHaveCount(0);
  });

  test('nothing is shown that only a script could serve', async ({ page }) => {
    await page.goto(articles[0].en);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});

test('On paper there is the text, with what unfolds, and no menu', async ({ page }) => {
  await page.goto(articles[0].en);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
  const unfolding = await page.locator('article details > :not(summary)').all();
  expect(unfolding.length).toBeGreaterThan(3);
  for (const unfolded of unfolding) await expect(unfolded).toBeVisible();
  for (const hidden of ['nav', 'header summary', 'button', 'select'])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
});

test('With reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', articles[0].en, '/helplines']) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part);
          const times = [transitionDuration, animationName === 'none' ? '0s' : animationDuration].join().split(',').map(Number.parseFloat);
          return times.some((time) => time > 0) || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 120)] : [];
        }),
      ),
    );
    expect(moving, path).toEqual([]);
  }
});

test('Shift+G lays the grid over the page and takes it away, but not while somebody types', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await page.keyboard.press('Shift+G');
  await expect(root).toHaveAttribute('data-grid');
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').position)).toBe('fixed');
  await page.keyboard.press('Shift+G');
  await expect(root).not.toHaveAttribute('data-grid');
  await page.evaluate(() => {
    const input = document.body.appendChild(document.createElement('input'));
    input.id = 'typed';
    input.focus();
  });
  await page.keyboard.press('Shift+G');
  await expect(page.locator('#typed')).toHaveValue('G');
  await expect(root).not.toHaveAttribute('data-grid');
});
