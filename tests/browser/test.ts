import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { locales } from '#config/locale.ts';

export type { BrowserContext, Locator, Page, Route } from '@playwright/test';
export { expect };

/** What each language of the cookie notice names. */
const notices = locales.map((locale) => {
  const text = readFileSync(`content/page/policies-cookie-notice/${locale}.md`, 'utf8');
  // Only on https does a name have the prefix.
  return [locale, new Set([...text.matchAll(/`(?:__Host-)?([\w-]+)`/g)].map(([, name]) => name ?? ''))] as const;
});

/** The names of all cookies of the site, and of what its open pages keep in storage. */
async function keptIn(context: BrowserContext): Promise<string[]> {
  const ours = new URL(process.env.SITE_ORIGIN ?? '');
  const cookies = (await context.cookies()).filter(({ domain }) => domain.endsWith(ours.hostname)).map(({ name }) => name);
  const own = context.pages().filter((page) => page.url().startsWith(ours.origin));
  const stored = await Promise.all(
    own.map((page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]).catch(() => [])),
  );
  // An older site left it; a test may have planted it.
  return [...new Set([...cookies, ...stored.flat()])].filter((name) => !name.startsWith('_ga_')).map((name) => name.replace('__Host-', ''));
}

/** So often a page is asked for that the site is late with. */
const mostTries = 20;

/** A page that a busy site is late with is 503 for now: it is asked for again, unless its own address says so. */
function askAgain(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    for (let tries = 1; ; tries += 1) {
      const response = await goto(url, options);
      if (response?.status() !== 503 || tries >= mostTries || /\/503(\?|$)/.test(url)) return response;
      await page.waitForTimeout(500);
    }
  };
}

const withoutTypefaces = new WeakSet<BrowserContext>();

/** A typeface that comes late moves lines, and has another width: on this page none comes, which the browser may say. */
export async function leaveOutTypefaces(page: Page): Promise<void> {
  withoutTypefaces.add(page.context());
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
}

type Complaints = {
  /** What the browser complained of: script errors, failed requests, things that the security policy forbade. */
  complaints: string[];
};

type Ahead = {
  /** Whether pages fetch others ahead, up to eight each, which a site that has just begun has to make all at once. */
  fetchesAhead: boolean;
};

/** Tests of the one site that runs; each fails if the browser has anything to complain of that the test did not expect. */
export const test = base.extend<Complaints & Ahead>({
  fetchesAhead: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  baseURL: async ({}, use) => {
    const { SITE_ORIGIN } = process.env;
    if (!SITE_ORIGIN) throw new Error('the global setup has not started the site');
    await use(SITE_ORIGIN);
  },
  context: async ({ context }, use) => {
    context.on('page', askAgain);
    await use(context);
  },
  complaints: [
    async ({ context, fetchesAhead }, use) => {
      if (!fetchesAhead)
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'connection', {
            get: () => ({ saveData: true, effectiveType: '4g' }),
            configurable: true,
          }),
        );
      const complaints: string[] = [];
      await context.exposeBinding('onPolicyViolation', (_, violation: string) => void complaints.push(`policy: ${violation}`));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          const { onPolicyViolation } = window as unknown as { onPolicyViolation(violation: string): void };
          onPolicyViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`);
        });
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        // The browser leaves out the transition to a page that comes late, or whose style does, and says so.
        if (!/^Transition was (?:skipped|aborted)/.test(message)) complaints.push(`script: ${message}`);
      });
      context.on('console', (message) => {
        // A page that is itself an error answers with its status, which the browser notes.
        const ownStatus = message.text().startsWith('Failed to load resource') && message.location().url === message.page()?.url();
        const isLeftOut = withoutTypefaces.has(context) && /font.*woff2$/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !ownStatus && !isLeftOut) complaints.push(`console: ${message.text()}`);
      });
      try {
        await use(complaints);
        expect(complaints).toEqual([]);
        // Of whatever a test does, the cookie notice names all that is left in the browser, in both languages.
        const kept = await keptIn(context);
        for (const [locale, named] of notices) expect([locale, ...kept.filter((name) => !named.has(name))]).toEqual([locale]);
      } finally {
        // What a test still holds back, or asks for itself, ends with the page, which is no fault.
        for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
    { auto: true },
  ],
});

/** Whether a complaint is of a request that found no connection, or of one for the code of a behaviour that came near meanwhile. */
export function isOffline(complaint: string): boolean {
  return /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/.test(complaint);
}

/** The five articles that the site began with, by path. */
export const articles = [
  { en: '/treatment/chemotherapy', es: '/es/tratamiento/quimioterapia' },
  { en: '/treatment/hormonal-therapy', es: '/es/tratamiento/terapia-hormonal' },
  { en: '/before-treatment', es: '/es/antes-del-tratamiento' },
  { en: '/pathology-report', es: '/es/informe-de-patologia' },
  { en: '/signs-symptoms', es: '/es/senales-y-sintomas' },
] as const;
