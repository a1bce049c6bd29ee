import { describe, expect, it } from 'vitest';
import { accessTo, hasParameters, localeOfPath, pathTo } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { locales } from '#config/locale.ts';
import { password } from '../accounts.ts';
import { openAccounts } from './accounts.ts';
import { localOrigin, openSite, origin } from './site.ts';

const { visitor, member, store } = await openAccounts({}, { keepsPages: true });

const paths = screenIds
  .filter((screen) => accessTo(screen) !== 'public')
  .flatMap((screen) => (hasParameters(screen) ? [] : locales.map((locale) => pathTo(screen, locale))));

describe('a screen of an account', () => {
  it.each(paths)('%s is kept by nobody, and tells no other site its address', async (path) => {
    const { visitor: browser } = await member();
    const sharedPath = pathTo('shared', localeOfPath(path));
    for (const asked of [path, `${path}?token=none`, `${path}?target=/`, `${path}/`, `${path}.data`])
      for (const who of [visitor(), browser])
        for (const reply of [await who.get(asked), await who.ask(asked, { method: 'HEAD' }), await visitor().post(asked, {}, {})]) {
          expect([asked, reply.headers.get('Cache-Control')]).toEqual([asked, 'private, no-store']);
          // Not `no-referrer`: a browser would add `Origin: null` to its forms. What a link shows has none.
          const policies = asked.startsWith(sharedPath) ? ['same-origin', 'no-referrer'] : ['same-origin'];
          expect(policies, asked).toContain(reply.headers.get('Referrer-Policy'));
          expect(reply.headers.get('Cache-Status')).toBeNull();
        }
    expect(store.size).toBe(0);
  });
});

describe('a cookie', () => {
  it('is on nothing that is kept, and what has one is private', async () => {
    const { visitor: browser, email } = await member();
    const replies = [await visitor().post('/login', { login: email, password }), await browser.post('/sign-out')];
    for (const reply of replies) {
      expect(reply.headers.getSetCookie().length).toBeGreaterThan(2);
      expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
    }
    expect(store.size).toBe(0);
    const { visitor: reader } = await member();
    for (const path of ['/', '/es/tratamiento', '/treatment?utm_source=a', '/topics', '/robots.txt']) {
      const reply = await reader.get(path);
      expect([path, reply.headers.getSetCookie()]).toEqual([path, []]);
    }
    expect(store.size).toBe(5);
  });
});

it('password managers are led to where a password is changed', async () => {
  const { status, location, headers } = await visitor().get('/.well-known/change-password');
  expect([status, location, headers.get('Cache-Control')]).toEqual([302, '/update-password', 'private, no-store']);
  expect((await visitor().get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(404);
});

it('who finds a hole is told whom to write to', async () => {
  const { status, headers, text } = await visitor().get('/.well-known/security.txt');
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=86400',
  ]);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

it('mails are shown in development, and nowhere in production', async () => {
  const local = await openSite({ origin: localOrigin }, { publish: false });
  expect((await local.get('/dev/mail')).status).toBe(200);
  expect((await visitor().get('/dev/mail')).status).toBe(404);
  const production = await openSite({ name: 'production', origin: localOrigin }, { publish: false });
  for (const path of ['/dev/mail', '/dev/mail/a.eml', '/dev/mail/a.eml/html']) {
    const { status, headers } = await production.get(path);
    expect([path, status, headers.has('Content-Security-Policy')]).toEqual([path, 404, true]);
  }
});

describe('during maintenance', async () => {
  const closed = await openSite({ maintenance: true }, { publish: false });

  it('nobody signs in or out, and scripts are told when to come back', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ login: 'rosa', password }), headers: { Origin: origin } };
    for (const path of ['/login', '/es/cerrar-sesion', '/api/identity/sign-out']) {
      const { status, headers } = await closed.get(path, post);
      expect([path, status, Number(headers.get('Retry-After')) > 0]).toEqual([path, 503, true]);
    }
    expect(JSON.parse((await closed.get('/api/identity/get-session')).text)).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
