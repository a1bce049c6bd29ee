import type { CDPSession, Page } from '@playwright/test';

/** One for each page: of several, the first would have the last word. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the size of text that a reader has chosen in the browser, in CSS pixels. 16 is what browsers begin with. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const devtools = await session;
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
