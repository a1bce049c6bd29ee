import { dailyLogWords } from '#app/screens/member/daily-log/daily-log.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { newMember, signIn } from './members.ts';
import { routerRuns } from './router.ts';
import { origin } from './sessions.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  const say = (id: keyof typeof dailyLogWords) => dailyLogWords[id][locale];
  const path = sectionPath('daily-log', locale);

  test(`A day is logged on a phone: a fever is told before it is saved, and an ordinary day takes few taps: ${locale}`, async ({
    page,
    context,
  }) => {
    await signIn(context, origin(), await newMember(origin(), 'Vera'));
    await page.setViewportSize({ width: 360, height: 780 });
    const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
    await page.goto(`${path}&day=${yesterday}`, { waitUntil: 'networkidle' });
    await routerRuns(page);
    let taps = 0;
    const tap = async (name: string, strength: number) => {
      taps += 1;
      await page.locator(`label:has([name="${name}"][value="${strength}"])`).click();
    };
    await tap('mood', 6);
    await tap('symptom-tired', 3);
    await page.locator('[name=temperature]').fill('38.1');
    const alert = page.getByRole('alert').filter({ hasText: say('dailyLog.fever') });
    await expect(alert.locator('a[href="tel:911"]')).toBeVisible();
    await expectAccessibleAsItIs(page, 'a fever');
    await page.locator('[name=temperature]').fill('37');
    await expect(alert).toHaveCount(0);
    const save = page.getByRole('button', { name: say('dailyLog.save') });
    await save.click();
    await expect(page.locator('main').getByRole('status').first()).toHaveText(say('dailyLog.saved'));

    await page.goto(path, { waitUntil: 'networkidle' });
    taps = 1;
    await page
      .locator('main')
      .getByRole('link', { name: say('dailyLog.fromBefore').split('{')[0] ?? '' })
      .click();
    await expect(page.locator('[name=mood]:checked')).toHaveValue('6');
    await tap('symptom-tired', 4);
    taps += 1;
    await save.click();
    await expect(page.locator('main').getByRole('status').first()).toHaveText(say('dailyLog.saved'));
    expect(taps).toBeLessThanOrEqual(8);
    await expect(page.locator('#time svg').first()).toBeVisible();
    await expectAccessibleAsItIs(page, 'two days over time');
    await setTextSize(page, 32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
