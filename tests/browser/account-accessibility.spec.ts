import { pathTo } from '#app/addresses/paths.ts';
import { sectionIds, sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { expectAccessible, expectAccessibleAsItIs } from './accessible.ts';
import { newMember, signIn } from './members.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  test(`forms with mistakes are accessible: ${locale}`, async ({ page }) => {
    for (const screen of ['login', 'sign-up', 'forgot-password'] as const) {
      await page.goto(pathTo(screen, locale));
      await page.locator('main form[method=post] button[type=submit]').click();
      await expect(page.locator('main').getByRole('alert')).toBeFocused();
      await expectAccessibleAsItIs(page, `${screen} with mistakes, ${locale}`);
    }
  });

  test(`the screens of a member are accessible: ${locale}`, async ({ page, context, baseURL, complaints }) => {
    test.setTimeout(90_000);
    await signIn(context, String(baseURL), await newMember(String(baseURL), 'Iris'));
    for (const path of [
      pathTo('verify-email', locale),
      pathTo('update-password', locale),
      pathTo('sign-out', locale),
      ...sectionIds.map((id) => sectionPath(id, locale)),
      `${sectionPath('my-account', locale)}&saved=details`,
    ])
      await expectAccessible(page, path, 200);
    await page.goto(sectionPath('my-account', locale), { waitUntil: 'networkidle' });
    await page.locator('#password form button[type=submit]').click();
    await expect(page.locator('main').getByRole('alert')).toBeFocused();
    await expectAccessibleAsItIs(page, `my account with mistakes, ${locale}`);
    // The browser tells of the answer to what was sent in the background.
    const unexpected = complaints.filter((each) => !each.includes('400'));
    complaints.length = 0;
    expect(unexpected).toEqual([]);
  });
}
