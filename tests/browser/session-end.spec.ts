import { sectionPath } from '#app/screens/member/section-ids.ts';
import { isCodeWith } from './code.ts';
import { newMember, sessionCookies, signIn, submit, type TestMember, whoIs } from './members.ts';
import { account, companion, isSignedIn, isSignedOut, marker, origin, pending, place, signOutButton, watch } from './sessions.ts';
import { expect, test } from './test.ts';

// On a phone the account stands in the menu.
test.use({ viewport: { width: 1280, height: 800 } });

let member: TestMember;
test.beforeAll(async () => {
  member = await newMember(origin(), 'rosa');
});

test.describe('Back after signing out', () => {
  for (const isOffline of [false, true]) {
    test(`shows nothing of the member’s${isOffline ? ', offline either' : ''}`, async ({ page, context, complaints }) => {
      await signIn(context, origin(), member);
      await page.goto(account);
      await isSignedIn(page);
      await page.goto('/sign-out');
      await isSignedIn(page);
      await signOutButton(page).click();
      await expect(page).toHaveURL(`${origin()}/`);
      await context.setOffline(isOffline);
      for (let step = 0; step < 2; step++) {
        await page.goBack({ waitUntil: 'commit' }).catch(() => null);
        await page.waitForTimeout(300);
        const seen = await page.evaluate(() => document.body?.innerText ?? '').catch(() => '');
        expect(seen).not.toContain(member.username);
        expect(seen).not.toContain(member.email);
      }
      await context.setOffline(false);
      complaints.length = 0;
    });
  }

  test('a page that the browser kept is hidden until it is known who is signed in', async ({ page, context }) => {
    await signIn(context, origin(), member);
    let answered = () => {};
    const late = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName === 'savedContent') await late;
      await route.continue();
    });
    await page.goto(account);
    await isSignedIn(page);
    const go = (type: string) => page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    const content = page.getByRole('heading', { level: 1 });
    await go('pagehide');
    // What was asked for before it was left arrives, and shows nothing.
    const arrival = page.waitForResponse(
      (response) => response.url().endsWith('/graphql') && response.request().postDataJSON().operationName === 'savedContent',
    );
    answered();
    await (await arrival).finished();
    await page.waitForTimeout(200);
    await expect(content).toBeHidden();
    await go('pageshow');
    await expect(content).toBeVisible();
    await page.unroute('**/graphql');
    await go('pagehide');
    await submit(context.request, origin(), '/sign-out');
    await go('pageshow');
    await expect(page).toHaveURL(/\/login\?target=/);
  });

  test('what was another member’s is loaded anew', async ({ page, context }) => {
    const other = await newMember(origin(), 'ana');
    await signIn(context, origin(), member);
    await page.goto(account);
    await isSignedIn(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await submit(context.request, origin(), '/sign-out');
    // Cookies count in seconds.
    await page.waitForTimeout(1_100);
    await signIn(context, origin(), other);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('main')).toContainText(other.username);
    await expect(page.locator('main')).not.toContainText(member.username);
    await expect(page.locator('main')).toBeVisible();
  });
});

test.describe('Signing out offline', () => {
  test('clears what is here at once, and ends the session when the network is back', async ({ page, context, complaints }) => {
    await signIn(context, origin(), member);
    const { authToken = '' } = await sessionCookies(context);
    await page.goto('/sign-out');
    await isSignedIn(page);
    await context.setOffline(true);
    await signOutButton(page).click();
    await expect(page.getByRole('heading', { name: 'You are signed out on this device' })).toBeVisible();
    await expect(page.locator('.signed-out')).toBeFocused();
    await expect(page.locator('main')).toBeHidden();
    expect([await marker(page), await pending(page), await companion(page)]).toEqual([null, 'true', false]);
    expect(await whoIs(origin(), authToken)).toBe(member.username);
    await context.setOffline(false);
    await expect(page).toHaveURL(`${origin()}/`);
    await expect.poll(() => whoIs(origin(), authToken)).toBe('UNAUTHENTICATED');
    expect([await pending(page), await sessionCookies(context)]).toEqual([null, {}]);
    complaints.length = 0;
  });

  test('holds on every page and in every tab until then, also where the server still knows who it is', async ({
    page,
    context,
    complaints,
  }) => {
    await signIn(context, origin(), member);
    const { authToken = '' } = await sessionCookies(context);
    await page.goto('/sign-out');
    await isSignedIn(page);
    const refused = (url: URL) => url.pathname === '/sign-out';
    await context.route(refused, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await signOutButton(page).click();
    await expect(page).toHaveURL(`${origin()}/`);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const tab = await context.newPage();
    const watched = await watch(tab);
    await tab.goto('/types', { waitUntil: 'networkidle' });
    await expect(place(tab)).toHaveAccessibleName('Sign in');
    // What was made for the member leads home, as long as it could only lead back to itself.
    await tab.goto(account, { waitUntil: 'commit' });
    await expect(tab).toHaveURL(`${origin()}/`);
    await expect.poll(() => watched.states).toEqual(['/types out visible', '/profile out hidden', '/ out visible']);
    expect(asked.filter((url) => url.endsWith('/graphql'))).toEqual([]);
    expect(await whoIs(origin(), authToken)).toBe(member.username);

    await context.unroute(refused);
    await tab.goto(account, { waitUntil: 'commit' });
    await expect(tab).toHaveURL(/\/login\?target=/);
    await expect.poll(() => pending(tab)).toBeNull();
    expect(await whoIs(origin(), authToken)).toBe('UNAUTHENTICATED');
    complaints.length = 0;
  });
});

test.describe('What the gateway says', () => {
  test('a session that has ended on the server ends here', async ({ page, context, complaints }) => {
    await signIn(context, origin(), member);
    await page.goto('/');
    await isSignedIn(page);
    const { authToken = '' } = await sessionCookies(context);
    // No page is left that could still hear of it: on a busy machine the first has not had all of its answers.
    await page.goto('about:blank');
    const elsewhere = await context.browser()?.newContext();
    await elsewhere?.addCookies([{ name: 'authToken', value: authToken, url: origin() }]);
    if (elsewhere) await submit(elsewhere.request, origin(), '/sign-out');
    await elsewhere?.close();
    await page.goto('/types');
    await isSignedOut(page);
    expect([await marker(page), await companion(page)]).toEqual([null, false]);
    expect(complaints.splice(0).join()).toContain('The user of the session could not be fetched');
  });

  for (const status of [401, 403]) {
    test(`status ${status} signs out`, async ({ page, context, complaints }) => {
      await signIn(context, origin(), member);
      await page.route('**/graphql', (route) => route.fulfill({ status, body: '' }));
      await page.goto('/');
      await isSignedOut(page);
      expect([await marker(page), await companion(page)]).toEqual([null, false]);
      complaints.length = 0;
    });
  }

  test('what belongs to the member and fails is logged, and signs nobody out', async ({ page, context, complaints }) => {
    await signIn(context, origin(), member);
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'userQuery' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    );
    await page.goto('/');
    await isSignedIn(page);
    await expect.poll(() => complaints.filter((each) => each.includes('could not be fetched')).length).toBe(2);
    await expect(place(page)).toHaveAccessibleName('My account');
    complaints.length = 0;
  });
});

test.describe('A page that was made for a member', () => {
  test('leads to signing in when there is none any more, and is hidden meanwhile', async ({ page, context }) => {
    await signIn(context, origin(), member);
    const { authToken = '' } = await sessionCookies(context);
    // The cookie that no script can see is left over, as after a quick exit.
    await context.clearCookies({ name: 'authTokenExpires' });
    const watched = await watch(page);
    await page.goto(account, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${origin()}/login?${new URLSearchParams({ target: account })}`);
    expect(watched.states.filter((state) => !state.startsWith('/login'))).toEqual(['/profile out hidden']);
    expect(await whoIs(origin(), authToken)).toBe('UNAUTHENTICATED');
  });

  test('stays where the server knows who it is, and only the question failed', async ({ page, context, complaints }) => {
    await signIn(context, origin(), member);
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url() === origin() + account) loads += 1;
    });
    await page.goto(account);
    // Once more by way of the page to sign in on, which the server leads on from, and no more than that.
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(loads).toBe(2);
    complaints.length = 0;
  });
});

for (const address of ['/sign-out', sectionPath('sign-out', 'en')]) {
  test(`Signing out before the session is looked after leads home, and not to signing in: ${address}`, async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    await signIn(context, origin(), member);
    const { authToken = '' } = await sessionCookies(context);
    const ended = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    // The server ends the session at once, and its answer, which clears the cookies, is on its way for long.
    await page.route(
      (url) => url.pathname === '/sign-out',
      async (route) => {
        const request = route.request();
        // What is sent with keepalive never gets its answer in Chromium where a route lets it go on.
        if (request.method() !== 'POST' || !request.isNavigationRequest()) return route.fulfill({ response: await route.fetch() });
        const elsewhere = await browser.newContext();
        await elsewhere.addCookies([{ name: 'authToken', value: authToken, url: origin() }]);
        await submit(elsewhere.request, origin(), '/sign-out');
        await elsewhere.close();
        ended.resolve();
        await answer.promise;
        await route.continue();
      },
    );
    await page.route('**/assets/*.js', async (route) => {
      try {
        const response = await route.fetch();
        const body = await response.text();
        if (body.includes('of the session could not be fetched')) await ended.promise;
        await route.fulfill({ response, body });
      } catch {
        // The page was left meanwhile.
      }
    });
    await page.goto(address);
    // The page learns that the session is over, and ends what is left of it.
    const revoked = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/sign-out' && !response.request().isNavigationRequest(),
    );
    await signOutButton(page).click({ noWaitAfter: true });
    await revoked;
    await page.waitForTimeout(300);
    answer.resolve();
    await expect(page).toHaveURL(`${origin()}/`);
    complaints.length = 0;
  });
}

test('Leaving quickly, with the clearing chosen, ends the session', async ({ page, context }) => {
  await context.route(/weather\.gov/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }));
  await signIn(context, origin(), member);
  const { authToken = '' } = await sessionCookies(context);
  await page.addInitScript(() => location.hostname.includes('weather') || localStorage.setItem('clear', 'on'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await isSignedIn(page);
  await page.locator('a[data-enhance=leave]').first().click();
  await expect(page).toHaveTitle('Weather');
  await expect.poll(() => whoIs(origin(), authToken)).toBe('UNAUTHENTICATED');
  await expect.poll(() => sessionCookies(context)).toEqual({});
});

test('Leaving quickly ends a session, too, that its member has left and the server was not told of', async ({
  page,
  context,
  complaints,
}) => {
  await context.route(/weather\.gov/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }));
  await signIn(context, origin(), member);
  const { authToken = '' } = await sessionCookies(context);
  await context.clearCookies({ name: 'authTokenExpires' });
  await page.addInitScript(() => location.hostname.includes('weather') || localStorage.setItem('clear', 'on'));
  // It leaves after half a second, whether what ends the session has come or not.
  const isEnding = isCodeWith('deleteDatabase');
  const ending = page.waitForResponse((response) => isEnding(response.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await (await ending).finished();
  expect(await whoIs(origin(), authToken)).toBe(member.username);
  await page.locator('a[data-enhance=leave]').first().click();
  await expect(page).toHaveTitle('Weather');
  await expect.poll(() => whoIs(origin(), authToken)).toBe('UNAUTHENTICATED');
  complaints.length = 0;
});
