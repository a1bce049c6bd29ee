import { createHmac, timingSafeEqual } from 'node:crypto';

/** So long nobody fills in a form that was opened only then, in milliseconds. */
const least = 2_000;
/** So long a token is good, in milliseconds. */
export const tokenLifetime = 24 * 60 * 60 * 1000;

/** What a token tells of when a form was opened. */
export type Opened = 'in-time' | 'no-token' | 'bad-token' | 'old-token' | 'too-fast';

/**
 * Time tokens: when somebody began to fill in a form, signed. Pages are the same for everybody and cached, so a page fetches one where
 * there is a script. It names nobody.
 */
export function timeTokens(secret: string, now: () => number = () => Date.now()) {
  const signature = (time: string) => createHmac('sha256', secret).update(`outreach token\0${time}`).digest();
  return {
    issue(): string {
      const time = now().toString(36);
      return `${time}.${signature(time).toString('base64url')}`;
    },
    check(token: string | undefined): Opened {
      if (!token) return 'no-token';
      const [time = '', signed = ''] = token.split('.');
      const [expected, given] = [signature(time), Buffer.from(signed, 'base64url')];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad-token';
      const age = now() - Number.parseInt(time, 36);
      if (age > tokenLifetime) return 'old-token';
      return age < least ? 'too-fast' : 'in-time';
    },
  };
}
