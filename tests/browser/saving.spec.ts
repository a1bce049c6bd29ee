import { savedListPath } from '#app/addresses/saved-list-path.ts';
import { loginWords } from '#app/screens/account/sign-in.words.ts';
import { savedWords } from '#app/screens/member/saved/saved.words.ts';
import { watchShifts } from '../layout-shift.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { kept } from './kept.ts';
import { newMember, signIn } from './members.ts';
import { isSignedIn, origin } from './sessions.ts';
import { expect, leaveOutTypefaces, type Page, test } from './test.ts';

const article = '/treatment/chemotherapy';
const list = savedListPath('en');
const say = (id: keyof typeof savedWords) => savedWords[id].en;
const mark = (page: Page) => page.locator('main button[name=entry]').first();
const titles = (page: Page) => page.locator('main li h2');
const saved = (page: Page) => kept(page, 'saved-content');

test('What nobody is signed in to save is saved with signing in, and said; then it is filtered, sorted, removed and brought back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username, password } = await newMember(origin(), 'Saver');
  await page.goto(article);
  await mark(page).click();
  await expect(page).toHaveURL(/\/login\?target=/);
  await expect(page.locator('main')).toContainText(loginWords['login.saves'].en);
  await expectAccessibleAsItIs(page, 'to sign in, and to save');
  await page.locator('#login').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('main form:has([name=password]) button[type=submit]').click();
  await expect(page).toHaveURL(`${origin()}${article}#is-saved`);
  await expect(page.locator('#is-saved')).toBeVisible();
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true');

  // On cards it is one touch.
  const shifts = await watchShifts(page);
  // Left before it is idle, in a tab whose requests are intercepted, it could keep the next page from ever being so.
  await page.waitForLoadState('networkidle');
  await leaveOutTypefaces(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
  const size = await mark(page).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await mark(page).click();
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#save-status')).toHaveText('Saved.');
  expect(await shifts()).toEqual([]);
  await page.unrouteAll();
  await expect.poll(() => saved(page)).toContain('treatment-chemotherapy');

  await page.goto(list, { waitUntil: 'networkidle' });
  await expect(titles(page)).toHaveCount(2);
  await expectAccessibleAsItIs(page, 'what is saved');
  const first = await titles(page).first().textContent();
  await page.getByRole('link', { name: say('saved.sort.Oldest') }).click();
  await expect(titles(page).last()).toHaveText(first ?? '');
  await page.locator('input[name=term]').fill('chémo');
  await expect(titles(page)).toHaveCount(1);
  await page.locator('input[name=term]').fill('');
  const remove = page.getByRole('button', { name: say('saved.remove') });
  await remove.last().click();
  const notice = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: say('saved.removed') });
  await expect(notice).toBeFocused();
  await expect(titles(page)).toHaveCount(1);
  await expect(page).toHaveURL(/sort=Oldest/);
  await page.getByRole('button', { name: say('saved.restore') }).click();
  await expect(titles(page)).toHaveCount(2);

  // Signing out leaves nothing of it on the device.
  await page.goto('/sign-out', { waitUntil: 'networkidle' });
  await page.locator('main form button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await expect(page).toHaveURL(`${origin()}/`);
  await expect.poll(() => saved(page)).toBeNull();
  await expect(mark(page)).not.toHaveAttribute('aria-pressed', /./);
  expect(complaints.splice(0).filter((each) => !each.includes('400'))).toEqual([]);
});

test('Two tabs agree, and another member sees nothing of it', async ({ page, context }) => {
  await signIn(context, origin(), await newMember(origin(), 'Tabs'));
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(article, { waitUntil: 'networkidle' });
    await isSignedIn(each);
    await expect(mark(each)).toHaveAttribute('aria-pressed', 'false');
  }
  const place = await mark(page).boundingBox();
  await expect(mark(page)).toHaveAccessibleName('Save this page');
  await mark(page).click();
  await expect(mark(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(mark(page)).toHaveAccessibleName('Saved (take it off your list)');
  expect(await mark(page).boundingBox()).toEqual(place);
  await other.goto(list, { waitUntil: 'networkidle' });
  await expect(titles(other)).toHaveCount(1);
  await mark(page).click();
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(titles(other)).toHaveCount(0);

  await mark(page).click();
  await expect.poll(() => saved(page)).toContain('treatment-chemotherapy');
  await signIn(context, origin(), await newMember(origin(), 'Else'));
  await page.goto(article, { waitUntil: 'networkidle' });
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
});

test('A change that fails is taken back, and said', async ({ page, context, complaints }) => {
  await signIn(context, origin(), await newMember(origin(), 'Fails'));
  await page.goto(article, { waitUntil: 'networkidle' });
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await mark(page).click();
  await expect(page.locator('#save-status')).toContainText('did not work');
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false');
  expect(complaints.splice(0).filter((each) => !each.includes('500'))).toEqual([]);
});
