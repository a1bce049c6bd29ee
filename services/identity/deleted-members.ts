import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** Who was deleted, by a hash of their id, and when (ISO 8601). */
export type DeletedMember = { hash: string; at: string };

/** A year: longer than any backup is kept. */
const keptDays = 365;

/** An id is 128 random bits: nobody comes from its hash to it, and no secret is needed, which might be another by the time of a restore. */
export function deletedHash(memberId: string): string {
  return createHash('sha256').update(`deleted member\0${memberId}`).digest('hex');
}

/** Notes that a member was deleted, in the transaction that does it. */
export async function rememberDeleted(transaction: Kysely<DB>, memberId: string): Promise<void> {
  await transaction
    .insertInto('identity_deleted')
    .values({ hash: deletedHash(memberId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who was deleted in the last year, the first of them first. */
export async function deletedMembers(db: Kysely<DB>): Promise<DeletedMember[]> {
  const rows = await db.selectFrom('identity_deleted').selectAll().orderBy('deleted_at').orderBy('hash').execute();
  return rows.map(({ hash, deleted_at }) => ({ hash, at: deleted_at.toISOString() }));
}

export async function forgetOldDeleted(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity_deleted where deleted_at < statement_timestamp() - make_interval(days => ${sql.lit(keptDays)})`.execute(
    db,
  );
}

const batch = 1_000;

/** The ids of the members whom a list names, which only a database has that is older than the list: one that was restored. */
export async function membersAmong(db: Kysely<DB>, listed: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const rows = await db.selectFrom('identity_user').select('id').where('id', '>', last).orderBy('id').limit(batch).execute();
    found.push(...rows.map(({ id }) => id).filter((id) => listed.has(deletedHash(id))));
    const end = rows.at(-1)?.id;
    if (end === undefined) return found;
    last = end;
  }
}

/** Takes a list over, with its days, so that it is known as done. */
export async function takeDeletedOver(db: Kysely<DB>, deleted: readonly DeletedMember[]): Promise<void> {
  for (let start = 0; start < deleted.length; start += batch) {
    const rows = deleted.slice(start, start + batch).map(({ hash, at }) => ({ hash, deleted_at: new Date(at) }));
    await db
      .insertInto('identity_deleted')
      .values(rows)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet(({ ref }) => ({ deleted_at: ref('excluded.deleted_at') })))
      .execute();
  }
}
