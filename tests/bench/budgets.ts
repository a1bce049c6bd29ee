import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../script/browser.ts';
import { build } from '../../script/build.ts';
import { withServedSite } from './served-site.ts';

type Say = (line: string) => void;
type Weights = { html: number; scriptAtLoad: number; scriptUntouched: number; inlineScripts: number };

/** In bytes as they travel, brotli. */
const limits: Weights = { html: 14 * 1024, scriptAtLoad: 5 * 1024, scriptUntouched: 8 * 1024, inlineScripts: 0 };

/** What the heaviest article and home weigh on a phone, held against the limits. */
export async function measureBudgets(say: Say): Promise<boolean> {
  await build(say);
  ensureBrowser(say);
  let within = true;
  await withServedSite(async (origin) => {
    const executablePath = process.env.CHROMIUM;
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
    try {
      for (const path of ['/', '/es', ...(await heaviest(origin))]) {
        const weights = await weigh(browser, origin, path);
        say(path);
        for (const name of ['html', 'scriptAtLoad', 'scriptUntouched', 'inlineScripts'] as const) {
          const [value, limit] = [weights[name], limits[name]];
          say(`  ${name.padEnd(16)} ${String(value).padStart(6)} of ${limit}${value > limit ? '   OVER' : ''}`);
          if (value > limit) within = false;
        }
      }
    } finally {
      await browser.close();
    }
  });
  return within;
}

/** The path of the heaviest page of each language, of all that the sitemaps name. */
async function heaviest(origin: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  return Promise.all(
    (await locations('/sitemap.xml')).map(async (file) => {
      let heaviest = { path: '/', bytes: 0 };
      for (const path of await locations(file)) {
        const bytes = await bytesOf(origin + path);
        if (bytes > heaviest.bytes) heaviest = { path, bytes };
      }
      return heaviest.path;
    }),
  );
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const length = response.headers.get('Content-Length');
  const body = await response.arrayBuffer();
  return length === null ? body.byteLength : Number(length);
}

async function weigh(browser: Browser, origin: string, path: string): Promise<Weights> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const total: Record<string, number> = { Script: 0, Document: 0 };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // What arrived before its end is counted with the head of the answer, which is none of the body.
    total[type] = (total[type] ?? 0) - response.encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId) ?? '';
    total[type] = (total[type] ?? 0) + encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const scriptAtLoad = total.Script ?? 0;
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
  await page.waitForLoadState('networkidle');
  const inlineScripts = await page.locator('script:not([src]):not([type="application/ld+json"])').count();
  await page.close();
  return { html: total.Document ?? 0, scriptAtLoad, scriptUntouched: total.Script ?? 0, inlineScripts };
}
