import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { newMember, password, type Reply } from '../accounts.ts';
import { openAccounts } from './accounts.ts';
import { origin } from './site.ts';

const { visitor, member } = await openAccounts();

/** Addresses of another site, as browsers or servers might read them; and what is no address to go on to. */
const evil = [
  'https://evil.example',
  'http://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example//profile',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/profile/..//evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  'evil.example',
  '@evil.example',
  '/@evil.example/..//evil.example',
  'https://alba.example@evil.example/',
  'https://alba.example.evil.example/',
  'https://alba.example:443@evil.example',
  `${origin}//evil.example`,
  'javascript:alert(1)//evil.example',
  'JavaScript:alert(1)//evil.example',
  'data:text/html,<script>location="https://evil.example"</script>',
  'vbscript:evil.example',
  'file:///evil.example',
  '/profile\r\nLocation: https://evil.example',
  '/profile%0d%0aLocation:%20https://evil.example',
  'ht\ntps://evil.example',
  '/／evil.example',
  '。。//evil.example',
];

/** Whether an answer leads to this site alone: by its head, and by every link and form of its page. */
function expectHome(path: string, { headers, text }: Reply): void {
  const page = new URL(path, origin);
  const location = headers.get('Location');
  if (location !== null) {
    expect([location, new URL(location, page).origin]).toEqual([location, origin]);
    expect(location).toMatch(/^\/(?![/\\])/);
  }
  for (const name of ['Refresh', 'Link', 'X-Injected']) expect(headers.get(name)).toBeNull();
  const document = parse(text);
  for (const element of document.querySelectorAll('[href], [action], [formaction], [src], meta[http-equiv]')) {
    for (const name of ['href', 'action', 'formaction', 'src', 'content']) {
      const address = element.getAttribute(name);
      if (address === undefined || !URL.canParse(address, page)) continue;
      const { host, protocol } = new URL(address, page);
      expect([address, host.endsWith('evil.example'), /script|data|file/.test(protocol)]).toEqual([address, false, false]);
    }
  }
}

const withTarget = (path: string, target: string) => `${path}?${new URLSearchParams({ target })}`;

describe('a target elsewhere leads nowhere', () => {
  it('for who signs in, in either language', async () => {
    const { username } = await member();
    for (const target of evil)
      for (const path of ['/login', '/es/iniciar-sesion']) {
        const address = withTarget(path, target);
        const browser = visitor();
        expectHome(address, await browser.get(address));
        expectHome(address, await browser.post(address, { login: username, password: 'Not-Right7!' }));
      }
  });

  it('for who has signed in', async () => {
    const somebody = await member();
    for (const target of evil)
      for (const path of [
        '/login',
        '/es/iniciar-sesion',
        '/sign-up',
        '/sign-out',
        '/es/cerrar-sesion',
        '/verify-email',
        '/forgot-password',
      ]) {
        const address = withTarget(path, target);
        expectHome(address, await somebody.visitor.get(address));
      }
    for (const target of evil) {
      const address = withTarget('/login', target);
      const reply = await visitor().post(address, { login: somebody.email, password });
      expect([target, reply.status]).toEqual([target, 303]);
      expectHome(address, reply);
      // None of them is a path with a screen: all lead to the profile.
      expect([target, reply.location]).toEqual([target, '/profile']);
    }
  });

  it('for who signs up, or out', async () => {
    for (const [index, target] of evil.entries()) {
      const browser = visitor();
      const address = withTarget(index % 2 ? '/sign-up' : '/es/registro', target);
      const up = await browser.post(address, newMember(`Target${index}`));
      expect([target, up.status]).toEqual([target, 303]);
      expectHome(address, up);
      if (up.location) expectHome(up.location, await browser.get(up.location));
      const leaving = withTarget('/sign-out', target);
      const out = await browser.post(leaving);
      expect([target, out.status]).toEqual([target, 303]);
      expectHome(leaving, out);
    }
  });

  it('where the language is changed on the way', async () => {
    for (const target of evil)
      for (const [path, locale] of [
        ['/login', 'es'],
        ['/es/iniciar-sesion', 'en-US'],
        ['/sign-up', 'fr'],
        ['/forgot-password', '//evil.example'],
        ['/es/iniciar-sesion', ''],
      ] as const) {
        const address = `${path}?${new URLSearchParams({ locale, target })}`;
        const reply = await visitor().get(address);
        expect([address, reply.status]).toEqual([address, 302]);
        expectHome(address, reply);
        if (reply.location) expectHome(reply.location, await visitor().get(reply.location));
      }
  });
});

describe('a target on this site', () => {
  it.each([
    ['/login', '/treatment/chemotherapy?with=es#dose', '/treatment/chemotherapy?with=es#dose'],
    ['/es/iniciar-sesion', '/es/perfil?section=my-account', '/es/perfil?section=my-account'],
    ['/login', '/es/tratamiento', '/es/tratamiento'],
    ['/login', '', '/profile'],
  ])('%s?target=%s leads to %s', async (path, target, location) => {
    const { email } = await member();
    expect((await visitor().post(withTarget(path, target), { login: email, password })).location).toBe(location);
  });

  it('stays with who is sent to sign in', async () => {
    const { status, location, headers } = await visitor().get('/profile?section=my-account');
    expect([status, location]).toEqual([303, '/login?target=%2Fprofile%3Fsection%3Dmy-account']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });
});
