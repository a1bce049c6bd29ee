import { workbenchPaths } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { routerRuns } from './router.ts';
import { expect, type Page, test } from './test.ts';

const field = (page: Page, name: string) => page.locator(`[id="sample-${name}"]`);
const part = (page: Page) => page.locator('#example-form');

/** Fills in the form from its first field on, and sends it, by keyboard alone. */
async function fillIn(page: Page, hasScript: boolean, email: string): Promise<void> {
  const { keyboard } = page;
  await field(page, 'fullName').focus();
  await keyboard.type('Ana');
  await keyboard.press('Tab');
  await expect(field(page, 'username')).toBeFocused();
  await keyboard.type('ana');
  await keyboard.press('Tab');
  await expect(field(page, 'email')).toBeFocused();
  await keyboard.type(email);
  await keyboard.press('Tab');
  await expect(field(page, 'phoneNumber')).toBeFocused();
  await keyboard.press('Tab');
  await expect(field(page, 'device')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(field(page, 'password')).toBeFocused();
  await keyboard.type('Quiet-River7!');
  // What shows a password is there with a script alone.
  for (let press = 0; press < (hasScript ? 2 : 1); press++) await keyboard.press('Tab');
  await expect(field(page, 'picture')).toBeFocused();
  await keyboard.press('Tab');
  await expect(field(page, 'terms')).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(part(page).locator('button[type=submit]')).toBeFocused();
  await keyboard.press('Enter');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`a form with every kind of field is filled in by keyboard: ${locale}`, async ({ page, complaints }) => {
        await page.goto(workbenchPaths[locale], { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
        if (javaScriptEnabled) await routerRuns(page);
        await fillIn(page, javaScriptEnabled, 'nobody');
        const summary = part(page).getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'fullName')).toHaveValue('Ana');
        await expect(field(page, 'device')).toHaveValue('Chrome');
        await expect(field(page, 'password')).toHaveValue(javaScriptEnabled ? 'Quiet-River7!' : '');
        await expect(field(page, 'terms')).toBeChecked();
        await page.keyboard.press('Tab');
        await expect(summary.getByRole('link')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(field(page, 'email')).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.type('@example.org');
        await field(page, 'password').focus();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('Quiet-River7!');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${workbenchPaths[locale]}?saved=sample`);
        await expect(part(page).getByRole('status')).toBeFocused();
        // What was sent wrong on purpose is told by the browser, too.
        expect(complaints.splice(0).filter((each) => !each.includes('400'))).toEqual([]);
      });
    }
  });
}

for (const locale of locales) {
  test(`a form with every kind of field is accessible, with and without mistakes: ${locale}`, async ({ page, complaints }) => {
    await page.goto(workbenchPaths[locale], { waitUntil: 'networkidle' });
    await expectAccessibleAsItIs(page, `the form, ${locale}`);
    await part(page).locator('button[type=submit]').click();
    await expect(part(page).getByRole('alert')).toBeFocused();
    await expectAccessibleAsItIs(page, `the form with mistakes, ${locale}`);
    expect(complaints.splice(0).filter((each) => !each.includes('400'))).toEqual([]);
  });
}
