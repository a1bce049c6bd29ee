import type { Locator, Page } from './test.ts';

/** Presses Tab, or Shift+Tab, until the wanted thing has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = wanted.and(page.locator(':focus'));
  do await page.keyboard.press(key);
  while ((await focused.count()) === 0);
}
