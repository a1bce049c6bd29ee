import { expect, type Locator } from './test.ts';

/** Once its script has come: a press before follows the link to the picture. A gallery that listens takes each arrow key, also where there is no picture before. */
export async function listens(gallery: Locator): Promise<void> {
  const takesKeys = () =>
    gallery.evaluate(
      (element) => !element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })),
    );
  await expect.poll(takesKeys).toBe(true);
}
