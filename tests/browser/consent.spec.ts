import { consentDomain } from '#config/organisation.ts';
import { watchShifts } from '../layout-shift.ts';
import { asReader, bar, choices, consentOf, linkOf, openChoices, outside, recordOf, withRecord } from './consent.ts';
import { idleBegan } from './idle.ts';
import { expect, leaveOutTypefaces, test } from './test.ts';

const day = 86_400;

test.beforeEach(async ({ context }) => {
  await outside(context);
});

test('Who accepts has a whole record, for a year, and is asked no more; in another tab the bar goes too', async ({ page, context }) => {
  await asReader(context);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/about-us');
    await expect(bar(each)).toBeVisible();
  }
  expect((await consentOf(context)).names).toEqual([]);
  await page.bringToFront();
  // It took no focus, and keeps none: the keyboard goes through it, and on.
  await expect(page.locator('body')).toBeFocused();
  await expect(bar(page)).toContainText('Only essential cookies are used until you choose.');
  for (const name of ['Skip to the text', 'Cookie Notice', 'Accept cookies', 'Close', 'Choose']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(bar(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  const { cookie, record, accepted, analytics, names } = await consentOf(context);
  expect(names.toSorted()).toEqual(['GDPR_ACCEPTED', 'GDPR_ANALYTICS', 'gdpr_consent']);
  expect([accepted, analytics]).toEqual(['true', 'true']);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 365 * day)).toBeLessThan(day);
  expect(record).toMatchObject({
    categories: ['necessary', 'analytics', 'marketing'],
    services: { necessary: [], analytics: [], marketing: ['youtube', 'vimeo', 'openstreetmap', 'instagram', 'campaign'] },
    revision: 1,
    data: null,
    languageCode: 'en',
  });
  expect(record?.consentId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  for (const time of [record?.consentTimestamp, record?.lastConsentTimestamp])
    expect(Date.parse(String(time))).toBeGreaterThan(Date.now() - 60_000);
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(bar(other)).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await idleBegan(page);
  await expect(bar(page)).toHaveCount(0);
});

test('Under the domain of the organisation all hosts share it, over TLS alone', async ({ page, context, baseURL }) => {
  await asReader(context);
  await context.route(/^https:\/\/(www|give)\.alba\.example\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  await page.goto(`https://www.${consentDomain}/about-us`);
  await bar(page).getByRole('button', { name: 'Accept cookies' }).click();
  await expect(bar(page)).toHaveCount(0);
  const written = (await context.cookies()).map(({ name, domain, secure }) => ({ name, domain, secure }));
  expect(written.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    ['GDPR_ACCEPTED', 'GDPR_ANALYTICS', 'gdpr_consent'].map((name) => ({ name, domain: `.${consentDomain}`, secure: true })),
  );
  // In a tab of its own: left while it asks for something, one whose requests are intercepted may never be idle again.
  const tab = await context.newPage();
  await tab.goto(`https://give.${consentDomain}/about-us`, { waitUntil: 'networkidle' });
  await idleBegan(tab);
  await expect(bar(tab)).toHaveCount(0);
});

test('In Spanish, closing keeps to what is necessary; the choice is changed by the link in the footer, and withdrawn', async ({
  page,
  context,
}) => {
  await asReader(context);
  await context.addCookies(['_ga', '_gid', '_ga_ABC'].map((name) => ({ name, value: '1', url: process.env.SITE_ORIGIN ?? '' })));
  await page.goto('/es/sobre-nosotros');
  await expect(bar(page)).toContainText('Solo se usan las cookies esenciales hasta que usted elija.');
  await bar(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(bar(page)).toHaveCount(0);
  const first = await consentOf(context);
  expect(first.names.toSorted()).toEqual(['GDPR_ACCEPTED', 'GDPR_ANALYTICS', 'gdpr_consent']);
  expect([first.accepted, first.analytics, first.record?.categories, first.record?.languageCode]).toEqual([
    'true',
    'false',
    ['necessary'],
    'es',
  ]);

  // Another page, which has no reason to load what asks, until the link is touched.
  await page.goto('/es/tratamiento');
  await openChoices(page);
  await expect(choices(page).getByRole('checkbox', { name: 'Necesarias' })).toBeDisabled();
  await choices(page).getByRole('checkbox', { name: 'Estadísticas' }).check({ force: true });
  await choices(page).getByRole('button', { name: 'Marketing' }).click();
  await choices(page).getByRole('checkbox', { name: 'Vimeo' }).check({ force: true });
  await choices(page).getByRole('button', { name: 'Guardar opciones' }).click();
  await expect(choices(page)).toBeHidden();
  await expect(linkOf(page)).toBeFocused();
  const second = await consentOf(context);
  expect([second.analytics, second.record?.categories, second.record?.services.marketing]).toEqual([
    'true',
    ['necessary', 'analytics', 'marketing'],
    ['vimeo'],
  ]);
  expect(second.record?.consentId).toBe(first.record?.consentId);
  expect(second.record?.consentTimestamp).toBe(first.record?.consentTimestamp);
  expect(second.record?.lastConsentTimestamp).not.toBe(first.record?.lastConsentTimestamp);

  await linkOf(page).press('Enter');
  for (const name of ['Estadísticas', 'Marketing']) await choices(page).getByRole('checkbox', { name }).uncheck({ force: true });
  await choices(page).getByRole('button', { name: 'Guardar opciones' }).click();
  const third = await consentOf(context);
  expect([third.accepted, third.analytics, third.record?.categories, third.record?.services.marketing]).toEqual([
    'true',
    'false',
    ['necessary'],
    [],
  ]);
});

test('The preferences hold the focus while they are open, and go by Escape without a choice', async ({ page, context }) => {
  await asReader(context);
  await page.goto('/about-us');
  await bar(page).getByRole('button', { name: 'Choose' }).click();
  const dialog = choices(page);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  for (const name of ['Necessary', 'Analytics', 'Marketing'])
    await expect(dialog.getByRole('checkbox', { name, exact: true })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 16; presses++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Choose' })).toBeFocused();
  expect((await consentOf(context)).record).toBeUndefined();
  await bar(page).getByRole('button', { name: 'Choose' }).click();
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect((await consentOf(context)).record?.categories).toEqual(['necessary', 'analytics', 'marketing']);
});

const whole = recordOf();
test('A record of another revision, a broken one and one that is over are asked for again; a whole one is not', async ({
  page,
  context,
}) => {
  await asReader(context);
  const { consentId: _, ...nameless } = whole;
  const { consentTimestamp: __, ...timeless } = whole;
  const { lastConsentTimestamp: ___, ...lastless } = whole;
  for (const record of [
    '%7Bnonsense',
    '%E0%A4%A',
    { ...whole, revision: 0 },
    nameless,
    timeless,
    lastless,
    { ...whole, categories: 'necessary' },
    { ...whole, expirationTime: Date.now() - 1000 },
  ]) {
    await withRecord(context, record);
    await page.goto('/about-us');
    await expect(bar(page), JSON.stringify(record)).toBeVisible();
  }
  await withRecord(context, { ...whole, revision: 0 });
  await page.goto('/about-us');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  const { record } = await consentOf(context);
  // Who is asked again is who was asked.
  expect([record?.revision, record?.consentId, record?.consentTimestamp]).toEqual([1, whole.consentId, whole.consentTimestamp]);

  await withRecord(context, whole);
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await expect(bar(page)).toHaveCount(0);
});

test('What an older site was told is taken over once; one that is over is not', async ({ page, context }) => {
  await asReader(context);
  const {
    lastConsentTimestamp: _,
    data: __,
    ...older
  } = recordOf({ categories: ['necessary', 'analytics'], revision: 0, languageCode: 'es' });
  await withRecord(context, { ...older, expirationTime: Date.now() - 1000 }, 'cc_cookie');
  await page.goto('/about-us');
  await expect(bar(page)).toBeVisible();
  await withRecord(context, older, 'cc_cookie');
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(async () => (await consentOf(context)).record?.revision).toBe(1);
  const { names, record, analytics, accepted, cookie } = await consentOf(context);
  expect(names.toSorted()).toEqual(['GDPR_ACCEPTED', 'GDPR_ANALYTICS', 'gdpr_consent']);
  expect(record).toMatchObject({
    categories: ['necessary', 'analytics'],
    revision: 1,
    consentId: older.consentId,
    consentTimestamp: older.consentTimestamp,
  });
  expect([analytics, accepted]).toEqual(['true', 'true']);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * day);
});

test('A browser that asks for privacy is not asked: necessary only, the footer says why, and more can be chosen all the same', async ({
  page,
  context,
}) => {
  await asReader(context, { signal: true });
  await withRecord(context, recordOf({ categories: ['necessary', 'analytics', 'marketing'] }));
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await expect(bar(page)).toHaveCount(0);
  const written = async () => {
    const { record, analytics } = await consentOf(context);
    return [record?.categories, record?.data, analytics];
  };
  await expect.poll(written).toEqual([['necessary'], { gpc: true }, 'false']);
  await page.getByRole('contentinfo').locator('summary').last().click();
  await expect(page.getByRole('contentinfo')).toContainText('Global Privacy Control');
  await openChoices(page);
  await choices(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(async () => (await consentOf(context)).record?.categories).toContain('marketing');
  const tab = await context.newPage();
  await tab.goto('/about-us', { waitUntil: 'networkidle' });
  await idleBegan(tab);
  expect((await consentOf(context)).record?.categories).toEqual(['necessary', 'analytics', 'marketing']);
});

test('Programs are asked nothing', async ({ page, context }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await idleBegan(page);
  await expect(bar(page)).toHaveCount(0);
  expect((await consentOf(context)).names).toEqual([]);
});

test('The bar moves nothing, covers nothing that has the focus, and fits at 320 px with large text', async ({ page, context }) => {
  await asReader(context);
  await leaveOutTypefaces(page);
  const shifts = await watchShifts(page);
  await page.goto('/about-us');
  await expect(bar(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shifts()).toEqual([]);
  const links = page.locator('main a[href]:visible');
  for (let index = 0; index < Math.min(await links.count(), 12); index++) {
    await links.nth(index).focus();
    await expect
      .poll(async () => {
        const [link, top] = [await links.nth(index).boundingBox(), (await bar(page).boundingBox())?.y ?? 0];
        return (link?.y ?? 0) + (link?.height ?? 0) <= top;
      })
      .toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const box = await bar(page).boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(640 * 0.61);
  expect(await bar(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  // The last of its buttons can be reached.
  await bar(page).getByRole('button', { name: 'Choose' }).focus();
  await expect(bar(page).getByRole('button', { name: 'Choose' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no bar, and the link leads to the cookie notice', async ({ page }) => {
    await page.goto('/about-us');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('contentinfo').locator('summary').last().click();
    await expect(linkOf(page)).toHaveAttribute('href', '/policies/cookie-notice#choices');
  });
});
