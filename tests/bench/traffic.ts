import type { Page, Request } from '@playwright/test';

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

/**
 * Scrolls to the end of a page, as a reader does, and waits for all that this loads but films and sound, which may load for as long as they
 * play. Each part of the page is painted on the way: what is never on the screen does not load.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  await untilQuiet(page, async () => {
    for (let y = 0; y < height; y += 600) await page.evaluate(paintedAt, y);
    await page.waitForLoadState('networkidle');
  });
}

function paintedAt(top: number): Promise<void> {
  scrollTo(0, top);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Until half a second after what is done, and after all that was asked for since. Playwright's idle state does not tell: once reached, it stays. */
async function untilQuiet(page: Page, act: () => Promise<void>): Promise<void> {
  const underWay = new Set<Request>();
  let wasAsked = false;
  const asked = (request: Request) => {
    if (request.resourceType() === 'media') return;
    wasAsked = true;
    underWay.add(request);
  };
  const ended = (request: Request) => void underWay.delete(request);
  page.on('request', asked).on('requestfinished', ended).on('requestfailed', ended);
  await act();
  for (let rounds = 0; wasAsked || underWay.size > 0 || rounds === 0; rounds += 1) {
    if (rounds > 60) throw new Error(`never done with ${[...underWay].map((request) => request.url()).join(', ')}`);
    wasAsked = false;
    await page.waitForTimeout(500);
  }
  page.off('request', asked).off('requestfinished', ended).off('requestfailed', ended);
}
