import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { AuditRow } from './audit-line.ts';
import type { Head } from './audit-seal.ts';

/** Which lines: of one event, of an account by its hashes, of an operator, of so many hours. */
export type WhichLines = {
  event?: string | undefined;
  accounts?: readonly Buffer[] | undefined;
  operator?: string | undefined;
  hours?: number | undefined;
  limit: number;
};

/** Lines of the audit, the newest first. */
export function listAudit(db: Kysely<DB>, { event, accounts, operator, hours, limit }: WhichLines): Promise<AuditRow[]> {
  let query = db.selectFrom('identity_audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (event !== undefined) query = query.where('event', 'like', `${event.replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (accounts !== undefined) query = query.where('account', 'in', accounts);
  if (operator !== undefined) query = query.where('operator', '=', operator);
  if (hours !== undefined) query = query.where('at', '>', sql<Date>`statement_timestamp() - make_interval(hours => ${hours})`);
  return query.execute();
}

/** A line, and the seal that covers it, if one does yet. */
export async function findLine(db: Kysely<DB>, id: string): Promise<{ line: AuditRow; seal: Head | null } | null> {
  const line = await db.selectFrom('identity_audit').selectAll().where('id', '=', id).executeTakeFirst();
  if (!line) return null;
  const seal = await db.selectFrom('audit_seal').select(['number', 'mac']).where(sql<boolean>`${id}::bigint = any(ids)`).executeTakeFirst();
  return { line, seal: seal ? { number: Number(seal.number), mac: seal.mac.toString('hex') } : null };
}
