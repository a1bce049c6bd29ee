import { askAboutPath } from '#app/addresses/ask-about.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { questionsWords } from '#app/screens/member/questions/questions.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { visitsScreenWords } from '#app/screens/member/visits/visits.words.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { newMember, signIn } from './members.ts';
import { origin } from './sessions.ts';
import { expect, test } from './test.ts';

test('A question goes from an article to a list, and to a visit', async ({ page, context }) => {
  const say = (id: keyof typeof questionsWords) => questionsWords[id].es;
  const sayVisit = (id: keyof typeof visitsScreenWords) => visitsScreenWords[id].es;
  await signIn(context, origin(), await newMember(origin(), 'Vera'));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(sectionPath('visits', 'es'), { waitUntil: 'networkidle' });
  await page.locator('#write [name=kind]').selectOption('infusion');
  await page.locator('#write [name=date]').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: sayVisit('visits.add') }).click();
  await expect(page.locator('#write').getByRole('status')).toHaveText(sayVisit('visits.added'));
  await page.locator('#to-come summary').first().click();
  await expectAccessibleAsItIs(page, 'a visit with what to bring');

  await page.goto(pathTo('treatment.chemotherapy', 'es'));
  const ask = page.locator(`a[href="${askAboutPath('es', 'treatment-chemotherapy')}"]`);
  await ask.click();
  await page.waitForURL(/about=treatment-chemotherapy/);
  await page.locator('#write [name=text]').fill('¿A quién llamo de noche?');
  await page.locator('#write [name=visit]').selectOption({ index: 1 });
  await page.getByRole('button', { name: say('questions.add') }).click();
  const card = page.locator('#list li').filter({ hasText: '¿A quién llamo de noche?' });
  await expect(card.getByRole('link', { name: /Sobre:/ })).toBeVisible();
  await card.getByRole('link', { name: say('questions.edit') }).click();
  await card.locator('[name=answer]').fill('Al 555, a toda hora.');
  await card.getByRole('button', { name: say('questions.save') }).click();
  await expect(card.getByText('Al 555, a toda hora.')).toBeVisible();
  await expect(card.locator('[name=answer]')).toHaveCount(0);
  await expectAccessibleAsItIs(page, 'a question that was answered');
  for (const id of ['questions', 'visits'] as const) {
    await page.goto(sectionPath(id, 'es'), { waitUntil: 'networkidle' });
    await setTextSize(page, 32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('#to-come')).toContainText('¿A quién llamo de noche?');
});
