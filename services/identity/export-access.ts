import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from './as-member.ts';
import { requireConfirmed, requireForRecords } from './confirmation.ts';
import { signedInMemberForUpdate, withSession } from './current-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { memberOf } from './members.ts';
import type { Answer, Caller, Member } from './shared.ts';

/** How another service hands a member everything that is kept of them. */
export type ExportAccess = {
  /**
   * Runs a task in a transaction that is the caller's own, with the member locked, in a session that is confirmed. It counts against a
   * limit, and the member is told of it by mail: somebody else may be signed in.
   */
  forExport<Data>(caller: Caller, task: (transaction: Kysely<DB>, member: Member) => Promise<Data>): Promise<Answer<Data>>;
};

export function exportAccess(context: IdentityContext): ExportAccess {
  return {
    forExport: (caller, task) =>
      withSession(context, caller, async (current) => {
        const { row } = current;
        requireConfirmed(current);
        await requireForRecords(context, current);
        await context.rateLimiter.take(['exports of a member', row.id]);
        const data = await asMember(context, current, async (transaction) => {
          const member = memberOf(await signedInMemberForUpdate(transaction, current));
          await context.audit.log(transaction, 'data-exported', row.id, caller.visitor);
          await context.mail(transaction, member, { kind: 'data-exported', username: member.username });
          return task(transaction, member);
        });
        return { data };
      }),
  };
}
