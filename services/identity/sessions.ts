import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { requireConfirmed } from './confirmation.ts';
import { type CurrentSession, isLive, signedInMemberForUpdate, withSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done } from './identity-error.ts';
import type { Proof } from './proof.ts';

export function sessions(context: IdentityContext): Identity['sessions'] {
  return (caller) =>
    withSession(context, caller, async ({ row, sessionId }) => {
      const rows = await context.db
        .selectFrom('identity_session as session')
        .select(['id', 'browser', 'system', 'created_at', 'updated_at'])
        .where('user_id', '=', row.id)
        .where(isLive)
        .orderBy(sql`id = ${sessionId}`, 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute();
      const data = rows.map(({ id, browser, system, created_at, updated_at }) => ({
        id,
        isCurrent: id === sessionId,
        startedAt: created_at.toISOString(),
        lastSeenAt: updated_at.toISOString(),
        browser,
        system,
      }));
      return { data };
    });
}

/**
 * Ends the other sessions that were proven by a way in which is no more, and the links that were shared: somebody else may have come by it.
 * The member's row has to be locked.
 */
export async function endOthersBy(
  { endShares }: Pick<IdentityContext, 'endShares'>,
  transaction: Kysely<DB>,
  { row, sessionId }: CurrentSession,
  by: Proof['by'],
): Promise<void> {
  const others = transaction.deleteFrom('identity_session').where('user_id', '=', row.id).where('id', '!=', sessionId);
  await others.where('proven_by', '=', by).execute();
  await endShares(transaction, row.id, 'member');
}

export function endSession(context: IdentityContext): Identity['endSession'] {
  const { audit, db, cookies } = context;
  return (id, caller) =>
    withSession(context, caller, async (current) => {
      const { row, sessionId } = current;
      if (id !== sessionId) requireConfirmed(current);
      // No id of ours, and PostgreSQL rejects some of it (NUL).
      if (!/^\w{1,64}$/.test(id)) return done;
      await db.transaction().execute(async (transaction) => {
        if (id !== sessionId) await signedInMemberForUpdate(transaction, current);
        const ended = await transaction
          .deleteFrom('identity_session')
          .where('id', '=', id)
          .where('user_id', '=', row.id)
          .returning('id')
          .executeTakeFirst();
        if (ended) await audit.log(transaction, 'session-ended', row.id, caller.visitor);
      });
      return id === sessionId ? { ...done, setCookies: cookies.clear() } : done;
    });
}

export function endOtherSessions(context: IdentityContext): Identity['endOtherSessions'] {
  const { audit, db, endShares } = context;
  return (caller) =>
    withSession(context, caller, async (current) => {
      const { row, sessionId } = current;
      requireConfirmed(current);
      await db.transaction().execute(async (transaction) => {
        await signedInMemberForUpdate(transaction, current);
        await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).where('id', '!=', sessionId).execute();
        await endShares(transaction, row.id, 'member');
        await audit.log(transaction, 'other-sessions-ended', row.id, caller.visitor);
      });
      return done;
    });
}
