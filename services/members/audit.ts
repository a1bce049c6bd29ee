import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { recordKinds } from './record-kind.ts';

/** A reader is somebody whom the member gave a link. */
const actors = ['member', 'operator', 'job', 'reader'] as const;
const actions = ['read', 'added', 'changed', 'removed', 'restored', 'erased', 'exported'] as const;
const kinds = [...recordKinds, 'reminders', 'log', 'visits', 'summary', 'share', 'all'] as const;

const lineSchema = z.object({
  /** Timestamp in ISO 8601. */
  at: z.date().transform((at) => at.toISOString()),
  actor: z.enum(actors),
  action: z.enum(actions),
  kind: z.enum(kinds),
  recordId: z.string().nullable(),
});

/** That somebody read or changed something of a member; never what it said. */
export type AuditLine = z.output<typeof lineSchema>;

type Event = Pick<AuditLine, 'actor' | 'action' | 'kind'> & { recordId?: string };

/** Writes a line, in the transaction of what it tells of. */
export async function writeAudit(transaction: Kysely<DB>, memberId: string, { actor, action, kind, recordId }: Event): Promise<void> {
  await transaction
    .insertInto('member_audit')
    .values({ member_id: memberId, actor, action, kind, record_id: recordId ?? null })
    .execute();
}

/** The newest lines of a member, the newest first. */
export async function readAudit(transaction: Kysely<DB>, memberId: string, limit: number): Promise<AuditLine[]> {
  const found = await transaction
    .selectFrom('member_audit')
    .select(['at', 'actor', 'action', 'kind', 'record_id as recordId'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return z.array(lineSchema).parse(found);
}
