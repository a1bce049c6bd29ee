import { readFile } from 'node:fs/promises';
import { pathTo } from '#app/addresses/paths.ts';
import { deviceLogWords, deviceQuestionWords } from '#app/screens/daily-log/daily-log-page.words.ts';
import { dailyLogWords } from '#app/screens/member/daily-log/daily-log.words.ts';
import { questionsWords } from '#app/screens/member/questions/questions.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { kept } from './kept.ts';
import { newMember, signIn } from './members.ts';
import { origin } from './sessions.ts';
import { expect, isOffline, type Page, test } from './test.ts';

const logged = (page: Page) => kept(page, 'daily-log');
const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 25 - days, 18));

for (const locale of locales) {
  const words = { ...dailyLogWords, ...deviceLogWords, ...deviceQuestionWords, ...questionsWords };
  const say = (id: keyof typeof words) => words[id][locale];
  const path = pathTo('daily-log', locale);

  test(`A week is logged without an account, on this device alone, and cleared by one button and by leaving quickly: ${locale}`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.setViewportSize({ width: 360, height: 780 });
    const island = page.locator('[data-island*=DeviceLog]');
    const press = (name: string) => island.getByRole('button', { name, exact: true }).click();
    let taps = 0;
    const tap = async (name: string, strength: number) => {
      taps += 1;
      await island.locator(`label:has([name="${name}"][value="${strength}"])`).click();
    };
    const save = async () => {
      taps += 1;
      await press(say('dailyLog.save'));
      await expect(island.getByRole('status').first()).toHaveText(say('deviceLog.saved'));
    };

    await page.clock.setFixedTime(dayBefore(6));
    await page.goto(path);
    await press(say('deviceLog.begin'));
    await tap('mood', 6);
    await tap('symptom-tired', 3);
    // A fever is told before anything is saved, with the number to tap.
    await island.locator('[name=temperature]').fill('100.4');
    const alert = island.getByRole('alert').filter({ hasText: say('dailyLog.fever') });
    await expect(alert.locator('a[href="tel:911"]').first()).toBeVisible();
    expect(await logged(page)).toBeNull();
    await expectAccessibleAsItIs(page, 'a fever on a device');
    await island.locator('[name=temperature]').fill('370');
    await press(say('dailyLog.save'));
    await expect(island.locator('[name=temperature]')).toHaveAttribute('aria-invalid', 'true');
    await expect(island.locator('[name=mood]:checked')).toHaveValue('6');
    await island.locator('[name=temperature]').fill('37');
    await save();

    // Six more days, each begun with the answers of the day before: four taps, as in an account.
    for (let days = 5; days >= 0; days -= 1) {
      await page.clock.setFixedTime(dayBefore(days));
      await page.reload();
      await island.scrollIntoViewIfNeeded();
      taps = 1;
      await island.getByRole('button', { name: say('dailyLog.fromBefore').split('{')[0] ?? '' }).click();
      await expect(island.locator('[name=mood]:checked')).toHaveValue('6');
      await tap('symptom-tired', days);
      await save();
      expect(taps).toBeLessThanOrEqual(8);
    }
    await expect(island.locator('svg').nth(1)).toBeAttached();
    expect(JSON.parse((await logged(page)) ?? '').items).toHaveLength(7);
    await expectAccessibleAsItIs(page, 'a week on a device');
    await setTextSize(page, 32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    // All of it is taken along as a table, which the browser makes by itself.
    await setTextSize(page, 16);
    const before = sent.length;
    const downloading = page.waitForEvent('download');
    await press(say('dailyLog.csv'));
    const download = await downloading;
    expect(download.suggestedFilename()).toBe({ en: 'my-log.csv', es: 'mi-diario.csv' }[locale]);
    expect(sent.slice(before).filter((request) => request.startsWith('http'))).toEqual([]);
    const [names = '', ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    const columns = names.replace('\uFEFF', '').split(',');
    expect(names).toMatch(/^\uFEFFday,/);
    const cell = (row: string, name: string) => row.split(',')[columns.indexOf(name)];
    const week = Array.from({ length: 7 }, (_, index) =>
      dayBefore(6 - index)
        .toISOString()
        .slice(0, 10),
    );
    expect(rows.map((row) => cell(row, 'day')).sort()).toEqual(week);
    expect(rows.map((row) => cell(row, 'mood'))).toEqual(week.map(() => '6'));
    expect(new Set(rows.map((row) => cell(row, 'symptom-tired')))).toEqual(new Set(['0', '1', '2', '3', '4', '5']));

    // A day is removed and brought back.
    await press(say('dailyLog.remove'));
    await expect(island.getByRole('status').first()).toHaveText(say('deviceLog.removed'));
    await press(say('dailyLog.restore'));
    await expect(island.locator('[name=mood]:checked')).toHaveValue('6');

    // A step beside the form loses nothing that was typed.
    await island.locator('[name=notes]').fill('half a sentence');
    await press(say('dailyLog.dayBefore'));
    await expect(island.locator('[name=notes]')).toHaveValue('');
    await press(say('dailyLog.dayAfter'));
    await expect(island.locator('[name=notes]')).toHaveValue('half a sentence');

    // What the device does not keep stays in the form.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await island.locator('[name=notes]').fill('typed at night');
    await press(say('dailyLog.save'));
    await expect(island.getByRole('alert')).toContainText(say('deviceLog.notKept'));
    await expect(island.locator('[name=notes]')).toHaveValue('typed at night');

    // A question is written down, and what was answered.
    await page.reload();
    await island.scrollIntoViewIfNeeded();
    const list = page.locator('[data-island*=DeviceQuestions]');
    await list.getByRole('button', { name: say('deviceQuestions.begin') }).click();
    await list.getByRole('textbox').fill('Can I swim?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await list.getByRole('button', { name: say('deviceQuestions.answer') }).click();
    await list.getByLabel(say('deviceQuestions.answered')).fill('Not yet.');
    await list.getByRole('button', { name: say('deviceQuestions.save') }).click();
    await list.getByRole('checkbox').check();
    await page.reload();
    await list.scrollIntoViewIfNeeded();
    await expect(list.getByRole('checkbox', { name: 'Can I swim?' })).toBeChecked();
    await expect(list).toContainText('Not yet.');
    await expectAccessibleAsItIs(page, 'questions on a device');

    await island.scrollIntoViewIfNeeded();
    await press(say('deviceLog.clear'));
    await press(say('deviceLog.clear.no'));
    await press(say('deviceLog.clear'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(island.getByRole('status')).toHaveText(say('deviceLog.cleared'));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await press(say('deviceLog.begin'));
    await island.locator('[name=notes]').fill('a sentinel');
    await save();
    expect(sent.filter((request) => decodeURIComponent(request).includes('sentinel'))).toEqual([]);
    await page.route(
      (url) => url.origin !== origin(),
      (route) => route.fulfill({ body: 'the weather' }),
    );
    await page.keyboard.press('Tab');
    for (const key of ['Shift', 'Shift', 'Shift']) await page.keyboard.press(key);
    await expect(page.getByText('the weather')).toBeVisible();
    await page.goto(path);
    expect(await logged(page)).toBeNull();
  });

  test(`The log of a device is taken into an account, beside what stands there, and leaves the device only then: ${locale}`, async ({
    page,
    context,
    complaints,
  }) => {
    const day = (days: number, mood: number) => {
      const date = new Date(Date.now() - (days * 24 + 30) * 3_600_000).toISOString().slice(0, 10);
      return { day: date, fields: { mood, notes: `night ${days}` }, conflicts: {} };
    };
    const member = sectionPath('daily-log', locale);
    await signIn(context, origin(), await newMember(origin(), 'Vera'));
    await page.goto(`${member}&day=${day(0, 0).day}`, { waitUntil: 'networkidle' });
    await page.locator('label:has([name=mood][value="2"])').click();
    await page.getByRole('button', { name: say('dailyLog.save') }).click();
    await expect(page.locator('#day').getByRole('status')).toHaveText(say('dailyLog.saved'));
    await page.evaluate((text) => localStorage.setItem('daily-log', text), JSON.stringify({ version: 1, items: [day(0, 7), day(1, 5)] }));

    await page.reload({ waitUntil: 'networkidle' });
    const offer = page.locator('#from-device');
    await expectAccessibleAsItIs(page, 'the offer to take a log in');
    // Without a network nothing goes.
    await context.setOffline(true);
    await offer.getByRole('button', { name: say('dailyLog.takeIn.submit') }).click();
    await expect(offer.getByRole('alert')).toBeVisible();
    expect(JSON.parse((await logged(page)) ?? '').items).toHaveLength(2);
    expect(complaints.splice(0).filter((each) => !isOffline(each))).toEqual([]);
    await context.setOffline(false);
    await offer.getByRole('button', { name: say('dailyLog.takeIn.submit') }).click();
    await expect(offer.getByRole('status')).toHaveText(say('dailyLog.takeIn.done'));
    await expect.poll(() => logged(page)).toBeNull();
    await expect(page.locator('#time')).toContainText('night 1');
    await page.goto(`${member}&day=${day(0, 0).day}`);
    await expect(page.getByText(say('dailyLog.conflict.text'))).toBeVisible();
    await expect(page.locator('[name=mood]:checked')).toHaveValue('2');

    const question = { id: 'a', text: 'Can I swim?', answer: 'Not yet.', isTicked: false };
    await page.evaluate((text) => localStorage.setItem('questions', text), JSON.stringify({ version: 1, items: [question] }));
    await page.goto(sectionPath('questions', locale), { waitUntil: 'networkidle' });
    await offer.getByRole('button', { name: say('questions.takeIn.submit') }).click();
    await expect(offer.getByRole('status')).toHaveText(say('questions.takeIn.done'));
    await expect(page.locator('#list')).toContainText('Not yet.');
    await expect.poll(() => kept(page, 'questions')).toBeNull();
  });
}
