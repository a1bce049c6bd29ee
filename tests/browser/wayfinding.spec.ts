import { languageTags, locales } from '#config/locale.ts';
import { limits, mayBeLong } from '../wayfinding/limits.ts';
import { firstHitOn, measurePage, shiftOf } from '../wayfinding/measure-page.ts';
import { sample, searches } from '../wayfinding/sample.ts';
import { expect, test } from './test.ts';

// Every page is measured by `script/bench wayfinding`.

for (const locale of locales) {
  test.describe(`In ${locale}, on a phone`, () => {
    test.use({ locale: languageTags[locale] });

    for (const path of sample[locale]) {
      test(`${path} comes to its first words at once, ends in time, scrolls down alone and stands still`, async ({ page, context }) => {
        const { firstText, screens, sideways } = await measurePage(page, path);
        expect.soft(firstText.y, firstText.words).toBeLessThanOrEqual(limits.firstText.most);
        if (!mayBeLong(path)) expect.soft(screens).toBeLessThanOrEqual(limits.screens.most);
        expect.soft(sideways).toEqual([]);
        expect.soft(await shiftOf(context, path)).toBeLessThanOrEqual(limits.shift);
      });
    }
  });
}

test('The first that was found stands on the first screen of the results', async ({ page }) => {
  for (const path of searches) expect.soft(await firstHitOn(page, path), path).toBeLessThanOrEqual(limits.firstHit);
});
