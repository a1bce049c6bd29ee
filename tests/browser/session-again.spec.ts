import { newMember, sessionCookies, signIn, type TestMember, whoIs } from './members.ts';
import { account, isSignedIn, origin, pending, place, signOutButton, watch } from './sessions.ts';
import { expect, type Page, test } from './test.ts';
import { lengthenTimers } from './timers.ts';

// On a phone the account stands in the menu.
test.use({ viewport: { width: 1280, height: 800 } });

/** Signing in, while the session before is still to be ended. */
let member: TestMember;
test.beforeAll(async () => {
  member = await newMember(origin(), 'rosa');
});
test.beforeEach(async ({ context, page }) => {
  await signIn(context, origin(), member);
  await page.goto('/sign-out');
  await isSignedIn(page);
});

const isPost = (url: URL) => url.pathname === '/sign-out';

/** Keeps the answers to signing out on their way: what a route answers in their place, Chromium does not always follow. */
async function holdAnswers(page: Page, until: Promise<void>): Promise<void> {
  const network = await page.context().newCDPSession(page);
  network.on('Fetch.requestPaused', async ({ requestId }) => {
    await until;
    await network.send('Fetch.continueResponse', { requestId }).catch(() => {});
  });
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*/sign-out', requestStage: 'Response' }] });
}

async function isStillSignedIn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(place(page)).toHaveAccessibleName('My account');
  await expect(page.locator('main')).toContainText(member.username);
  const { authToken = '' } = await sessionCookies(page.context());
  expect(await whoIs(origin(), authToken)).toBe(member.username);
  await expect.poll(() => pending(page)).toBeNull();
}

test('A new session is not ended for the one before, which its server could not be told of', async ({ page, context, complaints }) => {
  const { authToken: before = '' } = await sessionCookies(context);
  let tries = 0;
  await context.route(isPost, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    return route.abort();
  });
  await signOutButton(page).click();
  await expect(page).toHaveURL(`${origin()}/`);
  // The page at home tries again. A busy machine could do so with the cookie of the new session.
  await expect.poll(() => tries).toBeGreaterThan(1);
  expect(await pending(page)).toBe('true');
  await signIn(context, origin(), member);
  await context.unroute(isPost);
  const tab = await context.newPage();
  const watched = await watch(tab);
  await tab.goto(account);
  await isStillSignedIn(tab);
  expect(watched.states).toEqual(['/profile in visible']);
  expect(await whoIs(origin(), before)).toBe('UNAUTHENTICATED');
  complaints.length = 0;
});

test('An answer to the session before does not end the new one', async ({ page, context, complaints }) => {
  // Left before it is idle, in a tab whose requests are intercepted, it could keep the next page from ever being so.
  await page.waitForLoadState('networkidle');
  const { authTokenExpires: before } = await sessionCookies(context);
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    if (asked++ > 0) return route.continue();
    // The cookie says until when, in seconds.
    await expect(async () => {
      await signIn(context, origin(), member);
      expect(await sessionCookies(context)).not.toMatchObject({ authTokenExpires: before });
    }).toPass();
    await route.fulfill({ json: { errors: [{ message: 'nobody', extensions: { code: 'UNAUTHENTICATED' } }] } });
  });
  await page.goto(account);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await isStillSignedIn(page);
  await expect(page).toHaveURL(origin() + account);
  expect(complaints.splice(0).join()).toContain('UNAUTHENTICATED');
});

test('A form that is sent meanwhile waits for the answer, which clears the cookies of a session', async ({ page, context }) => {
  // It waits ten seconds for the answer.
  await lengthenTimers(context, 10_000);
  await page.reload();
  await isSignedIn(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await holdAnswers(page, answered);
  const { authToken: before = '' } = await sessionCookies(context);
  await signOutButton(page).click();
  await expect.poll(() => whoIs(origin(), before)).toBe('UNAUTHENTICATED');
  const tab = await context.newPage();
  await holdAnswers(tab, answered);
  await tab.goto(`/login?${new URLSearchParams({ target: account })}`);
  await tab.locator('#login').fill(member.username);
  await tab.locator('#password').fill(member.password);
  // Its script is there: it waits for its turn to ask who is signed in.
  await expect.poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
  for (let presses = 0; presses < 2; presses++) await tab.locator('#password').press('Enter');
  await tab.waitForTimeout(1_000);
  await expect(tab).toHaveURL(/\/login/);
  answer();
  await expect(tab).toHaveURL(account);
  await isStillSignedIn(tab);
});
