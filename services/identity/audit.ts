import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { deriveKey, keyedHash } from './key-derivation.ts';

export const auditEvents = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'sign-in-locked',
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

/** Retention of the audit log, in days. */
const retentionDays = 90;

export type Audit = ReturnType<typeof audit>;

/** What the audit log calls an account, by each of these secrets. */
export function accountHashes(secrets: readonly string[]): (userId: string) => readonly Buffer[] {
  const audits = secrets.map(audit);
  return (userId) => audits.map(({ accountHash }) => accountHash(userId));
}

/**
 * The audit log: events of accounts with a timestamp and keyed hashes (HMAC) of account and visitor. An operator can correlate
 * events of one account or visitor; whose they are nobody can tell without the secret (pseudonymisation).
 */
export function audit(secret: string) {
  const hashOf = keyedHash(deriveKey(secret, 'audit'));
  const accountHash = (userId: string) => hashOf(`account\0${userId}`);
  const visitorHash = (visitor: string) => hashOf(`visitor\0${visitor}`);

  return {
    accountHash,
    visitorHash,
    /** Inserts an event, in the transaction of its cause. An operator has no visitor, an unknown login no account. */
    async log(db: Kysely<DB>, event: AuditEvent, userId: string | null, visitor: string | Buffer | null): Promise<void> {
      await db
        .insertInto('identity_audit')
        .values({
          event,
          account: userId === null ? null : accountHash(userId),
          visitor: typeof visitor === 'string' ? visitorHash(visitor) : visitor,
        })
        .execute();
    },
    async forget(db: Kysely<DB>): Promise<void> {
      await sql`delete from identity_audit where at < statement_timestamp() - make_interval(days => ${sql.lit(retentionDays)})`.execute(db);
    },
  };
}
