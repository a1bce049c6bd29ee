import { languageTags, locales } from '#config/locale.ts';
import { limits } from '../wayfinding/limits.ts';
import { firstHitOn, measurePage, shiftOf } from '../wayfinding/measure-page.ts';
import { sample, searches, watched } from '../wayfinding/sample.ts';
import { expect, test } from './test.ts';

// Every page is measured by `script/bench wayfinding`, and how long it is.

for (const locale of locales) {
  test.describe(`On a phone, in ${locale},`, () => {
    test.use({ locale: languageTags[locale] });

    test('pages come to their first words at once, and scroll down alone', async ({ page }) => {
      for (const path of sample[locale]) {
        const { firstText, sideways } = await measurePage(page, path);
        expect.soft(firstText.y, `${path}: ${firstText.words}`).toBeLessThanOrEqual(limits.firstText.most);
        expect.soft(sideways, path).toEqual([]);
      }
    });

    test('pages stand still while they load and are read', async ({ context }) => {
      for (const path of watched[locale]) expect.soft(await shiftOf(context, path), path).toBeLessThanOrEqual(limits.shift);
    });

    test('the first that was found stands on the first screen', async ({ page }) => {
      for (const path of searches[locale]) expect.soft(await firstHitOn(page, path), path).toBeLessThanOrEqual(limits.firstHit);
    });
  });
}
