import { type BrowserContext, expect, type Page } from './test.ts';

/** A reader, whom a browser that is driven by a program is not: the site asks nothing of programs. */
export async function asReader(context: BrowserContext, { signal = false } = {}): Promise<void> {
  await context.addInitScript((hasSignal) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    if (hasSignal) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  }, signal);
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
export const choices = (page: Page) => page.getByRole('dialog', { name: /Your cookie choices|Sus opciones de cookies/ });
export const linkOf = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /Cookie choices|Opciones de cookies/ });

/** Opens the choices by the link in the footer, which may be folded away. Until its behaviour has begun, it leads to the notice. */
export async function openChoices(page: Page): Promise<void> {
  const here = page.url();
  await expect(async () => {
    if (page.url() !== here) await page.goto(here);
    if (!(await linkOf(page).isVisible())) await page.getByRole('contentinfo').locator('summary').last().click();
    if (!(await choices(page).isVisible())) await linkOf(page).click();
    await expect(choices(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

export type Written = {
  categories: string[];
  services: Record<string, string[]>;
  consentId: string;
  consentTimestamp: string;
  lastConsentTimestamp: string;
  revision: number;
  data: unknown;
  languageCode: string;
  expirationTime: number;
};

/** The cookies of consent, with what the record says. */
export async function consentOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const named = (name: string) => cookies.find((each) => each.name === name);
  const cookie = named('gdpr_consent');
  const record = cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Written);
  return {
    cookie,
    record,
    accepted: named('GDPR_ACCEPTED')?.value,
    analytics: named('GDPR_ANALYTICS')?.value,
    names: cookies.map(({ name }) => name),
  };
}

/** A whole record, as an earlier visit left it. */
export function recordOf(change: Partial<Written> = {}): Written {
  const then = new Date(Date.now() - 86_400_000).toISOString();
  return {
    categories: ['necessary'],
    revision: 1,
    data: null,
    consentTimestamp: then,
    consentId: '0b5c2a5e-6f0e-4d7c-9a0b-1f2e3d4c5b6a',
    services: { necessary: [], analytics: [], marketing: [] },
    languageCode: 'en',
    lastConsentTimestamp: then,
    expirationTime: Date.now() + 300 * 86_400_000,
    ...change,
  };
}

export async function withRecord(context: BrowserContext, record: object | string, name = 'gdpr_consent'): Promise<void> {
  const value = typeof record === 'string' ? record : encodeURIComponent(JSON.stringify(record));
  await context.addCookies([{ name, value, url: process.env.SITE_ORIGIN ?? '' }]);
}

/** Answers for the outside, and gives the addresses that are asked for there. A script answers with `script`. */
export async function outside(context: BrowserContext, script = ''): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== process.env.SITE_ORIGIN,
    (route) => {
      asked.push(route.request().url());
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: isScript ? script : '<title>Outside</title>' });
    },
  );
  return asked;
}

export const hostsIn = (addresses: readonly string[]) => [...new Set(addresses.map((address) => new URL(address).origin))].toSorted();
