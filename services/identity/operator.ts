import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { AuditEvent } from './audit.ts';
import { isLive } from './current-session.ts';
import { type DeletedMember, deletedMembers, membersAmong, takeDeletedOver } from './deleted-members.ts';
import { deleteMember } from './deletion.ts';
import { sendVerification } from './email.ts';
import { forgetRecovery } from './factors/recovery-rows.ts';
import { hasSecondFactor } from './factors/second-factor.ts';
import { factorRow } from './factors/totp-rows.ts';
import { type IdentityContext, type IdentityParts, identityContext } from './identity-context.ts';
import { revokeLinks } from './link-tokens.ts';
import { changeMember, findByLogin, type MemberRow, memberForUpdate, memberOf } from './members.ts';
import { loseFactor } from './second-factor/lose-factor.ts';
import type { Member } from './shared.ts';
import { passkeysOf } from './webauthn/passkey-rows.ts';

/** A member as the operator sees one. Timestamps are in ISO 8601. */
export type MemberRecord = Member & {
  createdAt: string;
  lockedAt: string | null;
  /** When the account is deleted, of whom has asked for that. */
  deletionDueAt: string | null;
  sessions: number;
  lastSeenAt: string | null;
  /** Since when codes of an app are asked for. */
  factorSince: string | null;
  /** How many passkeys there are, and whether they are asked for as a second factor. */
  passkeys: { count: number; areFactors: boolean };
};

export type Operator = ReturnType<typeof operator>;

/**
 * The operator's commands on the account of a username or e-mail address; `unknown` where there is none. Each writes the audit log
 * in the transaction of its change.
 */
export function operator(parts: IdentityParts) {
  const context = identityContext(parts);
  return {
    find: (login: string): Promise<MemberRecord | 'unknown'> =>
      withMember(context, login, 'operator-looked', (transaction, row) => recordOf(context, transaction, row)),

    /** Resends the link that verifies an address. */
    resend: (login: string) =>
      withMember(context, login, 'operator-resent', async (transaction, row) => {
        if (row.email_verified) return 'already verified';
        await sendVerification(context, transaction, memberOf(row));
        return 'sent';
      }),

    /** Locks the account: ends every session, rejects sign-ins until it is unlocked, and revokes mailed links and those that show what is theirs. */
    lock: (login: string) =>
      withMember(context, login, 'operator-locked', async (transaction, row) => {
        if (row.locked_at) return 'already locked';
        const member = memberOf(await changeMember(transaction, row.id, { locked_at: new Date() }));
        await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).execute();
        await revokeLinks(transaction, row.id, ['reset-password', 'confirm-new-email']);
        await forgetRecovery(transaction, row.id);
        await context.endShares(transaction, row.id, 'operator');
        await context.mail(transaction, member, { kind: 'account-locked', username: member.username });
        return 'locked';
      }),

    /** Takes the second factor away of who has lost all of it (`loseFactor`). Who it is has to be found out before. */
    removeFactor: (login: string) =>
      withMember(context, login, 'operator-factor-removed', async (transaction, row) => {
        if (!(await hasSecondFactor(context, transaction, row.id))) return 'no second factor';
        await loseFactor(context, transaction, row, 'operator');
        return 'removed';
      }),

    unlock: (login: string) =>
      withMember(context, login, 'operator-unlocked', async (transaction, row) => {
        if (!row.locked_at) return 'not locked';
        const member = memberOf(await changeMember(transaction, row.id, { locked_at: null }));
        await context.mail(transaction, member, { kind: 'account-unlocked', username: member.username });
        return 'unlocked';
      }),

    /** Deletes every row of the member. The audit log keeps the event, under a hash that identifies nobody any more. */
    delete: (login: string) =>
      withMember(context, login, 'operator-deleted', async (transaction, row) => {
        await deleteMember(context, transaction, row);
        return 'deleted';
      }),

    /** Who was deleted in the last year. */
    deleted: () => deletedMembers(context.db),

    /**
     * Deletes again whom a list names: in a database that was restored they are back. Nobody is told, since they were when they left.
     * @returns how many there were
     */
    async deleteListed(listed: readonly DeletedMember[]): Promise<number> {
      const known = new Set((await deletedMembers(context.db)).map(({ hash }) => hash));
      // A list of which the database has every line is no older than the database.
      if (listed.every(({ hash }) => known.has(hash))) return 0;
      const back = await membersAmong(context.db, new Set(listed.map(({ hash }) => hash)));
      for (const id of back) {
        await context.db.transaction().execute(async (transaction) => {
          const row = await memberForUpdate(transaction, id);
          if (!row) return;
          await deleteMember(context, transaction, row, { isSilent: true });
          await context.audit.log(transaction, 'deleted-again', id, null);
        });
      }
      await takeDeletedOver(context.db, listed);
      return back.length;
    },
  };
}

/** Runs a command with the member's row locked, and writes the audit log. */
function withMember<Outcome>(
  { audit, db }: IdentityContext,
  login: string,
  event: AuditEvent,
  task: (transaction: Kysely<DB>, row: MemberRow) => Promise<Outcome>,
): Promise<Outcome | 'unknown'> {
  return db.transaction().execute(async (transaction) => {
    const found = await findByLogin(transaction, login);
    const row = found && (await memberForUpdate(transaction, found.id));
    if (!row) return 'unknown';
    const outcome = await task(transaction, row);
    await audit.log(transaction, event, row.id, null);
    return outcome;
  });
}

async function recordOf({ passkeysAreFactors }: IdentityContext, transaction: Kysely<DB>, row: MemberRow): Promise<MemberRecord> {
  const { sessions, seen } = await transaction
    .selectFrom('identity_session as session')
    .select(({ fn }) => [fn.countAll<string>().as('sessions'), fn.max('updated_at').as('seen')])
    .where('user_id', '=', row.id)
    .where(isLive)
    .executeTakeFirstOrThrow();
  return {
    ...memberOf(row),
    createdAt: row.created_at.toISOString(),
    lockedAt: row.locked_at?.toISOString() ?? null,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    sessions: Number(sessions),
    lastSeenAt: seen?.toISOString() ?? null,
    factorSince: (await factorRow(transaction, row.id))?.since.toISOString() ?? null,
    passkeys: { count: (await passkeysOf(transaction, row.id)).length, areFactors: passkeysAreFactors },
  };
}
