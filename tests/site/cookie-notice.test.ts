import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { savePaths } from '#app/features/saving/save-place.ts';
import { locales } from '#config/locale.ts';
import { password } from '../accounts.ts';
import { setUpFactor } from '../second-factor.ts';
import { linksInMails, pressed } from './account-pages.ts';
import { openAccounts } from './accounts.ts';

const { db, visitor, member } = await openAccounts();
const linkTo = linksInMails(db);

/** The names of all cookies that a member is handed, from signing up to signing in again, to save a page. */
async function cookiesSet(): Promise<string[]> {
  const { visitor: browser, username, email } = await member();
  await pressed(browser, await browser.get(await linkTo(email)));
  const { codes } = await setUpFactor(browser);
  const page = await browser.get('/profile?section=my-account');
  const owner = /name="member" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const elsewhere = visitor();
  const replies = [
    await browser.post('/sign-out'),
    await browser.post('/profile?section=my-account', { intent: 'details', member: owner, firstName: 'Ana' }),
    await elsewhere.post(savePaths.en, { entry: 'treatment-chemotherapy', page: '/' }),
    await elsewhere.post('/login', { login: username, password }),
    await elsewhere.post('/second-factor', { code: codes[0] ?? '' }),
  ];
  return [...new Set(replies.flatMap(({ headers }) => headers.getSetCookie().map((line) => line.split('=', 1)[0] ?? '')))].toSorted();
}

it('the cookie notice names every cookie that there is, and no other', async () => {
  const set = await cookiesSet();
  expect(set).toHaveLength(7);
  for (const locale of locales) {
    const text = await readFile(`content/page/policies-cookie-notice/${locale}.md`, 'utf8');
    const [, table = ''] = text.split(/^:::table\{#cookies .*$/m);
    const named = [...(table.split(/^:::$/m)[0] ?? '').matchAll(/^\| `(.+?)` \|/gm)].map(([, name]) => name);
    expect([locale, named.toSorted()]).toEqual([locale, set]);
  }
});
