import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** `colorless`: without what takes most of the time, and is the same in the other language of a page. */
export type Looks = 'whole' | 'colorless';

const phone = { width: 360, height: 740 };

/** Asks for a page on a phone, where it must be accessible in both themes, fit a narrow screen, and hold nothing that the policy forbids. */
export async function expectAccessible(page: Page, path: string, status: number | null, looks: Looks = 'whole'): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(status);
  await expectAccessibleAsItIs(page, path, looks);
}

/** The same of what is on the screen, whatever led there. */
export async function expectAccessibleAsItIs(page: Page, what: string, looks: Looks = 'whole'): Promise<void> {
  await expectAccessibleElsewhere(page, what, looks);
  expect.soft(await forbiddenByThePolicy(page), what).toEqual([]);
}

/** The same of a page that is none of the site's, and under a policy of its own. */
export async function expectAccessibleElsewhere(page: Page, what: string, looks: Looks = 'whole'): Promise<void> {
  await page.setViewportSize(phone);
  // The bar that stays in view covers a part of what was scrolled under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ colorScheme: 'light' });
  await colorsAreThere(page);
  // Legacy mode looks at one frame only, and there is only one; the other opens a second page for each look.
  // To describe all that is right takes a third of the time of a look.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode();
  const light = await (looks === 'whole' ? axe : axe.disableRules(colorRules)).analyze();
  expect.soft(inWords(light.violations), `${what}, light`).toEqual([]);
  if (looks === 'whole') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await colorsAreThere(page);
    expect.soft(inWords(await colorViolations(page)), `${what}, dark`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await widerThanScreen(page), `${what} at 320 px`).toEqual([]);
}

type Violation = { id: string; nodes: { html: string; failureSummary?: string | undefined }[] };
type Axe = { run(options: { runOnly: string[]; resultTypes: ['violations'] }): Promise<{ violations: Violation[] }> };

function inWords(violations: Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`));
}

/** What changes its color slowly under a pointer does so here too. */
export function colorsAreThere(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.race([Promise.allSettled(transitions.map(({ finished }) => finished)), new Promise((late) => setTimeout(late, 2_000))]);
  });
}

/** With the axe that the look before has left in the page. */
function colorViolations(page: Page): Promise<Violation[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) }));
  }, colorRules);
}

/** The elements that make a page scroll sideways. */
function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth);
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 200))];
  });
}

/** What `script-src 'self'` and `style-src 'self'` would not let work: it should not be in a page at all. */
function forbiddenByThePolicy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isDocument = document.documentElement.dataset.application === undefined;
    const scripts = isDocument ? [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')] : [];
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(({ name }) => name === 'style' || name.startsWith('on')),
    );
    return [...scripts, ...document.querySelectorAll('style'), ...handlers].map((element) => element.outerHTML.slice(0, 200));
  });
}
