import AxeBuilder from '@axe-core/playwright';
import { watchShifts } from '../layout-shift.ts';
import { idleBegan } from './idle.ts';
import { tabTo } from './keyboard.ts';
import { expect, leaveOutTypefaces, type Page, test } from './test.ts';

const languages = [
  { path: '/facts-statistics', name: 'Calm reading', words: 'Numbers about survival. Open when you want to.', number: '670,000' },
  { path: '/es/datos-y-estadisticas', name: 'Leer con calma', words: 'Cifras de supervivencia. Ábralas cuando quiera.', number: '670 000' },
] as const;
const [{ path: english, name: calmReading, number }] = languages;

const deaths = (page: Page) => page.locator('#deaths details');
const switchAbove = (page: Page, name: string = calmReading) => page.getByRole('main').getByRole('switch', { name });

async function chooseCalm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('calm', 'on'));
}

for (const { path, name, words, number } of languages) {
  test(`The switch folds the numbers away by the keyboard alone, and they open again: ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await idleBegan(page);
    await expect(deaths(page).getByText(number)).toBeVisible();
    await expect(deaths(page).getByText(words)).toBeHidden();
    await tabTo(page, switchAbove(page, name));
    await page.keyboard.press('Space');
    await expect(deaths(page).getByText(number)).toBeHidden();
    await tabTo(page, deaths(page).locator('summary'));
    await expect(page.locator(':focus')).toHaveText(words);
    await page.keyboard.press('Enter');
    await expect(deaths(page).getByText(number)).toBeVisible();
  });
}

test('The choice holds over reload, at the foot of every other page, and when somebody comes back, until it is taken back', async ({
  page,
}) => {
  await page.goto(english, { waitUntil: 'networkidle' });
  await idleBegan(page);
  await switchAbove(page).check();
  await page.reload();
  await expect(switchAbove(page)).toBeChecked();
  await expect(deaths(page).getByText(number)).toBeHidden();
  await page.goto('/', { waitUntil: 'networkidle' });
  await idleBegan(page);
  const atFoot = page.getByRole('contentinfo').getByRole('switch', { name: calmReading });
  await expect(atFoot).toBeChecked();
  await atFoot.uncheck();
  await page.goBack({ waitUntil: 'networkidle' });
  await expect(deaths(page).getByText(number)).toBeVisible();
  await expect(switchAbove(page)).not.toBeChecked();
});

test('What is folded for everybody stays so, calm or not, until it is opened', async ({ page }) => {
  const table = page.locator('#survival-by-stage details');
  await page.goto(english, { waitUntil: 'networkidle' });
  await idleBegan(page);
  await expect(table).not.toHaveAttribute('open');
  await switchAbove(page).check();
  await switchAbove(page).uncheck();
  await expect(table).not.toHaveAttribute('open');
  await expect(deaths(page)).toHaveAttribute('open');
  await table.locator('summary').click();
  await expect(table.getByText('32%')).toBeVisible();
});

test('A calm page never shows the numbers while it loads, and nothing on it moves', async ({ page }) => {
  await chooseCalm(page);
  await leaveOutTypefaces(page);
  // High enough that what moves is in view.
  await page.setViewportSize({ width: 360, height: 3000 });
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    const seen = { frames: 0, shown: false };
    Object.assign(window, { seen });
    const look = () => {
      seen.frames += 1;
      const numbers = document.querySelector('#deaths details > :not(summary)');
      if (numbers?.checkVisibility({ contentVisibilityAuto: true })) seen.shown = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(english, { waitUntil: 'networkidle' });
  await expect(deaths(page)).not.toHaveAttribute('open');
  const seen = await page.evaluate(() => (window as unknown as { seen: { frames: number; shown: boolean } }).seen);
  expect(seen.frames).toBeGreaterThan(1);
  expect(seen.shown).toBe(false);
  expect(await shifts()).toEqual([]);
});

test('A link into what is folded opens it', async ({ page }) => {
  await chooseCalm(page);
  const markInside = async () => page.evaluate(() => document.querySelector('#deaths details li')?.setAttribute('id', 'inside'));
  await page.goto(english, { waitUntil: 'networkidle' });
  await markInside();
  await page.evaluate(() => {
    location.hash = '#inside';
  });
  await expect(page.locator('#inside')).toBeInViewport();
  await expect(deaths(page)).toHaveAttribute('open');
});

test('Paper shows what the screen shows', async ({ page }) => {
  await page.goto(english, { waitUntil: 'networkidle' });
  await idleBegan(page);
  await page.emulateMedia({ media: 'print' });
  await expect(deaths(page).getByText(number)).toBeVisible();
  await expect(page.locator('#survival-by-stage table')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await switchAbove(page).check();
  await page.emulateMedia({ media: 'print' });
  await expect(deaths(page).getByText(number)).toBeHidden();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A calm page has nothing for axe to complain of, in ${colorScheme}`, async ({ page }) => {
    await chooseCalm(page);
    await page.emulateMedia({ colorScheme });
    for (const path of [english, '/calm-reading', '/es/leer-con-calma']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([]);
    }
  });
}

test('With forced colors it can be seen whether the switch is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(english, { waitUntil: 'networkidle' });
  await idleBegan(page);
  const knob = () => switchAbove(page).evaluate((input) => getComputedStyle(input, '::before').backgroundColor);
  const off = await knob();
  await switchAbove(page).check();
  expect(await knob()).not.toBe(off);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden but what always asks, and there is no switch', async ({ page }) => {
    await page.goto(english);
    await expect(deaths(page).getByText(number)).toBeVisible();
    await expect(deaths(page).locator('summary')).toBeHidden();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.locator('#survival-by-stage summary').click();
    await expect(page.locator('#survival-by-stage').getByText('32%')).toBeVisible();
  });
});
