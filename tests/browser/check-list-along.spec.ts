import { add, box, button, firstQuestion, island, list, tickIn } from './check-lists.ts';
import { expect, test } from './test.ts';

test('A list prints what is ticked, or all, on a sheet of its own', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(list);
  await tickIn(box(page, firstQuestion));
  await add(page, 'Can I swim?');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.querySelector('article')?.scrollIntoView());
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Print').click();
  await page.emulateMedia({ media: 'print' });
  const seen = () => page.evaluate(() => document.body.innerText);
  const ticked = await seen();
  for (const words of ['Questions for the first visit', 'Name', 'Date', firstQuestion, 'Can I swim?', 'My diagnosis', 'Your own questions'])
    expect(ticked).toContain(words);
  for (const words of ['What stage is it', 'Practical things', 'Questions to Ask Your Doctor', 'Print', 'Someone to call'])
    expect(ticked).not.toContain(words);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await island(page)
    .getByRole('radio', { name: /^The whole list/ })
    .check();
  await button(page, 'Print').click();
  await page.emulateMedia({ media: 'print' });
  const all = await seen();
  for (const words of [firstQuestion, 'What stage is it', 'Practical things', 'Can I swim?']) expect(all).toContain(words);
  expect(all).not.toContain('Questions to Ask Your Doctor');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await seen()).toContain('Questions to Ask Your Doctor');
});

test('A list is copied where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto(list);
  await tickIn(box(page, firstQuestion));
  await add(page, 'Can I swim?');
  await button(page, 'Send or copy').click();
  await expect(island(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Questions for the first visit\n\nMy diagnosis\n- ${firstQuestion}\n\nYour own questions\n- Can I swim?`,
  );
});

test('What is ticked goes into a mail and a text message', async ({ page }) => {
  await page.goto(list);
  await tickIn(box(page, firstQuestion));
  for (const [name, address] of [
    ['By e-mail', 'mailto:?'],
    ['By text message', 'sms:?'],
  ] as const) {
    const href = (await island(page).getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(href.startsWith(address)).toBe(true);
    const body = new URLSearchParams(href.slice(address.length)).get('body') ?? '';
    expect(body).toContain(`- ${firstQuestion}`);
    expect(body).not.toContain('What stage is it');
  }
});
