import { randomUUID } from 'node:crypto';
import { recordsWords } from '#app/screens/member/records/records.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { settingsWords } from '#app/screens/member/settings/settings.words.ts';
import { locales } from '#config/locale.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { newMember, signIn } from './members.ts';
import { origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

/** Somebody with a diagnosis and a treatment of it. */
async function treated({ context }: { context: Page['context'] extends () => infer Context ? Context : never }) {
  await signIn(context, origin(), await newMember(origin(), 'Vera'));
  const add = async (type: 'Diagnosis' | 'Treatment', record: object): Promise<string> => {
    const query = `mutation ($key: ID!, $record: ${type}Input!) { add${type}(key: $key, record: $record) { record { id } } }`;
    const data = { query, variables: { key: randomUUID(), record } };
    const answer = await context.request.post(`${origin()}/graphql`, { data, headers: { Origin: origin() } });
    return String((await answer.json()).data[`add${type}`].record.id);
  };
  const id = await add('Diagnosis', {
    diagnosed: 'yes',
    cancerTypes: ['IDC'],
    stage: 'IIA',
    diagnosisDateYear: 2024,
    estrogen: 'positive',
  });
  await add('Treatment', { type: 'surgery', status: 'finished', diagnosisIds: [id], startedAt: '2024-06' });
}

/** What the browser notes of answers that a form was sent wrong. */
const but400 = (complaints: string[]) => complaints.splice(0).filter((each) => !each.includes('400'));

for (const locale of locales) {
  const say = (id: keyof typeof recordsWords) => recordsWords[id][locale];

  test(`A diagnosis is removed and brought back, by keyboard: ${locale}`, async ({ page, context }) => {
    await treated({ context });
    await page.goto(sectionPath('your-diagnoses', locale), { waitUntil: 'networkidle' });
    const cards = page.locator('main article');
    await expectAccessibleAsItIs(page, 'a diagnosis');
    await page.getByRole('button', { name: say('records.remove') }).focus();
    await page.keyboard.press('Enter');
    const notice = page.locator('main').getByRole('status');
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(say('records.removed.last'));
    await expect(cards).toHaveCount(0);
    await expectAccessibleAsItIs(page, 'what was removed');
    await notice.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice).toHaveText(say('records.restored.diagnosis'));
    await expect(notice).toBeFocused();
    await expect(cards).toHaveCount(1);
  });
}

test('Of two tabs the second keeps what was typed, is told, and saves it then', async ({ page, context, complaints }) => {
  await treated({ context });
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto(sectionPath('settings', 'en'), { waitUntil: 'networkidle' });
  const [about, place] = [other.locator('#about'), page.locator('#place')];
  await about.locator('summary', { hasText: 'Occupation' }).click();
  await about.locator('[name=occupation]').fill('Nurse');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('status')).toHaveText(settingsWords['settings.saved'].en);
  await place.locator('summary', { hasText: 'City' }).click();
  await place.locator('[name=city]').fill('Laredo');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(place.getByRole('alert')).toContainText(settingsWords['settings.changedElsewhere'].en);
  await expect(place.getByRole('alert')).toBeFocused();
  await expect(place.locator('[name=city]')).toHaveValue('Laredo');
  // Until what was changed elsewhere has come, a press is none.
  await expect(async () => {
    await place.getByRole('button', { name: 'Save' }).click();
    await expect(place.getByRole('status')).toHaveText(settingsWords['settings.saved'].en, { timeout: 5_000 });
  }).toPass();
  await expect(page.locator('#about summary', { hasText: 'Occupation' })).toContainText('Nurse');
  await expect(place.locator('summary', { hasText: 'City' })).toContainText('Laredo');
  expect(but400(complaints)).toEqual([]);
});

test('A wrong setting is unfolded, and the list of what is wrong leads to it', async ({ page, context, complaints }) => {
  await treated({ context });
  await page.goto(sectionPath('settings', 'en'), { waitUntil: 'networkidle' });
  const about = page.locator('#about');
  const row = about.locator('details', { hasText: 'Date of birth' }).first();
  await row.locator('summary').click();
  await row.locator('[name="birthdate.year"]').fill('19');
  await row.locator('summary').click();
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('alert')).toBeFocused();
  await expect(row).toHaveAttribute('open');
  await expectAccessibleAsItIs(page, 'a wrong setting');
  await about.getByRole('alert').getByRole('link').click();
  await expect(row.locator('select')).toBeFocused();
  expect(but400(complaints)).toEqual([]);
});

test('With large text nothing is pushed beyond a narrow screen', async ({ page, context }) => {
  await treated({ context });
  for (const id of ['overview', 'your-diagnoses', 'your-treatments', 'settings', 'daily-log'] as const) {
    await page.goto(sectionPath(id, 'es'), { waitUntil: 'networkidle' });
    await setTextSize(page, 32);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([id, beyond]).toEqual([id, 0]);
  }
});

test('The row of sections that somebody has pushed along stays there when its script comes', async ({ page, context }) => {
  await signIn(context, origin(), await newMember(origin(), 'Vera'));
  const isPushed = Promise.withResolvers<void>();
  // All but the script that the first paint waits for.
  await page.route(/\/assets\/(?!early)[^/]*\.js$/, async (route) => {
    await isPushed.promise;
    await route.continue();
  });
  await page.goto(sectionPath('overview', 'en'), { waitUntil: 'commit' });
  const last = page.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: 'Sign out' });
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  isPushed.resolve();
  await page.waitForFunction(() => Object.keys(document.querySelector('main nav ul') ?? {}).some((name) => name.startsWith('__react')));
  await page.waitForLoadState('networkidle');
  expect(await last.boundingBox()).toEqual(before);
});
