import type { Limit, Limits } from '#services/limits/limits.ts';
import { Refusal } from './answers.ts';

const minutes = 60_000;

/**
 * How often somebody may do what others must not do at will. Of one thing there may be an allowance for the account and one for the
 * visitor, whoever runs out first. What succeeds is given back where only failures are to count.
 */
export const allowances = {
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
} as const satisfies Record<string, Limit>;

type Allowance = keyof typeof allowances;
/** Something to be taken, and of whom. */
export type Taken = readonly [what: Allowance, who: string];

export type Allowed = ReturnType<typeof allowed>;

/** Takes of the allowances, and gives back. */
export function allowed(limits: Limits) {
  const giveBack = (taken: readonly Taken[]) =>
    Promise.all(taken.map(([what, who]) => limits.giveBack(`identity: ${what}`, who, allowances[what])));

  return {
    /** @throws {Refusal} `too-many`, and then nothing is taken of the others. */
    async take(...wanted: readonly Taken[]): Promise<void> {
      const taken: Taken[] = [];
      for (const each of wanted) {
        const [what, who] = each;
        const waitMs = await limits.take(`identity: ${what}`, who, allowances[what]);
        if (waitMs > 0) {
          await giveBack(taken);
          throw new Refusal([{ field: null, code: 'too-many' }], Math.ceil(waitMs / 1000));
        }
        taken.push(each);
      }
    },
    giveBack,
  };
}
