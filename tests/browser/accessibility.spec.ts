import AxeBuilder from '@axe-core/playwright';
import { plainScreenRows } from '../fixtures/screens.ts';
import { expect, type Page, test } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** Pages of one test: enough that its own browser context costs little, few enough to run beside another test. */
const perTest = 4;

const pages = [
  // A member's screen sends an anonymous visitor to sign in.
  ...plainScreenRows.filter(({ status }) => status !== 303).map(({ screen, en, es, status }) => ({ name: screen, en, es, status })),
  { name: 'a topic', en: '/topics/treatment', es: '/es/temas/tratamiento', status: 200 },
  { name: 'side by side', en: '/treatment/chemotherapy?with=es', es: '/es/tratamiento/quimioterapia?with=en', status: 200 },
  { name: 'results', en: '/search?q=chemotherapy&type=page', es: '/es/buscar?q=quimioterapia&type=page', status: 200 },
  { name: 'a corrected search, and few results', en: '/search?q=tamoxofen', es: '/es/buscar?q=chemotherapy', status: 200 },
  { name: 'nothing found, and a short term', en: '/search?q=xyzzyxo', es: '/es/buscar?q=no', status: 200 },
  { name: 'an unknown address', en: '/no/such-page', es: '/es/no/hay-tal-pagina', status: 404 },
  { name: 'another error', en: '/error/418', es: '/es/error/418', status: 418 },
];

for (let first = 0; first < pages.length; first += perTest) {
  const group = pages.slice(first, first + perTest);
  test(`${group.map(({ name }) => name).join(', ')}: accessible in both languages and themes, and fit a narrow screen`, async ({
    page,
  }) => {
    for (const { en, es, status } of group) {
      for (const path of [en, es]) await look(page, path, status);
    }
  });
}

async function look(page: Page, path: string, status: number | null): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light' });
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(status);
  // Legacy mode looks at one frame only, and there is only one; the other opens a second page for each look.
  const light = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze();
  expect.soft(inWords(light.violations), `${path}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorsAreThere(page);
  expect.soft(inWords(await colorViolations(page)), `${path}, dark`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await widerThanScreen(page), `${path} at 320 px`).toEqual([]);
  expect.soft(await forbiddenByThePolicy(page), path).toEqual([]);
}

type Violation = { id: string; nodes: { html: string; failureSummary?: string | undefined }[] };
type Axe = { run(options: { runOnly: string[] }): Promise<{ violations: Violation[] }> };

function inWords(violations: Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`));
}

/** What changes its color slowly under a pointer does so here too. */
function colorsAreThere(page: Page): Promise<unknown> {
  return page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** With the axe that the look before has left in the page. */
function colorViolations(page: Page): Promise<Violation[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly });
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
