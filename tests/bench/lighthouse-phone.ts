import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localeOfPath } from '#app/addresses/paths.ts';
import { languageTags } from '#config/locale.ts';
import { readToTheEnd, trafficOf } from './traffic.ts';

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Times as slow as this machine. */
const slower = 6;
/** In bits per second, and milliseconds there and back. */
const network = { bandwidth: 400_000, latency: 400 };

/** A phone in the language of a page, so that it is offered no other. */
function phoneFor(browser: Browser, url: string): Promise<BrowserContext> {
  return browser.newContext({ ...phone, locale: languageTags[localeOfPath(new URL(url).pathname)] });
}

export type FirstLook = {
  /** When the first of the page is painted, in milliseconds. */
  paint: number;
  /** How much moves after that, while the fonts come in. */
  shift: number;
};

/** What somebody sees of a page on a slow phone in a slow network, who has never been here. */
export async function firstLookOnSlowPhone(browser: Browser, url: string): Promise<FirstLook> {
  const context = await phoneFor(browser, url);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const throughput = network.bandwidth / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    return await page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          // Nothing is observed of what never happened.
          setTimeout(() => resolve([]), 1_000);
        });
      const paints = await entriesOf('paint');
      const shifts = await entriesOf('layout-shift');
      return {
        paint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.POSITIVE_INFINITY,
        shift: shifts.reduce((sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0),
      };
    });
  } finally {
    await context.close();
  }
}

export type Fonts = {
  bytes: number;
  /** Families for which, until they are there, nothing stands in that is as wide and as tall. */
  withoutMetrics: string[];
};

/** The fonts that a page loads when it is read to its end. */
export async function fontsOf(browser: Browser, url: string): Promise<Fonts> {
  const context = await phoneFor(browser, url);
  try {
    const page = await context.newPage();
    const bytes = await trafficOf(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    return { bytes: bytes('Font'), withoutMetrics: await familiesWithoutMetrics(page) };
  } finally {
    await context.close();
  }
}

function familiesWithoutMetrics(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const families = (list: string) => list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []));
    const familiesOf = (kept: CSSStyleDeclaration[]) => new Set(kept.flatMap((face) => families(face.getPropertyValue('font-family'))));
    const loaded = familiesOf(faces.filter((face) => face.getPropertyValue('src').includes('url(')));
    const adjusted = familiesOf(faces.filter((face) => face.getPropertyValue('size-adjust') || face.getPropertyValue('ascent-override')));
    const stacks = [...document.body.querySelectorAll('*')].map((element) => families(getComputedStyle(element).fontFamily));
    const bare = stacks.filter((stack) => !stack.some((family) => adjusted.has(family)));
    return [...new Set(bare.flat().filter((family) => loaded.has(family)))];
  });
}
