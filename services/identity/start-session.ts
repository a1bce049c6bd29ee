import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { type CurrentSession, isLive, sessionEnd } from './current-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError } from './identity-error.ts';
import { type MemberRow, memberOf, passwordHash } from './members.ts';
import { noteSession } from './oidc/provider-rows.ts';
import type { FreshProof } from './proof.ts';
import type { Caller } from './shared.ts';
import { stopRecovery } from './stop-recovery.ts';
import { takeDeletionBack } from './take-back.ts';
import { newId, newToken, tokenHash } from './tokens.ts';
import { nameOf } from './user-agent.ts';

/** How many sessions a member has at most. */
export const mostSessions = 20;

export type StartOptions = {
  caller: Caller;
  /** What the member did, for the audit log. */
  event: 'signed-up' | 'signed-in' | 'signed-in-with-passkey' | 'password-changed';
  /** The caller's session until now, loaded outside of the transaction, which must not wait for a second connection of the pool. */
  before: CurrentSession | null;
  /** How the member proved who they are, just now: the session is confirmed by it, unless a provider merely remembered them. */
  proof: FreshProof;
  /** Whether records may be opened on this device, where its cookie does not say so: it is known all the same. */
  opensRecords?: boolean;
};

/** `isBack`: the account was about to be deleted, and stays. */
export type Started = { setCookies: string[]; isBack: boolean };

/**
 * Makes a session: the only place that does (a law), so that whoever comes in passes here. Ways to sign in call `completeSignIn`, which asks
 * for a second factor first. The member's row has to be locked (`memberForUpdate`). Ends the caller's previous session: a new token for each sign-in prevents session fixation. Whoever comes in stays:
 * a deletion that was planned is taken back.
 * @throws {IdentityError} `locked`
 */
export async function startSession(
  context: IdentityContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  { caller, event, before, proof, opensRecords = false }: StartOptions,
): Promise<Started> {
  const { audit, cookies, devices } = context;
  const { id: userId, locked_at: lockedAt, deletion_due_at: deletionDue } = row;
  if (lockedAt) throw identityError(null, 'locked');
  if (before) await transaction.deleteFrom('identity_session').where('id', '=', before.sessionId).execute();
  await endOldest(transaction, userId);
  const token = newToken();
  const owner = { userId, hash: await passwordHash(transaction, userId) };
  const device = devices.idIn(caller.headers, owner);
  const id = newId();
  const named = nameOf(caller.headers.get('user-agent') ?? '');
  const { expires_at: expiresAt } = await transaction
    .insertInto('identity_session')
    .values({
      id,
      user_id: userId,
      token_hash: tokenHash(token),
      ...named,
      expires_at: sessionEnd,
      proven_by: proof.by,
      has_second_factor: proof.secondFactor,
      confirmed_at: proof.isFresh === false ? null : sql<Date>`statement_timestamp()`,
      opens_records: opensRecords || device !== null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  if (proof.session && !(await noteSession(transaction, id, proof.session))) throw identityError(null, 'provider-expired');
  await audit.log(transaction, event, userId, caller.visitor);
  // By whatever they came in; not who has just signed up, or changed the password where they were signed in.
  if (event !== 'signed-up' && event !== 'password-changed' && device === null) {
    const at = new Date().toISOString();
    await context.mail(transaction, memberOf(row), { kind: 'new-device', username: row.username, at, ...named });
    await audit.log(transaction, 'new-device', userId, caller.visitor);
  }
  // Whoever has the factor has not lost it.
  if (proof.secondFactor) await stopRecovery(context, transaction, row, caller.visitor);
  if (deletionDue) await takeDeletionBack(context, transaction, row, caller.visitor);
  return { setCookies: [...(await cookies.issue(token, expiresAt)), devices.issue(owner, device)], isBack: deletionDue !== null };
}

/** Ends the oldest sessions of a member, where there would be one too many; and those that are over. */
async function endOldest(transaction: Kysely<DB>, userId: string): Promise<void> {
  const kept = transaction
    .selectFrom('identity_session as session')
    .select('id')
    .where('user_id', '=', userId)
    .where(isLive)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostSessions - 1);
  await transaction.deleteFrom('identity_session').where('user_id', '=', userId).where('id', 'not in', kept).execute();
}
