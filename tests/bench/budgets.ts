import type { Browser, BrowserContext, Response } from '@playwright/test';
import { pathTo } from '#app/addresses/paths.ts';
import { compressed } from '#server/page-cache/page.ts';
import { build } from '../../script/build.ts';
import { withBrowser } from './browser.ts';
import { glossaries, heaviestPages } from './heaviest.ts';
import { withServedSite } from './served-site.ts';
import { readToTheEnd, trafficOf } from './traffic.ts';

type Say = (line: string) => void;
type Weights = { html: number; scriptAtLoad: number; scriptUntouched: number; inlineScripts: number };

/** In bytes as they travel, brotli. */
const limits: Weights = { html: 16 * 1024, scriptAtLoad: 7 * 1024, scriptUntouched: 12 * 1024, inlineScripts: 0 };

/** The glossary grows with its terms, and shows the first of them before the last have come. */
const limitsOfGlossary: Weights = { ...limits, html: 20 * 1024 };

/** What a member loads more than everybody else, on any page: the code of the session, the marks and the list of what is saved, and the answers to what it asks. */
const limitsOfSession = { scriptAndAnswers: 14 * 1024 };

/** All the script of a reader who plays an episode and a film and looks at pictures enlarged, one after the other: more than any one page has. */
const limitsOfPlayers = { script: 90 * 1024 };

/** What a first touch of the search in the header brings, beside React. */
const limitsOfSearch = { scriptNotReact: 22 * 1024 };
/** What the code of React says of itself, whatever its file is called. */
const reactsMark = 'react.transitional.element';

/** What the heaviest article, home and the glossary weigh on a phone, held against the limits; what is over them is said again at the end. */
export async function measureBudgets(say: Say): Promise<boolean> {
  await build(say);
  const over: string[] = [];
  function hold(of: string, weights: Record<string, number>, allowed: Record<string, number>): void {
    say(of);
    for (const [name, limit] of Object.entries(allowed)) {
      const value = weights[name] ?? Number.NaN;
      const isWithin = value <= limit;
      say(`  ${name.padEnd(16)} ${String(value).padStart(6)} of ${limit}${isWithin ? '' : '   OVER'}`);
      if (!isWithin) over.push(`${of}: ${name} ${value} of ${limit}`);
    }
  }
  await withServedSite((origin) =>
    withBrowser(say, async (browser) => {
      for (const path of ['/', '/es', ...glossaries, ...(await heaviestPages(origin))]) {
        hold(path, await weigh(browser, origin, path), glossaries.includes(path) ? limitsOfGlossary : limits);
      }
      hold('the search in the header, once it is touched', { scriptNotReact: await weighSearch(browser, origin) }, limitsOfSearch);
      hold('an episode, a film and a gallery, all in use', { script: await weighPlayers(browser, origin) }, limitsOfPlayers);
      hold('the session of a member', { scriptAndAnswers: await weighSession(browser, origin) }, limitsOfSession);
    }),
  );
  for (const each of over) say(`OVER ${each}`);
  return over.length === 0;
}

async function weigh(browser: Browser, origin: string, path: string): Promise<Weights> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const bytes = await trafficOf(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const scriptAtLoad = bytes('Script');
  await readToTheEnd(page);
  const inlineScripts = await page.locator('script:not([src]):not([type="application/ld+json"])').count();
  await page.close();
  const html = await weighHtml(origin, path);
  const travelled = bytes('Document');
  if (Math.abs(travelled - html) > html / 50) throw new Error(`${path} travelled in ${travelled} bytes; compressed it has ${html}`);
  return { html, scriptAtLoad, scriptUntouched: bytes('Script'), inlineScripts };
}

/** As it would travel from an origin that is always the same: with another port in its addresses a page has up to 60 bytes more or less. */
async function weighHtml(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  return (await compressed(Buffer.from(withOrigin(html, origin, 'https://alba.example')))).br.length;
}

/** Links to share a page hold its address as a parameter. */
function withOrigin(html: string, origin: string, other: string): string {
  return html.replaceAll(origin, other).replaceAll(encodeURIComponent(origin), encodeURIComponent(other));
}

/** In one browser, which keeps what two of them share. */
async function weighPlayers(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const bytes = await trafficOf(page);
  const [[episode], [film]] = await Promise.all([heaviestPages(origin, 'podcast.detail'), heaviestPages(origin, 'videos.detail')]);
  await page.goto(origin + episode, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play' }).click();
  await page.locator('#transcript a[data-seek]').first().click();
  await readToTheEnd(page);
  await page.goto(origin + film, { waitUntil: 'networkidle' });
  await page.locator('main video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
  await readToTheEnd(page);
  await page.goto(origin + pathTo('page', 'en', { slug: 'pictures-flat-closure' }), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Look at the pictures…' }).click();
  await page.getByRole('button', { name: 'Show the pictures' }).click();
  await page.locator('main [data-gallery-slides] a').first().click();
  await page.locator('dialog[open] figure').waitFor();
  await page.waitForLoadState('networkidle');
  const script = bytes('Script');
  await page.close();
  return script;
}

/** The same page for nobody, and for who has just signed up. */
async function weighSession(browser: Browser, origin: string): Promise<number> {
  const [nobody, member] = [await browser.newContext(), await browser.newContext()];
  const password = 'Otter-River8!';
  const signUp = await member.request.post(`${origin}/sign-up`, {
    form: { username: 'weighed', email: 'weighed@example.org', password, confirmation: password, terms: 'on' },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  if (signUp.status() !== 303) throw new Error(`nobody could sign up: ${signUp.status()}`);
  const [without, within] = [await scriptAndAnswers(nobody, origin), await scriptAndAnswers(member, origin)];
  await Promise.all([nobody.close(), member.close()]);
  return within - without;
}

async function scriptAndAnswers(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const bytes = await trafficOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  // What waits for the browser to be idle may not have been asked for by then.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  const all = () => bytes('Script') + bytes('Fetch');
  for (let before = Number.NaN; before !== all(); ) {
    before = all();
    await page.waitForTimeout(1_000);
  }
  return all();
}

/** The scripts that a touch of the search asks for, without those of React, which every island brings. */
async function weighSearch(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const scripts: Response[] = [];
  page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push(response)));
  await page.locator('header summary', { hasText: 'Search' }).click();
  await page.locator('header [role=combobox]').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    scripts.map(async (script) => ((await script.text()).includes(reactsMark) ? 0 : (await script.request().sizes()).responseBodySize)),
  );
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
