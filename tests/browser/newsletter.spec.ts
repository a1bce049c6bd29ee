import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { mailFiles, mailFolder, readMailFile } from '#services/mail/mail-files.ts';
import { issueWords } from '#services/newsletter/issue-words.ts';
import { newsletterTopics } from '#services/newsletter/shared.ts';
import { Program, waitUntil } from '../processes.ts';
import { linkInMail } from './mails.ts';
import { expect, test } from './test.ts';

/** An issue is released ten seconds after it was begun, and its mails go out within a few more. */
const longest = 60_000;

for (const locale of locales) {
  test(`the newsletter, from a footer to one press in a mail program: ${locale}`, async ({ page, request }) => {
    const email = `dalia.${locale}.${Date.now().toString(36)}@example.org`;
    const main = page.locator('main');
    const preferences = pathTo('newsletter.preferences', locale);

    await test.step('sign up where a page ends', async () => {
      await page.goto(pathTo('helplines', locale));
      const field = page.locator('footer #newsletter-email');
      await field.fill(email);
      await field.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === pathTo('newsletter.sent', locale));
      await expect(main.getByRole('status')).toBeVisible();
    });

    await test.step('open the link of the mail, and press the button there', async () => {
      await page.goto(await linkInMail(email, pathTo('newsletter.confirm', locale)));
      await main.getByRole('button').click();
      await expect(page).toHaveURL((url) => url.pathname === preferences);
      await expect(main.getByRole('status')).toBeVisible();
      await expect(main.locator('[name=topics]:checked')).toHaveCount(newsletterTopics.length);
      await expect(main.locator(`[name=language][value=${locale}]`)).toBeChecked();
    });

    await test.step('choose one topic', async () => {
      for (const topic of newsletterTopics.filter((each) => each !== 'research'))
        await main.locator(`[name=topics][value=${topic}]`).uncheck();
      await main.getByRole('button').first().click();
      await expect(page).toHaveURL((url) => url.searchParams.get('done') === 'saved');
      await expect(main.locator('[name=topics]:checked')).toHaveCount(1);
    });

    await test.step('get the next issue', async () => {
      const program = new Program(
        'script/newsletter.ts',
        { DATA_DIR: process.env.SITE_DATA ?? '' },
        { words: ['send', 'news-shorter-radiation', '--yes'] },
      );
      expect(await program.exited).toMatchObject({ code: 0 });
    });

    await test.step('end it with the button of the mail program', async () => {
      let leave = '';
      const arrived = async () => {
        leave = (await leaveAddress(email, issueWords[locale].subject(organisation.name))) ?? '';
        return leave !== '';
      };
      await waitUntil(arrived, longest, `an issue comes to ${email}`);
      const answer = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, headers: { Cookie: '' } });
      expect(answer.status()).toBe(200);
      await page.goto(preferences + new URL(leave).search);
      await expect(main.locator('form')).toHaveCount(0);
      await expect(main.getByRole('status')).toBeVisible();
    });
  });
}

/** What the issue to an address says in its head of how to leave. */
async function leaveAddress(to: string, subject: string): Promise<string | null> {
  const folder = mailFolder(process.env.SITE_DATA ?? '');
  for (const name of await mailFiles(folder)) {
    if (!name.includes(to)) continue;
    const mail = ((await readMailFile(folder, name)) ?? '').replace(/\r?\n[ \t]+/g, ' ');
    if (!mail.includes(`Subject: ${subject}`)) continue;
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    return /^List-Unsubscribe: <([^>]+)>/m.exec(mail)?.[1] ?? null;
  }
  return null;
}
