import { pathTo } from '#app/addresses/paths.ts';
import { kept } from './kept.ts';
import { tabTo } from './keyboard.ts';
import { newMember, signIn } from './members.ts';
import { isSignedIn, origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

const path = '/pictures-flat-closure';
const forMembers = '/pictures-reconstruction';
const open = (page: Page) => page.getByRole('button', { name: 'Look at the pictures…' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Before you look' });
const pictures = (page: Page) => page.locator('main [data-gallery-slides] img');
const drawn = /flat-closure-(both|one)-side|implant-reconstruction/;

/** The addresses of pictures that the page has asked for. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => drawn.test(request.url()) && addresses.push(request.url()));
  return addresses;
}

test('By the keyboard alone a reader declines, agrees, comes back, and hides the pictures again', async ({ page }) => {
  const addresses = asked(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await tabTo(page, open(page));
  for (const key of ['Escape', 'Shift+Tab']) {
    await open(page).press('Enter');
    await expect(question(page)).toBeVisible();
    if (key === 'Escape') await page.keyboard.press(key);
    else await question(page).getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  }
  expect(addresses).toEqual([]);
  await open(page).press('Enter');
  await question(page).getByRole('button', { name: 'Show the pictures' }).press('Enter');
  await expect(pictures(page).first()).toBeVisible();
  await page.reload();
  await expect(pictures(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide them again' }).press('Enter');
  await expect(pictures(page)).toHaveCount(0);
  await expect(open(page)).toBeFocused();
  await page.reload();
  await expect(open(page)).toBeVisible();
});

test('Calm reading asks again, whatever was agreed to', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    localStorage.setItem('show-gated-content', 'true');
    localStorage.setItem('calm', 'on');
  });
  await page.reload({ waitUntil: 'networkidle' });
  // Until what asks is there, nothing does.
  await expect(async () => {
    if (!(await question(page).isVisible())) await open(page).click({ timeout: 5_000 });
    await expect(question(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await question(page).getByRole('button', { name: 'Show the pictures' }).click();
  await expect(pictures(page).first()).toBeVisible();
});

test('Pictures for members are theirs, after the question', async ({ page, context }) => {
  const addresses = asked(page);
  await page.goto(forMembers);
  await expect(page.locator('[data-members-offer]')).toBeVisible();
  await expect(open(page)).toBeHidden();
  await signIn(context, origin(), await newMember(origin(), 'sees'));
  await page.reload({ waitUntil: 'networkidle' });
  await isSignedIn(page);
  expect(addresses).toEqual([]);
  await open(page).click();
  await question(page).getByRole('button', { name: 'Show the pictures' }).click();
  await expect(pictures(page).first()).toBeVisible();
  const file = await pictures(page).first().getAttribute('src');
  expect((await page.request.get(String(file))).status()).toBe(200);
  expect((await fetch(origin() + file)).status).toBe(401);
  const flag = () => kept(page, 'show-gated-content');
  expect(await flag()).not.toBeNull();
  // A session that ended while no page was there to see it.
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(flag).toBeNull();
  await context.addCookies(cookies);
  await page.evaluate(() => localStorage.setItem('show-gated-content', 'true'));
  await page.goto(pathTo('sign-out', 'en'), { waitUntil: 'networkidle' });
  await isSignedIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(flag).toBeNull();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the pictures, and another one back', async ({ page }) => {
    const addresses = asked(page);
    await page.goto(path);
    expect(addresses).toEqual([]);
    await page.getByRole('link', { name: 'Open the page with the pictures' }).click();
    await expect(pictures(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Hide them again' }).click();
    await expect(pictures(page)).toHaveCount(0);
  });
});
