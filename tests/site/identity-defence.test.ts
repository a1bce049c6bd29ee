import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { routeTable } from '#services/identity/routes.ts';
import { newMember, password } from '../accounts.ts';
import { openAccounts, storedAccounts, wordsOf } from './accounts.ts';
import { origin } from './site.ts';

const { db, visitor, member } = await openAccounts({}, { keepsPages: true });

const screens = [
  'login',
  'sign-up',
  'sign-out',
  'forgot-password',
  'reset-password',
  'update-password',
  'verify-email',
  'profile',
] as const;
const paths = screens.flatMap((screen) => locales.map((locale) => pathTo(screen, locale)));

/** How the forms of other sites arrive, in browsers old and new. */
const fromElsewhere: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', Referer: 'https://evil.example/' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.alba.example' },
  { Origin: 'https://evil.example', Referer: `${origin}/profile` },
  { Origin: 'null' },
  { Referer: 'https://evil.example/?https://alba.example/' },
  {},
];

describe('what another site has somebody send', () => {
  it('is refused at every form and route of an account, and changes nothing', async () => {
    const somebody = await member();
    const filled = {
      ...newMember('Stolen'),
      login: somebody.username,
      currentPassword: password,
      newPassword: 'Other-River8!',
      confirmation: 'Other-River8!',
      phoneNumber: '+1 202 555 0123',
    };
    const intents = ['', 'details', 'email', 'username', 'end-session', 'end-others', 'resend'];
    const before = await storedAccounts(db);
    const { cookie } = somebody.visitor;
    for (const path of [...paths, ...locales.map((locale) => `${pathTo('profile', locale)}.data`)])
      for (const headers of fromElsewhere)
        for (const intent of path.includes('prof') || path.includes('perfil') ? intents : [''])
          for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
            const body = new URLSearchParams({ ...filled, intent });
            const reply = await visitor().ask(path, { method, body, headers: { Cookie: cookie, ...headers } });
            expect([path, reply.status, reply.headers.getSetCookie()]).toEqual([path, 403, []]);
          }
    expect(await storedAccounts(db)).toEqual(before);
    expect((await somebody.visitor.get('/profile')).status).toBe(200);
    // The same from here does change something.
    expect((await somebody.visitor.post('/sign-out', filled)).status).toBe(303);
    expect(await storedAccounts(db)).not.toEqual(before);
  });

  it.each([
    ['/login', 'en-US', 'Error! Code: 403'],
    ['/es/iniciar-sesion', 'es', '¡Error! Código: 403'],
  ])('is told so at %s in its language', async (path, language, words) => {
    const reply = await visitor().post(path, {}, { Origin: 'https://evil.example' });
    expect(reply.status).toBe(403);
    expect(reply.text).toContain(`<html lang="${language}"`);
    expect(wordsOf(reply)).toContain(words);
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is refused by every route for scripts, in JSON, and changes nothing', async () => {
    const somebody = await member();
    const before = await storedAccounts(db);
    const routes = [
      ...Object.keys(routeTable),
      '/delete-user',
      '/nothing-of-the-kind',
      '',
      '/',
      '//sign-out',
      '/x/../sign-out',
      '/sign-out/',
    ];
    for (const route of routes)
      for (const headers of fromElsewhere)
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
          const body = JSON.stringify({ ...newMember('Stolen'), login: somebody.username });
          const reply = await somebody.visitor.ask(`/api/identity${route}`, {
            method: 'POST',
            body,
            headers: { 'Content-Type': type, ...headers },
          });
          expect([route, reply.status, reply.headers.getSetCookie()]).toEqual([route, 403, []]);
        }
    expect(await storedAccounts(db)).toEqual(before);
    expect(somebody.visitor.isSignedIn).toBe(true);
  });

  it('is no query to the gateway', async () => {
    const { visitor: browser } = await member();
    for (const headers of fromElsewhere.filter((each) => 'Origin' in each)) {
      const body = JSON.stringify({ query: '{ user { email } }' });
      const reply = await browser.ask('/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
      expect([reply.status, reply.text]).toEqual([403, expect.not.stringContaining('example.org')]);
    }
  });
});

describe('a session', () => {
  const userOf = async (cookie: string) => {
    const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie };
    return (await visitor().ask('/graphql', { method: 'POST', body: '{"query":"{ user { username } }"}', headers })).text;
  };

  it('that somebody planted in a browser is not the one that its reader signs in to', async () => {
    const [attacker, victim] = [await member(), await member()];
    for (const planted of [attacker.visitor.cookies.get('authToken') ?? '', 'planted', victim.visitor.cookies.get('authToken') ?? '']) {
      const browser = visitor();
      browser.cookies.set('authToken', planted);
      const reply = await browser.post('/login', { login: victim.email, password });
      expect(reply.status).toBe(303);
      const own = browser.cookies.get('authToken') ?? '';
      expect(own).not.toBe(planted);
      expect(await userOf(browser.cookie)).toContain(victim.username);
      expect(await userOf(browser.cookie.replace(own, planted))).not.toContain(victim.username);
    }
  });

  it('that another host of the domain plants counts for nothing, and hides none', async () => {
    const [attacker, victim] = [await member(), await member()];
    const planted = `authToken=${attacker.visitor.cookies.get('authToken')}`;
    const nobody = expect.stringContaining('UNAUTHENTICATED');
    expect(await userOf(attacker.visitor.cookie)).toContain(attacker.username);
    // A browser takes no cookie of that prefix from another host.
    expect(await userOf(planted)).toEqual(nobody);
    for (const own of [
      `${planted}; ${victim.visitor.cookie}`,
      `${victim.visitor.cookie}; ${planted}`,
      `authToken=x; ${victim.visitor.cookie}`,
    ])
      expect(await userOf(own)).toContain(victim.username);
    // Nor does one that is another’s.
    const { '__Host-authTokenTwin': twin = '' } = Object.fromEntries(victim.visitor.cookies);
    expect(twin).toMatch(/^[\w-]{43}$/);
    for (const other of [`__Host-authTokenTwin=${twin}`, '__Host-authTokenTwin=', `__Host-authTokenTwin=${twin}x`])
      expect(await userOf(`${planted}; ${other}`)).toEqual(nobody);
    expect((await attacker.visitor.ask('/profile', { headers: { Cookie: planted } })).status).toBe(303);
  });

  it('is another one after each change of the password, and the one before is nobody’s', async () => {
    const { visitor: browser, username } = await member();
    const before = browser.cookie;
    const changed = { currentPassword: password, newPassword: 'Other-River8!', confirmation: 'Other-River8!' };
    expect((await browser.post('/update-password', changed)).status).toBe(303);
    expect(browser.cookie).not.toBe(before);
    expect(await userOf(browser.cookie)).toContain(username);
    expect(await userOf(before)).toContain('UNAUTHENTICATED');
  });

  it('has three cookies, that come and go together, each in a line of its own', async () => {
    const { visitor: browser, email } = await member();
    const out = await browser.post('/sign-out');
    const back = await browser.post('/login', { login: email, password });
    const names = ['authToken', 'authTokenExpires', '__Host-authTokenTwin'];
    for (const [reply, isOver] of [
      [out, true],
      [back, false],
    ] as const) {
      const lines = reply.headers.getSetCookie().filter((line) => !line.startsWith('keptForms='));
      // That somebody has signed in on a device is known on, too.
      expect(lines.map((line) => line.split('=')[0])).toEqual(isOver ? names : [...names, '__Host-knownDevice']);
      for (const line of lines) {
        expect(line).toMatch(/; Path=\/; (?:HttpOnly; )?Secure; SameSite=Lax/);
        expect(line.includes('Max-Age=0')).toBe(isOver);
      }
      expect(lines.map((line) => line.includes('HttpOnly'))).toEqual(isOver ? [true, false, true] : [true, false, true, true]);
      expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
      // Neither everybody's pages, which are in the cache, nor what the device keeps of its own.
      expect(reply.headers.get('Clear-Site-Data')).toBe(isOver ? '"prefetchCache", "prerenderCache"' : null);
    }
  });

  it('changes nothing about a page that is everybody’s', async () => {
    const { visitor: browser } = await member();
    const [theirs, everybodys] = [await browser.get('/treatment'), await visitor().get('/treatment')];
    expect(theirs.text).toBe(everybodys.text);
    expect(theirs.headers.getSetCookie()).toEqual([]);
    expect((await browser.get('/treatment')).headers.get('Cache-Status')).toBe('alba; hit');
    expect(theirs.headers.get('Cache-Control')).toMatch(/^public/);
  });
});

describe('who guesses', () => {
  it.each([
    ['/login', 'en-US'],
    ['/es/iniciar-sesion', 'es'],
  ])('at %s is told to wait, in a page of that language, and how long', async (path, language) => {
    const { username, email } = await member();
    const guesser = visitor();
    const guess = (login: string, guessed = 'Not-Right7!') => guesser.post(path, { login, password: guessed });
    // Under whichever name, it is one account: both are counted.
    const replies = [];
    for (let time = 0; time < 30; time++) replies.push(await guess(time % 2 ? username : email));
    const statuses = replies.map(({ status }) => status);
    const first = statuses.indexOf(429);
    expect([first > 0 && first <= 20, new Set(statuses.slice(0, first)), new Set(statuses.slice(first))]).toEqual([
      true,
      new Set([400]),
      new Set([429]),
    ]);
    const last = replies.at(-1);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(last?.headers.get('Cache-Control')).toBe('private, no-store');
    expect(last?.text).toContain(`<html lang="${language}"`);
    expect(last?.text).toMatch(/role="alert"/);
    expect((await guess(username, password)).status).toBe(429);
    // Who knows the name keeps nobody out of their account elsewhere.
    expect((await visitor().post(path, { login: username, password })).status).toBe(303);
  });

  it('is told nothing by whether a name is known', async () => {
    const { username } = await member();
    const replies = [];
    for (const login of [username, 'Nobody0', 'nobody@example.org'])
      replies.push(await visitor().post('/login', { login, password: 'Not-Right7!' }));
    const said = replies.map((reply) => [reply.status, wordsOf(reply)]);
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});
