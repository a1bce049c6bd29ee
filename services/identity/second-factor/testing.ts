import { totpCode } from '../factors/totp.ts';
import { type Browser, browser, good, newMember, password, type TestIdentity, tokenTo } from '../testing.ts';

/** A clock that tests move: codes are judged by it. */
export function testClock(start = Date.parse('2026-11-27T12:00:00Z')) {
  let at = start;
  return {
    now: () => at,
    pass(seconds: number): void {
      at += seconds * 1000;
    },
  };
}
export type TestClock = ReturnType<typeof testClock>;

/** A code that is none of those that count now. */
export function wrongCode(key: string, at: number): string {
  const counted = [-1, 0, 1].map((step) => totpCode(key, at + step * 30_000));
  return ['000000', '000001', '000002', '000003'].find((code) => !counted.includes(code)) ?? '';
}

/** A member whose address is verified. */
export async function verifiedMember(identity: TestIdentity) {
  const one = await newMember(identity);
  good(await identity.followEmailLink(tokenTo(identity, one.member.email, 'verify-email'), browser().caller));
  return one;
}

/** Sets an app up; gives its secret. Its code of now is used up. */
export async function enrol(identity: TestIdentity, { caller }: Pick<Browser, 'caller'>, clock: TestClock): Promise<string> {
  good(await identity.beginFactor(caller));
  const key = good(await identity.factorState(caller)).pending?.key ?? '';
  good(await identity.finishFactor({ code: totpCode(key, clock.now()) }, caller));
  return key;
}

/** A member with an app, their browser, and ten codes. */
export async function memberWithFactor(identity: TestIdentity, clock: TestClock) {
  const one = await verifiedMember(identity);
  const key = await enrol(identity, one.browser, clock);
  const codes = good(await identity.makeRecoveryCodes(one.browser.caller));
  clock.pass(60);
  return { ...one, key, codes };
}

/** Gives the password in a browser, which then waits for the second step. */
export async function firstStep(identity: TestIdentity, login: string, own: Browser = browser()): Promise<Browser> {
  own.keep(await identity.signIn({ login, password }, own.caller));
  return own;
}
