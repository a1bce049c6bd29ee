import { tabTo } from './keyboard.ts';
import { newMember } from './members.ts';
import { becomesCurrent } from './recordings.ts';
import { isSignedIn, origin } from './sessions.ts';
import { expect, type Page, test } from './test.ts';

const cards = (page: Page) => page.locator('#videos li');
const film = (page: Page) => page.locator('main video');
const time = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const chapters = (page: Page) => page.locator('nav a[data-seek]');
const lines = (page: Page) => page.locator('details a[data-seek]');
const captions = (page: Page) => page.getByRole('combobox', { name: /^Captions/ });
const showing = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  );

/** The path of the first film that is for everybody, or for members. */
async function pathOf(page: Page, { forMembers }: { forMembers: boolean }): Promise<string> {
  await page.goto('/videos');
  const marked = page.getByText('For members', { exact: true });
  const card = cards(page).filter(forMembers ? { has: marked } : { hasNot: marked });
  return (await card.locator('a').first().getAttribute('href')) ?? '';
}

test('By the keyboard alone a film plays, goes to a chapter and to a line, shows captions, and goes on after a reload', async ({
  page,
}) => {
  const path = await pathOf(page, { forMembers: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\.(webm|mp4|vtt)$/.test(url))).toEqual([]);

  await tabTo(page, film(page));
  await page.keyboard.press('Space');
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page)).toBe(true);

  await tabTo(page, captions(page));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => showing(page)).toEqual(['en-US']);

  await tabTo(page, page.getByRole('combobox', { name: /^Speed/ }));
  await page.keyboard.press('ArrowDown');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);

  const chapter = chapters(page).last();
  await tabTo(page, chapter);
  await page.keyboard.press('Enter');
  const at = Number(await chapter.getAttribute('data-seek'));
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(at);
  await expect(chapter).toHaveAttribute('aria-current', 'true');

  await tabTo(page, page.locator('main summary').filter({ hasText: 'Transcript' }));
  await page.keyboard.press('Enter');
  const line = lines(page).nth(1);
  await tabTo(page, line);
  await Promise.all([becomesCurrent(line), page.keyboard.press('Enter')]);
  const said = Number(await line.getAttribute('data-seek'));
  await expect.poll(() => time(page)).toBeGreaterThan(Math.max(said, 3.5));
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  const left = Math.floor(await time(page));

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('where you left it')).toBeVisible();
  expect(Math.floor(await time(page))).toBe(left);
  expect(await showing(page)).toEqual(['en-US']);
  await expect(captions(page)).toHaveValue('en-US');
});

test('A film for members is told of, and played by who signs in there', async ({ page }) => {
  const path = await pathOf(page, { forMembers: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(film(page)).toBeHidden();
  const file = await film(page).locator('source').first().getAttribute('src');
  expect((await page.request.get(file ?? '')).status()).toBe(401);

  const { username, password } = await newMember(origin(), 'Viewer');
  await tabTo(page, page.locator('main').getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await page.locator('#login').fill(username);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(origin() + path);
  await isSignedIn(page);
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toBeHidden();
  await tabTo(page, film(page));
  await page.keyboard.press('Space');
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
  await page.locator('main summary').filter({ hasText: 'Transcript' }).click();
  await expect(lines(page).nth(1)).toBeVisible();

  // Members see all of a playlist, one film after the other.
  await page.goto('/videos');
  await page.locator('#playlists a').first().click();
  const items = page.locator('[data-playlist-item]');
  await items.first().getByRole('button').or(film(page)).last().waitFor();
  await expect(captions(page).locator('option')).toHaveText(['None', 'English', 'Spanish']);
  // As though the other film had captions in one language.
  await page
    .locator('[data-playlist-item] template')
    .last()
    .evaluate((template: HTMLTemplateElement) => template.content.querySelector('track[srclang=es]')?.remove());
  const first = await items.evaluateAll((all) => all.findIndex((item) => item.hasAttribute('aria-current')));
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.addEventListener('loadedmetadata', () => (video.currentTime = video.duration - 0.5), { once: true });
    return video.play();
  });
  const next = items.nth(first + 1);
  // An end that came before what plays on had begun is played once more.
  await expect(async () => {
    await film(page).evaluate(async (video: HTMLVideoElement) => {
      if (!video.ended) return;
      video.currentTime = video.duration - 0.5;
      await video.play();
    });
    await expect(next).toHaveAttribute('aria-current', 'true', { timeout: 5_000 });
  }).toPass();
  await expect(film(page)).toHaveAttribute('aria-label', (await next.locator('a').textContent()) ?? '');
  await expect(captions(page).locator('option')).toHaveText(['None', 'English']);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film has the browser’s own player, and a chapter leads into its file; one for members leads to who signs in', async ({
    page,
  }) => {
    await page.goto(await pathOf(page, { forMembers: false }));
    await expect(film(page)).toBeVisible();
    await expect(captions(page)).toBeHidden();
    expect(await chapters(page).last().getAttribute('href')).toMatch(/^\/media\/.*#t=\d/);
    await page.goto(await pathOf(page, { forMembers: true }));
    await expect(film(page)).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: 'Open the video file' })).toBeVisible();
  });
});
