import { describe, expect, it } from 'vitest';
import { routeTable } from '#services/identity/routes.ts';
import { newMember, type Reply } from '../accounts.ts';
import { openAccounts, storedAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin } from './site.ts';

const { db, visitor, member, logged } = await openAccounts();

const form = 'application/x-www-form-urlencoded';
const boundary = (text: string) => ({ type: 'multipart/form-data; boundary=b', body: text });

/** Bodies that no form of ours sends. */
const bodies: Record<string, { type?: string; body: string | Uint8Array<ArrayBuffer> }> = {
  'nothing at all': { type: form, body: '' },
  'no type': { body: 'login=a&password=b' },
  JSON: { type: 'application/json', body: '{"login":"a","password":"b"}' },
  'plain text': { type: 'text/plain', body: 'login=a' },
  'a type that is none': { type: 'x/y/z;;=', body: 'login=a' },
  'a broken multipart': boundary('--b\r\nContent-Disposition: form-data; name="login"\r\n\r\na'),
  'a multipart without a boundary': { type: 'multipart/form-data', body: '--b--' },
  'a multipart with a file': boundary(
    '--b\r\nContent-Disposition: form-data; name="login"; filename="a.exe"\r\nContent-Type: application/x-msdownload\r\n\r\nMZ\r\n--b--\r\n',
  ),
  'a NUL': { type: form, body: 'login=a%00b&username=a%00b&email=a%00@example.org&password=%00' },
  'a bare NUL': { type: form, body: 'login=a\0b&password=c\0' },
  'a lone surrogate': { type: form, body: 'login=%ED%A0%80&username=%ED%B0%80&email=%ED%A0%80%40example.org&password=%ED%A0%80' },
  'bytes that are no UTF-8': { type: form, body: new Uint8Array([108, 111, 103, 105, 110, 61, 255, 254, 192, 128]) },
  'escapes that are none': { type: form, body: 'login=%zz%&password=%' },
  'another character set': { type: `${form}; charset=utf-16`, body: 'login=a&password=b' },
  '10,000 fields': { type: form, body: Array.from({ length: 10_000 }, (_, index) => `f${index}=x`).join('&') },
  'a field 10,000 times': { type: form, body: 'login=x&'.repeat(10_000) },
  'lists where text is expected': { type: form, body: 'login[]=a&login[]=b&password[$ne]=1&email[a][b]=c&username=a&username=b' },
  'names of the language': {
    type: form,
    body: '__proto__=a&constructor=b&toString=c&hasOwnProperty=d&login=__proto__&password=constructor',
  },
  'a value of 200 KB': { type: form, body: `login=${'a'.repeat(200_000)}&email=${'b'.repeat(20_000)}@example.org` },
  'a password of 200 KB': { type: form, body: `login=a&password=${'Aa1!'.repeat(50_000)}` },
  markup: {
    type: form,
    body: `login=${encodeURIComponent('"><script>alert(1)</script>')}&email=${encodeURIComponent('<b>@x')}&intent=<x>`,
  },
  'an intent that there is not': { type: form, body: 'intent=__proto__' },
};

/** Every place that takes a form, for visitors and for members, with its language. */
const forVisitors = ['/login', '/sign-up', '/forgot-password', '/reset-password', '/reset-password?token=none', '/verify-email?token=none'];
forVisitors.push(
  '/es/iniciar-sesion',
  '/es/registro',
  '/es/olvide-mi-contrasena',
  '/es/restablecer-contrasena',
  '/sign-out',
  '/es/cerrar-sesion',
);
const forMembers = ['/profile', '/es/perfil', '/update-password', '/es/actualizar-contrasena', '/verify-email', '/es/verificar-correo'];

/** A page in the language of its path, that says what is the matter; or one to go on to. Never a failure. */
function expectClear(what: string, path: string, reply: Reply): void {
  expect([what, path, reply.status]).toEqual([
    what,
    path,
    expect.toSatisfy((status: number) => [303, 400, 413, 415, 429].includes(status)),
  ]);
  expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
  if (reply.status === 303) {
    expect(reply.location).toMatch(/^\/([^/]|$)/);
    return;
  }
  const language = path.startsWith('/es') ? 'es' : 'en-US';
  expect([what, path, reply.text.includes(`<html lang="${language}"`)]).toEqual([what, path, true]);
  expect(wordsOf(reply).length).toBeGreaterThan(20);
  expect(reply.text).not.toMatch(/<script>alert|<b>@x|node_modules|at .+\.ts:\d+/);
}

describe('what no form sends is answered clearly', () => {
  it.each(Object.entries(bodies))('%s', async (what, { type, body }) => {
    const somebody = await member();
    const headers = { Origin: origin, ...(type === undefined ? {} : { 'Content-Type': type }) };
    // As bytes: of a text the type would be guessed.
    const init = { method: 'POST', headers, body: typeof body === 'string' ? new TextEncoder().encode(body) : body };
    for (const path of forVisitors) {
      const browser = visitor();
      expectClear(what, path, await browser.ask(path, init));
      expect([what, path, browser.isSignedIn]).toEqual([what, path, false]);
    }
    for (const path of forMembers) expectClear(what, path, await somebody.visitor.ask(path, init));
    expect((await somebody.visitor.get('/profile')).status).toBe(200);
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('more than a form sends is refused by its size, in the language of the path', async () => {
    for (const path of [...forVisitors, ...forMembers]) {
      const reply = await visitor().ask(path, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': form },
        body: 'a='.repeat(150_000),
      });
      expect([path, reply.status]).toEqual([path, 413]);
      expectClear('300 KB', path, reply);
    }
  });
});

describe('what no script sends is answered clearly, in JSON', () => {
  const routes = [...Object.keys(routeTable), '/nothing', '/%00', '/..%2f..', ''];
  const queries: Record<string, string> = {
    nothing: '',
    'no JSON': '{',
    null: 'null',
    'a number': '1e400',
    'a list': '[1,2,3]',
    'lists where text is expected': '{"email":["a"],"password":{"$ne":""},"username":[[]],"login":[1]}',
    'numbers where text is expected': '{"email":1,"password":2,"username":3,"login":4,"rememberMe":"x"}',
    'a NUL': '{"email":"a\\u0000@example.org","password":"\\u0000","username":"\\u0000","login":"\\u0000"}',
    'a lone surrogate': '{"email":"\\ud800@example.org","password":"\\ud800","username":"\\udc00","login":"\\ud800"}',
    'names of the language': '{"__proto__":{"email":"a"},"constructor":{"prototype":{}},"email":"a"}',
    'a deep nest': `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`,
    '17 KB': JSON.stringify({ email: 'a'.repeat(17_000) }),
  };

  it.each(Object.entries(queries))('%s', async (what, body) => {
    const somebody = await member();
    const { cookie } = somebody.visitor;
    for (const route of routes)
      for (const type of ['application/json', 'text/plain', form, 'multipart/form-data; boundary=b', '']) {
        const headers: Record<string, string> = { Origin: origin, Cookie: cookie, ...(type === '' ? {} : { 'Content-Type': type }) };
        const reply = await visitor().ask(`/api/identity${route}`, { method: 'POST', headers, body: new TextEncoder().encode(body) });
        expect([what, route, type, reply.status]).toEqual([what, route, type, expect.toSatisfy((status: number) => status < 500)]);
        expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
        if (reply.status >= 400 && reply.text !== '') expect(() => JSON.parse(reply.text)).not.toThrow();
      }
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s', async (method) => {
    const reply = await visitor().ask('/api/identity/sign-out', { method, headers: { Origin: origin } });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('a line break in a field', () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '%0d%0a'];

  it('is part of no header, of an answer or of a mail', async () => {
    const before = (await waitingMails(db)).length;
    for (const each of breaks) {
      const injected = `${each}Bcc: victim@example.org${each}Set-Cookie: injected=1${each}${each}body`;
      for (const field of ['username', 'email', 'firstName', 'lastName', 'terms'])
        for (const path of ['/sign-up', '/es/registro']) {
          const reply = await visitor().post(path, { ...newMember('Injected'), [field]: `Injected${injected}` });
          expect([field, each, reply.status]).toEqual([field, each, field === 'terms' ? expect.any(Number) : 400]);
          expectNothingInjected(reply);
        }
      for (const [path, field] of [
        ['/login', 'login'],
        ['/forgot-password', 'email'],
        [`/login?${new URLSearchParams({ target: `/profile${injected}`, locale: `es${injected}` })}`, 'login'],
        [`/reset-password?${new URLSearchParams({ token: injected })}`, 'newPassword'],
        [`/verify-email?${new URLSearchParams({ token: injected })}`, 'intent'],
      ] as const) {
        expectNothingInjected(await visitor().get(path, { Referer: `${origin}/` }));
        expectNothingInjected(await visitor().post(path, { [field]: `a@example.org${injected}` }));
      }
    }
    const mails = (await waitingMails(db)).slice(before);
    for (const { to } of mails) expect(to).toMatch(/^[\w.]+@example\.org$/);
    expect(JSON.stringify(mails)).not.toContain('victim@');
    expect(JSON.stringify(await storedAccounts(db))).not.toContain('victim@');
  });
});

function expectNothingInjected({ status, headers }: Reply): void {
  expect(status).toBeLessThan(500);
  expect(headers.getSetCookie().filter((line) => !/^(authToken(Expires)?|__Host-(authTokenTwin|knownDevice))=/.test(line))).toEqual([]);
  expect(headers.has('Bcc')).toBe(false);
  expect(headers.get('Location') ?? '').not.toMatch(/[\r\n]/);
}
