import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** How long what was begun can be finished. */
const isPendingLive = sql<boolean>`pending_at > statement_timestamp() - interval '1 hour'`;

/** The app of a member, with its sealed secret; null without one: then there is no code to ask for. */
export async function factorRow(db: Kysely<DB>, userId: string): Promise<{ sealed: string; since: Date; lastStep: number } | null> {
  const row = await db
    .selectFrom('identity_totp')
    .select(['sealed', 'since', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.sealed && row.since ? { sealed: row.sealed, since: row.since, lastStep: Number(row.last_step) } : null;
}

/** Notes the step of a code that was taken. The member's row has to be locked. */
export async function takeStep(transaction: Kysely<DB>, userId: string, step: number): Promise<void> {
  await transaction.updateTable('identity_totp').set({ last_step: step }).where('user_id', '=', userId).execute();
}

/** Begins another, in the place of one that was begun before; the one that counts stays until its first code. */
export async function beginPending(transaction: Kysely<DB>, userId: string, sessionId: string, sealed: string): Promise<void> {
  const pending = { pending_sealed: sealed, pending_session: sessionId, pending_at: sql<Date>`statement_timestamp()` };
  await transaction
    .insertInto('identity_totp')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
}

/** What a session began: no other is shown its secret, nor finishes it. */
export async function pendingOf(db: Kysely<DB>, userId: string, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('identity_totp')
    .select('pending_sealed')
    .where('user_id', '=', userId)
    .where('pending_session', '=', sessionId)
    .where(isPendingLive)
    .executeTakeFirst();
  return row?.pending_sealed ?? null;
}

export async function finishPending(transaction: Kysely<DB>, userId: string, sealed: string, step: number): Promise<void> {
  await transaction
    .updateTable('identity_totp')
    .set({ sealed, since: sql<Date>`statement_timestamp()`, last_step: step, ...noPending })
    .where('user_id', '=', userId)
    .execute();
}

const noPending = { pending_sealed: null, pending_session: null, pending_at: null };

/** Leaves what was begun; what counts stays. */
export async function leavePending(transaction: Kysely<DB>, userId: string): Promise<void> {
  await transaction.updateTable('identity_totp').set(noPending).where('user_id', '=', userId).execute();
}

/** Takes the app away, with its codes and whatever was asked about it. Sessions count from then on as what proved them besides. */
export async function deleteFactor(transaction: Kysely<DB>, userId: string): Promise<void> {
  for (const table of ['identity_totp', 'identity_recovery_code', 'identity_factor_recovery'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  await transaction
    .updateTable('identity_session')
    .set({ has_second_factor: false })
    .where('user_id', '=', userId)
    .where('proven_by', '!=', 'passkey')
    .execute();
}

/** Seals secrets anew that a former secret of the site sealed, so that it can be given up. Those that are begun end by themselves. */
export async function resealFactors(
  db: Kysely<DB>,
  seal: { isCurrent(sealed: string): boolean; again(userId: string, sealed: string): string },
) {
  const rows = await db.selectFrom('identity_totp').select(['user_id', 'sealed']).where('sealed', 'is not', null).execute();
  for (const { user_id: userId, sealed } of rows) {
    if (sealed === null || seal.isCurrent(sealed)) continue;
    await db
      .updateTable('identity_totp')
      .set({ sealed: seal.again(userId, sealed) })
      .where('user_id', '=', userId)
      .where('sealed', '=', sealed)
      .execute();
  }
  await db.updateTable('identity_totp').set(noPending).where(sql<boolean>`not ${isPendingLive}`).execute();
}
