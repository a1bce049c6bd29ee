import { aboutPagePath } from '#app/addresses/about-page.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { test } from './test.ts';

const entry = 'treatment-chemotherapy';
for (const locale of locales)
  for (const scheme of ['light', 'dark'] as const)
    test(`look ${locale} ${scheme}`, async ({ browser, baseURL }) => {
      test.setTimeout(280_000);
      const ways = [
        { name: '360', viewport: { width: 360, height: 740 } },
        { name: '768', viewport: { width: 768, height: 1000 } },
        { name: '1280', viewport: { width: 1280, height: 900 } },
        { name: 'nojs', viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
      ];
      for (const { name, ...way } of ways) {
        if (name === 'nojs' && scheme === 'dark') continue;
        if (name === '768' && scheme === 'dark') continue;
        const context = await browser.newContext({ ...way, colorScheme: scheme, baseURL: baseURL ?? '' });
        const page = await context.newPage();
        const shot = (of: string, full = true) => page.screenshot({ path: `/tmp/fb/shots/${of}-${locale}-${scheme}-${name}.png`, fullPage: full });
        await page.goto(pathTo('treatment.chemotherapy', locale));
        await page.locator('main form[data-about-page]').scrollIntoViewIfNeeded();
        await shot('helpful', false);
        await page.locator('a[data-about-page]').scrollIntoViewIfNeeded();
        await shot('about', false);
        for (const [of, path] of [
          ['story', pathTo('about-us.share-your-story', locale)],
          ['storysent', pathTo('about-us.share-your-story.sent', locale)],
          ['thanks', aboutPagePath('about-page.helpful', locale, entry, { thanks: '' })],
          ['mistake', aboutPagePath('about-page.mistake', locale, entry)],
          ['follow', aboutPagePath('about-page.changes', locale, entry)],
        ] as const) {
          await page.goto(path);
          await shot(of);
        }
        await context.close();
      }
    });
