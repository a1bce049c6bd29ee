import { idleBegan } from './idle.ts';
import { gotoPart } from './part.ts';
import { articles, expect, test } from './test.ts';

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

for (const { row, begins, ends, first } of [
  { row: 'The way here', begins: 'You are here', ends: '</li>', first: 'nav[aria-label="You are here"] a' },
  { row: 'The line of evidence', begins: '<span>Checked ', ends: '</summary>', first: 'article summary span:text("Checked ")' },
  { row: 'What can be done with an article', begins: 'Share or print', ends: '</details>', first: 'summary:text("Share or print")' },
])
  test(`${row} is painted when all of it has come, so that nothing moves along its row`, async ({ page }) => {
    await gotoPart(page, articles[0].en, begins, ends);
    const part = page.locator(first).first();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(part).toBeAttached();
    await expect(part).toBeHidden();
    await page.goto(articles[0].en);
    await expect(part).toBeVisible();
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
          if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
          await expect(details.locator(':scope > :not(summary)').first()).toBeVisible();
          // What opens over the page gives way to what is below it.
          if ((await details.getAttribute('data-overlay')) !== null) await details.locator('summary').click();
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
    // Saving, the newsletter and what a reader says of the page are sent as forms.
    const formless = page.locator('button:visible:not([name=entry], form[method=post] button[type=submit])');
    await expect(formless).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
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
  // What hears the keys comes when the browser has nothing else to do.
  await page.goto('/', { waitUntil: 'networkidle' });
  const root = page.locator('html');
  await idleBegan(page);
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
