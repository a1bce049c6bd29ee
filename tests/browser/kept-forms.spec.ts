import { isCarried } from './carried.ts';
import { newMember, signIn, submit, type TestMember } from './members.ts';
import { routerRuns } from './router.ts';
import { account, isSignedIn, marker, origin } from './sessions.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';
import { lengthenTimers } from './timers.ts';

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const told = (page: Page, part: string) => page.locator(`#${part}`).getByRole('status');
const ended = `/login?${new URLSearchParams({ ended: '1', target: account })}`;
const kept = 'This is what you had typed. It is not saved yet.';

let member: TestMember;
test.beforeAll(async () => {
  member = await newMember(origin(), 'Alba');
});
test.beforeEach(({ context }) => signIn(context, origin(), member));

/** The session ends, and this browser does not know. */
async function endElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('there is no other browser');
  await signIn(other, origin(), member);
  await submit(other.request, origin(), '/profile', { intent: 'end-others' });
  await other.close();
}

async function fillInLogin(page: Page, { username, password }: TestMember): Promise<void> {
  await page.locator('#login').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
  await expect(page).toHaveURL(account);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what is sent when the session has ended comes back after signing in, once', async ({ page, context, complaints }) => {
      await page.goto(account, { waitUntil: 'networkidle' });
      await field(page, 'email-email').fill('nueva@example.org');
      await endElsewhere(context);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await expect(page).toHaveURL(ended);
      await expect(page.locator('main').getByRole('status')).toBeVisible();
      await fillInLogin(page, member);
      await expect(told(page, 'email')).toHaveText(kept);
      await expect(told(page, 'email')).toBeFocused();
      await expect(field(page, 'email-email')).toHaveValue('nueva@example.org');
      expect((await context.cookies(origin() + account)).map(({ name }) => name)).not.toContain('keptForms');
      await page.goto(account);
      await expect(field(page, 'email-email')).toHaveValue('');
      // The page to sign in on asks who is signed in, and logs that nobody is.
      expect(complaints.splice(0).filter((each) => !each.includes('UNAUTHENTICATED'))).toEqual([]);
    });
  });
}

test.describe('A page that finds out by itself that the session is over', () => {
  // It gives up keeping what was typed after three seconds.
  test.beforeEach(({ page }) => lengthenTimers(page, 3_000));

  const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  test('keeps what was typed in all of its forms, and saves each by itself', async ({ page, context }) => {
    await page.goto(account, { waitUntil: 'networkidle' });
    await isSignedIn(page);
    await field(page, 'details-firstName').fill('Lila');
    await field(page, 'username-username').fill('Otra');
    await field(page, 'password-currentPassword').fill('Never-Kept7!');
    await page
      .locator('#password')
      .getByRole('button', { name: /^Show\s+Current password/ })
      .click();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url() === origin() + account);
    // Its time is up.
    await context.clearCookies();
    await comeBack(page);
    const body = (await sent).postData() ?? '';
    expect(body).toContain('Lila');
    expect(body).not.toContain('Never-Kept7');
    await expect(page).toHaveURL(ended);
    expect([await marker(page), page.url().includes('Lila')]).toEqual([null, false]);

    await fillInLogin(page, member);
    await expect(told(page, 'details')).toHaveText(kept);
    await expect(told(page, 'details')).toBeFocused();
    await expect(told(page, 'username')).toHaveText(kept);
    await routerRuns(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(told(page, 'details')).toHaveText('Saved.');
    await expect(field(page, 'details-firstName')).toHaveValue('Lila');
    await expect(told(page, 'username')).toHaveText(kept);
    await expect(field(page, 'username-username')).toHaveValue('Otra');
  });

  test('shows it in the other language', async ({ page }) => {
    await page.goto(account, { waitUntil: 'networkidle' });
    await isSignedIn(page);
    const show = page.locator('#password').getByRole('button', { name: /^Show/ });
    await isCarried(field(page, 'password-currentPassword'), show.first());
    await field(page, 'details-firstName').fill('Otilia');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Español/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(field(page, 'details-firstName')).toHaveValue('Otilia');
    await expect(told(page, 'details')).toHaveText('Esto es lo que usted había escrito. Todavía no está guardado.');
  });

  test('keeps what is ticked as it is', async ({ page, context }) => {
    await page.goto(account, { waitUntil: 'networkidle' });
    await isSignedIn(page);
    const boxes = ['<input type="checkbox" name="ticked" value="yes">', '<input type="checkbox" name="unticked" value="yes" checked>'];
    await page.locator('#username form').evaluate((form, html) => form.insertAdjacentHTML('beforeend', html), boxes.join(''));
    await page.locator('[name=ticked]').check();
    await page.locator('[name=unticked]').uncheck();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url() === origin() + account);
    await context.clearCookies();
    await comeBack(page);
    const forms = new URLSearchParams((await sent).postData() ?? '').getAll('form').map((form) => new URLSearchParams(form));
    expect(forms.map((form) => [form.get('intent'), form.get('ticked'), form.get('unticked')])).toEqual([['username', 'yes', null]]);
    await expect(page).toHaveURL(ended);
  });

  test('shows it to nobody else', async ({ page, context }) => {
    await page.goto(account, { waitUntil: 'networkidle' });
    await isSignedIn(page);
    await field(page, 'details-firstName').fill('Lila');
    await context.clearCookies();
    await comeBack(page);
    await expect(page).toHaveURL(ended);
    await fillInLogin(page, await newMember(origin(), 'Ana'));
    await expect(field(page, 'details-firstName')).toHaveValue('');
    await expect(page.locator('main')).not.toContainText('you had typed');
  });

  test('hands nothing over where nothing was typed, or its member signs out here', async ({ page, context }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
    await page.goto(account, { waitUntil: 'networkidle' });
    await isSignedIn(page);
    await context.clearCookies();
    await comeBack(page);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ target: account })}`);
    expect(posts).not.toContain('/profile');
  });
});
