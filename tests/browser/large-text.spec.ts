import { setTextSize } from '../text-size.ts';
import { expect, type Page, test } from './test.ts';

/** The default size of text in the browser, in CSS pixels: 125, 150 and 200 %. */
const sizes = [20, 24, 32];
const widths = [320, 360, 390, 768, 1280];
const paths = [
  ...['/tamoxifen', '/es/tamoxifeno', '/', '/es/lineas-de-ayuda', '/es/glosario', '/search?q=chemo'],
  ...['/podcast/the-first-week', '/es/videos/dos-videos-cortos', '/es/videos/su-primera-consulta', '/es/imagenes-cierre-plano'],
];

/** The pairs of controls in the header that lie on each other. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body > header :is(a, summary, button, select)')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1,
    );
    const name = (control: Element) => (control.textContent || control.getAttribute('aria-label') || control.tagName).trim().slice(0, 30);
    return shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1 ? [`${name(one)} / ${name(other)}`] : [];
      }),
    );
  });
}

/** Without what is shown on the way. */
async function scrollAtOnce(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, top);
}

for (const size of sizes) {
  for (const path of paths) {
    test(`With text of ${size} px nothing overlaps and nothing scrolls sideways: ${path}`, async ({ page }) => {
      await setTextSize(page, size);
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([width, scrolled, await overlapping(page)]).toEqual([width, width, []]);
        // The reading bar.
        await scrollAtOnce(page, 600);
        expect([width, await overlapping(page)]).toEqual([width, []]);
        await scrollAtOnce(page, 0);
      }
    });
  }
}

for (const path of ['/sign-up', '/es/registro', '/es/iniciar-sesion']) {
  test(`With text of 32 px a field for a password has room for eight wide letters: ${path}`, async ({ page }) => {
    await setTextSize(page, 32);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const fields = await page.locator('main input[type=password]').all();
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(8 * 32);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
