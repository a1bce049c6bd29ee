import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Access, MemberAccess } from '#services/identity/as-member.ts';
import { identityError } from '#services/identity/identity-error.ts';
import { memberForUpdate } from '#services/identity/members.ts';
import type { Answer, Caller, Member } from '#services/identity/shared.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { ensureSeal, sealOf } from './keys/member-keys.ts';
import type { Scope } from './store/record-store.ts';
import { todayIn } from './vocabulary/partial-date.ts';

/** In the transaction of a member; the seal is null for one who told nothing yet. */
export type Reading = Omit<Scope, 'seal'> & { seal: Scope['seal'] | null };

export type MemberScopes = ReturnType<typeof memberScopes>;

/** How services read and change what a member told: in transactions of the member's own. */
export function memberScopes(identity: MemberAccess, ring: KeyRing) {
  return {
    reading: <Data>(caller: Caller, read: (scope: Reading, member: Member) => Promise<Data>, access?: Access): Promise<Answer<Data>> =>
      identity.asMember(
        caller,
        async (transaction, member) => {
          const seal = await sealOf(transaction, ring, member.id);
          return read({ transaction, memberId: member.id, seal }, member);
        },
        access,
      ),

    /** With the member locked; who was deleted while this waited is not signed in. */
    changing: <Data>(caller: Caller, change: (scope: Scope, member: Member) => Promise<Data>, access?: Access): Promise<Answer<Data>> =>
      identity.asMember(
        caller,
        async (transaction, member) => {
          if (!(await memberForUpdate(transaction, member.id))) throw identityError(null, 'not-signed-in');
          return change({ transaction, memberId: member.id, seal: await ensureSeal(transaction, ring, member.id) }, member);
        },
        access,
      ),
  };
}

/** Where a day begins first: whose time zone is not known is never told that their today is still to come. */
const firstZone = 'Pacific/Kiritimati';

/** The day that it is for the member, by the time zone of their profile. */
export async function todayOf({ transaction, memberId }: { transaction: Kysely<DB>; memberId: string }, now: Date): Promise<string> {
  const row = await transaction.selectFrom('member_mailing').select('time_zone').where('member_id', '=', memberId).executeTakeFirst();
  return todayIn(row?.time_zone ?? firstZone, now);
}
