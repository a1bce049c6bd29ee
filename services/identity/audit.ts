import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { deriveKey, keyedHash } from './key-derivation.ts';

export type AuditEvent =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-locked'
  | 'signed-out'
  | 'password-wrong'
  | 'reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'verification-asked'
  | 'email-verified'
  | 'email-change-asked'
  | 'email-changed'
  | 'username-changed'
  | 'details-changed'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'operator-looked'
  | 'operator-resent'
  | 'operator-locked'
  | 'operator-unlocked'
  | 'operator-deleted';

/** How long it is known, in days. */
const keptDays = 90;

export type Audit = ReturnType<typeof audit>;

/**
 * What happened around accounts: what, when, and keyed hashes of the account and of who asked. They tell an operator that two things
 * happened to one account, or came of one visitor, and nobody whose account it is without the secret.
 */
export function audit(secret: string) {
  const hashOf = keyedHash(deriveKey(secret, 'audit'));
  const accountHash = (userId: string) => hashOf(`account\0${userId}`);
  const visitorHash = (visitor: string) => hashOf(`visitor\0${visitor}`);

  return {
    accountHash,
    visitorHash,
    /** In the transaction of what happened. Of an operator there is no visitor, of a name that nobody has no account. */
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
      await sql`delete from identity_audit where at < statement_timestamp() - make_interval(days => ${sql.lit(keptDays)})`.execute(db);
    },
  };
}
