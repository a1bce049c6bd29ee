import type { Quota, RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { IdentityError } from './identity-error.ts';

const minutes = 60_000;

/**
 * The rate limits against brute force and mail flooding. One operation may have a limit per account and one per visitor, whichever
 * is reached first. A success is refunded where only failures are to count.
 */
export const rateLimits = {
  /**
   * Failed sign-ins: per login (known or not) by one visitor and by all visitors together, and per visitor. One visitor alone cannot
   * exhaust the limit of a login, and so lock the member out.
   */
  'sign-in of a login by a visitor': { most: 10, everyMs: 1.5 * minutes },
  'sign-in of a login': { most: 50, everyMs: 0.5 * minutes },
  'sign-in of a visitor': { most: 30, everyMs: 0.5 * minutes },
  /** Wrong passwords of a signed-in member. */
  'password of a member': { most: 10, everyMs: 1.5 * minutes },
  'sign-up of a visitor': { most: 20, everyMs: 3 * minutes },
  /** Mails to one address, and mails requested by one visitor or member. */
  'mail to an address': { most: 5, everyMs: 12 * minutes },
  'mails of a visitor': { most: 20, everyMs: 3 * minutes },
  'new addresses of a member': { most: 5, everyMs: 12 * minutes },
  'changes of a member': { most: 20, everyMs: 3 * minutes },
  /** Invalid link tokens. */
  'links of a visitor': { most: 30, everyMs: 0.5 * minutes },
} as const satisfies Record<string, Quota>;

type RateLimitName = keyof typeof rateLimits;
/** An attempt that counts against a limit, and of whom: a visitor, a login, an address or a member. */
export type Attempt = readonly [what: RateLimitName, who: string];

export type IdentityRateLimiter = ReturnType<typeof identityRateLimiter>;

/** Applies the limits to attempts, and refunds them. */
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
  };
}
