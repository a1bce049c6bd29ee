import type { Locator } from '@playwright/test';

/**
 * Asks with a click for what a link leads to in a new tab, and gives whether the page left that to the browser. The tab itself is the
 * browser's, and at times Playwright misses the page that comes in it: nothing is opened here.
 */
export async function leavesNewTab(link: Locator): Promise<boolean> {
  const isLeft = link.page().evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = (event: Event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener('click', look, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  return isLeft;
}
