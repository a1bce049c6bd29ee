import { menuButton } from './header.ts';
import { newMember, sessionCookies, signIn, type TestMember } from './members.ts';
import { account, isSignedIn, languages, marker, origin, pending, place, signOutButton, watch } from './sessions.ts';
import { expect, leaveOutTypefaces, test } from './test.ts';

// On a phone the account stands in the menu.
test.use({ viewport: { width: 1280, height: 800 } });

let member: TestMember;
test.beforeAll(async () => {
  member = await newMember(origin(), 'rosa');
});

test.describe('The account place in the header', () => {
  for (const each of languages) {
    test(`leads to signing in, or to the account, and is never wrong on the way: ${each.home}`, async ({ page, context }) => {
      await leaveOutTypefaces(page);
      const watched = await watch(page);
      await page.goto(each.home, { waitUntil: 'networkidle' });
      await expect(place(page)).toHaveAccessibleName(each.out);
      await expect(place(page)).toHaveAttribute('href', each.login);
      const before = await place(page).boundingBox();
      expect(watched.states.splice(0)).toEqual([`${each.home} out visible`]);

      await signIn(context, origin(), member);
      await page.goto(each.home, { waitUntil: 'networkidle' });
      await isSignedIn(page);
      await expect(place(page)).toHaveAccessibleName(each.in);
      await expect(place(page)).toHaveAttribute('href', each.account);
      expect(await place(page).boundingBox()).toEqual(before);
      expect([watched.states, await watched.moved()]).toEqual([[`${each.home} in visible`], []]);
      await place(page).click();
      await expect(page).toHaveURL(origin() + each.account);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  for (const width of [360, 1280]) {
    test(`is as large with either face, and large enough to touch: ${width} px`, async ({ page, context }) => {
      await leaveOutTypefaces(page);
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/', { waitUntil: 'networkidle' });
      if (width === 360) await menuButton(page).click();
      const out = await place(page).boundingBox();
      await signIn(context, origin(), member);
      await page.goto('/', { waitUntil: 'networkidle' });
      if (width === 360) await menuButton(page).click();
      expect(await place(page).boundingBox()).toEqual(out);
      expect(Math.min(out?.width ?? 0, out?.height ?? 0)).toBeGreaterThanOrEqual(44);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to signing in, and whoever is signed in on to the profile', async ({ page, context }) => {
      await page.goto('/');
      await expect(place(page)).toHaveAccessibleName('Sign in');
      await signIn(context, origin(), member);
      await page.goto('/');
      await place(page).click();
      await expect(page).toHaveURL(/\/profile/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test('A reader who is nobody’s member loads nothing of the session', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /graphql|\/session-/.test(url))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('Two tabs', () => {
  test('signing in in one does so in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/types', { waitUntil: 'networkidle' });
    await page.goto('/login');
    await page.locator('input[name=login]').fill(member.username);
    await page.locator('input[name=password]').fill(member.password);
    await page.locator('main form:has([name=password]) button[type=submit]').click();
    await expect(page).toHaveURL(/\/profile/);
    await expect(place(other)).toHaveAccessibleName('My account');
    await expect(place(other)).toHaveAttribute('href', account);
  });

  for (const each of languages) {
    test(`signing out in one does so in the other, which leaves what was the member’s: ${each.home}`, async ({ page, context }) => {
      await signIn(context, origin(), member);
      const [reading, own] = [await context.newPage(), await context.newPage()];
      await reading.goto(each.home, { waitUntil: 'networkidle' });
      await own.goto(each.account, { waitUntil: 'networkidle' });
      await page.goto(each.signOut, { waitUntil: 'networkidle' });
      await Promise.all([reading, own, page].map(isSignedIn));
      await expect(own.locator('main')).toContainText(member.username);

      await signOutButton(page).click();
      await expect(page).toHaveURL(origin() + each.home);
      await expect(place(page)).toHaveAccessibleName(each.out);
      await expect(place(reading)).toHaveAccessibleName(each.out);
      await expect(own).toHaveURL(`${origin()}${each.login}?${new URLSearchParams({ target: each.account })}`);
      await expect(own.locator('body')).not.toContainText(member.username);
      expect([await marker(own), await pending(own), await sessionCookies(context)]).toEqual([null, null, {}]);
    });
  }
});
