import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { forgetRecovery } from './factors/recovery-rows.ts';
import type { IdentityContext } from './identity-context.ts';
import { type MemberRow, memberOf } from './members.ts';

/** Stops that a factor goes, where that was asked for: it is told. The member's row has to be locked. */
export async function stopRecovery(
  { audit, mail, passkeysAreFactors: passkeys }: Pick<IdentityContext, 'audit' | 'mail' | 'passkeysAreFactors'>,
  transaction: Kysely<DB>,
  row: MemberRow,
  visitor: string,
): Promise<void> {
  if (!(await forgetRecovery(transaction, row.id))) return;
  const member = memberOf(row);
  await mail(transaction, member, { kind: 'factor-recovery-stopped', username: member.username, passkeys });
  await audit.log(transaction, 'factor-recovery-stopped', row.id, visitor);
}
