import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { routeTable } from './routes.ts';
import { identityFields } from './shared.ts';
import { type Browser, browser, newMember, origin, password, somebody, testIdentity, tokenTo } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);

const json = { 'content-type': 'application/json' };

async function ask(path: string, init: RequestInit = {}, own: Browser = browser()) {
  const response = await identity.handle(new Request(`${origin}/api/identity${path}`, init), own.caller);
  own.keep({ setCookies: response.headers.getSetCookie() });
  const body: unknown = await response.json();
  return { status: response.status, body, headers: response.headers };
}

const send = (path: string, fields: object, own?: Browser) =>
  ask(path, { method: 'POST', headers: json, body: JSON.stringify(fields) }, own);

test('scripts do what forms do, by the same rules', async () => {
  const ana = browser();
  const filled = somebody({ username: 'scripted' });
  const { email } = filled;
  const member = { username: 'scripted', email, isEmailVerified: false };
  expect(await send('/sign-up/email', filled, ana)).toMatchObject({ status: 200, body: { data: member } });
  expect(await send('/sign-up/email', filled)).toMatchObject({
    status: 400,
    body: {
      code: 'USERNAME_TAKEN',
      problems: [
        { field: 'username', code: 'username-taken' },
        { field: 'email', code: 'email-taken' },
      ],
    },
  });
  expect(await ask('/get-session', {}, ana)).toMatchObject({ status: 200, body: { data: { member } } });
  expect(await send('/verify-email', { token: tokenTo(identity, email, 'verify-email') })).toMatchObject({ body: { data: 'verified' } });
  expect(await send('/send-verification-email', {}, ana)).toMatchObject({ status: 400, body: { code: 'ALREADY_VERIFIED' } });
  expect(await send('/update-user', { firstName: 'Ana' }, ana)).toMatchObject({
    status: 200,
    body: { data: { firstName: 'Ana' } },
  });
  expect(await send('/change-username', { username: 'scripted2' }, ana)).toMatchObject({ status: 200 });
  const other = browser();
  expect(await send('/sign-in/username', { username: 'scripted2', password }, other)).toMatchObject({ status: 200 });
  const { body } = await ask('/list-sessions', {}, ana);
  expect(body).toMatchObject({ data: [{ isCurrent: true }, { isCurrent: false, id: expect.any(String) }] });
  expect(await send('/revoke-other-sessions', {}, ana)).toMatchObject({ status: 200 });
  expect(await ask('/get-session', {}, other)).toMatchObject({ status: 200, body: { data: null } });
  const chosen = { currentPassword: password, newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
  expect(await send('/change-password', chosen, ana)).toMatchObject({ status: 200 });
  expect(await send('/sign-in/email', { email, password: chosen.newPassword })).toMatchObject({ status: 200 });
  // Without a body, as `sendBeacon` sends it.
  expect(await ask('/sign-out', { method: 'POST' }, ana)).toMatchObject({ status: 200, body: { data: null } });
  expect([...ana.cookies.keys()]).toEqual(['__Host-knownDevice']);
});

test('everything that a member alone may do is refused to others', async () => {
  for (const path of [
    '/change-password',
    '/change-email',
    '/change-username',
    '/update-user',
    '/revoke-session',
    '/revoke-other-sessions',
    '/send-verification-email',
    '/confirm-session',
  ]) {
    expect([path, await send(path, {})]).toMatchObject([path, { status: 401, body: { code: 'NOT_SIGNED_IN' } }]);
  }
  expect(await ask('/list-sessions')).toMatchObject({ status: 401 });
});

test('a rate limit answers 429 with Retry-After', async () => {
  const own = browser();
  const answers = [];
  for (let time = 0; time < 11; time++) answers.push(await send('/sign-in/email', { email: 'x@example.org', password }, own));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'TOO_MANY' });
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('only the endpoints of the allow-list exist, whatever else better-auth would have', async () => {
  const paths = [
    '',
    '/',
    '/ok',
    '/error',
    '/sign-in/social',
    '/callback/github',
    '/delete-user',
    '/verify-password',
    '/set-password',
    '/link-social',
  ];
  paths.push(
    '/sign-out/',
    '//sign-out',
    '/sign-out%2f',
    '/constructor',
    '/__proto__',
    '/sign-in',
    '/update-session',
    '/revoke-sessions',
    '/token',
  );
  for (const path of paths) for (const method of ['GET', 'POST']) expect([path, (await ask(path, { method })).status]).toEqual([path, 404]);
  expect(await ask('/sign-out')).toMatchObject({ status: 405 });
  expect(await send('/get-session', {})).toMatchObject({ status: 405 });
  expect((await identity.handle(new Request(`${origin}/elsewhere/sign-out`, { method: 'POST' }), browser().caller)).status).toBe(404);
});

describe('whatever is sent', () => {
  const posts = Object.entries(routeTable).flatMap(([path, { method }]) => (method === 'POST' ? [path] : []));
  const filled = JSON.stringify(somebody());
  const bodies: [what: string, init: RequestInit, status: number][] = [
    ['no JSON', { headers: json, body: '{' }, 400],
    ['a list', { headers: json, body: '[]' }, 400],
    ['null', { headers: json, body: 'null' }, 400],
    ['a number for a text', { headers: json, body: '{"email":1}' }, 400],
    ['a list for a text', { headers: json, body: '{"password":["a"]}' }, 400],
    ['an object for a text', { headers: json, body: '{"login":{"$ne":null}}' }, 400],
    ['too long a text', { headers: json, body: JSON.stringify({ token: 'x'.repeat(2_001) }) }, 400],
    ['too much', { headers: json, body: JSON.stringify({ token: 'x'.repeat(17_000) }) }, 413],
    [
      'too many fields',
      { headers: json, body: JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, '']))) },
      413,
    ],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email=a' }, 415],
    ['text', { headers: { 'content-type': 'text/plain' }, body: filled }, 415],
    ['nothing that is named', { headers: json, body: new Uint8Array([0, 255, 254]) }, 400],
  ];

  test.each(bodies)('%s is a clear error at each route', async (_, init, status) => {
    for (const path of posts) {
      const answer = await ask(path, { method: 'POST', ...init });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  const nasty = [
    '\0',
    'a\0b',
    '\ud800',
    '\r\nBcc: all@example.org',
    'x'.repeat(1_000),
    '%00',
    '<script>',
    "'; drop table identity_user --",
    '😀'.repeat(100),
    '‮',
  ];
  const names = [...identityFields, 'token', 'id', '__proto__'];

  test.each(nasty)('%j in every field is no failure of ours, and in no mail', async (value) => {
    const { browser: ana } = await newMember(identity);
    const before = identity.mails.length;
    for (const path of posts.filter((each) => each !== '/sign-out')) {
      for (const own of [ana, browser()]) {
        const { status } = await send(path, Object.fromEntries(names.map((name) => [name, value])), own);
        expect([path, [200, 400, 401, 429].includes(status)]).toEqual([path, true]);
      }
    }
    // Among others that are right, each by itself.
    const answers = ['username', 'email', 'password', 'confirmation', 'firstName', 'lastName'].map((name) =>
      send('/sign-up/email', { ...somebody(), [name]: value }),
    );
    answers.push(send('/change-email', { email: value }, ana), send('/confirm-session', { currentPassword: value, code: value }, ana));
    for (const { status } of await Promise.all(answers)) expect([200, 400, 429]).toContain(status);
    for (const mail of identity.mails.slice(before)) expect(JSON.stringify(mail)).not.toContain(JSON.stringify(value).slice(1, -1));
  });
});
