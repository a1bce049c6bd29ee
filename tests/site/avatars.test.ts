import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { avatarCallWords, pictureProblemWords } from '#app/features/avatars/avatar-calls.words.ts';
import { dataUrlOf } from '#services/members/avatars/data-url.ts';
import { polyglots, realPictures } from '#services/members/avatars/testing-pictures.ts';
import type { Visitor } from '../accounts.ts';
import { askingRecords } from '../records.ts';
import { openAccounts } from './accounts.ts';
import { origin } from './site.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-avatars-'));
afterAll(() => rm(dataDirectory, { recursive: true }));
const { db, visitor, member } = await openAccounts({ dataDirectory });
const pictures = await realPictures();
const photograph = pictures.photograph ?? Buffer.alloc(0);
const picture = dataUrlOf(photograph);

const json = { 'Content-Type': 'application/json' };
const fromHere = { ...json, Origin: origin };
type Sent = { method?: string; headers?: Record<string, string> };

/** A call as a client of any kind makes it. */
function call(browser: Visitor, path: string, body?: unknown, { method = 'POST', headers = fromHere }: Sent = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return browser.ask(`/api/user/${path}`, { method, headers, ...(body === undefined ? {} : { body: text }) });
}

const update = (browser: Visitor, body: unknown, sent?: Sent) => call(browser, 'user-avatar-update', body, sent);
const remove = (browser: Visitor, body: unknown, sent: Sent = {}) =>
  call(browser, 'user-avatar-remove', body, { method: 'DELETE', ...sent });
const lookUp = (username: string, locale = 'en-US', browser = visitor()) =>
  browser.get(`/api/user/user-avatar?username=${encodeURIComponent(username)}&locale=${locale}`);
const told = (reply: { status: number; text: string }) => [reply.status, JSON.parse(reply.text)];
const say = (code: keyof typeof avatarCallWords | keyof typeof pictureProblemWords, locale: 'en' | 'es') =>
  ({ ...avatarCallWords, ...pictureProblemWords })[code][locale];

/** Somebody whose address is verified. */
async function somebody() {
  const { visitor: browser, username } = await member();
  await db.updateTable('identity_user').set({ email_verified: true }).where('username', '=', username).execute();
  return { browser, username };
}

const token = async (browser: Visitor): Promise<string> => {
  const { data } = await askingRecords(browser).ask('{ accessToken }');
  return String(data?.accessToken);
};

describe('The calls for a member’s picture', () => {
  it('set it, look it up and remove it, with exactly these bodies', async () => {
    const { browser, username } = await somebody();
    const updated = await update(browser, { accessToken: await token(browser), avatar: picture, locale: 'en-US' });
    expect([updated.status, updated.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const { avatar } = JSON.parse(updated.text);
    expect(updated.text).toBe(JSON.stringify({ avatar }));
    expect(told(await lookUp(username))).toEqual([200, { avatar }]);
    expect(await askingRecords(browser).ask('{ profile { avatar } }')).toMatchObject({ data: { profile: { avatar } } });
    const shown = await visitor().get(avatar);
    expect([
      shown.status,
      ...['Content-Type', 'X-Content-Type-Options', 'Cache-Control', 'ETag'].map((name) => shown.headers.get(name)),
    ]).toEqual([200, 'image/webp', 'nosniff', 'private, no-store', null]);
    const removed = await remove(browser, { accessToken: await token(browser), locale: 'es' });
    expect([...told(removed), removed.headers.get('Cache-Control')]).toEqual([200, { avatar: null }, 'private, no-store']);
    expect(told(await lookUp(username))).toEqual([200, { avatar: null }]);
    expect((await visitor().get(avatar)).status).toBe(404);
    expect(told(await remove(browser, {}))).toEqual([200, { avatar: null }]);
  });

  it('serve it in three sizes, and nothing else', async () => {
    const { browser } = await somebody();
    const { avatar } = JSON.parse((await update(browser, { avatar: picture })).text);
    for (const size of [96, 256, 512]) {
      const response = await browser.ask(avatar.replace('/256.', `/${size}.`), {});
      expect([response.status, Number(response.headers.get('Content-Length')) > 500]).toEqual([200, true]);
    }
    for (const address of [avatar.replace('/256.', '/64.'), avatar.replace('.webp', '.png'), `/avatars/${'0'.repeat(32)}/96.webp`])
      expect([address, (await visitor().get(address)).status]).toEqual([address, 404]);
  });

  it('take a token without a cookie, from wherever it is sent', async () => {
    const { browser, username } = await somebody();
    const accessToken = await token(browser);
    const foreign = { headers: { ...json, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' } };
    expect((await update(visitor(), { accessToken, avatar: picture, locale: 'es' }, foreign)).status).toBe(200);
    expect(JSON.parse((await lookUp(username)).text).avatar).toMatch(/^\/avatars\//);
    expect((await remove(visitor(), { accessToken, locale: 'es' }, foreign)).status).toBe(200);
  });

  it('take the cookie without a token, from pages of this site alone', async () => {
    const { browser } = await somebody();
    for (const accessToken of ['', null, undefined]) expect((await update(browser, { accessToken, avatar: picture })).status).toBe(200);
    for (const headers of [json, { ...json, Origin: 'https://elsewhere.example' }, { ...fromHere, 'Sec-Fetch-Site': 'cross-site' }])
      for (const ask of [update, remove]) {
        const refused = await ask(browser, { avatar: picture, locale: 'es' }, { headers });
        expect(told(refused)).toEqual([403, { code: 'CROSS_SITE', message: say('avatars.call.CROSS_SITE', 'es') }]);
      }
  });

  it('refuse nobody, a token that is wrong, and one of somebody else', async () => {
    const [ana, eva] = [await somebody(), await somebody()];
    const ofAna = await token(ana.browser);
    for (const [browser, accessToken] of [
      [visitor(), ''],
      [visitor(), 'wrong'],
      [ana.browser, `${ofAna}x`],
      [eva.browser, ofAna],
    ] as const)
      for (const [locale, language] of [
        ['en-US', 'en'],
        ['', 'en'],
        ['es', 'es'],
        ['fr', 'es'],
      ] as const) {
        const message = say('avatars.call.NOT_SIGNED_IN', language);
        expect(told(await update(browser, { accessToken, avatar: picture, locale }))).toEqual([401, { code: 'NOT_SIGNED_IN', message }]);
        expect(told(await remove(browser, { accessToken, locale }))).toEqual([401, { code: 'NOT_SIGNED_IN', message }]);
      }
    expect((await update(ana.browser, { accessToken: ofAna, avatar: picture })).status).toBe(200);
    expect((await ana.browser.post('/sign-out')).status).toBe(303);
    expect((await update(visitor(), { accessToken: ofAna, avatar: picture })).status).toBe(401);
  });

  it('refuse who has not verified their address', async () => {
    const { visitor: browser } = await member();
    const message = say('avatars.call.EMAIL_NOT_VERIFIED', 'en');
    for (const ask of [update, remove])
      expect(told(await ask(browser, { avatar: picture }))).toEqual([403, { code: 'EMAIL_NOT_VERIFIED', message }]);
  });

  it('say in the language of the call what is wrong with a picture', async () => {
    const { browser } = await somebody();
    const wrong = [
      ['', 400, 'picture-missing'],
      [dataUrlOf(polyglots(photograph)['svg alone'] ?? photograph), 400, 'picture-type'],
      [dataUrlOf(photograph.subarray(0, photograph.length / 2)), 400, 'picture-damaged'],
      [`data:image/png;base64,${'A'.repeat(7_000_000)}`, 413, 'picture-too-large'],
      [`data:image/png;base64,${'A'.repeat(9_000_000)}`, 413, 'picture-too-large'],
    ] as const;
    for (const [avatar, status, problem] of wrong) {
      // Of a body that is not read to its end nobody knows the language.
      const locale = avatar.length > 8_000_000 ? 'en' : 'es';
      const message = say(`avatars.problem.${problem}`, locale);
      const code = problem.toUpperCase().replaceAll('-', '_');
      expect(told(await update(browser, { avatar, locale }))).toEqual([status, { code, message }]);
    }
  });

  it('are each asked for in one way', async () => {
    const browser = visitor();
    for (const [path, method, allowed] of [
      ['user-avatar', 'POST', 'GET, HEAD'],
      ['user-avatar-update', 'GET', 'POST'],
      ['user-avatar-remove', 'POST', 'DELETE'],
    ] as const) {
      const refused = await call(browser, path, undefined, { method });
      expect([refused.status, refused.headers.get('Allow'), JSON.parse(refused.text).code]).toEqual([405, allowed, 'METHOD_NOT_ALLOWED']);
    }
    expect(JSON.parse((await browser.get('/api/user/other?locale=es')).text).message).toBe(say('avatars.call.NOT_FOUND', 'es'));
    expect((await update(browser, '{}', { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  });

  it('answer whatever is sent, and never with a failure of our own', async () => {
    const { browser, username } = await somebody();
    const stored = await update(browser, { avatar: picture });
    const strange = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ accessToken: fc.anything(), avatar: fc.anything(), locale: fc.anything() }).map((body) => JSON.stringify(body) ?? ''),
      fc
        .record({ accessToken: fc.string(), avatar: fc.string().map((text) => `data:image/png;base64,${text}`), locale: fc.string() })
        .map((body) => JSON.stringify(body)),
    );
    const property = fc.asyncProperty(strange, fc.boolean(), async (body, isRemoval) => {
      const { status, text, headers } = await (isRemoval ? remove : update)(visitor(), body);
      expect([400, 401]).toContain(status);
      expect([Object.keys(JSON.parse(text)), headers.get('Cache-Control')]).toEqual([['code', 'message'], 'private, no-store']);
    });
    await fc.assert(property, { numRuns: 300 });
    expect(told(await lookUp(username))).toEqual(told(stored));
  });
});

describe('A look-up', () => {
  it('answers for who has no picture as for who does not exist', async () => {
    const { username } = await somebody();
    const { username: unverified } = await member();
    const replies = [];
    for (const name of [username, unverified, 'nobody', '', '%', 'a\0b', 'x'.repeat(3_000)]) replies.push(await lookUp(name));
    replies.push(await visitor().get('/api/user/user-avatar'));
    const [first, ...others] = replies.map(({ status, text, headers }) => ({ status, text, headers: [...headers] }));
    expect([first?.status, first?.text]).toEqual([200, '{"avatar":null}']);
    for (const other of others) expect(other).toEqual(first);
  });

  it('is asked for in any language, by whoever knows the name, however it is written', async () => {
    const { browser, username } = await somebody();
    const { avatar } = JSON.parse((await update(browser, { avatar: picture })).text);
    for (const locale of ['en-US', '', 'es', 'tlh'])
      expect(JSON.parse((await lookUp(username.toLowerCase(), locale)).text)).toEqual({ avatar });
  });
});

it('what is stored of a picture is no picture, and the database holds its name alone', async () => {
  const { browser } = await somebody();
  const { avatar } = JSON.parse((await update(browser, { avatar: picture })).text);
  const name = /[0-9a-f]{32}/.exec(avatar)?.[0] ?? '';
  const file = await readFile(path.join(dataDirectory, 'avatars', name));
  // As a picture begins: four letters alone stand in what is sealed by chance.
  expect(file.toString('latin1')).not.toMatch(/RIFF[\s\S]{4}WEBP|Zarzaparrilla/);
  await expect(sharp(file).metadata()).rejects.toThrow('unsupported image format');
  const { rows } = await sql<{ data: string }>`select data::text from jobs.job where name ~ 'picture'`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ data }) => data.includes(name))).toBe(false);
});
