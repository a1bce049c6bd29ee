import { aboutPagePath } from '#app/addresses/about-page.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { aboutPageWords } from '#app/features/about-page/about-page.words.ts';
import { outreachWords } from '#app/forms/outreach/outreach.words.ts';
import { aboutPageScreensWords } from '#app/screens/about-page/about-page-screens.words.ts';
import { shareYourStoryWords } from '#app/screens/share-your-story/story.words.ts';
import { locales } from '#config/locale.ts';
import { halves } from '#services/members/avatars/testing-pictures.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { kept } from './kept.ts';
import { origin } from './sessions.ts';
import { expect, isOffline, type Page, test } from './test.ts';

/** Marks the first words of the text of an article, as a finger or a mouse does. */
const markSentence = (page: Page) =>
  page.evaluate(() => {
    const paragraph = document.querySelector('main article section p')?.firstChild;
    if (!paragraph?.textContent) throw new Error('no paragraph');
    const end = Math.min(paragraph.textContent.length, 60);
    getSelection()?.setBaseAndExtent(paragraph, 0, paragraph, end);
    return paragraph.textContent.slice(0, end).trim();
  });

for (const locale of locales) {
  const article = pathTo('treatment.chemotherapy', locale);
  const entry = 'treatment-chemotherapy';

  test(`A story outlives a lost network and a reload, and is sent with a picture: ${locale}`, async ({ page, context, complaints }) => {
    await page.goto(pathTo('about-us.share-your-story', locale), { waitUntil: 'networkidle' });
    const field = (name: string) => page.locator(`main form [name=${name}]`);
    const told = 'The phone rang at a quarter past four.\n\nI sat in the car and did not start it.';
    await field('story').fill(told);
    await field('called').fill('Rosa');
    await field('email').fill('rosa@example.org');
    await field('consent').check();
    // Until what keeps a draft has begun, nothing that is typed is kept.
    await expect(async () => {
      for (const name of ['', 'Rosa']) await field('called').fill(name);
      expect(await kept(page, 'drafts')).toContain('Rosa');
    }).toPass();
    await context.setOffline(true);
    await page.locator('main form button[type=submit]').click();
    const alert = page.locator('main [role=alert]');
    await expect(alert).toBeVisible();
    await expect(field('story')).toHaveValue(told);
    await context.setOffline(false);
    expect(complaints.splice(0).filter((each) => !isOffline(each))).toEqual([]);

    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('main [role=status]').first()).toHaveText(outreachWords['outreach.restored'][locale]);
    await expect(field('story')).toHaveValue(told);
    await expect(field('consent')).toBeChecked();
    await expectAccessibleAsItIs(page, 'a story that was typed before');
    await field('photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves(3_000).jpeg().toBuffer() });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('main form button[type=submit]').click();
    // What the camera made is larger than what is sent.
    expect(Number((await (await sent).allHeaders())['content-length'] ?? 0)).toBeLessThan(400_000);
    await expect(page).toHaveURL(new RegExp(`${pathTo('about-us.share-your-story.sent', locale)}$`));
    await expect(page.locator('main')).toContainText(shareYourStoryWords['story.sent'][locale]);
    await page.goto(pathTo('about-us.share-your-story', locale), { waitUntil: 'networkidle' });
    await expect(field('story')).toHaveValue('');
  });

  test(`A mistake is reported with the sentence that was marked: ${locale}`, async ({ page }) => {
    await page.goto(article, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href^="${pathTo('about-page.mistake', locale)}"]`);
    let marked = '';
    // What brings the sentence along comes as the link comes near; until then the link leads to an empty form.
    await expect(async () => {
      if (marked !== '') await page.goBack();
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      marked = await markSentence(page);
      await link.click();
      await expect(page.locator('#mistake-sentence')).toHaveValue(marked, { timeout: 5_000 });
    }).toPass();
    expect(page.url()).not.toContain(encodeURIComponent(marked.slice(0, 10)));
    await page.locator('#mistake-mistake').fill('It says twice what the label says.');
    await expectAccessibleAsItIs(page, 'to report a mistake');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main')).toContainText(aboutPageScreensWords['mistake.sent'][locale]);
  });

  test(`Whether it helped is said without leaving the page, by keyboard: ${locale}`, async ({ page }) => {
    await page.goto(article, { waitUntil: 'networkidle' });
    const form = page.locator(`main form[action="${aboutPagePath('about-page.helpful', locale, entry)}"]`);
    const thanks = form.getByText(aboutPageWords['helpful.thanks'][locale]);
    // Until what answers here has begun, the answer is sent as a form, and leads back.
    await expect(async () => {
      if (page.url() !== origin() + article) await page.goto(article);
      await form.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      // The answer to the press before may have come late.
      if (!(await thanks.isVisible())) {
        await form.getByRole('button').first().focus({ timeout: 5_000 });
        await page.keyboard.press('Enter');
      }
      await expect(thanks).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await expect(form.getByRole('button')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(article);
    await thanks.getByRole('link').click();
    await page.locator('#helpful-sentence').fill('The list of what to pack.');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main')).toContainText(aboutPageScreensWords['helpful.sent'][locale]);
  });
}
