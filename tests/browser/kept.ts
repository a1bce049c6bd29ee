import type { Page } from './test.ts';

/** What a page keeps on the device under a key. */
export function kept(page: Page, key: string): Promise<string | null> {
  return readAgain(() => page.evaluate((name) => localStorage.getItem(name), key));
}

/** Reads from a page. One that is left for another meanwhile ends what runs in it: then the other is read. */
export async function readAgain<Read>(read: () => Promise<Read>): Promise<Read> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
    }
  }
}
