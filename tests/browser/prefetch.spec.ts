import { articles, expect, type Page, test } from './test.ts';

test.use({ fetchesAhead: true });

const [{ en: article }] = articles;

/** The paths of the pages that are fetched before anybody asks for them. */
function fetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Has the site make what a page leads to: it may be too busy to make all at once. */
async function areMade(page: Page, start: string): Promise<void> {
  const text = (await (await page.request.get(start)).text()).split('<main')[1] ?? '';
  for (const [, path = ''] of text.matchAll(/href="(\/[a-z][\w/-]*)"/g)) await page.request.get(path);
}

/** Scrolls to the end of the page, slowly enough that everything comes into view. */
async function readOn(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    // What is in view is reported with a frame.
    await page.evaluate(async (top) => {
      scrollTo(0, top);
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }, y);
  }
  await page.waitForLoadState('networkidle');
}

test('Pages that the text in view leads to are fetched ahead: the site’s own, each once, and at most eight', async ({ page }) => {
  await areMade(page, '/');
  const paths = fetchedAhead(page);
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const links = await page
    .locator('main a')
    .evaluateAll((all) =>
      all.map((link) => ({ path: link.getAttribute('href') ?? '', isNear: link.getBoundingClientRect().top < innerHeight + 200 })),
    );
  await expect.poll(() => paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !links.some((link) => link.path === path && link.isNear))).toEqual([]);
  await readOn(page);
  expect(new Set(links.map(({ path }) => path)).size).toBeGreaterThan(8);
  await expect.poll(() => paths.length).toBe(8);
  expect(new Set(paths).size).toBe(8);
});

test('A page that was fetched ahead is not asked for again', async ({ page }) => {
  await areMade(page, article);
  const arrived: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) arrived.push(new URL(request.url()).pathname);
  });
  await page.goto(article, { waitUntil: 'networkidle' });
  await readOn(page);
  const fetched = page.locator('link[rel=prefetch]');
  await expect(fetched).not.toHaveCount(0);
  const path = await fetched.first().getAttribute('href');
  await expect.poll(() => arrived).toContain(path);
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  const transferred = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.transferSize : null;
  });
  expect(transferred).toBe(0);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`Nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }), connection);
    const paths = fetchedAhead(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await readOn(page);
    expect(paths).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}
