import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { renderMail } from '#services/mail/templates/render.ts';
import { browser, good, newMember, password, testIdentity, tokenTo } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

const told = (email: string) => identity.mails.filter(({ to, content }) => to === email && content.kind === 'new-device');
const signIn = async (own: ReturnType<typeof browser>, login: string, with_ = password) =>
  good(own.keep(await identity.signIn({ login, password: with_ }, own.caller)));

test('a member is told of a sign-in on a device that is new to the account, once each', async () => {
  const { member, browser: first } = await newMember(identity);
  await signIn(first, member.username);
  expect(told(member.email)).toEqual([]);
  const phone = browser({ agent: firefox });
  await signIn(phone, member.username);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(told(member.email).map(({ content }) => content)).toEqual([
    { kind: 'new-device', username: member.username, at, browser: 'Firefox', system: 'Android' },
  ]);
  good(phone.keep(await identity.signOut(phone.caller)));
  await signIn(phone, member.email);
  expect(told(member.email)).toHaveLength(1);
});

test('not by a wrong password, nor for who signs up', async () => {
  const { member } = await newMember(identity);
  await identity.signIn({ login: member.username, password: 'Wr0ng#mauve-Otter' }, browser().caller);
  expect(told(member.email)).toEqual([]);
});

test('another password makes other devices new, and not the one on which it was set', async () => {
  const { member, browser: first } = await newMember(identity);
  const phone = browser();
  await signIn(phone, member.username);
  expect(told(member.email)).toHaveLength(1);
  good(await identity.requestPasswordReset({ email: member.email }, phone.caller));
  await identity.processMailRequests();
  const newPassword = 'Zt4!plum-Heron';
  const filled = { newPassword, confirmation: newPassword };
  good(phone.keep(await identity.resetPassword(tokenTo(identity, member.email, 'reset-password'), filled, phone.caller)));
  await signIn(phone, member.username, newPassword);
  expect(told(member.email)).toHaveLength(1);
  await signIn(first, member.username, newPassword);
  expect(told(member.email)).toHaveLength(2);
});

test('the mail says when, with the time zone, by what, and what to do, in both languages, and no address', () => {
  const content = { kind: 'new-device', username: 'ana', at: '2026-11-27T15:00:00.000Z', browser: 'Firefox', system: null } as const;
  const links = {
    home: 'https://alba.example/',
    forgotPassword: 'https://alba.example/forgot-password',
    signIn: 'https://alba.example/login',
  };
  const en = renderMail(content, 'en', links).text;
  expect(en).toMatch(/Firefox, November 27, 2026.*Time/);
  expect(en).toContain(links.forgotPassword);
  const es = renderMail({ ...content, browser: null, system: 'Android' }, 'es', links).text;
  expect(es).toMatch(/Un navegador que no pudimos reconocer en Android, 27 de noviembre de 2026.*hora/);
});
