import { tabTo } from './keyboard.ts';
import { becomesCurrent } from './recordings.ts';
import { expect, type Page, test } from './test.ts';

const audio = (page: Page) => page.locator('main audio');
const time = (page: Page) => audio(page).evaluate((sound: HTMLAudioElement) => sound.currentTime);
const player = (page: Page) => page.getByRole('region', { name: /^Player:/ });

/** The path of the first episode that is heard. */
async function pathOf(page: Page): Promise<string> {
  const landing = await (await page.request.get('/podcast')).text();
  const paths = [...landing.matchAll(/href="(\/podcast\/[a-z0-9-]+)"/g)].map(([, path = '']) => path);
  for (const path of paths) if ((await (await page.request.get(path)).text()).includes('<audio')) return path;
  throw new Error('no episode is heard');
}

test('By the keyboard alone an episode plays, moves, goes to a chapter and a line, and goes on after a reload', async ({ page }) => {
  const path = await pathOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('.mp3'))).toEqual([]);
  await expect(audio(page)).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: 'Play' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await page.keyboard.press('l');
  await expect.poll(() => time(page)).toBeGreaterThan(15);
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();

  const position = page.getByRole('slider', { name: 'Position' });
  await tabTo(page, position);
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of \d+:\d\d$/);
  await tabTo(page, page.locator('select[data-film-speed]'));
  await page.keyboard.press('ArrowDown');
  expect(await audio(page).evaluate((sound: HTMLAudioElement) => sound.playbackRate)).toBe(1.25);

  for (const link of [page.locator('nav a[data-seek]').nth(1), page.locator('#transcript a[data-seek]').nth(4)]) {
    await tabTo(page, link);
    await Promise.all([becomesCurrent(link), page.keyboard.press('Enter')]);
  }
  // The player has come to the foot of the window, and covers nothing that has the focus.
  await expect.poll(() => time(page)).toBeGreaterThan(6);
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect(player(page)).toBeInViewport({ ratio: 1 });
  await audio(page).evaluate((sound: HTMLAudioElement) => sound.pause());
  const left = Math.floor(await time(page));

  await page.reload({ waitUntil: 'networkidle' });
  // The browser comes back to where the page was scrolled; the player wakes once it is near.
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect(page.getByText('where you left it')).toBeVisible();
  expect(Math.floor(await time(page))).toBe(left);
  expect(await audio(page).evaluate((sound: HTMLAudioElement) => sound.playbackRate)).toBe(1.25);
});

test('The sleep timer stops it where the chapter ends that is heard', async ({ page }) => {
  await page.goto(await pathOf(page), { waitUntil: 'networkidle' });
  const second = Number(await page.locator('nav a[data-seek]').nth(1).getAttribute('data-seek'));
  await player(page).locator('select[data-episode-sleep]').selectOption('chapter');
  await page.getByRole('button', { name: 'Play' }).click();
  await audio(page).evaluate((sound: HTMLAudioElement, at) => {
    sound.currentTime = at;
  }, second - 1);
  await expect(page.getByText('The sleep timer stopped the episode.')).toBeVisible();
  expect(await audio(page).evaluate((sound: HTMLAudioElement) => sound.paused)).toBe(true);
  expect(await time(page)).toBeGreaterThanOrEqual(second);
  await expect(player(page).locator('select[data-episode-sleep]')).toHaveValue('');
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an episode has the player of the browser, and links into its file', async ({ page }) => {
    await page.goto(await pathOf(page));
    await expect(audio(page)).toBeVisible();
    await expect(player(page)).toBeHidden();
    await expect(page.locator('#transcript a').first()).toHaveAttribute('href', /\.mp3#t=/);
  });
});
