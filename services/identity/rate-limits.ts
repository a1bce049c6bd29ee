import type { Quota, RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { IdentityError } from './identity-error.ts';

const minutes = 60_000;

/**
 * The rate limits against brute force, floods of hashes and mails, and enumeration. One operation may have a limit per account and one
 * per visitor, whichever is reached first. A success counts like a failure: it costs as much.
 */
export const rateLimits = {
  /**
   * Sign-ins: per login as it was typed (known or not) by one visitor, per account by all visitors together, and per visitor. One visitor
   * alone cannot exhaust the limit of an account, and so lock the member out.
   */
  'sign-in of a login by a visitor': { most: 10, everyMs: 1.5 * minutes },
  'sign-in of a login': { most: 50, everyMs: 0.5 * minutes },
  'sign-in of a visitor': { most: 30, everyMs: 0.5 * minutes },
  /** On a device where the member has signed in before: its own, in the place of all three. */
  'sign-in on a known device': { most: 10, everyMs: 1.5 * minutes },
  /** Passwords that a signed-in member is asked for. */
  'password of a member': { most: 10, everyMs: 1.5 * minutes },
  /**
   * Codes of a member, who has to have given the password or be signed in: three of a million are right at a time. A success gives back what
   * it took of the day.
   */
  'codes of a member': { most: 10, everyMs: 1.5 * minutes },
  'codes of a member in a day': { most: 40, everyMs: 36 * minutes },
  'mails about a lost factor': { most: 3, everyMs: 60 * minutes },
  /** New accounts, and new addresses of members: each tells whether an address is taken. */
  'sign-up of a visitor': { most: 20, everyMs: 3 * minutes },
  'sign-up in a network': { most: 60, everyMs: 1 * minutes },
  /** A member is told that somebody tried their address. */
  'telling a member of a try': { most: 1, everyMs: 24 * 60 * minutes },
  /** Mails to one address, and mails requested by one visitor or member. */
  'mail to an address': { most: 5, everyMs: 12 * minutes },
  'mails of a visitor': { most: 20, everyMs: 3 * minutes },
  'new addresses of a member': { most: 5, everyMs: 12 * minutes },
  /** Copies of everything that is kept: each opens the whole record. */
  'exports of a member': { most: 5, everyMs: 12 * minutes },
  'changes of a member': { most: 20, everyMs: 3 * minutes },
  /** Invalid link tokens. */
  'links of a visitor': { most: 30, everyMs: 0.5 * minutes },
} as const satisfies Record<string, Quota>;

type RateLimitName = keyof typeof rateLimits;
/** An attempt that counts against a limit, and of whom: a visitor, a network, a login, a device, an address or a member. */
export type Attempt = readonly [what: RateLimitName, who: string];

export type IdentityRateLimiter = ReturnType<typeof identityRateLimiter>;

/** Applies the limits to attempts, refunds them, and clears what was counted. */
export function identityRateLimiter(limiter: RateLimiter) {
  const refund = (taken: readonly Attempt[]) =>
    Promise.all(taken.map(([what, who]) => limiter.refund(`identity: ${what}`, who, rateLimits[what])));

  return {
    /** Counts attempts, all or none. @throws {IdentityError} `too-many` */
    async take(...attempts: readonly Attempt[]): Promise<void> {
      const taken: Attempt[] = [];
      for (const each of attempts) {
        const [what, who] = each;
        const waitMs = await limiter.take(`identity: ${what}`, who, rateLimits[what]);
        if (waitMs > 0) {
          await refund(taken);
          throw new IdentityError([{ field: null, code: 'too-many' }], Math.ceil(waitMs / 1000));
        }
        taken.push(each);
      }
    },
    refund,
    /** Counts an attempt that is left out, without a word, where it is one too many. */
    async mayTake([what, who]: Attempt): Promise<boolean> {
      return (await limiter.take(`identity: ${what}`, who, rateLimits[what])) === 0;
    },
    async clear(...attempts: readonly Attempt[]): Promise<void> {
      await Promise.all(attempts.map(([what, who]) => limiter.clear(`identity: ${what}`, who)));
    },
  };
}
