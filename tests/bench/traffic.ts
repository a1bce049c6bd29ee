import type { Page } from '@playwright/test';

/** Counts the bytes of each kind that a page asks for from now on, as they travel: `Document`, `Script`, `Font` and so on. */
export async function trafficOf(page: Page): Promise<(kind: string) => number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const total: Record<string, number> = {};
  const kept = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => void kept.add(requestId));
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What the browser has kept did not travel.
    if (response.fromDiskCache || response.fromPrefetchCache || kept.has(requestId)) return;
    kinds.set(requestId, type);
    // What arrived before its end is counted with the head of the answer, which is none of the body.
    total[type] = (total[type] ?? 0) - response.encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId);
    if (type === undefined) return;
    total[type] = (total[type] ?? 0) + encodedDataLength;
  });
  return (kind) => total[kind] ?? 0;
}

/** Scrolls to the end of a page, as a reader does, and waits for all that this loads. */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
  await page.waitForLoadState('networkidle');
}
