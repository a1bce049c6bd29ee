import AxeBuilder from '@axe-core/playwright';
import { colorsAreThere } from './accessible.ts';
import { add, box, button, field, firstQuestion, hub, island, list, semana, spanish, tickIn, week } from './check-lists.ts';
import { isCodeOf } from './code.ts';
import { kept } from './kept.ts';
import { expect, type Page, test } from './test.ts';

const lists = (page: Page) => kept(page, 'check-lists');

/** Everything that the page sends anywhere from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

test.describe('A list of questions', () => {
  test('keeps ticks and own questions over a reload, and sends nothing', async ({ page }) => {
    const sent = sentBy(page);
    await page.goto(list);
    await tickIn(box(page, firstQuestion));
    await add(page, '  Will my   hair fall out? ');
    await add(page, 'Can I swim?');
    await expect(field(page)).toBeFocused();
    await expect(island(page)).toContainText('3 ticked');
    await page.reload();
    await expect(box(page, firstQuestion)).toBeChecked();
    await expect(box(page, 'Will my hair fall out?')).toBeChecked();
    await expect(box(page, /stage/)).not.toBeChecked();
    expect(JSON.parse((await lists(page)) ?? '')).toEqual({
      version: 1,
      lists: {
        'questions-for-the-first-visit': {
          ticked: ['kind', 'own:1', 'own:2'],
          own: [
            { id: 'own:1', text: 'Will my hair fall out?' },
            { id: 'own:2', text: 'Can I swim?' },
          ],
        },
      },
    });
    expect(new URL(page.url()).search).toBe('');
    expect(sent.filter((request) => /hair|swim/.test(decodeURIComponent(request)))).toEqual([]);
  });

  test('changes an own question by the keyboard, takes it out, and brings it back', async ({ page }) => {
    await page.goto(list);
    await add(page, 'Can I swim?');
    await button(page, /^Change.*Can I swim\?$/).focus();
    await page.keyboard.press('Enter');
    await expect(field(page).first()).toBeFocused();
    await page.keyboard.type(' And when?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box(page, 'Can I swim? And when?')).toBeChecked();
    await expect(button(page, /^Change.*Can I swim\? And when\?$/)).toBeFocused();
    await button(page, /^Change.*Can I swim\? And when\?$/).click();
    await page.keyboard.type('xyz');
    await page.keyboard.press('Escape');
    await button(page, /^Remove.*Can I swim\? And when\?$/).click();
    await expect(island(page).getByRole('status')).toHaveText('Removed.');
    expect(await lists(page)).toBeNull();
    await expect(button(page, 'Bring it back')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page, 'Can I swim? And when?')).toBeChecked();
  });

  test('brings back what was taken out, beside what was ticked since, and says so where the focus then is', async ({ page }) => {
    await page.goto(list);
    await add(page, 'Can I swim?');
    await button(page, /^Remove.*Can I swim\?$/).click();
    await box(page, /stage/).check();
    await button(page, 'Bring it back').click();
    await expect(box(page, 'Can I swim?')).toBeChecked();
    await expect(box(page, /stage/)).toBeChecked();
    await expect(island(page).getByRole('status')).toHaveText('It is back.');
    await expect(island(page).getByRole('status')).toBeFocused();
  });

  test('says again what is said a second time', async ({ page }) => {
    await page.goto(list);
    await add(page, 'Can I swim?');
    const words = await island(page).getByRole('status').locator('span').elementHandle();
    await add(page, 'Can I run?');
    await expect(island(page).getByRole('status')).toHaveText('Added.');
    expect(await words?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  });

  test('is cleared from the device', async ({ page }) => {
    await page.goto(list);
    await tickIn(box(page, firstQuestion));
    await add(page, 'Can I swim?');
    await button(page, 'Clear my ticks and words').click();
    await expect(island(page).getByRole('status')).toHaveText(/^Cleared/);
    expect(await lists(page)).toBeNull();
    await expect(box(page, firstQuestion)).not.toBeChecked();
    await page.reload();
    await expect(box(page, 'Can I swim?')).toHaveCount(0);
  });

  test('follows another tab, in the other language too', async ({ page, context }) => {
    await page.goto(list);
    await tickIn(box(page, firstQuestion));
    const other = await context.newPage();
    await other.goto(spanish);
    const there = other.getByRole('checkbox', { name: '¿Qué tipo de cáncer de mama tengo?' });
    await there.scrollIntoViewIfNeeded();
    await expect(there).toBeChecked();
    await add(page, 'Can I swim?');
    await expect(other.getByRole('checkbox', { name: 'Can I swim?' })).toBeChecked();
    await there.uncheck();
    await expect(box(page, firstQuestion)).not.toBeChecked();
    await expect(box(page, 'Can I swim?')).toBeChecked();
  });

  for (const [how, forbid] of [
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`works for as long as the page is open where storage is ${how}, and says so`, async ({ page, context }) => {
      await context.addInitScript(forbid);
      await page.goto(list);
      await tickIn(box(page, firstQuestion));
      await add(page, 'Can I swim?');
      await expect(box(page, firstQuestion)).toBeChecked();
      await expect(island(page)).toContainText('This browser does not let us keep your ticks and words.');
      await page.reload();
      await expect(box(page, firstQuestion)).not.toBeChecked();
    });
  }

  test('reads nothing into what it cannot understand', async ({ page }) => {
    await page.goto(list);
    await page.evaluate(() =>
      localStorage.setItem('check-lists', '{"version":1,"lists":{"questions-for-the-first-visit":{"own":[{"id":7}],"ticked":"all"}}}'),
    );
    await page.reload();
    await tickIn(box(page, firstQuestion));
    await expect(island(page)).toContainText('1 ticked');
  });
});

test.describe('The first week', () => {
  test('is ticked, which leaves the other list alone, and the page for the newly diagnosed says how far it has come', async ({ page }) => {
    await page.goto(hub);
    const cards = page.locator('[data-island*=ListProgress]');
    await expect(cards.first()).toContainText('0 of 10 done');
    await expect(cards.first()).toContainText('Next: Decide nothing yet');
    await page.getByRole('link', { name: 'The first week, step by step' }).click();
    await page.waitForURL(`**${week}`);
    await tickIn(page.getByRole('checkbox', { name: /^Done.*Decide nothing yet/ }));
    await expect(island(page)).toContainText('1 of 10 done');
    await page.goto(list);
    await tickIn(box(page, firstQuestion));
    expect(JSON.parse((await lists(page)) ?? '').lists).toEqual({
      'first-week': { ticked: ['today'], own: [] },
      'questions-for-the-first-visit': { ticked: ['kind'], own: [] },
    });
    await page.goto(hub);
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toContainText('1 of 10 done');
    await expect(cards.first()).toContainText('Next: Find out when your first visit is');
    await expect(cards.last()).toContainText('1 ticked');
    await page.goto(semana);
    const there = page.getByRole('checkbox', { name: /^Hecho.*No decida nada todavía/ });
    await there.scrollIntoViewIfNeeded();
    await expect(there).toBeChecked();
  });

  test('brings no React to a reader who has ticked nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(hub);
    await page.locator('[data-island*=ListProgress]').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.goto(week);
    await island(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const [isList, isProgress] = [isCodeOf('TickList'), isCodeOf('ListProgress')];
    expect(asked.filter((url) => isList(url) || isProgress(url))).toEqual([]);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists are plain lists to read', async ({ page }) => {
    await page.goto(hub);
    await page.getByRole('link', { name: 'The first week, step by step' }).click();
    await expect(page.locator('[data-island*=TickList] ol > li')).toHaveCount(10);
    await page.goto(hub);
    for (const progress of await page.locator('[data-island*=ListProgress]').all()) await expect(progress).toBeHidden();
    await page.getByRole('link', { name: 'Questions for the first visit', exact: true }).click();
    await expect(island(page).getByText(firstQuestion)).toBeVisible();
    await expect(island(page).locator('ul > li')).toHaveCount(28);
    for (const role of ['checkbox', 'textbox', 'button'] as const)
      await expect(page.locator('[data-island*=TickList]').getByRole(role)).toHaveCount(0);
  });
});

for (const path of [list, spanish]) {
  test(`${path} stays accessible while lists are filled in`, async ({ page }) => {
    await page.goto(path);
    await tickIn(island(page).getByRole('checkbox').first());
    await island(page).getByRole('textbox').fill('¿…?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await island(page)
      .getByRole('button', { name: /^(Change|Cambiar)/ })
      .click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await colorsAreThere(page);
      const { violations } = await new AxeBuilder({ page }).include('article').setLegacyMode().analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await island(page).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  });
}
