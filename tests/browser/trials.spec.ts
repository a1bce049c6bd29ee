import { pathTo } from '#app/addresses/paths.ts';
import { trialSearchWords } from '#app/screens/trials/search.words.ts';
import { type Locale, locales } from '#config/locale.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { newMember, signIn, submit } from './members.ts';
import { origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

const largeText = 32;

/** What is on the screen is accessible, and with text twice as large nothing of it scrolls sideways. */
async function expectGood(page: Page, what: string): Promise<void> {
  await expectAccessibleAsItIs(page, what);
  await setTextSize(page, largeText);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${what}, large text`).toBe(width);
  }
  await setTextSize(page, 16);
}

/** By keyboard alone. */
async function search(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('input[name=zip]').focus();
  await page.keyboard.type('10001');
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).not.toContainText('10001');
  await expect(page.locator('main input[name=trial]').first()).toBeVisible();
}

async function sideBySide(page: Page, locale: Locale): Promise<void> {
  for (const index of [0, 1, 2]) {
    await page.locator('main input[name=trial]').nth(index).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: trialSearchWords['trials.compare'][locale] }).press('Enter');
  await expect(page.locator('main article')).toHaveCount(3);
}

for (const locale of locales) {
  test(`What a search for trials finds is accessible and fits large text, by keyboard, and no address tells of it: ${locale}`, async ({
    page,
  }) => {
    const path = pathTo('treatment.clinical-trials', locale);
    await search(page, path);
    expect(page.url()).toBe(origin() + path);
    await expectGood(page, 'what was found');
    await sideBySide(page, locale);
    await expectGood(page, 'side by side');
    await page.goto(pathTo('types.metastatic-trials-tool', locale));
    await page.locator('input[name=zip]').fill('10001');
    await page.locator('input[value=pik3ca], input[value=cdk46], input[name=brain]').evaluateAll((all) => {
      for (const each of all) if (each instanceof HTMLInputElement) each.click();
    });
    await page.locator('input[name=zip]').press('Enter');
    await expect(page.locator('main h3 a').first()).toBeVisible();
    await page.locator('main li details summary').first().press('Enter');
    await expectGood(page, 'what the tool found');
    await page.locator('main h3 a').first().click();
    await page.locator('input[name=zip]').fill('10001');
    await page.locator('input[name=zip]').press('Enter');
    await expect(page.locator('#trial-sites')).toContainText('10001');
    await expectGood(page, 'a trial, with its nearest places');
    expect(page.url()).not.toContain('10001');
  });
}

test('The trials and searches of a member are accessible and fit large text', async ({ page, context }) => {
  await signIn(context, origin(), await newMember(origin(), 'Trials'));
  const section = `${pathTo('profile', 'en')}?section=clinical-trials`;
  await submit(context.request, origin(), section, { intent: 'save-trial', nctId: 'NCT90000001' });
  await submit(context.request, origin(), section, { intent: 'save-search', zip: '10001', distance: '50', setting: 'early', subtype: '' });
  await page.goto(section);
  await expect(page.locator('#trials-kept h3')).toHaveCount(1);
  await expect(page.locator('#trials-searches h3')).toHaveCount(1);
  await expectGood(page, 'the trials of a member');
});
