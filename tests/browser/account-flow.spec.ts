import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { linkInMail } from './mails.ts';
import { newMember, signIn } from './members.ts';
import { routerRuns } from './router.ts';
import { expect, type Page, test } from './test.ts';

const passwords = { first: 'Quiet-River7!', second: 'Other-Lake8?', third: 'High-Meadow9#' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    for (const locale of locales) {
      test(`an account from its beginning to its last change: ${locale}`, async ({ page, browser, baseURL, complaints }) => {
        const t = accountWords(locale);
        const path = (screen: 'login' | 'profile' | 'home' | 'verify-email' | 'reset-password' | 'sign-up') => pathTo(screen, locale);
        const account = sectionPath('my-account', locale);
        const username = `Flor${locale}${javaScriptEnabled ? 'js' : ''}${Date.now().toString(36)}`;
        const emails = { first: `${username.toLowerCase()}@example.org`, second: `nuevo.${username.toLowerCase()}@example.org` };
        const fill = (id: string, value: string) => page.locator(`[id="${id}"]`).fill(value);
        const press = (name: string, within = 'main') => page.locator(within).getByRole('button', { name, exact: true }).click();
        const at = (expected: string) => expect(page).toHaveURL((url) => url.pathname + url.search === expected);
        const told = (message: string) => expect(page.locator('main').getByRole('status')).toHaveText(message);

        await test.step('sign up', async () => {
          await page.goto(`${path('sign-up')}?target=${encodeURIComponent(pathTo('glossary', locale))}`);
          await fill('username', username);
          await fill('email', 'nobody');
          await fill('password', passwords.first);
          await fill('confirmation', passwords.first);
          await page.locator('#terms').check();
          await press(t('signUp.submit'));
          const summary = page.locator('main').getByRole('alert');
          await expect(summary).toContainText(t('account.problem.email-invalid'));
          await expect(summary).toBeFocused();
          await summary.getByRole('link').click();
          await expect(page.locator('#email')).toBeFocused();
          await expect(page.locator('#username')).toHaveValue(username);
          await fill('email', emails.first);
          await fill('password', passwords.first);
          await fill('confirmation', passwords.first);
          await press(t('signUp.submit'));
          await expect(page.locator('main')).toContainText(emails.first);
        });

        await test.step('verify the address by the link of the mail', async () => {
          await page.goto(await linkInMail(emails.first, path('verify-email')));
          await expect(page.locator('h1')).toHaveText(t('verify.confirm.title'));
          await press(t('verify.confirm'));
          await expect(page.locator('h1')).toHaveText(t('verify.done.title'));
          expect(page.url()).not.toContain('token');
        });

        await test.step('sign out', async () => {
          await page.goto(path('profile'));
          await page
            .getByRole('navigation', { name: t('myAccount.menu') })
            .getByRole('link', { name: t('signOut.submit') })
            .click();
          await press(t('signOut.submit'));
          await at(path('home'));
          await page.goto(path('profile'));
          await at(`${path('login')}?${new URLSearchParams({ target: path('profile') })}`);
        });

        await test.step('fail to sign in', async () => {
          await fill('login', username);
          await fill('password', passwords.second);
          await press(t('login.submit'));
          await expect(page.locator('main').getByRole('alert')).toContainText(t('account.problem.login-wrong'));
          await expect(page.locator('#login')).toHaveValue(username);
        });

        await test.step('reset the password', async () => {
          await page.getByRole('link', { name: t('login.forgot') }).click();
          await fill('email', emails.first);
          await press(t('forgot.submit'));
          await told(t('forgot.sent'));
          await page.goto(await linkInMail(emails.first, path('reset-password')));
          await fill('newPassword', passwords.second);
          await fill('confirmation', passwords.second);
          await press(t('reset.submit'));
          await told(t('login.reset'));
        });

        await test.step('sign in', async () => {
          await fill('login', emails.first);
          await fill('password', passwords.second);
          await press(t('login.submit'));
          await at(path('profile'));
        });

        await test.step('change the e-mail address', async () => {
          await page.goto(account);
          await fill('email-email', emails.second);
          await press(t('myAccount.email.save'));
          await told(t('myAccount.email.saved'));
          await page.goto(await linkInMail(emails.second, path('verify-email')));
          await expect(page.locator('main')).toContainText(t('verify.confirm.change'));
          await press(t('verify.confirm'));
          await expect(page.locator('main').getByRole('status')).toContainText(emails.second);
        });

        await test.step('change the password', async () => {
          await page.goto(account);
          await fill('password-currentPassword', passwords.second);
          await fill('password-newPassword', passwords.third);
          await fill('password-confirmation', passwords.third);
          await press(t('updatePassword.submit'));
          await told(t('updatePassword.changed'));
          await expect(page.locator('[id="password-newPassword"]')).toHaveValue('');
        });

        await test.step('end another session', async () => {
          const other = await browser.newContext();
          const origin = String(baseURL);
          await signIn(other, origin, { username, email: emails.second, password: passwords.third });
          const isSignedIn = async () => (await other.request.get(origin + path('profile'), { maxRedirects: 0 })).status() === 200;
          expect(await isSignedIn()).toBe(true);
          await page.goto(account);
          await press(t('myAccount.session.end'));
          await told(t('myAccount.session.ended'));
          expect(await isSignedIn()).toBe(false);
          await other.close();
        });
        // Signed out before the page had its answer, it logs that it got none.
        expect(complaints.splice(0).filter((each) => !each.includes('UNAUTHENTICATED'))).toEqual([]);
      });
    }
  });
}

async function shows(page: Page, id: string): Promise<string | null> {
  return page.locator(`#${id}`).getAttribute('type');
}

test('A password can be shown while it is typed, and is hidden again when it is sent', async ({ page }) => {
  await page.goto('/login');
  await page.locator('#password').fill('Quiet-River7!');
  await expect(async () => {
    if ((await shows(page, 'password')) === 'password')
      await page.getByRole('button', { name: /^Show\s+Password/ }).click({ timeout: 1_000 });
    expect(await shows(page, 'password')).toBe('text');
  }).toPass();
  await page.getByRole('button', { name: /^Hide\s+Password/ }).click();
  expect(await shows(page, 'password')).toBe('password');
  await page.getByRole('button', { name: /^Show\s+Password/ }).click();
  // What is sent, seen before the page goes.
  await page.evaluate(() => {
    document.querySelector('main form')?.addEventListener('submit', (event) => event.preventDefault());
  });
  await page.locator('#password').press('Enter');
  expect(await shows(page, 'password')).toBe('password');
});

test('A mistake in my account takes the focus, and keeps what was typed in the other parts', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const member = await newMember(String(baseURL), 'Lila');
  await signIn(context, String(baseURL), member);
  await page.goto('/profile?section=my-account', { waitUntil: 'networkidle' });
  await routerRuns(page);
  await page.locator('[id="details-firstName"]').fill('Lila');
  await page.locator('[id="email-email"]').fill('nobody');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const summary = page.locator('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page.locator('[id="email-email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="email-email"]')).toHaveValue('nobody');
  await expect(page.locator('[id="details-firstName"]')).toHaveValue('Lila');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('#details').getByRole('status')).toBeFocused();
  await expect(summary).toHaveCount(0);
  // The browser tells of the answer to what was sent in the background.
  const unexpected = complaints.filter((each) => !each.includes('400'));
  complaints.length = 0;
  expect(unexpected).toEqual([]);
});

test('A form that is sent when the session has ended leads to sign in, and back to its section', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const origin = String(baseURL);
  const member = await newMember(origin, 'Luz');
  await signIn(context, origin, member);
  await page.goto('/profile?section=my-account', { waitUntil: 'networkidle' });
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('there is no other browser');
  // Elsewhere all other sessions are ended: this browser does not know yet.
  await signIn(other, origin, member);
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  await other.request.post(`${origin}/profile`, { form: { intent: 'end-others' }, headers });
  await other.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ ended: '1', target: '/profile?section=my-account' })}`);
  await expect(page.locator('main').getByRole('status')).toBeVisible();
  await page.locator('#login').fill(member.username);
  await page.locator('#password').fill(member.password);
  await page.locator('#password').press('Enter');
  await expect(page).toHaveURL('/profile?section=my-account');
  // The page to sign in on asks who is signed in, and logs that nobody is.
  const unexpected = complaints.filter((each) => !each.includes('UNAUTHENTICATED'));
  complaints.length = 0;
  expect(unexpected).toEqual([]);
});
