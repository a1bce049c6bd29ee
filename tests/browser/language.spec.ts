import { watchShifts } from '../layout-shift.ts';
import { isCarried } from './carried.ts';
import { gotoPart } from './part.ts';
import { articles, expect, leaveOutTypefaces, type Page, test } from './test.ts';

const english = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^English/ });
const spanish = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Español/ });
const offer = (page: Page) => page.getByRole('complementary', { name: '¿Prefiere leer en español?' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The language switch, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const article of articles) {
      test(`leads from ${article.en} to the same article in Spanish and back`, async ({ page }) => {
        await page.goto(article.en);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
        await spanish(page).click();
        await page.waitForURL(`**${article.es}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
        await english(page).click();
        await page.waitForURL(`**${article.en}`);
        expect(pathOf(page)).toBe(article.en);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      });
    }

    test('is in words, in the other language, and in view at 360 px outside any menu', async ({ page }) => {
      for (const { path, link, lang } of [
        { path: articles[0].en, link: spanish, lang: 'es' },
        { path: articles[0].es, link: english, lang: 'en-US' },
      ]) {
        await page.goto(path);
        await expect(link(page)).toBeInViewport({ ratio: 1 });
        await expect(link(page)).toHaveAttribute('lang', lang);
        await expect(page.locator('details, nav').filter({ has: link(page) })).toHaveCount(0);
      }
    });
  });
}

const carries = (page: Page) => isCarried(page.locator('[name=password]'), page.getByRole('button', { name: /^(Show|Mostrar)/ }).first());

test.describe('The language switch takes along', () => {
  test('the part that the page was opened at', async ({ page }) => {
    await page.goto('/glossary#her2');
    await spanish(page).click();
    await expect(page).toHaveURL(/\/es\/glosario#her2$/);
    await expect(page.locator('#her2')).toBeInViewport();
    await page.goto('/glossary');
    await spanish(page).click();
    await expect(page).toHaveURL(/\/es\/glosario$/);
  });

  test('a sign-up that is half filled in, but its password', async ({ page }) => {
    await page.goto('/sign-up?target=%2Fglossary', { waitUntil: 'networkidle' });
    await page.locator('[name=username]').fill('Lila "7"');
    await page.locator('[name=email]').fill('lila@example.org');
    await page.locator('[name=password]').fill('Never-Sent7!');
    await carries(page);
    await page.locator('[name=terms]').check();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await spanish(page).click();
    expect((await sent).postData()).not.toContain('Never-Sent7');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(page.url()).not.toContain('Lila');
    await expect(page.locator('[name=username]')).toHaveValue('Lila "7"');
    await expect(page.locator('[name=email]')).toHaveValue('lila@example.org');
    await expect(page.locator('[name=password]')).toHaveValue('');
    await expect(page.locator('[name=terms]')).toBeChecked();
    await expect(page.locator('main [role=alert]')).toHaveCount(0);
    await carries(page);
    await english(page).click();
    await expect(page).toHaveURL(/\/sign-up\?target=%2Fglossary$/);
    await expect(page.locator('[name=username]')).toHaveValue('Lila "7"');
  });

  test('an address that was typed to sign in, and to ask for another password too', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.locator('[name=login]').fill('ana@example.org');
    await carries(page);
    await spanish(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('[name=login]')).toHaveValue('ana@example.org');
    await carries(page);
    await page.locator('main a[data-carries]').click();
    await expect(page.locator('[name=email]')).toHaveValue('ana@example.org');
  });
});

test.describe('On a device set to Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('an English page offers itself in Spanish, and a yes is remembered', async ({ page }) => {
    const [first, second] = articles;
    await page.goto(first.en);
    await offer(page).getByRole('link', { name: 'Leer en español' }).click();
    await page.waitForURL(`**${first.es}`);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.goto(second.en);
    await expect(offer(page)).toBeHidden();
  });

  test('a refusal is remembered, over a reload and on other pages', async ({ page }) => {
    const [first, second] = articles;
    await page.goto(first.en);
    await offer(page).getByRole('button', { name: 'No, gracias' }).click();
    await expect(offer(page)).toBeHidden();
    for (const path of [first.en, second.en, '/']) {
      await page.goto(path);
      await expect(page.locator('[data-script]')).toHaveCount(1);
      await expect(offer(page)).toBeHidden();
    }
  });

  test('the offer is there from the first, moves nothing, covers nothing, and goes with the page', async ({ page }) => {
    await leaveOutTypefaces(page);
    const shifts = await watchShifts(page);
    // Nothing is painted before the body is there.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { offered: document.documentElement.dataset.offer });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(articles[0].en, { waitUntil: 'networkidle' });
    await expect(offer(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { offered?: string }).offered)).toBe('');
    expect(await shifts()).toEqual([]);
    const [header, strip, trail] = await Promise.all(
      [page.getByRole('banner'), offer(page), page.getByRole('navigation', { name: 'You are here' })].map((each) => each.boundingBox()),
    );
    expect(strip?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(trail?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    await page.evaluate(() => scrollBy({ top: 1500, behavior: 'instant' }));
    await expect(offer(page)).not.toBeInViewport();
  });

  test('the offer is painted when all of it has come, so that its words do not move along their row', async ({ page }) => {
    await gotoPart(page, articles[0].en, '<aside', '</p>');
    const words = page.locator('aside p', { hasText: '¿Prefiere' });
    await expect(words).toBeAttached();
    await expect(words).toBeHidden();
    await page.goto(articles[0].en);
    await expect(words).toBeVisible();
  });

  test('a Spanish page offers nothing', async ({ page }) => {
    await page.goto(articles[0].es);
    await expect(page.locator('[data-enhance=language-offer]')).toBeHidden();
  });
});

test('a device set to English is offered nothing on an English page', async ({ page }) => {
  await page.goto(articles[0].en);
  await expect(page.locator('[data-enhance=language-offer]')).toBeHidden();
});

test('a device set to English is offered English on a Spanish page', async ({ page }) => {
  await page.goto(articles[0].es);
  await page.getByRole('complementary', { name: 'Would you rather read in English?' }).getByRole('link').click();
  await page.waitForURL(`**${articles[0].en}`);
});

test('whoever chose a language with the switch is not asked again', async ({ page }) => {
  await page.goto(articles[0].en);
  await spanish(page).click();
  await page.waitForURL(`**${articles[0].es}`);
  await page.goto(articles[1].es);
  await expect(page.locator('[data-enhance=language-offer]')).toBeHidden();
});
