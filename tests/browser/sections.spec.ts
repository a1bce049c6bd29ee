import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];
/** Body text, whose contrast is 7 to 1, and what stands in it that is none: labels, counts, and what looks like a button. */
const bodyText = '[data-theme] :is(p:not([aria-hidden]), li, td, tbody th)';
const noBodyText = ['label', 'new', 'count', 'button'].map((name) => `[class*="_${name}_"]`).join();

for (const width of [360, 1280]) {
  test(`the title of a card is larger where it has over 40 characters, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/workbench']) {
      await page.goto(path);
      const titles = await page.locator('[class*="_card_"] > [class*="_words_"] > :is(h2, h3, h4)').evaluateAll((all) =>
        all.map((title) => {
          const { fontSize } = getComputedStyle(title);
          const usual = Number.parseFloat(getComputedStyle(title).getPropertyValue('--title')) * 16;
          const words = title.cloneNode(true) as Element;
          for (const hidden of words.querySelectorAll('.visually-hidden')) hidden.remove();
          return { isLong: [...(words.textContent ?? '')].length > 40, isLarger: Number.parseFloat(fontSize) > usual };
        }),
      );
      expect(titles.length).toBeGreaterThan(2);
      expect(titles.filter(({ isLong, isLarger }) => isLong !== isLarger)).toEqual([]);
    }
  });
}

// Both themes stand on the page, one panel below the other.
for (const path of ['/workbench', '/es/workbench']) {
  for (const width of [360, 1280]) {
    test(`the example of every section and card at ${path} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await unfoldAll(page);
      const all = await new AxeBuilder({ page }).withTags(standards).disableRules('color-contrast-enhanced').setLegacyMode().analyze();
      expect.soft(inWords(all.violations)).toEqual([]);
      const text = await new AxeBuilder({ page })
        .include(bodyText)
        .exclude(noBodyText)
        .withRules('color-contrast-enhanced')
        .setLegacyMode()
        .analyze();
      expect.soft(inWords(text.violations)).toEqual([]);
      expect(text.passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(100);
    });
  }

  test(`no example at ${path} scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await unfoldAll(page);
    expect(await widerThanScreen(page)).toEqual([]);
  });
}

function unfoldAll(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
}

type Violation = { id: string; nodes: { html: string; failureSummary?: string | undefined }[] };

function inWords(violations: Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`));
}

/** What is wider than its panel, unless it scrolls by itself. */
function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element): boolean => element.closest('[data-gallery-slides], [tabindex="0"]') !== null;
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element) && !element.closest('.visually-hidden'),
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px`] : []),
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 200)),
    ];
  });
}
