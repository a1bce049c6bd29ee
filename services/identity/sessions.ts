import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { type CurrentSession, isLive, signedInMemberForUpdate, withSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done } from './identity-error.ts';
import type { MemberRow } from './members.ts';
import * as rules from './rules.ts';
import type { Caller, Filled } from './shared.ts';
import { requirePassword, requireSamePassword } from './sign-in.ts';

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

export function endSession(context: IdentityContext): Identity['endSession'] {
  const { audit, db, cookies } = context;
  return (id, filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row, sessionId } = current;
      // Whoever ends their own signs out.
      const hash = id === sessionId ? null : await requireOwnPassword(context, row, filled, caller);
      if (!/^\w{1,64}$/.test(id)) return done;
      await db.transaction().execute(async (transaction) => {
        if (hash !== null) await requireStill(transaction, current, hash);
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
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row, sessionId } = current;
      const hash = await requireOwnPassword(context, row, filled, caller);
      await db.transaction().execute(async (transaction) => {
        await requireStill(transaction, current, hash);
        await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).where('id', '!=', sessionId).execute();
        await endShares(transaction, row.id, 'member');
        await audit.log(transaction, 'other-sessions-ended', row.id, caller.visitor);
      });
      return done;
    });
}

function requireOwnPassword(context: IdentityContext, row: MemberRow, filled: Filled<'currentPassword'>, caller: Caller): Promise<string> {
  const { currentPassword } = rules.read({ currentPassword: rules.given }, filled);
  return requirePassword(context, row, currentPassword, caller.visitor);
}

/** Rejects what is asked by a session that has ended since, or with a password that is another now. */
async function requireStill(transaction: Kysely<DB>, current: CurrentSession, hash: string): Promise<void> {
  await signedInMemberForUpdate(transaction, current);
  await requireSamePassword(transaction, current.row.id, hash);
}
