import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { outreachSamples } from '../outreach.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { kept } from './kept.ts';
import { expect, isOffline, type Page, test } from './test.ts';

const formOf = (page: Page) => page.locator('form[data-outreach]');
const draftsOn = (page: Page) => kept(page, 'drafts');

/** Fills in what fits of the fields that are shown. */
async function fillIn(page: Page, filled: Readonly<Record<string, string>>): Promise<void> {
  // Without scripts the page may still be coming.
  await page.waitForLoadState();
  for (const [name, value] of Object.entries(filled)) {
    const fields = formOf(page).locator(`[name="${name}"]:not([type=hidden])`);
    if ((await fields.count()) === 0) continue;
    const type = await fields.first().getAttribute('type');
    if (type !== 'radio' && type !== 'checkbox') await fields.first().fill(value);
    else for (const each of value.split(' ')) await formOf(page).locator(`[name="${name}"][value="${each}"]`).check();
  }
}

const send = (page: Page) => formOf(page).locator('button[type=submit]:not([name])').click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      for (const [id, { screen, thanks, filled }] of Object.entries(outreachSamples)) {
        test(`${id} is sent: ${locale}`, async ({ page, context, complaints }) => {
          await context.setExtraHTTPHeaders({
            'X-Forwarded-For': `198.51.${locale === 'en' ? 1 : 2}.${Object.keys(outreachSamples).indexOf(id)}`,
          });
          await page.goto(pathTo(screen, locale), { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
          // A survey's first page may be left empty.
          if (id !== 'survey') {
            await send(page);
            await expect(page.getByRole('alert')).toBeFocused();
            // What looks at a page is a script, too.
            if (javaScriptEnabled) await expectAccessibleAsItIs(page, `${id} with mistakes, ${locale}`);
          }
          for (let part = id === 'survey' ? 4 : 1; part > 0; part--) {
            if (part < 4 && id === 'survey') await expect(formOf(page).locator(`progress[value="${5 - part}"]`)).toBeAttached();
            await fillIn(page, filled);
            await send(page);
          }
          await page.waitForURL(`**${pathTo(thanks, locale)}`);
          if (javaScriptEnabled) expect(await draftsOn(page)).toBeNull();
          // Without a script the page of what is wrong answers 400, which the browser notes.
          complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('400')));
        });
      }
    }
  });
}

for (const locale of locales) {
  test(`what was typed outlasts a lost network and a reload, and goes with a quick exit: ${locale}`, async ({
    page,
    context,
    complaints,
  }) => {
    const filled: Record<string, string> = { ...outreachSamples.contact?.filled };
    await page.route(/weather\.gov/, (route) => route.fulfill({ body: '<title>Elsewhere</title>', contentType: 'text/html' }));
    await page.goto(pathTo('contact', locale), { waitUntil: 'networkidle' });
    // Until what keeps a draft has begun, nothing that is typed is kept.
    await expect(async () => {
      await fillIn(page, filled);
      expect(await draftsOn(page)).not.toBeNull();
    }).toPass();
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(formOf(page).locator('[name=email]')).toHaveValue(filled.email ?? '');
    await context.setOffline(false);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(formOf(page).locator('[name=message]')).toHaveValue(filled.message ?? '');
    await expect(formOf(page).locator('[name=subject][value=press]')).toBeChecked();
    expect(await draftsOn(page)).not.toBeNull();
    await page.locator('a[data-enhance=leave]').first().click();
    await page.waitForURL(/weather\.gov/);
    await page.goto(pathTo('home', locale));
    expect(await draftsOn(page)).toBeNull();
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOffline(each)));
  });
}
