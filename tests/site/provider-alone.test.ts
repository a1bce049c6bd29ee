import { parse } from 'node-html-parser';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { providerPaths } from '#services/identity/provider/shared.ts';
import { newMember, password } from '../accounts.ts';
import { wordsOf } from './accounts.ts';
import { openWithProvider, typed } from './provider.ts';
import { origin } from './site.ts';

/** The service alone keeps passwords. */
const { db, service, traveller, visitor, identity } = await openWithProvider({ account: { subject: 'nobody' } }, { localPasswords: 'off' });
afterAll(() => service.close());
beforeEach(() => service.back());

test('to sign in and up leads to the service at once who asked for it, with target and language', async () => {
  const target = encodeURIComponent('/profile?section=saved');
  const inEnglish = await visitor().get(`/login?target=${target}`, typed);
  expect(inEnglish).toMatchObject({ status: 302, location: `${providerPaths.begin}?for=sign-in&locale=en-US&target=${target}` });
  expect((await visitor().get('/es/registro', typed)).location).toBe(`${providerPaths.begin}?for=sign-up&locale=es`);
  expect((await visitor().get('/profile')).location).toBe('/login?target=%2Fprofile');
  service.behave({ account: { subject: 'ana', email: 'ana@example.org' } });
  const browser = traveller();
  const arrived = await browser.go('/profile?section=saved');
  expect(arrived.path).toBe(`/sign-up?username=1&target=${target}`);
  const reply = await browser.here.post(arrived.path, { username: 'Anemona', terms: 'on' });
  expect(reply.location).toBe('/profile?section=saved');
  const other = traveller();
  expect((await other.go('/profile?section=saved')).path).toBe('/profile?section=saved');
});

test('whom another site sends there presses a button first, and is led in no circle', async () => {
  service.behave({ account: { subject: 'dalia', email: 'dalia@example.org' } });
  const browser = traveller();
  const first = await browser.go('/login');
  await browser.here.post(first.path, { username: 'Dalia', terms: 'on' });
  await browser.here.post('/sign-out');
  for (const [path, page, button] of [
    ['/es/perfil?section=saved', '/es/iniciar-sesion?target=%2Fes%2Fperfil%3Fsection%3Dsaved', 'Continuar con Casa'],
    [`${providerPaths.begin}?locale=es&target=/es/perfil`, '/es/iniciar-sesion?target=%2Fes%2Fperfil', 'Continuar con Casa'],
    [`${providerPaths.begin}?for=sign-up&locale=es`, '/es/registro', 'Registrarse con Casa'],
    ['/login', '/login', 'Continue with Casa'],
    ['/sign-up', '/sign-up', 'Sign up with Casa'],
  ] as const) {
    const arrived = await browser.go(path, undefined, 'cross-site');
    expect([path, arrived.path, arrived.reply?.status, browser.here.isSignedIn]).toEqual([path, page, 200, false]);
    const main = parse(arrived.reply?.text ?? '').querySelector('main');
    expect(main?.text).toContain(button);
    expect(main?.querySelectorAll('form input:not([type=hidden])')).toEqual([]);
    expect(main?.text).toMatch(/come back here|regresa aquí/);
  }
  const pressed = await browser.go(`${providerPaths.begin}?for=sign-in&locale=en-US`, undefined, 'same-origin');
  expect([pressed.path, browser.here.isSignedIn]).toEqual(['/profile', true]);
});

test('what went wrong is told in the place of the form, with the way to try again and nothing about passwords', async () => {
  service.behave({ account: { subject: 'x' }, cancels: true });
  const arrived = await traveller().go('/es/iniciar-sesion');
  expect(arrived.path).toBe('/es/iniciar-sesion?service=provider-cancelled');
  const text = arrived.reply?.text ?? '';
  expect(text).toContain('Intentar otra vez con Casa');
  expect(text).not.toContain('type="password"');
});

test('pages about passwords say who keeps them', async () => {
  for (const path of ['/forgot-password', '/reset-password?token=x']) expect(wordsOf(await visitor().get(path))).toContain('kept by Casa');
  expect(wordsOf(await visitor().get('/es/olvide-mi-contrasena'))).toContain('la guarda Casa');
  service.behave({ account: { subject: 'bea', email: 'bea@example.org' } });
  const browser = traveller();
  const arrived = await browser.go('/login');
  await browser.here.post(arrived.path, { username: 'Bromelia', terms: 'on' });
  expect(wordsOf(await browser.here.get('/update-password'))).toContain('kept by Casa');
});

test('who has disconnected it before it was the only way comes in by the address again, and nobody beside who is connected', async () => {
  service.behave({ account: { subject: 'cara', email: 'cara@example.org' } });
  const browser = traveller();
  const arrived = await browser.go('/login');
  await browser.here.post(arrived.path, { username: 'Cattleya', terms: 'on' });
  // Another account there says the same address.
  service.behave({ account: { subject: 'cara-2', email: 'cara@example.org' } });
  expect((await traveller().go('/login')).path).toBe('/login?service=provider-unmatched');
  await db.deleteFrom('identity_account').where('account_id', '=', 'cara').execute();
  expect((await traveller().go('/login')).path).toBe('/profile');
});

test('no password does anything, by form or by script', async () => {
  const filled = newMember('Clavel');
  const forms: [string, Record<string, string>][] = [
    ['/sign-up', filled],
    ['/login', { login: 'Anemona', password }],
    ['/forgot-password', { email: filled.email }],
    ['/reset-password?token=x', { newPassword: password, confirmation: password }],
  ];
  for (const [path, fields] of forms) {
    const browser = visitor();
    const { status } = await browser.post(path, fields);
    // What is sent to the pages that lead to the service is led there.
    expect([path, status]).toEqual([path, ['/sign-up', '/login'].includes(path) ? 302 : 400]);
    expect(browser.isSignedIn).toBe(false);
  }
  const scripts: [string, Record<string, string>][] = [
    ['sign-up/email', filled],
    ['sign-in/email', { email: filled.email, password }],
    ['sign-in/username', { username: 'Anemona', password }],
    ['request-password-reset', { email: filled.email }],
    ['reset-password', { token: 'x', newPassword: password, confirmation: password }],
    ['change-password', { currentPassword: password, newPassword: password, confirmation: password }],
  ];
  for (const [path, body] of scripts) {
    const reply = await visitor().ask(`/api/identity/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: origin },
    });
    expect([path, reply.status, JSON.parse(reply.text).code]).toEqual([path, 400, 'PASSWORDS_OFF']);
  }
  expect(await db.selectFrom('identity_user').select('username').where('email', '=', filled.email).execute()).toEqual([]);
  expect(await identity.checkResetLink('x')).toEqual({ state: 'invalid' });
});

test('the page on other companies says what the service gets to know, in both languages', async () => {
  const published = await openWithProvider({ account: { subject: 'nobody' } }, {}, { publish: true });
  afterAll(() => published.service.close());
  const told = [
    ['/policies/third-parties', 'whoever signs in goes to their page (127.0.0.1:'],
    ['/es/politicas/terceros', 'quien inicia sesión va a su página (127.0.0.1:'],
  ] as const;
  for (const [path, says] of told) expect(wordsOf(await published.visitor().get(path))).toContain(says);
});
