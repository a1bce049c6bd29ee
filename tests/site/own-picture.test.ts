import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { pictureProblemWords } from '#app/features/avatars/avatar-calls.words.ts';
import { avatarWords } from '#app/features/avatars/avatars.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { pictureWords } from '#app/screens/member/settings/picture.words.ts';
import { locales } from '#config/locale.ts';
import { longestForm } from '#server/load/whole-body.ts';
import { pictureLimits } from '#services/members/avatars/shared.ts';
import { realPictures } from '#services/members/avatars/testing-pictures.ts';
import type { Visitor } from '../accounts.ts';
import { formIn, sendForm } from '../profile.ts';
import { openAccounts } from './accounts.ts';
import { origin } from './site.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-avatars-'));
afterAll(() => rm(dataDirectory, { recursive: true }));
const { db, visitor, member } = await openAccounts({ dataDirectory });
const { photograph = Buffer.alloc(0) } = await realPictures();

/** Sends a file as a browser does that runs no script. */
function sendFile(browser: Visitor, at: string, bytes: Buffer, fields: Iterable<readonly [string, string]>) {
  const body = new FormData();
  for (const [name, value] of fields) if (name !== 'picture') body.append(name, value);
  body.append('picture', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }));
  return browser.ask(at, { method: 'POST', body, headers: { Origin: origin } });
}

describe.each(locales)('One’s own picture without a script: %s', (locale) => {
  const at = sectionPath('settings', locale);
  const say = (id: keyof typeof pictureWords) => pictureWords[id][locale];
  const problem = (id: keyof typeof pictureProblemWords) => pictureProblemWords[id][locale];

  async function somebody({ isVerified = true } = {}) {
    const { visitor: browser, username } = await member(pathTo('sign-up', locale));
    await db.updateTable('identity_user').set({ email_verified: isVerified }).where('username', '=', username).execute();
    const read = async (address = at) => parse((await browser.get(address)).text);
    const send = async (bytes: Buffer) => sendFile(browser, at, bytes, formIn(await read(), 'picture'));
    return { browser, username, read, send };
  }

  it('is chosen, shown there, in the greeting and among what is kept, and removed', async () => {
    const { browser, username, read, send } = await somebody();
    const alt = avatarWords['avatars.of'][locale].replace('{username}', username);
    const before = (await read()).querySelector('#picture');
    expect(before?.querySelector('form')?.getAttribute('enctype')).toBe('multipart/form-data');
    expect([before?.querySelector('svg[role=img]') !== null, before?.querySelector('details')]).toEqual([true, null]);
    const sent = await send(photograph);
    expect([sent.status, sent.location]).toEqual([303, `${at}&saved=picture`]);
    const saved = (await read(sent.location ?? '')).querySelector('#picture');
    expect(saved?.querySelector('[role=status]')?.text).toBe(say('picture.saved'));
    const picture = saved?.querySelector('img');
    expect([picture?.getAttribute('alt'), picture?.getAttribute('width')]).toEqual([alt, '128']);
    expect((await browser.get(picture?.getAttribute('src') ?? '')).headers.get('Content-Type')).toBe('image/webp');
    expect((await read(pathTo('profile', locale))).querySelector('main header img')?.getAttribute('alt')).toBe(alt);
    expect((await read(sectionPath('my-data', locale))).querySelector('#kept img')?.getAttribute('alt')).toBe(alt);
    expect(saved?.querySelector('details summary')?.text).toBe(say('picture.remove'));
    const removed = await sendForm(browser, at, formIn(await read(), 'picture-remove'));
    expect([removed.status, removed.location]).toEqual([303, `${at}&saved=picture-remove`]);
    const after = (await read(removed.location ?? '')).querySelector('#picture');
    expect([after?.querySelector('[role=status]')?.text, after?.querySelector('img')]).toEqual([say('picture.removed'), null]);
    expect((await read(sectionPath('my-data', locale))).querySelector('#kept img')).toBeNull();
  });

  it('is refused in words, at its field, where it is none', async () => {
    const { send } = await somebody();
    for (const [bytes, words] of [
      [Buffer.alloc(0), problem('avatars.problem.picture-missing')],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), problem('avatars.problem.picture-type')],
      [photograph.subarray(0, 4_000), problem('avatars.problem.picture-damaged')],
      [Buffer.concat([photograph, Buffer.alloc(pictureLimits.bytes)]), problem('avatars.problem.picture-too-large')],
    ] as const) {
      const refused = await send(bytes);
      const part = parse(refused.text).querySelector('#picture');
      expect([refused.status, part?.querySelector('#picture-picture-error')?.text]).toEqual([400, words]);
      expect(part?.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#picture-picture');
    }
  });

  it('waits for an address that is verified, and says so', async () => {
    const { read, browser, username } = await somebody({ isVerified: false });
    const part = (await read()).querySelector('#picture');
    expect(part?.text).toContain(say('picture.unverified'));
    expect([part?.querySelector('form'), part?.querySelector('a')?.getAttribute('href')]).toEqual([null, pathTo('verify-email', locale)]);
    const { id } = await db.selectFrom('identity_user').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    const sent = await sendFile(browser, at, photograph, [
      ['intent', 'picture'],
      ['member', id],
    ]);
    expect([sent.status, sent.text.includes(say('picture.unverified'))]).toEqual([400, true]);
  });

  it('is asked of whoever is signed in by then', async () => {
    const { browser, send } = await somebody();
    const other = await somebody();
    const form = formIn(await other.read(), 'picture');
    const sent = await sendFile(browser, at, photograph, form);
    expect(sent.location).toBe(`${at}&others=1`);
    expect((await sendFile(visitor(), at, photograph, form)).location).toContain('ended=1');
    expect((await send(photograph)).location).toBe(`${at}&saved=picture`);
  });
});

it('a long body is taken of a member’s form alone', async () => {
  const { visitor: browser } = await member();
  const at = sectionPath('settings', 'en');
  const long = Buffer.alloc(longestForm + 1);
  const fields = [['intent', 'picture']] as const;
  expect((await sendFile(browser, at, long, fields)).status).not.toBe(413);
  expect((await sendFile(browser, '/contact', long, fields)).status).toBe(413);
  expect((await sendFile(visitor(), at, long, fields)).status).toBe(413);
  expect((await sendFile(browser, at, Buffer.alloc(pictureLimits.bytes + 100_000), fields)).status).toBe(413);
  const type = { Origin: origin, 'Content-Type': 'multipart/form-data; boundary=x' };
  for (const body of ['', 'nonsense', '--x\r\nContent-Disposition: form-data\r\n\r\n'])
    expect((await browser.ask(at, { method: 'POST', body, headers: type })).status).toBe(400);
});
