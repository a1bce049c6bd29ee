import { pathTo } from '#app/addresses/paths.ts';
import { confirmWords, recoveryCodesWords, secondFactorWords } from '#app/screens/account/second-factor.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { securityWords } from '#app/screens/member/security/security.words.ts';
import { totpCode } from '#services/identity/factors/totp.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { linkInMail } from './mails.ts';
import { newMember, signIn } from './members.ts';
import { origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

const locale = 'en';
const section = sectionPath('security', locale);
const account = sectionPath('my-account', locale);

/** The words of a title that stand on more than one line. */
const partedWords = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const text = title.firstChild;
    if (!text) throw new Error('the title has no words');
    return [...String(text.nodeValue).matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });

test('A second factor, from the first code to a lost phone', async ({ page, context }) => {
  const member = await newMember(origin(), 'Nuria');
  await signIn(context, origin(), member);
  const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();
  const at = (expected: string) => expect(page).toHaveURL((url) => url.pathname + url.search === expected);

  /** On a phone, with text twice as large. */
  const fitsLargeText = async () => {
    const before = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 780 });
    await setTextSize(page, 32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await partedWords(page)).toEqual([]);
    await setTextSize(page, 16);
    await page.setViewportSize(before);
  };

  const signOut = async () => {
    await page.goto(pathTo('sign-out', locale), { waitUntil: 'networkidle' });
    await page.locator('main form button').click();
    await at(pathTo('home', locale));
  };

  await page.goto(await linkInMail(member.email, pathTo('verify-email', locale)));
  await page.locator('main form button').click();
  await expect(page).not.toHaveURL(/token/);
  await page.goto(section);
  await press(securityWords['security.factor.begin'][locale]);
  const key = (await page.locator('#factor code').innerText()).replaceAll(/\s/g, '');
  await expect(page.getByRole('img', { name: securityWords['security.factor.qr'][locale] })).toBeVisible();
  await expectAccessibleAsItIs(page, 'setting up');
  // A code that was used is none: this one is of now, the next of the step after.
  await page.locator('[name=code]').fill(totpCode(key, Date.now()));
  await press(securityWords['security.factor.finish'][locale]);
  await at(pathTo('recovery-codes', locale));
  await press(recoveryCodesWords['recoveryCodes.submit'][locale]);
  await expect(page.locator('main ol code')).toHaveCount(10);
  const codes = await page.locator('main ol code').allInnerTexts();
  await expectAccessibleAsItIs(page, 'recovery codes');
  await fitsLargeText();
  await page.getByRole('link', { name: recoveryCodesWords['recoveryCodes.back'][locale] }).click();
  await expect(page.locator('#factor')).toContainText('10 recovery codes');
  await expectAccessibleAsItIs(page, 'set up', 'colorless');

  await signOut();
  await page.goto(pathTo('login', locale));
  await page.locator('#login').fill(member.username);
  await page.locator('#password').fill(member.password);
  await page.keyboard.press('Enter');
  await at(pathTo('second-factor', locale));
  await expectAccessibleAsItIs(page, 'the second step');
  await page.locator('#code').fill(totpCode(key, Date.now() + 30_000));
  await press(secondFactorWords['secondFactor.submit'][locale]);
  await at(pathTo('profile', locale));

  // Elsewhere another app is set up, so that this session has to be confirmed.
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('there is no other browser');
  const elsewhere = await other.newPage();
  await elsewhere.goto(origin() + pathTo('login', locale));
  await elsewhere.locator('#login').fill(member.username);
  await elsewhere.locator('#password').fill(member.password);
  await elsewhere.keyboard.press('Enter');
  await elsewhere.locator('#code').fill(codes[0] ?? '');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(new RegExp(`${pathTo('profile', locale)}$`));
  await elsewhere.goto(origin() + section);
  await elsewhere.getByRole('button', { name: securityWords['security.factor.replace'][locale] }).click();
  const next = (await elsewhere.locator('#factor code').innerText()).replaceAll(/\s/g, '');
  await elsewhere.locator('[name=code]').fill(totpCode(next, Date.now()));
  await elsewhere.getByRole('button', { name: securityWords['security.factor.finish'][locale] }).click();
  await expect(elsewhere).toHaveURL(new RegExp(pathTo('recovery-codes', locale)));
  await other.close();

  await page.goto(account, { waitUntil: 'networkidle' });
  await fitsLargeText();
  await page.locator('[id="details-firstName"]').fill('Nuria');
  await page.locator('#details form button[type=submit]').click();
  await at(`${pathTo('confirm', locale)}?${new URLSearchParams({ target: account })}`);
  await expectAccessibleAsItIs(page, 'confirm');
  await page.locator('#currentPassword').fill(member.password);
  await page.locator('#code').fill(totpCode(next, Date.now() + 30_000));
  await press(confirmWords['confirm.submit'][locale]);
  await at(account);
  await expect(page.locator('[id="details-firstName"]')).toHaveValue('Nuria');
  await page.locator('#details form button[type=submit]').click();
  await expect(page.locator('#details').getByRole('status')).toHaveText('Saved.');

  // The phone is lost.
  await signOut();
  await page.goto(pathTo('login', locale));
  await page.locator('#login').fill(member.username);
  await page.locator('#password').fill(member.password);
  await page.keyboard.press('Enter');
  await page.locator(`main a[href='${pathTo('recover-factor', locale)}']`).click();
  await expectAccessibleAsItIs(page, 'lost', 'colorless');
  await page.locator('main form button').click();
  await page.goto(await linkInMail(member.email, pathTo('recover-factor', locale)));
  await expectAccessibleAsItIs(page, 'take it off', 'colorless');
  await page.locator('main form button').click();
  await at(`${pathTo('recover-factor', locale)}?begun=1`);
  await expectAccessibleAsItIs(page, 'it has begun', 'colorless');
});
