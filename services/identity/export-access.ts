import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from './as-member.ts';
import { signedInMemberForUpdate, withSession } from './current-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { memberOf } from './members.ts';
import * as rules from './rules.ts';
import type { Answer, Caller, Filled, Member } from './shared.ts';
import { requirePassword, requireSamePassword } from './sign-in.ts';

/** How another service hands a member everything that is kept of them. */
export type ExportAccess = {
  /**
   * Runs a task in a transaction that is the caller's own, with the member locked, after asking for the password. It counts against a
   * limit, and the member is told of it by mail: somebody else may have the password.
   */
  forExport<Data>(
    filled: Filled<'currentPassword'>,
    caller: Caller,
    task: (transaction: Kysely<DB>, member: Member) => Promise<Data>,
  ): Promise<Answer<Data>>;
};

export function exportAccess(context: IdentityContext): ExportAccess {
  return {
    forExport: (filled, caller, task) =>
      withSession(context, caller, async (current) => {
        const { row } = current;
        const { currentPassword } = rules.read({ currentPassword: rules.given }, filled);
        const hash = await requirePassword(context, row, currentPassword, caller.visitor);
        await context.rateLimiter.take(['exports of a member', row.id]);
        const data = await asMember(context, current, async (transaction) => {
          const member = memberOf(await signedInMemberForUpdate(transaction, current));
          await requireSamePassword(transaction, row.id, hash);
          await context.audit.log(transaction, 'data-exported', row.id, caller.visitor);
          await context.mail(transaction, member, { kind: 'data-exported', username: member.username });
          return task(transaction, member);
        });
        return { data };
      }),
  };
}
