import { chooseTheme, themeSwitch } from './header.ts';
import { articles, expect, type Page, test } from './test.ts';

const light = 'rgb(253, 250, 246)';
const dark = 'rgb(23, 17, 28)';
const article = articles[0].en;

async function expectBackground(page: Page, color: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', color);
}

test('The theme follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(article);
  await expectBackground(page, dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectBackground(page, light);
  await expect(themeSwitch(page)).toHaveValue('system');
});

for (const { choice, color, device, deviceColor } of [
  { choice: 'dark', color: dark, device: 'light', deviceColor: light },
  { choice: 'light', color: light, device: 'dark', deviceColor: dark },
] as const) {
  test(`The choice of ${choice} on a ${device} device is kept over reload and navigation, until it is the device's again`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto(article);
    await chooseTheme(page, choice);
    await expectBackground(page, color);
    await page.reload();
    await expectBackground(page, color);
    await expect(themeSwitch(page)).toHaveValue(choice);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/');
    await expectBackground(page, color);
    await chooseTheme(page, 'system');
    await expectBackground(page, deviceColor);
    await page.reload();
    await expectBackground(page, deviceColor);
  });

  test(`The choice of ${choice} on a ${device} device is there before anything is painted`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const seen: string[] = [];
      Object.assign(window, { seen });
      // The body is not there before the scripts of the head have run, and nothing is painted before the body is there.
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        seen.push(document.documentElement.dataset.theme ?? 'none');
        requestAnimationFrame(() => seen.push(getComputedStyle(document.body).backgroundColor));
      });
      observer.observe(document, { childList: true, subtree: true });
    }, choice);
    await page.goto(article);
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([choice, color]);
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the theme follows the device and there is no switch', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(article);
    await expectBackground(page, dark);
    await expect(themeSwitch(page)).toBeHidden();
  });
});
