import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { newId } from '../tokens.ts';
import type { ProviderSession } from './provider-session.ts';

/** An account of the service that a member has connected. `byAddress`: because of its address, not by a member who was signed in here. */
export type Bound = { userId: string; byAddress: boolean };

/** Whose an account of the service is here. */
export async function findBound(db: Kysely<DB>, issuer: string, subject: string): Promise<Bound | null> {
  const found = db.selectFrom('identity_account').select(['user_id as userId', 'by_address as byAddress']);
  return (await found.where('provider_id', '=', issuer).where('account_id', '=', subject).executeTakeFirst()) ?? null;
}

/** When a member connected an account of the service; null for none. */
export async function connectedAt(db: Kysely<DB>, userId: string, issuer: string): Promise<Date | null> {
  const found = db.selectFrom('identity_account').select('created_at').where('user_id', '=', userId).where('provider_id', '=', issuer);
  return (await found.executeTakeFirst())?.created_at ?? null;
}

/** Connects an account of the service. The member's row has to be locked. */
export async function bind(
  transaction: Kysely<DB>,
  { userId, issuer, subject, byAddress }: Bound & { issuer: string; subject: string },
): Promise<void> {
  const account = { id: newId(), user_id: userId, provider_id: issuer, account_id: subject, by_address: byAddress };
  await transaction.insertInto('identity_account').values(account).execute();
  const since = { provider_connected_at: sql<Date>`statement_timestamp()` };
  await transaction.updateTable('identity_user').set(since).where('id', '=', userId).execute();
}

/** @returns whether there was one */
export async function unbind(transaction: Kysely<DB>, userId: string, issuer: string): Promise<boolean> {
  const accounts = transaction.deleteFrom('identity_account').where('user_id', '=', userId).where('provider_id', '=', issuer);
  return (await accounts.returning('id').executeTakeFirst()) !== undefined;
}

/** Notes it, in the transaction that begins ours. @returns false where that session has ended meanwhile */
export async function noteSession(transaction: Kysely<DB>, sessionId: string, session: ProviderSession): Promise<boolean> {
  const { issuer, subject, sid, sealedIdToken: id_token } = session;
  if (await hasEnded(transaction, session)) return false;
  await transaction.insertInto('identity_provider_session').values({ session_id: sessionId, issuer, subject, sid, id_token }).execute();
  return true;
}

/** Whether the service has said that a session there is over. */
export async function hasEnded(db: Kysely<DB>, { issuer, sid }: ProviderSession): Promise<boolean> {
  return sid !== null && (await isNoted(db, endedSession(issuer, sid)));
}

/** The session there that one of ours was begun by. */
export async function providerSessionOf(db: Kysely<DB>, sessionId: string): Promise<ProviderSession | undefined> {
  const found = db.selectFrom('identity_provider_session').select(['issuer', 'subject', 'sid', 'id_token as sealedIdToken']);
  return await found.where('session_id', '=', sessionId).executeTakeFirst();
}

/** Ends our sessions that one there had begun, or all that somebody there began. @returns whose they were */
export async function endSessionsOf(
  transaction: Kysely<DB>,
  { issuer, subject, sid }: { issuer: string; subject: string | null; sid: string | null },
): Promise<string[]> {
  const theirs = transaction
    .selectFrom('identity_provider_session')
    .select('session_id')
    .where('issuer', '=', issuer)
    .$if(sid !== null, (query) => query.where('sid', '=', sid))
    .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''));
  const ended = await transaction.deleteFrom('identity_session').where('id', 'in', theirs).returning('user_id').execute();
  // One that is about to begin comes too late.
  if (sid !== null) await noteOnce(transaction, endedSession(issuer, sid));
  return [...new Set(ended.map(({ user_id }) => user_id))];
}

const endedSession = (issuer: string, sid: string) => `ended\0${issuer}\0${sid}`;
const hashOf = (what: string) => createHash('sha256').update(what).digest();

/** Notes what counts once. @returns false where it was noted before */
export async function noteOnce(db: Kysely<DB>, what: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows: noted } = await db
    .insertInto('identity_provider_once')
    .values({ hash: hashOf(what), expires_at: sql<Date>`statement_timestamp() + interval '30 minutes'` })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirstOrThrow();
  return noted === 1n;
}

async function isNoted(db: Kysely<DB>, what: string): Promise<boolean> {
  const found = db.selectFrom('identity_provider_once').select('hash').where('hash', '=', hashOf(what));
  return (await found.executeTakeFirst()) !== undefined;
}

export async function forgetNoted(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity_provider_once where expires_at < statement_timestamp()`.execute(db);
}
