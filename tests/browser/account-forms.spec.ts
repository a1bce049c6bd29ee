import { newMember, signIn, type TestMember } from './members.ts';
import { routerRuns } from './router.ts';
import { account, origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

let member: TestMember;
test.beforeAll(async () => {
  member = await newMember(origin(), 'Alma');
});
test.beforeEach(({ context }) => signIn(context, origin(), member));

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const toldIn = (page: Page, part: string) => page.locator(`#${part}`).getByRole('status');

/** What the test has sent wrong on purpose is told by the browser, too. */
function expectOnly400(complaints: string[]): void {
  expect(complaints.splice(0).filter((each) => !each.includes('400'))).toEqual([]);
}

test('The links of what is wrong lead to the fields, and leave the mistakes where they are', async ({ page, complaints }) => {
  await page.goto(account, { waitUntil: 'networkidle' });
  await routerRuns(page);
  await field(page, 'email-email').fill('nobody');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const summary = page.locator('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').last().press('Enter');
  await expect(field(page, 'email-email')).toBeFocused();
  await expect(field(page, 'email-email')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('main nav').getByRole('link', { name: 'Password' }).click();
  await expect(page).toHaveURL(/#password$/);
  await expect(summary).toBeVisible();
  await save(page).click();
  await expect(toldIn(page, 'details')).toBeFocused();
  await expect(summary).toHaveCount(0);
  expectOnly400(complaints);
});

test('What is typed in a part stays when another part is saved, or is not', async ({ page, complaints }) => {
  await page.goto(account, { waitUntil: 'networkidle' });
  await routerRuns(page);
  await save(page).click();
  await expect(toldIn(page, 'details')).toBeFocused();
  await field(page, 'details-firstName').fill('Lila');
  await page.getByRole('button', { name: 'Change username' }).click();
  await expect(toldIn(page, 'username')).toBeFocused();
  await expect(field(page, 'details-firstName')).toHaveValue('Lila');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.locator('main').getByRole('alert')).toBeFocused();
  await expect(field(page, 'details-firstName')).toHaveValue('Lila');
  expectOnly400(complaints);
});

test('A second click is no second wish', async ({ page }) => {
  await page.goto(account, { waitUntil: 'networkidle' });
  await routerRuns(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/profile') && sent.push(request.url()));
  // In one go: on a busy device a double click may take long enough for the first to be answered.
  await save(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(toldIn(page, 'details')).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('Whoever types before the scripts are there keeps the focus, and what was typed', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(?!early)[^/]*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${account}&saved=details`, { waitUntil: 'commit' });
  await expect(toldIn(page, 'details')).toBeFocused();
  await field(page, 'details-firstName').pressSequentially('Li');
  arrive();
  await page.waitForLoadState('networkidle');
  await expect(field(page, 'details-firstName')).toBeFocused();
  await expect(field(page, 'details-firstName')).toHaveValue('Li');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what came of it takes the focus', async ({ page }) => {
    await page.goto(account);
    await save(page).click();
    await expect(toldIn(page, 'details')).toBeFocused();
  });
});
