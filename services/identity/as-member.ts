import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { requireConfirmed, requireForRecords } from './confirmation.ts';
import { type CurrentSession, withSession } from './current-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError } from './identity-error.ts';
import { memberOf } from './members.ts';
import type { Answer, Caller, Member } from './shared.ts';

/** How other services read and change what is a member's. Screens have no part in it. */
export type MemberAccess = {
  /**
   * Runs a task in a transaction that is the caller's own; answers `not-signed-in` without a session. A task that changes something
   * locks the member first (`memberForUpdate`). Whatever it is about is a record, unless it says that it is a choice.
   */
  asMember<Data>(caller: Caller, task: (transaction: Kysely<DB>, member: Member) => Promise<Data>, access?: Access): Promise<Answer<Data>>;
};

/** What a session has to be for a task. */
export type Access = {
  /** Records: `confirm-needed` and `factor-needed` are answered as `requireForRecords` has it. Of a choice nothing is asked but the session. */
  of?: 'records' | 'choices';
  /** Also that it was confirmed within ten minutes. */
  isConfirmed?: boolean;
};

export function memberAccess(context: IdentityContext): MemberAccess {
  return {
    asMember: (caller, task, { of = 'records', isConfirmed = false } = {}) =>
      withSession(context, caller, async (current) => {
        if (isConfirmed) requireConfirmed(current);
        if (of === 'records') await requireForRecords(context, current);
        return asMember(context, current, async (transaction) => ({ data: await task(transaction, memberOf(current.row)) }));
      }),
  };
}

/**
 * Runs a task in a transaction that is a member's: the database knows whose it is by `alba.member`, until the transaction ends.
 * @throws {IdentityError} `not-signed-in` where the session has ended since it was loaded
 */
export function asMember<Result>(
  { db }: IdentityContext,
  { row, sessionId }: CurrentSession,
  task: (transaction: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      select set_config('alba.member', ${row.id}, true) from identity_session where id = ${sessionId} and user_id = ${row.id}`.execute(
      transaction,
    );
    if (rows.length === 0) throw identityError(null, 'not-signed-in');
    return await task(transaction);
  });
}

/**
 * Runs a task in a transaction that is a member's, for what works without a session: jobs, and an operator's commands. Null where there
 * is no such member any more.
 */
export function forMember<Result>(
  db: Kysely<DB>,
  memberId: string,
  task: (transaction: Kysely<DB>) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select set_config('alba.member', id, true) from identity_user where id = ${memberId}`.execute(transaction);
    return rows.length === 0 ? null : await task(transaction);
  });
}

/**
 * The same for what anybody may ask about a name. Where nobody is called so, the task runs all the same and sees no row: as much is asked
 * of the database either way.
 */
export function forMemberOrNobody<Result>(
  db: Kysely<DB>,
  memberId: string | null,
  task: (transaction: Kysely<DB>, memberId: string) => Promise<Result>,
): Promise<Result> {
  const id = memberId ?? '';
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('alba.member', ${id}, true)`.execute(transaction);
    return await task(transaction, id);
  });
}
