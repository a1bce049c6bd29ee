import type { Page } from '@playwright/test';

/** Goes to a page as it is when the network has brought no more of it: it ends before the last of these texts, each after the one before. */
export async function gotoPart(page: Page, path: string, ...texts: readonly string[]): Promise<void> {
  await page.route(`${path}?part`, async (route) => {
    const response = await route.fetch();
    // What is loaded ahead for a part that never comes would be complained of.
    const body = (await response.text()).replaceAll(/<link rel="preload"[^>]*>/g, '');
    const end = texts.reduce((from, text) => body.indexOf(text, from), 0);
    await route.fulfill({ response, body: body.slice(0, end) });
  });
  // Left before it is idle, in a tab whose requests are intercepted, it could keep the next page from ever being so.
  await page.goto(`${path}?part`, { waitUntil: 'networkidle' });
}
