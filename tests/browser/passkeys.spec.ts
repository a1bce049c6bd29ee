import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { expectAccessible, expectAccessibleAsItIs } from './accessible.ts';
import { virtualAuthenticator } from './authenticator.ts';
import { newMember, signIn } from './members.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  test(`an account with passkeys, from its beginning: ${locale}`, async ({ page, context, complaints }) => {
    const t = accountWords(locale);
    const path = (screen: 'login' | 'profile' | 'home' | 'sign-up' | 'verify-email') => pathTo(screen, locale);
    const security = sectionPath('security', locale);
    const username = `Llave${locale}${Date.now().toString(36)}`;
    const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).first().click();
    const at = (expected: string) => expect(page).toHaveURL((url) => url.pathname + url.search === expected);
    const told = (message: string) => expect(page.locator('main').getByRole('status')).toHaveText(message);
    const looks = locale === 'es' ? 'whole' : 'colorless';
    const first = await virtualAuthenticator(context, page);

    await test.step('sign up', async () => {
      await page.goto(path('sign-up'), { waitUntil: 'networkidle' });
      await page.locator('#username').fill(username);
      await page.locator('#email').fill(`${username}@example.org`);
      await page.locator('#terms').check();
      await press(t('signUp.passkey'));
      await expect(page.locator('h1')).toHaveText(t('signUp.passkey.title'));
      await page.waitForLoadState('networkidle');
      await expectAccessibleAsItIs(page, `the second step of signing up, ${locale}`, looks);
      await press(t('signUp.passkey.submit'));
      await at(path('verify-email'));
      expect(await first.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost', userName: username }]);
    });

    const signOut = async () => {
      await page.goto(pathTo('sign-out', locale));
      await press(t('signOut.submit'));
      await at(path('home'));
    };

    await test.step('sign out, and in by autofill', async () => {
      await signOut();
      await page.goto(`${path('login')}?${new URLSearchParams({ target: path('profile') })}`);
      // The authenticator takes the offer of the page at once, without a press.
      await at(path('profile'));
    });

    await test.step('sign out, and in by the button', async () => {
      await first.answers(false);
      await signOut();
      await page.goto(path('login'), { waitUntil: 'networkidle' });
      await first.answers(true);
      await press(t('login.passkey'));
      await at(path('profile'));
    });

    await test.step('confirm by it', async () => {
      const confirm = `${pathTo('confirm', locale)}?${new URLSearchParams({ target: security })}`;
      await page.goto(confirm, { waitUntil: 'networkidle' });
      await expectAccessibleAsItIs(page, `confirming by a passkey alone, ${locale}`, looks);
      await press(t('confirm.passkey'));
      await at(security);
    });

    await test.step('see it in the profile: the last way in stays', async () => {
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#passkeys')).toContainText(t('passkeys.last'));
      await expect(page.locator('#passkeys')).toContainText(t('passkeys.synced'));
      await expect(page.locator('#passkeys').getByRole('button', { name: t('passkeys.remove'), exact: true })).toHaveCount(0);
    });

    await test.step('add another, of which one device makes one alone', async () => {
      // Until what makes a passkey has begun, the form is sent without one, which is another mistake.
      await expect(async () => {
        await press(t('passkeys.add'));
        await expect(page.locator('main').getByRole('alert')).toContainText(t('account.problem.passkey-known'), { timeout: 5_000 });
      }).toPass();
      await expectAccessibleAsItIs(page, `passkeys with a mistake, ${locale}`, looks);
      await first.remove();
      const second = await virtualAuthenticator(context, page);
      await page.locator('[id="add-passkey-name"]').fill('Llavero');
      await press(t('passkeys.add'));
      await told(t('passkeys.added'));
      await expect(page.locator('#passkeys h3').filter({ hasText: 'Llavero' })).toBeVisible();
      expect(await second.credentials()).toHaveLength(1);
    });

    await test.step('rename and remove', async () => {
      await page.locator('[id="rename-passkey-passkey"]').selectOption({ index: 1 });
      await page.locator('[id="rename-passkey-name"]').fill('Llavero azul');
      await press(t('passkeys.rename'));
      await told(t('passkeys.renamed'));
      await expect(page.locator('#passkeys h3').filter({ hasText: 'Llavero azul' })).toBeVisible();
      await press(t('passkeys.remove'));
      await told(t('passkeys.removed'));
      await expect(page.locator('#passkeys')).toContainText(t('passkeys.last'));
      await expectAccessible(page, security, 200, looks);
    });

    // What was sent wrong on purpose is told by the browser, too; and a page may learn that the session is over before it is left.
    expect(complaints.splice(0).filter((each) => !/400|UNAUTHENTICATED/.test(each))).toEqual([]);
  });
}

test('Who cancels stays where they are, and is told of no mistake', async ({ page, context, baseURL }) => {
  const member = await newMember(String(baseURL), 'Calma');
  await signIn(context, String(baseURL), member);
  await virtualAuthenticator(context, page, false);
  await page.goto('/profile?section=security', { waitUntil: 'networkidle' });
  const alert = page.locator('main').getByRole('alert');
  const fillIn = () => page.locator('[id="add-passkey-name"]').fill('My key');
  await fillIn();
  let asked = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('add-options') && answer.ok()) asked += 1;
  });
  // Pressing again asks again once the first has ended.
  await expect(async () => {
    // Until what makes a passkey has begun, the form is sent without one, which is a mistake.
    if (asked === 0 && (await alert.isVisible())) {
      await page.reload({ waitUntil: 'networkidle' });
      await fillIn();
    }
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    expect(asked).toBeGreaterThan(1);
  }).toPass();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('[id="add-passkey-name"]')).toHaveValue('My key');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence says that passkeys need them, and all else works', async ({ page }) => {
    for (const path of ['/login', '/sign-up']) {
      await page.goto(path);
      await expect(page.getByText('Passkeys need JavaScript')).toBeVisible();
      await expect(page.getByRole('button', { name: /passkey/ })).toBeHidden();
    }
  });
});
