import { expect, it } from 'vitest';
import { password } from '../accounts.ts';
import { openAccounts, waitingMails } from './accounts.ts';
import { openSite, origin } from './site.ts';

const { db, visitor, member, logged, services } = await openAccounts();

it('The log knows no token, no target, nothing that somebody typed, and no name', async () => {
  const { visitor: browser, username, email } = await member();
  const token = /token=([\w-]+)/.exec(JSON.stringify(await waitingMails(db)))?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  for (const path of ['/verify-email', '/es/verificar-correo', '/reset-password', '/es/restablecer-contrasena']) {
    await visitor().get(`${path}?token=${token}`);
    await visitor().post(`${path}?token=${token}`, { newPassword: 'Other-River8!', confirmation: 'Other-River8!', email });
    await visitor().get(`${path}?token=${token}`, { Referer: `${origin}${path}?token=${token}` });
  }
  await visitor().get(`/login?target=${encodeURIComponent('/members/jane-doe')}&locale=es`);
  await visitor().get(`/members/${username}`);
  await visitor().get(`/${token}`);
  await visitor().get(`/verify-email/${token}`);
  await visitor().post(`/login?next=${token}`, { login: email, password: 'Not-Right7!' });
  await visitor().post('/login', { login: username, password });
  await visitor().post('/api/identity/sign-out', { token });
  await browser.post('/profile', { intent: 'nothing', token });
  const all = logged.join('');
  expect(logged.length).toBeGreaterThan(15);
  // Screens are named, whatever became of it.
  for (const [path, status] of [
    ['/login', 400],
    ['/es/restablecer-contrasena', 400],
    ['/sign-up', 303],
  ])
    expect(all).toContain(`"path":"${path}","status":${status}`);
  const secrets = [token, 'jane-doe', username, email, password, 'Not-Right7!', 'Other-River8!', browser.cookies.get('authToken') ?? token];
  for (const secret of secrets) expect(all).not.toContain(secret);
});

it('What is refused is in the audit, counted: what another site led somebody to send, and what there was too much of', async () => {
  const { visitor: browser, username } = await member();
  for (let count = 0; count < 7; count += 1)
    await browser.post('/login', { login: username, password }, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' });
  const guess = visitor();
  for (let count = 0; count < 13; count += 1) await guess.post('/es/iniciar-sesion', { login: username, password: 'Not-Right7!' });
  await services.identity.refusals.flush();
  const rows = await db
    .selectFrom('identity_audit')
    .select(['event', 'about', 'times'])
    .where('event', 'in', ['request-refused', 'request-limited', 'sign-in-limited', 'sign-in-failed'])
    .orderBy('id')
    .execute();
  const times = (event: string, about: string | null) =>
    rows.filter((row) => row.event === event && row.about === about).reduce((sum, row) => sum + row.times, 0);
  expect(times('request-refused', 'POST /login')).toBe(7);
  expect(times('request-limited', 'POST /es/iniciar-sesion')).toBe(3);
  expect(times('sign-in-limited', null)).toBe(3);
  expect(rows.filter(({ event }) => event.startsWith('request-')).length).toBe(4);
});

it('Nor does it where the database fails', async () => {
  const broken = await openSite();
  await broken.get('/treatment'); // one that was never used cannot be broken
  await broken.db.destroy();
  const token = 'q'.repeat(43);
  for (const path of [`/verify-email?token=${token}`, `/reset-password?token=${token}`]) expect((await broken.get(path)).status).toBe(500);
  const body = new URLSearchParams({ login: 'jane.doe@example.org', password, token });
  const answer = await broken.get('/login', { method: 'POST', body, headers: { Origin: origin, Cookie: `authToken=${token}` } });
  expect(answer.status).toBe(500);
  const api = await broken.get('/api/identity/sign-out', { method: 'POST', headers: { Origin: origin, Cookie: `authToken=${token}` } });
  expect(api.status).toBeLessThan(600);
  expect(broken.logged.join('')).toContain('could not be');
  for (const secret of [token, 'jane.doe', password]) expect(broken.logged.join('')).not.toContain(secret);
});
