import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import type { Audit } from '#services/identity/audit.ts';
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

/** What a line is written by: whoever can open records has it, a seal as well as the ring of keys. */
export type AuditWriter = { readonly audit: Audit };

/** Writes a line, in the transaction of what it tells of: into the audit, and a copy of it into the log that the member sees. */
export function writeAudit({ audit }: AuditWriter, transaction: Kysely<DB>, memberId: string, event: Event): Promise<void> {
  return audit.logRecord(transaction, memberId, event);
}

/** Whether a member's log has a line of such an event, from `since` on. */
export async function isAudited(transaction: Kysely<DB>, memberId: string, event: Omit<Event, 'recordId'>, since: Date): Promise<boolean> {
  const { actor, action, kind } = event;
  const line = await transaction
    .selectFrom('member_audit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('actor', '=', actor)
    .where('action', '=', action)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
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
