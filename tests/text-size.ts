import type { Page } from '@playwright/test';

/** Sets the size of text that a reader has chosen in the browser, in CSS pixels. 16 is what browsers begin with. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
