import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { AuditKeys } from './audit-line.ts';
import { addSeal, isAlone, newestSeal } from './audit-seal.ts';

/** For so long the audit is kept, in days. The database holds to it as well (`forget_audit`). */
export const auditDays = 90;

/**
 * Takes whole seals with their lines out, once all of them are past their time, and leaves a seal that says up to which one. The last of
 * them stays as what the next seal follows.
 * @returns how many lines are gone
 */
export function forgetAudit(db: Kysely<DB>, keys: AuditKeys): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await isAlone(transaction))) return 0;
    const over = await lastOver(transaction);
    const last = await newestSeal(transaction);
    if (!over || !last) return 0;
    const removed = { removed_through: over.number, removed_mac: over.mac };
    await addSeal(transaction, keys, last, { kind: 'removal', ids: [], through_id: last.through_id, ...removed });
    const { rows } = await sql<{ gone: string }>`select forget_audit(${over.number}) as gone`.execute(transaction);
    return Number(rows[0]?.gone ?? 0);
  });
}

/** The last seal before the first that is not past its time, or covers a line that is not. */
async function lastOver(transaction: Kysely<DB>) {
  const horizon = sql<Date>`statement_timestamp() - make_interval(days => ${sql.lit(auditDays)})`;
  const fresh = transaction
    .selectFrom('audit_seal as seal')
    .where((is) =>
      is.or([
        is('sealed_at', '>=', horizon),
        is.exists(
          is
            .selectFrom('identity_audit as line')
            .select('line.id')
            .where('at', '>=', horizon)
            .where('line.id', '=', sql<string>`any(seal.ids)`),
        ),
      ]),
    )
    .orderBy('number')
    .select('number')
    .limit(1);
  return await transaction
    .selectFrom('audit_seal')
    .select(['number', 'mac'])
    .where(({ or, not, exists, eb }) => or([not(exists(fresh)), eb('number', '<', fresh)]))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
