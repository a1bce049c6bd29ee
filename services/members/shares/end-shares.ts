import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { type AuditLine, type AuditWriter, writeAudit } from '#services/members/audit.ts';
import { endOpenShares } from './share-rows.ts';

/**
 * Ends all links of a member that are open, with a line in their log for each (decision 119). It is for transactions of whoever may shut
 * others out of an account, which need not be the member's own: from here on they are.
 */
export async function endShares(
  audited: AuditWriter,
  transaction: Kysely<DB>,
  memberId: string,
  by: Extract<AuditLine['actor'], 'member' | 'operator'>,
): Promise<void> {
  await sql`select set_config('alba.member', ${memberId}, true)`.execute(transaction);
  for (const recordId of await endOpenShares({ transaction, memberId }))
    await writeAudit(audited, transaction, memberId, { actor: by, action: 'removed', kind: 'share', recordId });
}
