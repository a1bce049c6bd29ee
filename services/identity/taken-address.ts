import { networkOf } from '#services/rate-limits/network.ts';
import type { IdentityContext } from './identity-context.ts';
import { type MemberRow, memberOf } from './members.ts';
import type { Caller } from './shared.ts';

/**
 * Counts a try of an address, whose answer tells whether somebody has it: at sign-up, or for an account that there is. Also by network: one
 * person may well have all addresses of one.
 * @throws {IdentityError} `too-many`
 */
export function takeAddressTry({ rateLimiter }: IdentityContext, { visitor }: Caller): Promise<void> {
  return rateLimiter.take(['sign-up of a visitor', visitor], ['sign-up in a network', networkOf(visitor)]);
}

/** Tells a member by mail that somebody tried their address, once a day at most. Who tried it is not told that. */
export async function tellOwner(context: IdentityContext, owner: MemberRow, { visitor }: Caller): Promise<void> {
  if (owner.locked_at || !(await context.rateLimiter.mayTake(['telling a member of a try', owner.id]))) return;
  await context.db.transaction().execute(async (transaction) => {
    const member = memberOf(owner);
    await context.mail(transaction, member, { kind: 'address-tried', username: member.username });
    await context.audit.log(transaction, 'address-tried', member.id, visitor);
  });
}
