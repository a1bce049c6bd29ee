import { expect, type Page } from './test.ts';

/**
 * Waits until what is begun once the browser is idle has begun on every page, which a network that is idle does not tell: the keys of
 * the quick exit, which begin with the rest, count.
 */
export async function idleBegan(page: Page): Promise<void> {
  const counted = () =>
    page.evaluate(() => {
      for (const type of ['keydown', 'keyup']) dispatchEvent(new KeyboardEvent(type, { key: 'Shift' }));
      const count = document.querySelector('[data-enhance=leave-count]')?.getAttribute('data-count');
      // Any other key makes it count anew.
      dispatchEvent(new KeyboardEvent('keydown', { key: 'F13' }));
      return count;
    });
  await expect.poll(counted).toBe('1');
}
