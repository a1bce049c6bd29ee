import { asReader, bar, choices, outside, recordOf, withRecord } from './consent.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });
for (const width of [360, 768, 1280]) {
  for (const [locale, theme] of [['en', 'light'], ['es', 'dark']] as const) {
    test(`look ${width} ${locale}`, async ({ page, context }) => {
      await asReader(context);
      await outside(context);
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.emulateMedia({ colorScheme: theme });
      const p = locale === 'en' ? '/about-us' : '/es/sobre-nosotros';
      const shot = (name: string, full = false) => page.screenshot({ path: `/tmp/look/${name}-${width}-${locale}.png`, fullPage: full });
      await page.goto(p, { waitUntil: 'networkidle' });
      const b = locale === 'en' ? bar(page) : page.getByRole('region', { name: 'Cookies' });
      await expect(b).toBeVisible();
      await page.waitForTimeout(600);
      await shot('bar');
      await b.getByRole('button').last().click();
      await expect(choices(page)).toBeVisible();
      await choices(page).getByRole('button', { name: 'Marketing' }).click();
      await page.waitForTimeout(500);
      await shot('choices');
      await withRecord(context, recordOf());
      await page.goto(p, { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(1200);
      await shot('prompt');
      await page.goto(locale === 'en' ? '/about-us/ways-to-give#thank-you' : '/es/sobre-nosotros/maneras-de-donar', { waitUntil: 'networkidle' });
      await shot('give', true);
      await page.goto(locale === 'en' ? '/policies/third-parties' : '/es/politicas/terceros', { waitUntil: 'networkidle' });
      await shot('parties', true);
    });
  }
}
