import { expect, type Locator, type Page } from './test.ts';

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}
