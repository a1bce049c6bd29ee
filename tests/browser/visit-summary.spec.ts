import { pathTo } from '#app/addresses/paths.ts';
import { questionsWords } from '#app/screens/member/questions/questions.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { sharingWords } from '#app/screens/member/sharing/sharing.words.ts';
import { summaryPageWords } from '#app/screens/member/summary/summary.words.ts';
import { sharedWords } from '#app/screens/shared/shared.words.ts';
import { locales } from '#config/locale.ts';
import { summaryWords } from '#services/members/summary/summary.words.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { tellEverything } from './full-record.ts';
import { newMember, signIn } from './members.ts';
import { origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

/** How many sheets of US Letter a page takes, as its reader prints it. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('From a question to a printed summary: a full record fits one sheet of paper, in the clinic’s language too', async ({
  page,
  context,
}) => {
  await signIn(context, origin(), await newMember(origin(), 'Vera'));
  const own = 'Is the tingling there to stay?';
  await page.goto(sectionPath('questions', 'en'), { waitUntil: 'networkidle' });
  await page.locator('form:has([value="add-question"]) [name=text]').fill(own);
  await page.getByRole('button', { name: questionsWords['questions.add'].en }).click();
  await expect(page.locator('main')).toContainText(own);
  await tellEverything(context, origin());
  for (const locale of locales)
    for (const language of locales) {
      await page.goto(sectionPath('visit-summary', locale), { waitUntil: 'networkidle' });
      await page.locator(`main [name=in][value=${language}]`).check();
      await page.getByRole('button', { name: summaryPageWords['summary.show'][locale] }).click();
      const sheet = page.getByRole('article', { name: summaryWords.title[language] });
      await expect(sheet).toContainText(own);
      expect(page.url()).not.toMatch(/tingl|carcino|pembro/i);
      expect(await sheet.locator('svg').count()).toBe(12);
      expect([locale, language, await printedPages(page)]).toEqual([locale, language, 1]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main [name=part]').first()).toBeHidden();
      await expect(page.locator('header').first()).toBeHidden();
      await expect(sheet).toBeVisible();
      await page.emulateMedia({ media: null });
    }
  await expectAccessibleAsItIs(page, 'the summary of a full record');
});

test('A link for somebody who helps is made, used, told of, and taken back', async ({ page, context, browser }) => {
  await signIn(context, origin(), await newMember(origin(), 'Olga'));
  await page.goto(sectionPath('sharing', 'es'), { waitUntil: 'networkidle' });
  await page.locator('main [name=part][value=log]').check();
  await page.locator('main [name=name]').fill('Mi hermana');
  await page.getByRole('button', { name: sharingWords['sharing.make'].es }).click();
  await expect(page.locator('main').getByRole('status').first()).toHaveText(sharingWords['sharing.made'].es);
  await expectAccessibleAsItIs(page, 'the links of a member');
  await expect(page.getByRole('button', { name: sharingWords['sharing.copy'].es })).toBeVisible();
  const link = await page.locator('#links input[readonly]').inputValue();
  expect(link).toContain(pathTo('shared', 'es'));

  const helper = await browser.newContext({ javaScriptEnabled: false, baseURL: origin() });
  const theirs = await helper.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: sharedWords['shared.open'].es }).click();
  await expect(theirs.locator('main')).toContainText(sharedWords['shared.log.none'].es);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#links')).toContainText('Se abrió una vez');

  await page.getByRole('button', { name: sharingWords['sharing.takeBack'].es }).click();
  await expect(page.locator('#links')).toContainText(sharingWords['sharing.state.taken-back'].es);
  await theirs.goto(link);
  await theirs.getByRole('button', { name: sharedWords['shared.open'].es }).click();
  await expect(theirs.locator('main')).toContainText(sharedWords['shared.nothing'].es);
  await helper.close();
});
