import type { Browser } from '@playwright/test';
import { build } from '../../script/build.ts';
import { withBrowser } from './browser.ts';
import { glossaries, heaviestPages } from './heaviest.ts';
import { withServedSite } from './served-site.ts';
import { readToTheEnd, trafficOf } from './traffic.ts';

type Say = (line: string) => void;
type Weights = { html: number; scriptAtLoad: number; scriptUntouched: number; inlineScripts: number };

/** In bytes as they travel, brotli. */
const limits: Weights = { html: 14 * 1024, scriptAtLoad: 5 * 1024, scriptUntouched: 8 * 1024, inlineScripts: 0 };

/** The glossary grows with its terms, and shows the first of them before the last have come. */
const limitsOfGlossary: Weights = { ...limits, html: 20 * 1024 };

/** What the heaviest article, home and the glossary weigh on a phone, held against the limits. */
export async function measureBudgets(say: Say): Promise<boolean> {
  await build(say);
  let within = true;
  await withServedSite((origin) =>
    withBrowser(say, async (browser) => {
      for (const path of ['/', '/es', ...glossaries, ...(await heaviestPages(origin))]) {
        const weights = await weigh(browser, origin, path);
        const allowed = glossaries.includes(path) ? limitsOfGlossary : limits;
        say(path);
        for (const name of ['html', 'scriptAtLoad', 'scriptUntouched', 'inlineScripts'] as const) {
          const [value, limit] = [weights[name], allowed[name]];
          say(`  ${name.padEnd(16)} ${String(value).padStart(6)} of ${limit}${value > limit ? '   OVER' : ''}`);
          if (value > limit) within = false;
        }
      }
    }),
  );
  return within;
}

async function weigh(browser: Browser, origin: string, path: string): Promise<Weights> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const bytes = await trafficOf(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const scriptAtLoad = bytes('Script');
  await readToTheEnd(page);
  const inlineScripts = await page.locator('script:not([src]):not([type="application/ld+json"])').count();
  await page.close();
  return { html: bytes('Document'), scriptAtLoad, scriptUntouched: bytes('Script'), inlineScripts };
}
