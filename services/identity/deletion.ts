import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from './as-member.ts';
import { requireConfirmed } from './confirmation.ts';
import { signedInMemberForUpdate, withSession } from './current-session.ts';
import { rememberDeleted } from './deleted-members.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done } from './identity-error.ts';
import { revokeLinks } from './link-tokens.ts';
import { type MemberRow, memberOf } from './members.ts';
import { backupDays, leavingDays } from './shared.ts';
import { sweepJob } from './sweep-job.ts';

const isDue = sql<boolean>`deletion_due_at <= statement_timestamp()`;

export function deleteAccount(context: IdentityContext): Identity['deleteAccount'] {
  return ({ when }, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      requireConfirmed(current);
      await asMember(context, current, async (transaction) => {
        const freshRow = await signedInMemberForUpdate(transaction, current);
        if (when === 'now') await deleteMember(context, transaction, freshRow);
        else await planDeletion(context, transaction, freshRow);
        await context.audit.log(transaction, when === 'now' ? 'account-deleted' : 'deletion-planned', row.id, caller.visitor);
      });
      const { cookies, devices } = context;
      return { ...done, setCookies: [...cookies.clear(), ...(when === 'now' ? [devices.clear()] : [])] };
    });
}

/** Signs the member out everywhere, for an account that is deleted in `leavingDays` unless somebody signs in to it. */
async function planDeletion({ mail }: IdentityContext, transaction: Kysely<DB>, row: MemberRow): Promise<void> {
  const { deletion_due_at: due } = await transaction
    .updateTable('identity_user')
    .set({ deletion_due_at: sql<Date>`statement_timestamp() + make_interval(days => ${sql.lit(leavingDays)})` })
    .where('id', '=', row.id)
    .returning('deletion_due_at')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).execute();
  // Whoever follows one of these could not come in, and would think so.
  await revokeLinks(transaction, row.id, ['confirm-new-email']);
  const member = memberOf(row);
  if (due) await mail(transaction, member, { kind: 'deletion-planned', username: member.username, until: due.toISOString() });
}

/**
 * Deletes every row of a member, who has to be locked: the key of what they told with them, after which nobody can read it, in no backup
 * either. What is no row is asked for in the same transaction. The member is told by mail, but for one who was before.
 */
export async function deleteMember(
  { forgetMember, jobs, mail }: IdentityContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  { isSilent = false }: { isSilent?: boolean } = {},
): Promise<void> {
  const member = memberOf(row);
  await sql`select set_config('alba.member', ${row.id}, true)`.execute(transaction);
  await forgetMember(transaction, row.id);
  await transaction.deleteFrom('identity_user').where('id', '=', row.id).execute();
  await rememberDeleted(transaction, row.id);
  await jobs.send(transaction, sweepJob, null);
  if (!isSilent) await mail(transaction, member, { kind: 'account-deleted', username: member.username, backupsUntil: backupsEnd() });
}

/** When the last backup is gone that may hold what was deleted now. */
function backupsEnd(): string {
  return new Date(Date.now() + backupDays * 86_400_000).toISOString();
}

/**
 * Deletes whose days are over, each in a transaction of their own. The lock decides between this and a sign-in: whoever comes second finds
 * the account gone, or staying.
 */
export function deleteDue(context: IdentityContext): Identity['deleteDue'] {
  return async () => {
    const due = await context.db.selectFrom('identity_user').select('id').where(isDue).execute();
    const outcomes = await inOrder(due, ({ id }) => deleteIfDue(context, id));
    const failed = outcomes.find((outcome) => outcome instanceof Error);
    // The others are done; this one is tried again.
    if (failed) throw failed;
  };
}

function deleteIfDue(context: IdentityContext, id: string): Promise<void> {
  return context.db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('identity_user').selectAll().where('id', '=', id).where(isDue).forUpdate().executeTakeFirst();
    if (!row) return;
    await deleteMember(context, transaction, row);
    await context.audit.log(transaction, 'account-deleted', id, null);
  });
}

/** Does a task for each, one after the other, whatever becomes of one. */
async function inOrder<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<(Error | null)[]> {
  const outcomes: (Error | null)[] = [];
  for (const item of items) {
    outcomes.push(
      await task(item).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      ),
    );
  }
  return outcomes;
}
