import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { pathTo } from '#app/addresses/paths.ts';
import { goodbyeWords } from '#app/screens/account/goodbye.words.ts';
import { myDataWords } from '#app/screens/member/my-data/my-data.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { setTextSize } from '../text-size.ts';
import { expectAccessibleAsItIs, expectAccessibleElsewhere } from './accessible.ts';
import { choices, openChoices, recordOf, withRecord } from './consent.ts';
import { readAgain } from './kept.ts';
import { newMember, signIn, type TestMember } from './members.ts';
import { origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

/** Somebody on the page of her data. */
async function onMyData(page: Page, locale: 'en' | 'es'): Promise<TestMember> {
  const member = await newMember(origin(), 'Luz');
  await signIn(page.context(), origin(), member);
  await page.goto(sectionPath('my-data', locale), { waitUntil: 'networkidle' });
  return member;
}

test('What this browser was told about cookies is shown, and changed without leaving', async ({ page, context }) => {
  await withRecord(context, recordOf({ categories: ['necessary', 'analytics'] }));
  await onMyData(page, 'es');
  const told = page.locator('section[aria-labelledby=cookie-choices] li');
  const said = (id: keyof typeof myDataWords) => String(myDataWords[id].es);
  await expect(told).toContainText([/^Elegidas el /, said('myData.cookies.analytics.yes'), said('myData.cookies.marketing.no')]);
  await openChoices(page);
  for (const name of ['Estadísticas', 'Marketing'])
    await choices(page)
      .getByRole('checkbox', { name })
      .setChecked(name === 'Marketing', { force: true });
  await choices(page).getByRole('button', { name: 'Guardar opciones' }).click();
  await expect(told).toContainText([/^Elegidas el /, said('myData.cookies.analytics.no'), said('myData.cookies.marketing.yes')]);
});

for (const locale of locales) {
  const say = (id: keyof typeof myDataWords) => myDataWords[id][locale];

  test(`All that is kept is read and taken along: ${locale}`, async ({ page }) => {
    const member = await onMyData(page, locale);
    await expectAccessibleAsItIs(page, 'my data');
    await page.locator('#kept summary').first().click();
    await expect(page.locator('#kept')).toContainText(member.email.toLowerCase());
    await expectAccessibleAsItIs(page, 'my data, unfolded');

    const part = page.locator('#export');
    const downloading = page.waitForEvent('download');
    await part.getByRole('button', { name: say('myData.export.submit') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(JSON.parse(strFromU8(files['record.json'] ?? new Uint8Array())).account).toMatchObject({
      username: member.username,
      email: member.email.toLowerCase(),
    });
    // The page that a member takes along asks nobody for anything, and is as easy to read as those of the site.
    const file = test.info().outputPath('my-data.html');
    await writeFile(file, files['my-data.html'] ?? '');
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('myData.title'));
    await expectAccessibleElsewhere(page, 'what was taken along');
  });

  test(`An account is deleted in seven days, and stays by a sign-in: ${locale}`, async ({ page }) => {
    const member = await onMyData(page, locale);
    await setTextSize(page, 32);
    const part = page.locator('#delete');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await part.locator('[name=when]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin()}${pathTo('goodbye', locale)}?later=1`);
    await expect(page.locator('main')).toContainText(goodbyeWords['goodbye.later'][locale]);
    await page.getByRole('link', { name: goodbyeWords['goodbye.signIn'][locale] }).click();
    await page.locator('[name=login]').fill(member.username);
    await page.locator('[name=password]').fill(member.password);
    await page.keyboard.press('Enter');
    await expect(page.locator('main').getByRole('status')).toHaveText(say('myData.back'));
    await expect(page).not.toHaveURL(/back/);
    await page.reload();
    await expect(page.locator('#kept')).toBeVisible();
    await expect(page.locator('main').getByRole('status')).toHaveCount(0);
  });

  test(`An account is deleted at once, and the device forgets it: ${locale}`, async ({ page }) => {
    const member = await onMyData(page, locale);
    await page.evaluate(() => localStorage.setItem('wizardData', JSON.stringify('2 0b9d0c34-0000-4000-8000-000000000000')));
    const part = page.locator('#delete');
    await part.locator('[name=when][value=now]').check();
    await part.getByRole('button', { name: say('myData.delete.submit') }).click();
    await page.waitForURL(origin() + pathTo('goodbye', locale));
    await expect(page.locator('main')).toContainText(goodbyeWords['goodbye.now'][locale]);
    await expectAccessibleAsItIs(page, 'goodbye');
    await expect.poll(() => readAgain(() => page.evaluate(() => Object.keys(localStorage)))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(pathTo('login', locale)));
    await expect(page.locator('main')).not.toContainText(member.username);
  });
}
