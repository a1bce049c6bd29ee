import sharp from 'sharp';
import { pathTo } from '#app/addresses/paths.ts';
import { cropWords } from '#app/features/avatars/avatars.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { pictureWords } from '#app/screens/member/settings/picture.words.ts';
import { locales } from '#config/locale.ts';
import { halves } from '#services/members/avatars/testing-pictures.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { linkInMail } from './mails.ts';
import { newMember, signIn, submit } from './members.ts';
import { origin } from './sessions.ts';
import { expect, leaveOutTypefaces, type Page, test } from './test.ts';

/** Somebody signed in whose address is verified. */
async function verified(page: Page): Promise<{ username: string }> {
  const member = await newMember(origin(), 'Flora');
  await signIn(page.context(), origin(), member);
  const link = await linkInMail(member.email, pathTo('verify-email', 'en'));
  await submit(page.context().request, origin(), link.slice(origin().length));
  return member;
}

/** The colour in the middle of a picture of this site: red, blue, or neither. */
async function middleOf(page: Page, address: string): Promise<'red' | 'blue' | 'neither'> {
  const { channels } = await sharp(await (await page.request.get(origin() + address)).body())
    .extract({ left: 120, top: 120, width: 16, height: 16 })
    .stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'neither';
}

const lookUp = async (page: Page, username: string) =>
  (await (await page.request.get(`${origin()}/api/user/user-avatar?username=${username}&locale=es`)).json()).avatar;

const pictureInHeader = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--picture'));

for (const locale of locales) {
  const crop = (id: keyof typeof cropWords) => cropWords[id][locale];
  const say = (id: keyof typeof pictureWords) => pictureWords[id][locale];

  test(`A picture is chosen, cut by keyboard, shown in the header, and removed: ${locale}`, async ({ page }) => {
    const { username } = await verified(page);
    await page.goto(sectionPath('settings', locale), { waitUntil: 'networkidle' });
    const part = page.locator('#picture');
    const field = part.locator('input[type=file]');
    // Until the page's script has come, nothing hears of what is chosen.
    await expect(async () => {
      await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
      await expect(part.getByRole('alert')).toHaveText(crop('avatars.crop.unreadable'), { timeout: 5_000 });
    }).toPass();
    await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves().jpeg().toBuffer() });
    await expect(part.getByRole('img', { name: crop('avatars.crop.preview') })).toBeVisible();
    await expect(part.getByRole('alert')).toHaveCount(0);
    await expectAccessibleAsItIs(page, `cutting a picture, ${locale}`);
    // To the far right of it, where it is blue.
    await part.getByLabel(crop('avatars.crop.x')).focus();
    await page.keyboard.press('End');
    await expect(part.getByLabel(crop('avatars.crop.y'))).toBeDisabled();
    await part.getByRole('button', { name: crop('avatars.crop.save') }).focus();
    await page.keyboard.press('Enter');
    const notice = part.getByRole('status');
    await expect(notice).toHaveText(say('picture.saved'));
    await expect(notice).toBeFocused();
    const address = await lookUp(page, username);
    expect(await middleOf(page, address)).toBe('blue');
    expect(await pictureInHeader(page)).toBe(`url("${address.replace('/256.', '/96.')}")`);
    await expectAccessibleAsItIs(page, `a picture, ${locale}`);
    await part.locator('summary').focus();
    await page.keyboard.press('Enter');
    await part.getByRole('button', { name: say('picture.remove.do') }).focus();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveText(say('picture.removed'));
    expect(await pictureInHeader(page)).toBe('');
    expect([await lookUp(page, username), (await page.request.get(origin() + address)).status()]).toEqual([null, 404]);
  });
}

test('A picture is dragged, and turned; what is answered meanwhile is said', async ({ page, complaints }) => {
  const { username } = await verified(page);
  await page.goto(sectionPath('settings', 'en'), { waitUntil: 'networkidle' });
  const part = page.locator('#picture');
  const canvas = part.locator('canvas');
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await halves().png().toBuffer() };
  // Until the page's script has come, nothing hears of what is chosen.
  await expect(async () => {
    await part.locator('input[type=file]').setInputFiles(picture);
    await expect(canvas).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await canvas.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 1.2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  // What was above and below is none of it; the left half, which is red, fills it.
  await part.getByRole('button', { name: cropWords['avatars.crop.right'].en }).click();
  await expect(part.getByLabel(cropWords['avatars.crop.x'].en)).toBeDisabled();
  const save = part.getByRole('button', { name: cropWords['avatars.crop.save'].en });
  await page.route('**/user-avatar-update', (route) => route.fulfill({ status: 429, body: '{}' }), { times: 1 });
  await save.click();
  await expect(part.getByRole('alert')).toHaveText(cropWords['avatars.refused.tooMany'].en);
  expect(complaints.splice(0).filter((each) => !each.includes('429'))).toEqual([]);
  await save.click();
  await expect(part.getByRole('status')).toHaveText(pictureWords['picture.saved'].en);
  expect(await middleOf(page, await lookUp(page, username))).toBe('red');
});

test('A second look-up gives the first result, and the header shows a picture without moving anything', async ({ page }) => {
  const { username } = await verified(page);
  await leaveOutTypefaces(page);
  const asked: string[] = [];
  page.on('request', (request) => void (/user-avatar\?/.test(request.url()) && asked.push(request.url().slice(origin().length))));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/es/leer-con-calma', { waitUntil: 'networkidle' });
  await expect.poll(() => asked.length).toBe(1);
  asked.splice(0);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => asked).toEqual([`/api/user/user-avatar?username=${username}&locale=en-US`]);
  const link = page.locator('header a[data-enhance=account]');
  const before = await link.boundingBox();
  const avatar = `data:image/png;base64,${(await halves(64).png().toBuffer()).toString('base64')}`;
  const sent = await page.request.post(`${origin()}/api/user/user-avatar-update`, {
    data: { accessToken: '', avatar, locale: 'en-US' },
    headers: { Origin: origin() },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/es', { waitUntil: 'networkidle' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-picture', '');
  expect(await pictureInHeader(page)).toContain('/96.webp');
  expect(await link.boundingBox()).toEqual(before);
});
