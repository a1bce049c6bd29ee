import { pathTo } from '#app/addresses/paths.ts';
import { sectionIds, sectionPath } from '#app/screens/member/section-ids.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessible, expectAccessibleAsItIs } from './accessible.ts';
import { kept } from './kept.ts';
import { signIn } from './members.ts';
import { Answerer, saveButton, somebodyWhoAnswers } from './questions.ts';
import { routerRuns } from './router.ts';
import { isSignedIn, origin } from './sessions.ts';
import { expect, isOffline, type Page, test } from './test.ts';

test.use({ hasTouch: true });

const diagnosis = pathTo('profile.add-diagnosis', 'en');

test('With a keyboard an arrow chooses, and only Enter goes on; the question has the focus', async ({ page }) => {
  await somebodyWhoAnswers(page, 'keys');
  await page.goto(`${diagnosis}?step=1`);
  await page.locator('input[value=yes]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[value=no]')).toBeChecked();
  await expect(page.locator('main input[name=question]')).toHaveValue('diagnosed');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('main input[name=question]')).toHaveValue('cancerTypes');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('main input[name=question]')).toHaveValue('diagnosed');
  await expect(page.locator('input[value=yes]')).toBeChecked();
});

test('Without a connection the page stays, keeps what was typed, says so, and sends it once there is one', async ({
  page,
  context,
  complaints,
}) => {
  await somebodyWhoAnswers(page, 'offline');
  // What comes once the page is idle is not what this is about.
  await page.goto(`${diagnosis}?step=1`, { waitUntil: 'networkidle' });
  await routerRuns(page);
  await isSignedIn(page);
  await page.locator('main label:has(input[value=yes])').tap();
  await page.locator('main label:has(input[value=IDC])').tap();
  await context.setOffline(true);
  await page.locator('main button[value=next]').tap();
  await expect(page.getByRole('alert')).toContainText('there is no connection');
  await expect(page.locator('input[value=IDC]')).toBeChecked();
  await context.setOffline(false);
  await page.locator('main button[value=next]').tap();
  await expect(page.locator('main input[name=question]')).not.toHaveValue('cancerTypes');
  await page.goto(`${pathTo('profile', 'en')}?section=settings`, { waitUntil: 'networkidle' });
  await routerRuns(page);
  await isSignedIn(page);
  const place = page.locator('input[name=city]');
  await page.locator('main details', { has: place }).locator('> summary').tap();
  await place.fill('Laredo');
  await context.setOffline(true);
  const form = page.locator('main form', { has: place });
  await form.locator('button[type=submit]').tap();
  await expect(page.getByRole('alert')).toContainText('there is no connection');
  await expect(place).toHaveValue('Laredo');
  await context.setOffline(false);
  await form.locator('button[type=submit]').tap();
  await expect(page).toHaveURL(/saved=/);
  expect(complaints.splice(0).filter((each) => !isOffline(each))).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'In Spanish' : 'In Spanish, without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a metastatic diagnosis is told, changed and taken back', async ({ page }) => {
      const { answerer } = await somebodyWhoAnswers(page, javaScriptEnabled ? 'lejos' : 'sin');
      const path = pathTo('profile.add-diagnosis', 'es');
      const choose = async (code: string) => {
        if (javaScriptEnabled) await routerRuns(page);
        const input = page.locator(`main input[value="${code}"]`);
        const goesOn = javaScriptEnabled && ((await input.getAttribute('type')) === 'radio' || code === 'unknown');
        await page.locator(`main label:has(input[value="${code}"])`).click();
        if (!goesOn) await page.locator('button[value=next]').click();
      };
      const next = async (question: string) => expect(page.locator('main input[name=question]')).toHaveValue(question);
      await page.goto(path);
      await choose('yes');
      await next('cancerTypes');
      await choose('ILC');
      for (const question of ['side', 'diagnosisDateYear', 'menopause', 'recurrent']) {
        await next(question);
        const unknown = page.locator('main input[value=unknown]');
        if ((await unknown.count()) > 0) await choose('unknown');
        else await page.locator('button[value=unknown]').click();
      }
      await next('stage');
      await choose('IV');
      await next('metastatisSites');
      expect(page.url()).not.toMatch(/metast|stage|IV/i);
      expect(await page.title()).not.toMatch(/metást|etapa|IV/i);
      await choose('bone');
      await next('size');
      await page.getByRole('link', { name: 'Ir al final y guardar' }).click();
      await expect(page.locator('main dl')).toContainText(['Huesos']);
      await saveButton(page).click();
      await expect(page).toHaveURL(/section=your-diagnoses/);
      await expect(page.locator('main')).toContainText('etapa IV');
      expect(answerer.taps).toBe(0);
    });
  });

test('The guided profile is saved for later, and taken up on another device; signing out leaves nothing here', async ({
  page,
  browser,
}) => {
  const { member, answerer } = await somebodyWhoAnswers(page, 'guided');
  await page.goto(pathTo('update-profile.intro', 'en'));
  await page.getByRole('link', { name: 'Begin' }).tap();
  await answerer.walk(
    { persona: 'in-treatment', birthdate: { 'birthdate.month': '5', 'birthdate.day': '17', 'birthdate.year': '1971' } },
    (question) => question === 'sex',
  );
  const answers = await kept(page, 'wizardData');
  expect(Object.keys(JSON.parse(answers ?? '{}')).sort()).toEqual(['draft', 'slide']);
  await page.locator('button[value=exit]').tap();
  await expect(page).toHaveURL(new RegExp(`${pathTo('profile', 'en')}(\\?|$)`));

  const elsewhere = await browser.newContext({ hasTouch: true });
  await signIn(elsewhere, origin(), member);
  const other = await elsewhere.newPage();
  await other.goto(origin() + pathTo('update-profile.intro', 'en'));
  await other.getByRole('link', { name: 'Go on where you were' }).tap();
  await expect(other.locator('main input[name=question]')).toHaveValue('sex');
  await elsewhere.close();

  // What the page before kept says nothing of this one's session.
  await page.evaluate(() => localStorage.removeItem('logged-in'));
  await page.goto(pathTo('sign-out', 'en'), { waitUntil: 'networkidle' });
  await isSignedIn(page);
  await page.locator('main').getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL(`${origin()}/`);
  expect(await kept(page, 'wizardData')).toBeNull();
  for (let step = 0; step < 3; step++) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    await page.waitForTimeout(300);
    const seen = await page.evaluate(() => document.body?.innerText ?? '').catch(() => '');
    expect(seen).not.toMatch(/1971|In treatment|your sex/);
  }
});

test('Two tabs that tell the same diagnosis lose nothing of either', async ({ page, context }) => {
  const { answerer } = await somebodyWhoAnswers(page, 'tabs');
  await page.goto(diagnosis);
  const second = await context.newPage();
  await second.goto(origin() + diagnosis);
  await answerer.answer('yes');
  const other = new Answerer(second);
  await other.answer('yes');
  await answerer.answer(['ILC']);
  await other.walk({ cancerTypes: ['ILC'], stage: 'IB' }, (question) => question === 'metastatic');
  await page.goto(`${diagnosis}?step=check`);
  await expect(page.locator('main')).toContainText('IB');
  await saveButton(page).tap();
  await expect(page).toHaveURL(/section=your-diagnoses/);
  await second.getByRole('link', { name: 'Go to the end and save' }).tap();
  await expect(second).toHaveURL(/section=your-diagnoses/);
  await expect(second.getByRole('heading', { name: /lobular/i })).toHaveCount(1);
});

test('Questions and summary are accessible, also with large text', async ({ page }) => {
  const { answerer } = await somebodyWhoAnswers(page, 'clear');
  await expectAccessible(page, pathTo('update-profile.intro', 'es'), 200);
  await page.goto(`${diagnosis}?step=1`);
  for (const question of ['diagnosed', 'cancerTypes', 'side', 'diagnosisDateYear']) {
    await expect(page.locator('main input[name=question]')).toHaveValue(question);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await expectAccessibleAsItIs(page, question);
    await answerer.answer(question === 'diagnosed' ? 'yes' : undefined);
  }
  await expectAccessible(page, `${diagnosis}?step=check`, 200);
  await expectAccessible(page, `${pathTo('update-profile', 'es')}?step=6`, 200);
  await setTextSize(page, 32);
  for (const step of ['1', '2', '4', 'check']) {
    await page.goto(`${diagnosis}?step=${step}`);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect([step, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([step, width]);
    }
  }
});

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('Pages of members load at most 154 KB of script before they are touched, and the search with the first touch', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await somebodyWhoAnswers(page, 'weight');
  for (const path of [`${diagnosis}?step=1`, ...sectionIds.map((id) => sectionPath(id, 'en'))]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // What finds out who is signed in is a part of it.
    await isSignedIn(page);
    await page.waitForLoadState('networkidle');
    const bytes = await scriptBytes(page);
    expect(bytes, path).toBeGreaterThan(10_000);
    expect(bytes, path).toBeLessThanOrEqual(154 * 1024);
  }
  const box = page.locator('header input[type=search]');
  await box.click();
  await expect(box).toHaveAttribute('role', 'combobox');
  await box.pressSequentially('chemo');
  await expect(page.getByRole('option').first()).toBeVisible();
});
