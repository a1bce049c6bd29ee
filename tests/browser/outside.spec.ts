import { aboutPagePath } from '#app/addresses/about-page.ts';
import { accessTo, allowsOutsideScripts, hasParameters, pathTo } from '#app/addresses/paths.ts';
import { type ScreenId, screenIds, screenTable } from '#app/addresses/screen-table.ts';
import { sectionIds, sectionPath } from '#app/screens/member/section-ids.ts';
import type { Locale } from '#config/locale.ts';
import { asReader, bar, choices, consentOf, hostsIn, openChoices, outside, recordOf, withRecord } from './consent.ts';
import { newMember, signIn } from './members.ts';
import { type BrowserContext, expect, test } from './test.ts';

const marketing = ['youtube', 'vimeo', 'openstreetmap', 'instagram', 'campaign'];
const containers = ['https://one.stats.example', 'https://three.stats.example', 'https://two.stats.example'];
const campaign = 'https://give.alba.example';
const everything = recordOf({ categories: ['necessary', 'analytics', 'marketing'], services: { necessary: [], analytics: [], marketing } });

const screens = screenIds.filter((screen) => !hasParameters(screen) && screen !== 'sign-out' && screen !== 'goodbye');
const open = screens.filter(allowsOutsideScripts);
const closed = screens.filter((screen) => !allowsOutsideScripts(screen));

function pathOf(screen: ScreenId, locale: Locale): string {
  return screenTable[screen].path[locale];
}

/**
 * Opens pages, some side by side, each until its end is in view and nothing is loaded any more: in a tab of its own, since what a page
 * still asks for while the next one comes may never be answered, and that one would not be idle.
 */
async function openAll(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const page = await context.newPage();
        await page.goto(path);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        await page.close();
      }
    }),
  );
}

test('Where others may never run none is asked for, whatever was agreed to: health, forms, the search, accounts and the member area', async ({
  context,
  baseURL,
  complaints,
}) => {
  test.slow();
  await asReader(context);
  const asked = await outside(context);
  await withRecord(context, everything);
  await signIn(context, String(baseURL), await newMember(String(baseURL), 'watched'));
  expect(closed.filter((screen) => accessTo(screen) === 'member').length).toBeGreaterThan(3);
  expect(closed.length).toBeGreaterThan(50);
  // Each in one of the languages: what they load does not depend on it.
  const sections = sectionIds.map((id) => sectionPath(id, 'en'));
  const articles = ['/before-treatment', '/news', aboutPagePath('about-page.changes', 'es', 'treatment-chemotherapy')];
  await openAll(context, [...closed.map((screen, index) => pathOf(screen, index % 2 === 0 ? 'en' : 'es')), ...sections, ...articles]);
  expect(asked).toEqual([]);
  // Error pages answer as such, and say so in the console.
  complaints.length = 0;
});

test('Before a choice, and after necessary only, no page that is open to others asks for any', async ({ context }) => {
  await asReader(context);
  const asked = await outside(context);
  await openAll(
    context,
    open.map((screen) => pathOf(screen, 'en')),
  );
  await withRecord(context, recordOf());
  await openAll(
    context,
    open.map((screen) => pathOf(screen, 'es')),
  );
  expect(asked).toEqual([]);
});

test('After a yes exactly those of its category are asked for, on open pages; they go with the yes', async ({ page, context }) => {
  await asReader(context);
  const asked = await outside(context);
  await page.goto('/about-us/ways-to-give');
  await bar(page).getByRole('button', { name: 'Choose' }).click();
  await choices(page).getByRole('checkbox', { name: 'Analytics' }).check({ force: true });
  await choices(page).getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => hostsIn(asked)).toEqual(containers);

  await openChoices(page);
  await choices(page).getByRole('checkbox', { name: 'Analytics' }).uncheck({ force: true });
  await choices(page).getByRole('checkbox', { name: 'Marketing' }).check({ force: true });
  // It may have loaded the page anew, with its frames.
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await choices(page).getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(() => hostsIn(asked)).toEqual([campaign]);
  await expect(page.locator('iframe[src^="/outside/analytics"]')).toHaveCount(0);
  await expect(page.locator('iframe[src="/outside/campaign"]')).toHaveCount(1);
  await openChoices(page);
  await choices(page).getByRole('checkbox', { name: 'Marketing' }).uncheck({ force: true });
  await choices(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('The form of the campaign comes on a click, or for good; its page is a link all the same', async ({ page, context }) => {
  await asReader(context);
  await withRecord(context, recordOf());
  const asked = await outside(context, "document.querySelector('[classy]').innerHTML = '<p>Give here</p>'");
  await page.goto('/about-us/ways-to-give');
  const form = page.locator('figure', { hasText: campaign.slice('https://'.length) });
  await expect(form.getByRole('link', { name: /^Open it on/ })).toHaveAttribute('href', `${campaign}/campaign/678940`);
  await form.getByRole('button', { name: /^Show the donation form/ }).click();
  await expect(form.frameLocator('iframe').getByText('Give here')).toBeVisible();
  await expect(form.frameLocator('iframe').locator('[classy="678940"]')).toHaveCount(1);
  expect(hostsIn(asked)).toEqual([campaign]);
  expect((await consentOf(context)).record?.categories).toEqual(['necessary']);
  await form.getByRole('button', { name: 'Take it away again' }).click();
  await form.getByRole('button', { name: /^Always show/ }).click();
  await expect.poll(async () => (await consentOf(context)).record?.services.marketing).toEqual(['campaign']);
  await page.goto('/about-us/ways-to-give#thank-you');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(form.frameLocator('iframe').getByText('Give here')).toBeVisible();
});

/** What somebody’s script would try: each attempt, with what came of it, told to the page around. */
const hostile = `
  const tried = {};
  const attempt = (name, of) => { try { tried[name] = String(of()); } catch (error) { tried[name] = error.name; } };
  attempt('cookie', () => document.cookie);
  attempt('plainCookie', () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document));
  attempt('localStorage', () => localStorage.length);
  attempt('sessionStorage', () => sessionStorage.length);
  attempt('indexedDB', () => indexedDB.open('x'));
  attempt('dom', () => parent.document.title);
  attempt('address', () => parent.location.href);
  attempt('referrer', () => document.referrer);
  attempt('top', () => { top.location = 'https://elsewhere.example/'; return 'sent'; });
  attempt('window', () => open('https://elsewhere.example/'));
  attempt('origin', () => origin);
  const answer = fetch('/graphql', { credentials: 'include' }).then(() => 'answered', (error) => error.name);
  const sent = fetch('https://elsewhere.example/').then(() => 'answered', (error) => error.name);
  Promise.all([answer, sent]).then(([own, other]) => parent.postMessage({ tried: { ...tried, own, other } }, '*'));
  const told = () => parent.postMessage({ told: dataLayer }, '*');
  told();
  addEventListener('message', () => setTimeout(told));
`;

test('A hostile script in its frame gets nothing, and hears of the page what the closed list has', async ({
  page,
  context,
  complaints,
}) => {
  await asReader(context);
  await withRecord(context, everything);
  const asked = await outside(context, hostile);
  await context.addCookies([{ name: 'authTokenExpires', value: '1', url: process.env.SITE_ORIGIN ?? '' }]);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    if (window === top) addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  await page.goto('/es/sobre-nosotros?utm_source=letter#equipo');
  type Heard = { tried?: Record<string, string>; told?: unknown[] };
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  await expect.poll(async () => (await heard()).filter(({ tried }) => tried).length).toBe(3);
  for (const { tried } of await heard()) {
    if (!tried) continue;
    expect(tried).toEqual({
      cookie: '',
      plainCookie: 'SecurityError',
      localStorage: 'SecurityError',
      sessionStorage: 'SecurityError',
      indexedDB: expect.stringMatching(/SecurityError|\[object IDBOpenDBRequest\]/),
      dom: 'SecurityError',
      address: 'SecurityError',
      referrer: '',
      top: expect.stringMatching(/SecurityError|sent/),
      window: 'null',
      origin: 'null',
      own: 'TypeError',
      other: 'TypeError',
    });
  }
  expect(new URL(page.url()).pathname).toBe('/es/sobre-nosotros');
  expect(context.pages()).toHaveLength(1);
  const link = page.getByRole('contentinfo').locator('a[href="https://give.alba.example/monthly"]');
  await link.evaluate((element: HTMLElement) => {
    element.addEventListener('click', (event) => event.preventDefault());
    element.click();
  });
  // Besides what somebody sends who is not the page, which the frame takes no notice of.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe'))
      frame.contentWindow?.postMessage({ event: 'page', screen: 'treatment.chemotherapy', language: 'en', diagnosis: 'IDC' }, '*');
  });
  await expect
    .poll(async () => (await heard()).flatMap(({ told }) => (told ? [told] : [])).at(-1))
    .toEqual([
      { event: 'page', screen: 'about-us', language: 'es' },
      { event: 'give', place: 'monthly' },
    ]);
  expect(hostsIn(asked)).toEqual(containers);
  // The browser tells of what it refused.
  complaints.length = 0;
});

test('At the end of a page about us readers are asked once, after they decided about cookies', async ({ page, context }) => {
  await asReader(context);
  const prompt = page.getByRole('region', { name: 'Newsletter and gifts' });
  const toTheEnd = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  };
  await toTheEnd('/about-us');
  await expect(bar(page)).toBeVisible();
  await expect(prompt).toHaveCount(0);
  await withRecord(context, recordOf());
  for (const path of ['/treatment', '/visitor-survey', '/login', '/404', '/before-treatment']) {
    await toTheEnd(path);
    await expect(prompt, path).toHaveCount(0);
  }
  await toTheEnd('/about-us');
  await expect(prompt.getByRole('link', { name: 'Newsletter' })).toHaveAttribute('href', pathTo('newsletter', 'en'));
  await prompt.getByRole('button', { name: 'No, thanks' }).click();
  await expect(prompt).toHaveCount(0);
  await toTheEnd('/about-us/media');
  await expect(prompt).toHaveCount(0);
});
