import type { Browser } from '@playwright/test';
import { ensureWholeBrowser } from '../../script/browser.ts';
import { build } from '../../script/build.ts';
import { withBrowser } from './browser.ts';
import { heaviestPages } from './heaviest.ts';
import { type Category, categories, findings, installLighthouse, judge, type Report } from './lighthouse-cli.ts';
import { firstLookOnSlowPhone, fontsOf } from './lighthouse-phone.ts';
import { withServedSite } from './served-site.ts';

type Say = (line: string) => void;
type Line = { name: string; value: string; limit: string; holds: boolean; because?: string[] };

const runs = { lighthouse: 5, slowPhone: 3 };
/** Of 100 points. */
const least: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const most = { shift: 0.01, firstPaint: 3_000, fontBytes: 120 * 1024 };

/** What Lighthouse says of the heaviest article, episode and film of each language on a phone, and how soon a slow phone shows it, held against the limits. */
export async function measureLighthouse(say: Say): Promise<boolean> {
  await build(say);
  await installLighthouse(say);
  ensureWholeBrowser(say);
  let within = true;
  await withServedSite((origin) =>
    withBrowser(say, async (browser) => {
      const screens = [undefined, 'podcast.detail', 'videos.detail'] as const;
      for (const path of (await Promise.all(screens.map((screen) => heaviestPages(origin, screen)))).flat()) {
        say(path);
        const url = origin + path;
        for (const lines of [judged, onSlowPhone, ofFonts]) {
          for (const { name, value, limit, holds, because = [] } of await lines(url, browser)) {
            say(`  ${name.padEnd(16)} ${value.padStart(8)}   ${limit}${holds ? '' : '   MISSED'}`);
            for (const reason of because) say(`    ${reason}`);
            if (!holds) within = false;
          }
        }
      }
    }),
  );
  return within;
}

async function judged(url: string): Promise<Line[]> {
  const reports = await times(runs.lighthouse, () => judge(url));
  const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY));
  return [
    ...categories.map((category): Line => {
      const score = median(reports.map((report) => pointsOf(report, category)));
      const because = reports.find((report) => pointsOf(report, category) === score);
      return {
        name: category,
        value: String(score),
        limit: `at least ${least[category]}`,
        holds: score >= least[category],
        ...(because && score < 100 ? { because: findings(because, category) } : {}),
      };
    }),
    { name: 'layout shift', value: shift.toFixed(3), limit: `under ${most.shift}`, holds: shift < most.shift },
  ];
}

function pointsOf({ categories }: Report, category: Category): number {
  return Math.round((categories[category].score ?? 0) * 100);
}

async function onSlowPhone(url: string, browser: Browser): Promise<Line[]> {
  const looks = await times(runs.slowPhone, () => firstLookOnSlowPhone(browser, url));
  const paint = median(looks.map((look) => look.paint));
  const shift = median(looks.map((look) => look.shift));
  return [
    {
      name: 'first text, slow',
      value: `${seconds(paint)} s`,
      limit: `at most ${seconds(most.firstPaint)} s`,
      holds: paint <= most.firstPaint,
    },
    // No limit: what stands in for a font until it is loaded is another one on each machine.
    { name: 'shift, slow', value: shift.toFixed(3), limit: 'while fonts load', holds: true },
  ];
}

async function ofFonts(url: string, browser: Browser): Promise<Line[]> {
  const { bytes, withoutMetrics } = await fontsOf(browser, url);
  return [
    { name: 'fonts', value: String(bytes), limit: `at most ${most.fontBytes}`, holds: bytes <= most.fontBytes },
    {
      name: 'no fallback',
      value: String(withoutMetrics.length),
      limit: 'none',
      holds: withoutMetrics.length === 0,
      because: withoutMetrics.map((family) => `${family}: nothing as wide and as tall stands in for it until it is loaded`),
    },
  ];
}

/** One after another: side by side they would slow each other. */
async function times<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await run());
  return results;
}

/** Of an odd count of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
