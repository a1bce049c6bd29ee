import type { Quota, RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { IdentityError } from './identity-error.ts';

const minutes = 60_000;

/**
 * How often somebody may do what others must not do at will. Of one thing there may be an allowance for the account and one for the
 * visitor, whoever runs out first. What succeeds is given back where only failures are to count.
 */
export const rateLimits = {
  /**
   * Wrong passwords: of a name that is signed in with, whether or not somebody has it, by one visitor and by all together, and of a
   * visitor. One visitor alone cannot use up what all have, and so keep the member out.
   */
  'sign-in of a login by a visitor': { most: 10, everyMs: 1.5 * minutes },
  'sign-in of a login': { most: 50, everyMs: 0.5 * minutes },
  'sign-in of a visitor': { most: 30, everyMs: 0.5 * minutes },
  /** Wrong passwords of who is signed in. */
  'password of a member': { most: 10, everyMs: 1.5 * minutes },
  'sign-up of a visitor': { most: 20, everyMs: 3 * minutes },
  /** Mails to one address, and mails that one visitor or member has sent. */
  'mail to an address': { most: 5, everyMs: 12 * minutes },
  'mails of a visitor': { most: 20, everyMs: 3 * minutes },
  'new addresses of a member': { most: 5, everyMs: 12 * minutes },
  'changes of a member': { most: 20, everyMs: 3 * minutes },
  /** Links that lead nowhere. */
  'links of a visitor': { most: 30, everyMs: 0.5 * minutes },
} as const satisfies Record<string, Quota>;

type RateLimitName = keyof typeof rateLimits;
/** Something to be taken, and of whom. */
export type Attempt = readonly [what: RateLimitName, who: string];

export type IdentityRateLimiter = ReturnType<typeof identityRateLimiter>;

/** Takes of the limits, and gives back. */
export function identityRateLimiter(limits: RateLimiter) {
  const refund = (taken: readonly Attempt[]) =>
    Promise.all(taken.map(([what, who]) => limits.refund(`identity: ${what}`, who, rateLimits[what])));

  return {
    /** @throws {IdentityError} `too-many`, and then nothing is taken of the others. */
    async take(...wanted: readonly Attempt[]): Promise<void> {
      const taken: Attempt[] = [];
      for (const each of wanted) {
        const [what, who] = each;
        const waitMs = await limits.take(`identity: ${what}`, who, rateLimits[what]);
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
