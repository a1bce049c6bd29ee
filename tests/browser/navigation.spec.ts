import { menuButton } from './header.ts';
import { idleBegan } from './idle.ts';
import { tabTo } from './keyboard.ts';
import { gotoPart } from './part.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const groupButton = (page: Page, name: string) => navigation(page).locator('summary', { hasText: name });
const linkTo = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });

async function goto(page: Page, path: string): Promise<void> {
  // What makes the menus handier comes when the page is there.
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** How far an element is from the top of the page. */
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top + scrollY);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The menus, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('open and lead on by the keyboard alone, on a phone', async ({ page }) => {
      await page.setViewportSize(phone);
      await goto(page, '/');
      await expect(groupButton(page, 'Treatment')).toBeHidden();
      await tabTo(page, menuButton(page));
      await page.keyboard.press('Enter');
      await tabTo(page, groupButton(page, 'Treatment'));
      await expect(linkTo(page, 'Surgery')).toBeHidden();
      await page.keyboard.press('Space');
      await tabTo(page, linkTo(page, 'Surgery'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/treatment/surgery');
    });

    test('open and lead on by the keyboard alone, on a wide screen', async ({ page }) => {
      await page.setViewportSize(wide);
      await goto(page, '/');
      await expect(menuButton(page)).toBeHidden();
      await tabTo(page, groupButton(page, 'Signs, tests and risk'));
      await page.keyboard.press('Enter');
      await tabTo(page, linkTo(page, 'Risk factors'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/risk/risk-factors');
    });

    for (const { name, size, open } of [
      { name: 'phone', size: phone, open: true },
      { name: 'wide screen', size: wide, open: false },
    ]) {
      test(`open one at a time by touch, on a ${name}`, async ({ page }) => {
        await page.setViewportSize(size);
        await goto(page, '/');
        if (open) await menuButton(page).click();
        await groupButton(page, 'Living with it').click();
        await expect(linkTo(page, 'In treatment')).toBeVisible();
        await groupButton(page, 'Support').click();
        await expect(linkTo(page, 'Podcast')).toBeVisible();
        await expect(linkTo(page, 'In treatment')).toBeHidden();
        await linkTo(page, 'Podcast').click();
        await page.waitForURL('**/podcast');
      });
    }
  });
}

test('The menus lie over the text, and move nothing', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await goto(page, '/treatment');
    const closed = await topOf(heading);
    if (size === phone) await menuButton(page).click();
    await groupButton(page, 'Treatment').click();
    await expect(linkTo(page, 'Surgery')).toBeVisible();
    expect(await topOf(heading)).toBe(closed);
  }
});

test('On a phone the whole menu can be reached, wherever the page is scrolled to', async ({ page }) => {
  await page.setViewportSize(phone);
  await goto(page, '/treatment');
  await page.mouse.wheel(0, 1200);
  await menuButton(page).click();
  await groupButton(page, 'Treatment').click();
  await page.getByRole('banner').locator('[data-enhance=account]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').locator('[data-enhance=account]')).toBeInViewport({ ratio: 1 });
});

test('Escape closes what is open, from the inside out, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(phone);
  await goto(page, '/');
  await idleBegan(page);
  await menuButton(page).click();
  await groupButton(page, 'Treatment').click();
  await linkTo(page, 'Surgery').focus();
  await page.keyboard.press('Escape');
  await expect(linkTo(page, 'Surgery')).toBeHidden();
  await expect(groupButton(page, 'Treatment')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(groupButton(page, 'Treatment')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

for (const size of [phone, wide]) {
  test(`No menu is open for whoever comes back, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await goto(page, '/');
    await idleBegan(page);
    if (size === phone) await menuButton(page).click();
    await groupButton(page, 'Living with it').click();
    await expect(linkTo(page, 'Exercise')).toBeVisible();
    // This browser, driven, keeps no page to come back to: what it would keep is what is left now.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(linkTo(page, 'Exercise')).toBeHidden();
    await expect(navigation(page).locator('details[open]')).toHaveCount(0);
  });
}

test('On a phone the menu closes at a touch beside it and when the focus goes on', async ({ page }) => {
  await page.setViewportSize(phone);
  await goto(page, '/');
  await idleBegan(page);
  await menuButton(page).click();
  await page.mouse.click(4, 730);
  await expect(groupButton(page, 'Treatment')).toBeHidden();
  await menuButton(page).click();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(groupButton(page, 'Treatment')).toBeHidden();
});

test('On a wide screen a menu closes at a touch beside it and when the focus goes on', async ({ page }) => {
  await page.setViewportSize(wide);
  await goto(page, '/');
  await idleBegan(page);
  await groupButton(page, 'Living with it').click();
  await expect(linkTo(page, 'Exercise')).toBeVisible();
  await page.mouse.click(8, 700);
  await expect(linkTo(page, 'Exercise')).toBeHidden();
  await groupButton(page, 'Support').click();
  await linkTo(page, 'Abbreviations').focus();
  await page.keyboard.press('Tab');
  await expect(linkTo(page, 'Abbreviations')).toBeHidden();
});

test('The menu that a page is in says so, and so does its link', async ({ page }) => {
  await page.setViewportSize(wide);
  await goto(page, '/treatment/chemotherapy');
  await expect(navigation(page).locator('summary[aria-current=true]')).toHaveText(['Treatment']);
  await expect(navigation(page).locator('a[aria-current=page]')).toHaveText(['Chemotherapy']);
});

test('On a page that fits into the window nothing lies over the account', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 5000 });
  await goto(page, '/chat');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(5000);
  await expect(menuButton(page)).toBeHidden();
  await expect(groupButton(page, 'Treatment')).toBeVisible();
});

test('A browser that cannot style what is folded keeps one menu on a wide screen', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const style = (await response.text()).replaceAll('@supports selector(::details-content)', '@supports selector(::no-such-part)');
    await route.fulfill({ response, body: style });
  });
  await page.setViewportSize(wide);
  await goto(page, '/');
  await expect(groupButton(page, 'Treatment')).toBeHidden();
  await menuButton(page).click();
  await groupButton(page, 'Treatment').click();
  await linkTo(page, 'Surgery').click();
  await page.waitForURL('**/treatment/surgery');
});

/** Where everything stands that the header always shows, and the text below it. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a:not([hidden], nav a), header label, header summary, h1')]
      .filter((element) => !element.matches('[data-enhance=account], [role=option]'))
      .map((element) => [element.textContent, JSON.stringify(element.getBoundingClientRect())].join()),
  );

for (const width of [320, 360, 768, 1280]) {
  test(`Neither face of the account place moves anything, nor does what comes to stand in the header, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await goto(page, '/');
    const account = page.locator('header [data-enhance=account]');
    if (width < 1201) await menuButton(page).click();
    await expect(account).toBeInViewport({ ratio: 1 });
    const before = await standing(page);
    await page.locator('html').evaluate((root) => {
      root.dataset.session = 'in';
    });
    await expect(account).toHaveAccessibleName('My account');
    expect(await standing(page)).toEqual(before);
    if (width < 1201) await menuButton(page).click();
    const closed = await standing(page);
    const box = page.getByRole('banner').locator('input[name=q]');
    if (width < 1201) await page.getByRole('banner').locator('summary', { hasText: 'Search' }).click();
    await expect(box).toBeInViewport({ ratio: 1 });
    expect(await standing(page)).toEqual(closed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('Nothing of the header is painted, to be moved by what comes, before it has come whole', async ({ page }) => {
  await page.setViewportSize(wide);
  await gotoPart(page, '/', 'Side effects', '</summary>');
  const parts = page.getByRole('banner').locator('a, summary');
  await expect(parts.filter({ hasText: 'Alba' })).toBeAttached();
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  await page.goto('/');
  await expect(parts.filter({ hasText: 'Alba' })).toBeVisible();
  await expect(groupButton(page, 'Treatment')).toBeVisible();
});
