import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, IdentityAudit } from '#database/types.ts';
import { type Key, keyOf } from '#services/encryption/encryption.ts';

/** Who did it: somebody at a browser, a member in their own record, an operator by a command, the site by itself, or whoever has a link. */
export type Actor = 'visitor' | 'member' | 'operator' | 'job' | 'reader';

/** What a line says. Nothing of it names a member, and nothing is what anybody typed. */
export type AuditEntry = {
  event: string;
  actor: Actor;
  /** Keyed hashes: whose account, whose visit, which record or link or submission. */
  account?: Buffer | null;
  visitor?: Buffer | null;
  subject?: Buffer | null;
  /** What an operator is called. */
  operator?: string | null;
  /** A part of a record, a form, a path of the site. */
  about?: string | null;
  /** How often, of what is counted before it is written. */
  times?: number;
};

export type AuditRow = Selectable<IdentityAudit>;

/** The keys of the codes: the current one writes, all of them check. */
export type AuditKeys = { current: Key; find(id: string): Key | undefined };

/** Derived from the site's secrets; none of them stands in the database. */
export function auditKeys(secret: string, former: readonly string[] = []): AuditKeys {
  const keys = [secret, ...former].map((each) => keyOf(each, 'audit'));
  const [current = keyOf(secret, 'audit')] = keys;
  return { current, find: (id) => keys.find((key) => key.id === id) };
}

/** The code of a line under a key (HMAC-SHA-256). The key's id is a part of what it covers. */
export function lineMac({ id, bytes }: Key, line: Omit<AuditRow, 'id' | 'mac' | 'key_id'>): Buffer {
  const hex = (value: Buffer | null) => value?.toString('hex') ?? null;
  const { at, event, actor, operator, about, times } = line;
  const said = [hex(line.salt), at.toISOString(), event, actor, hex(line.account), hex(line.visitor), hex(line.subject)];
  return createHmac('sha256', bytes)
    .update(JSON.stringify([id, ...said, operator, about, times]))
    .digest();
}

/** Whether the site wrote a line, as it stands there. Those from before there were codes have none. */
export function isOurs(keys: AuditKeys, line: AuditRow): boolean {
  const key = keys.find(line.key_id);
  return key !== undefined && lineMac(key, line).equals(line.mac);
}

/** A line as it is stored, with its code: what every insert into the audit inserts. */
export function codedLine(keys: AuditKeys, entry: AuditEntry, at = new Date()): Omit<AuditRow, 'id'> {
  const { account = null, visitor = null, subject = null, operator = null, about = null, times = 1, event, actor } = entry;
  const line = { at, event, actor, account, visitor, subject, operator, about, times, salt: randomBytes(12) };
  return { ...line, key_id: keys.current.id, mac: lineMac(keys.current, line) };
}

/** Adds a line, in the transaction of its cause. */
export async function addLine(db: Kysely<DB>, keys: AuditKeys, entry: AuditEntry): Promise<void> {
  await db.insertInto('identity_audit').values(codedLine(keys, entry)).execute();
}

/** What a member is shown of a line about their record. */
export type MemberCopy = { memberId: string; actor: string; action: string; kind: string; recordId: string | null };

/** The same with the copy that is the member's, in the log of their record: both in one statement. */
export async function addLineWithCopy(db: Kysely<DB>, keys: AuditKeys, entry: AuditEntry, copy: MemberCopy): Promise<void> {
  await db
    .with('line', (query) => query.insertInto('identity_audit').values(codedLine(keys, entry)).returning(['id', 'at']))
    .insertInto('member_audit')
    .columns(['line', 'at', 'member_id', 'actor', 'action', 'kind', 'record_id'])
    .expression((query) =>
      query
        .selectFrom('line')
        .select(['id', 'at'])
        .select([
          sql<string>`${copy.memberId}::text`.as('member_id'),
          sql<string>`${copy.actor}::text`.as('actor'),
          sql<string>`${copy.action}::text`.as('action'),
          sql<string>`${copy.kind}::text`.as('kind'),
          sql<string | null>`${copy.recordId}::uuid`.as('record_id'),
        ]),
    )
    .execute();
}
