import { test as base, expect } from '@playwright/test';

export type { BrowserContext, Locator, Page, Route } from '@playwright/test';
export { expect };

type Complaints = {
  /** What the browser complained of: script errors, failed requests, things that the security policy forbade. */
  complaints: string[];
};

/** Tests of the one site that runs; each fails if the browser has anything to complain of that the test did not expect. */
export const test = base.extend<Complaints>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  baseURL: async ({}, use) => {
    const { SITE_ORIGIN } = process.env;
    if (!SITE_ORIGIN) throw new Error('the global setup has not started the site');
    await use(SITE_ORIGIN);
  },
  complaints: [
    async ({ context }, use) => {
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
        if (['error', 'warning'].includes(message.type()) && !ownStatus) complaints.push(`console: ${message.text()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The five articles that the site began with, by path. */
export const articles = [
  { en: '/treatment/chemotherapy', es: '/es/tratamiento/quimioterapia' },
  { en: '/treatment/hormonal-therapy', es: '/es/tratamiento/terapia-hormonal' },
  { en: '/before-treatment', es: '/es/antes-del-tratamiento' },
  { en: '/pathology-report', es: '/es/informe-de-patologia' },
  { en: '/signs-symptoms', es: '/es/senales-y-sintomas' },
] as const;
