import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { auditDays } from '#services/audit/forget-audit.ts';
import type { Audit } from '#services/identity/audit.ts';
import { forEveryMember } from './every-member.ts';

/** A member is shown another log than the audit has: a line is missing there, says something else, or was put there. */
export type LogProblem = { kind: 'copy-missing' | 'copy-changed' | 'copy-added'; line: number };

/**
 * Holds the log that each member sees against the audit, of which it is a copy, as far as the audit goes back; each in a transaction of the
 * member's own. The audit itself has to be verified before.
 *
 * @param audits by the site's secret, and by those that it was before
 */
export async function verifyLogs(db: Kysely<DB>, audits: readonly Audit[]): Promise<LogProblem[]> {
  const oldest = Number((await db.selectFrom('identity_audit').select('id').orderBy('id').limit(1).executeTakeFirst())?.id ?? 0);
  const problems: LogProblem[] = [];
  await forEveryMember(db, async (transaction, memberId) => {
    problems.push(...(await problemsOf(transaction, memberId, audits, oldest)));
    return true;
  });
  return problems;
}

async function problemsOf(transaction: Kysely<DB>, memberId: string, audits: readonly Audit[], oldest: number): Promise<LogProblem[]> {
  const lines = await transaction
    .selectFrom('identity_audit')
    .select(['id', 'at', 'actor', 'event', 'about', 'subject'])
    .where(
      'account',
      'in',
      audits.map(({ accountHash }) => accountHash(memberId)),
    )
    .where('event', 'like', 'record-%')
    .execute();
  const copies = await transaction.selectFrom('member_audit').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
  const copyOf = new Map(copies.map((copy) => [copy.line, copy]));
  const known = new Set(lines.map(({ id }) => id));
  const problems = lines.flatMap(({ id, at, actor, event, about, subject }): LogProblem[] => {
    const copy = copyOf.get(id);
    if (!copy) return [{ kind: 'copy-missing', line: Number(id) }];
    const { record_id: recordId } = copy;
    const isSubject = recordId === null ? subject === null : audits.some(({ subjectHash }) => subject?.equals(subjectHash(recordId)));
    const isSame = copy.actor === actor && `record-${copy.action}` === event && copy.kind === about && copy.at.getTime() === at.getTime();
    return isSame && isSubject ? [] : [{ kind: 'copy-changed', line: Number(id) }];
  });
  // Those from before the audit had records say no line, and come before all that do.
  const firstCopy = copies.findIndex(({ line }) => line !== null);
  // Of what the audit forgot all is past its time: what is of late and no copy was put there, and so was a second copy of one line.
  const horizon = Date.now() - auditDays * 86_400_000;
  const added = copies.filter((copy, index) => {
    const { at, line } = copy;
    if (line === null) return firstCopy >= 0 && index > firstCopy;
    return known.has(line) ? copyOf.get(line) !== copy : Number(line) >= oldest || at.getTime() >= horizon;
  });
  return [...problems, ...added.map(({ line }) => ({ kind: 'copy-added' as const, line: Number(line ?? 0) }))];
}
