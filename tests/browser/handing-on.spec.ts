import { idleBegan } from './idle.ts';
import { articles, expect, type Page, test } from './test.ts';

const [{ en: article, es: spanish }] = articles;

/** A device on which pages may write to the clipboard, without a share sheet; it notes what is printed. */
async function prepare(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed: number }).printed);

test.describe('A page is handed on', () => {
  test('as a link that is copied, and on paper', async ({ page }) => {
    await prepare(page);
    await page.goto(article);
    await page.locator('summary', { hasText: 'Share or print' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('article').getByText('Link copied')).toBeVisible();
    expect(await copied(page)).toBe(new URL(article, page.url()).href);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed(page)).toBe(1);
  });

  test('in the other language: the share sheet gets the other address, and so does the clipboard without one', async ({ page }) => {
    await prepare(page);
    await page.goto(spanish);
    await page.locator('summary', { hasText: 'Enviar o imprimir' }).click();
    await page.getByRole('button', { name: 'Otras aplicaciones' }).click();
    await expect(page.locator('article').getByText('Enlace copiado')).toBeVisible();
    const english = new URL(article, page.url()).href;
    expect(await copied(page)).toBe(english);
    await page.evaluate(() => {
      const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
      Object.defineProperty(Navigator.prototype, 'share', { value: share });
    });
    await page.getByRole('button', { name: 'Otras aplicaciones' }).click();
    const shared = await page.waitForFunction(() => (window as unknown as { shared?: ShareData }).shared);
    expect((await shared.jsonValue())?.url).toBe(english);
  });

  test('by the keyboard, in the order in which it stands', async ({ page }) => {
    await prepare(page);
    await page.goto(article);
    const summary = page.locator('summary', { hasText: 'Share or print' });
    await summary.focus();
    await page.keyboard.press('Enter');
    for (let time = 0; time < 5; time++) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Text message' }).first()).toBeFocused();
    // Until its behaviour has begun, Escape does nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(summary).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Text message' }).first()).toBeHidden();
  });

  test('over the page: it pushes nothing down, and a tap beside it closes it', async ({ page }) => {
    await page.goto(article, { waitUntil: 'networkidle' });
    await idleBegan(page);
    const text = page.locator('#introduction');
    const before = await text.boundingBox();
    for (const words of ['No clinician has reviewed it yet', 'Share or print']) {
      const details = page.locator('article details', { has: page.locator('summary', { hasText: words }) });
      await details.locator('summary').click();
      await expect(details.locator('a').first()).toBeVisible();
      expect(await text.boundingBox()).toEqual(before);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(details.locator('a').first()).toBeHidden();
    }
  });
});

test.describe('Side by side', () => {
  const sides = (page: Page) => page.locator('article div[lang]:has(> section#introduction, > section#introduction--es)');

  test('the languages stand next to each other where there is room, one below the other on a phone, and on paper in columns', async ({
    page,
  }) => {
    await page.goto(`${article}?with=es`);
    const places = async () => {
      const [first, second] = await Promise.all([0, 1].map((at) => sides(page).nth(at).boundingBox()));
      return { isBeside: (second?.x ?? 0) >= (first?.x ?? 0) + (first?.width ?? 0), isBelow: (second?.y ?? 0) > (first?.y ?? 0) };
    };
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await places()).toEqual({ isBeside: false, isBelow: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await places()).toEqual({ isBeside: true, isBelow: false });
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await places()).toEqual({ isBeside: true, isBelow: false });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is led to from the article and back', async ({ page }) => {
      await page.goto(article);
      await page.locator('summary', { hasText: 'Share or print' }).click();
      await page.getByRole('link', { name: 'Read in English and Spanish side by side' }).click();
      await page.waitForURL(`**${article}?with=es`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const side of await sides(page).all()) await expect(side).toBeVisible();
      await page.getByRole('link', { name: 'Back to the page in English' }).click();
      await page.waitForURL(`**${article}`);
    });
  });
});
