import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { type AuditEntry, addLine, addLineWithCopy, auditKeys } from '#services/audit/audit-line.ts';
import { deriveKey, keyedHash } from './key-derivation.ts';

export const auditEvents = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'sign-in-locked',
  /** Refused, since there were too many. */
  'sign-in-limited',
  'signed-out',
  'password-wrong',
  'reset-asked',
  'password-reset',
  'password-changed',
  'verification-asked',
  'email-verified',
  'email-change-asked',
  'email-changed',
  'address-tried',
  'username-changed',
  'details-changed',
  'session-ended',
  'other-sessions-ended',
  'data-exported',
  'deletion-planned',
  'deletion-taken-back',
  'account-deleted',
  /** Once more, after a backup was restored. */
  'deleted-again',
  'operator-looked',
  'operator-resent',
  'operator-locked',
  'operator-unlocked',
  'operator-deleted',
  'signed-in-with-passkey',
  'passkey-refused',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'new-device',
  /** By who has the mailbox, from who opened the account with its address. */
  'account-taken-back',
  'provider-connected',
  'provider-disconnected',
  /** The service says that the session there has ended. */
  'provider-signed-out',
  'session-confirmed',
  'factor-added',
  'factor-replaced',
  'factor-removed',
  'code-wrong',
  'recovery-code-used',
  'recovery-codes-made',
  'factor-recovery-asked',
  'factor-recovery-begun',
  'factor-recovery-stopped',
  /** After the day of who had lost it. */
  'factor-lost',
  'operator-factor-removed',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** What the site notes of no account: what it refused, and what an operator looked at or changed. */
export const siteEvents = [
  /** Too many requests (429), and those that another site led a reader to send, or that may not be (403). */
  'request-limited',
  'request-refused',
  'operator-listed',
  'operator-opened',
  'operator-exported',
  'operator-changed',
  'operator-erased',
  'operator-sent',
] as const;
export type SiteEvent = (typeof siteEvents)[number];

/** What is done with a record: a line has it as `record-read`. */
export type RecordAction = 'read' | 'added' | 'changed' | 'removed' | 'restored' | 'erased' | 'exported';

/** Somebody read or changed a part of a member's record. */
export type RecordEvent = {
  actor: 'member' | 'operator' | 'job' | 'reader';
  action: RecordAction;
  kind: string;
  recordId?: string | undefined;
};

export type Audit = ReturnType<typeof audit>;

type Options = {
  /** Those that `secret` was before. */
  former?: readonly string[] | undefined;
  /** Who runs the command, where it is one of an operator. */
  operator?: string | undefined;
};

/** What the audit log calls an account, by each of these secrets. */
export function accountHashes(secrets: readonly string[]): (userId: string) => readonly Buffer[] {
  const audits = secrets.map((secret) => audit(secret));
  return (userId) => audits.map(({ accountHash }) => accountHash(userId));
}

/**
 * The audit log: events of accounts, records and operators with a timestamp, keyed hashes (HMAC) of account and visitor, and a code over
 * all of it. An operator can correlate events of one account or visitor; whose they are nobody can tell without the secret
 * (pseudonymisation). Lines are only ever added; `services/audit/` seals them.
 */
export function audit(secret: string, { former = [], operator }: Options = {}) {
  const hashOf = keyedHash(deriveKey(secret, 'audit'));
  const accountHash = (userId: string) => hashOf(`account\0${userId}`);
  const visitorHash = (visitor: string) => hashOf(`visitor\0${visitor}`);
  const subjectHash = (id: string) => hashOf(`subject\0${id}`);
  const keys = auditKeys(secret, former);
  /** Only of what an operator did it stands who that was. */
  const by = (actor: AuditEntry['actor']) => ({ actor, operator: actor === 'operator' ? (operator ?? null) : null });

  return {
    accountHash,
    visitorHash,
    subjectHash,
    keys,
    /** Inserts an event, in the transaction of its cause. An operator has no visitor, an unknown login no account. */
    async log(db: Kysely<DB>, event: AuditEvent, userId: string | null, visitor: string | Buffer | null): Promise<void> {
      const actor = visitor !== null ? 'visitor' : operator !== undefined || event.startsWith('operator-') ? 'operator' : 'job';
      await addLine(db, keys, {
        ...by(actor),
        event,
        account: userId === null ? null : accountHash(userId),
        visitor: typeof visitor === 'string' ? visitorHash(visitor) : visitor,
      });
    },
    /** The same of what is no member's: by an operator, `about` what, and which. */
    async logOperator(db: Kysely<DB>, event: SiteEvent, about: string, id?: string): Promise<void> {
      await addLine(db, keys, { ...by('operator'), event, about, subject: id === undefined ? null : subjectHash(id) });
    },
    /** That a member's record was read or changed, with the copy of it that the member sees; in a transaction of the member's. */
    async logRecord(transaction: Kysely<DB>, memberId: string, { actor, action, kind, recordId }: RecordEvent): Promise<void> {
      const subject = recordId === undefined ? null : subjectHash(recordId);
      const entry = { ...by(actor), event: `record-${action}`, about: kind, account: accountHash(memberId), subject };
      await addLineWithCopy(transaction, keys, entry, { memberId, actor, action, kind, recordId: recordId ?? null });
    },
  };
}
