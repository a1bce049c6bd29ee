import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { rateLimits } from './rate-limits.ts';
import { type Browser, browser, good, newMember, password, problem, testIdentity, tokenTo } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const wrong = 'Wr0ng#mauve-Otter';

describe('a member who is kept out by the guesses of others', () => {
  const keepOut = async ({ username }: { username: string }) => {
    const { most } = rateLimits['sign-in of a login'];
    await Promise.all(Array.from({ length: most }, () => identity.signIn({ login: username, password: wrong }, browser().caller)));
    expect(problem(await identity.signIn({ login: username, password }, browser().caller))).toBe('too-many');
  };
  /** A browser that knows no more than the device, on which somebody has signed out. */
  const deviceOf = (own: Browser) => {
    const device = browser();
    for (const [name, value] of own.cookies) if (name.endsWith('knownDevice')) device.cookies.set(name, value);
    expect(device.cookies.size).toBe(1);
    return device;
  };

  test('comes in on a device of theirs, by either name, so often', async () => {
    const { member, browser: own } = await newMember(identity);
    await keepOut(member);
    const device = deviceOf(own);
    const id = device.cookies.get('__Host-knownDevice')?.split('.')[0];
    for (const login of [member.username, member.email]) good(device.keep(await identity.signIn({ login, password }, device.caller)));
    // It stays the same device: what was counted there goes on being counted.
    expect(device.cookies.get('__Host-knownDevice')?.split('.')[0]).toBe(id);
    const { most } = rateLimits['sign-in on a known device'];
    const answers = [];
    for (let time = 0; time < most; time++)
      answers.push(problem(await identity.signIn({ login: member.username, password: wrong }, deviceOf(device).caller)));
    expect(answers).toEqual([...Array(most - 2).fill('login-wrong'), 'too-many', 'too-many']);
  });

  test('does not on a device of somebody else, nor by a cookie that was made up', async () => {
    const { member, browser: own } = await newMember(identity);
    const { browser: other } = await newMember(identity);
    await keepOut(member);
    const [id = '', proof = ''] = (own.cookies.get('__Host-knownDevice') ?? '').split('.');
    const [otherId = '', otherProof = ''] = (other.cookies.get('__Host-knownDevice') ?? '').split('.');
    for (const value of [
      `${otherId}.${otherProof}`,
      `${otherId}.${proof}`,
      `${id}.${otherProof}`,
      id,
      `${id}.`,
      '.',
      '',
      `${id}.${proof}x`,
    ]) {
      const device = browser();
      device.cookies.set('__Host-knownDevice', value);
      expect([value, problem(await identity.signIn({ login: member.username, password }, device.caller))]).toEqual([value, 'too-many']);
    }
    // Of several, the one counts that fits.
    const device = browser();
    device.cookies.set('__Host-knownDevice', `x.y; __Host-knownDevice=${id}.${proof}`);
    good(await identity.signIn({ login: member.username, password }, device.caller));
  });

  test('comes in after a reset by mail, anywhere, and on that device whatever is tried meanwhile', async () => {
    const { member, browser: before } = await newMember(identity);
    await keepOut(member);
    good(await identity.requestPasswordReset({ email: member.email }, browser().caller));
    await identity.processMailRequests();
    const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
    const own = browser();
    good(own.keep(await identity.resetPassword(tokenTo(identity, member.email, 'reset-password'), chosen, own.caller)));
    good(await identity.signIn({ login: member.username, password: chosen.newPassword }, browser().caller));
    await Promise.all(Array.from({ length: 50 }, () => identity.signIn({ login: member.username, password: wrong }, browser().caller)));
    const signIn = (device: Browser) => identity.signIn({ login: member.email, password: chosen.newPassword }, device.caller);
    expect(problem(await signIn(browser()))).toBe('too-many');
    good(await signIn(deviceOf(own)));
    // What was known under the old password is no more.
    expect(problem(await signIn(deviceOf(before)))).toBe('too-many');
  });
});
