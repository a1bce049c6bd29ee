import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { usesFactor } from './factors/second-factor.ts';
import type { IdentityContext } from './identity-context.ts';
import { type Done, identityError, toAnswer } from './identity-error.ts';
import { type MemberRow, memberForUpdate } from './members.ts';
import { type Proof, proofs } from './proof.ts';
import { companionCookie, sessionCookie } from './session-cookies.ts';
import type { Answer, Caller } from './shared.ts';
import { tokenHash } from './tokens.ts';

/** When a new session ends that is not used again: after 7 days. */
export const sessionEnd = sql<Date>`statement_timestamp() + interval '7 days'`;
/** However a session is used, it ends 30 days after it was made. */
const lastEnd = sql<Date>`session.created_at + interval '30 days'`;
/** When one ends that is used now. */
const renewedEnd = sql<Date>`least(${sessionEnd}, ${lastEnd})`;
/** Not used for an hour. Not each request extends a session, which writes a row. */
const isDue = sql<boolean>`session.expires_at < ${renewedEnd} - interval '1 hour'`;
/** When one ends that is not used any more. */
const ownEnd = sql<Date>`least(session.expires_at, ${lastEnd})`;
/** Whether a `session` is not over. */
export const isLive = sql<boolean>`${ownEnd} > statement_timestamp()`;

/** Used within half an hour: until then it shows records. */
const isActive = sql<boolean>`session.active_at > statement_timestamp() - interval '30 minutes'`;
/** Not each request writes a row. */
const isUseDue = sql<boolean>`(${isActive} and session.active_at < statement_timestamp() - interval '1 minute')`;
/** Proven within ten minutes, with the second factor where the member has one. */
const isConfirmed = (
  uses: RawBuilder<boolean>,
) => sql<boolean>`(coalesce(session.confirmed_at > statement_timestamp() - interval '10 minutes', false)
  and (session.has_second_factor or not ${uses}))`;

/** The valid session of a request, with its member. */
export type CurrentSession = {
  row: MemberRow;
  sessionId: string;
  expiresAt: Date;
  setCookies: readonly string[];
  /** How it was proven. */
  proof: Proof;
  /** Whether its member is asked for more than the password: an app, or a passkey where that counts as one. */
  usesFactor: boolean;
  /** Whether that was within ten minutes, by as much as the member has: `requireConfirmed`. */
  isConfirmed: boolean;
  /** Not used for half an hour: records are closed until it is confirmed. */
  isIdle: boolean;
  /** Whether records may be opened where it is: `requireForRecords`. */
  opensRecords: boolean;
};

function liveSessions(context: IdentityContext) {
  const uses = usesFactor(context, sql<string>`member.id`);
  return context.db
    .selectFrom('identity_session as session')
    .innerJoin('identity_user as member', 'member.id', 'session.user_id')
    .where(isLive)
    .where('member.locked_at', 'is', null)
    .selectAll('member')
    .select(['session.id as sessionId', ownEnd.as('expiresAt'), isDue.as('isRenewed'), isUseDue.as('isUseDue')])
    .select(['session.proven_by as provenBy', 'session.has_second_factor as secondFactor', 'session.opens_records as opensRecords'])
    .select([uses.as('usesFactor'), isConfirmed(uses).as('isConfirmed'), sql<boolean>`not ${isActive}`.as('isIdle')]);
}

type Loaded = Awaited<ReturnType<ReturnType<typeof liveSessions>['executeTakeFirstOrThrow']>>;

function currentOf(
  { provenBy, secondFactor, isRenewed: _, isUseDue: __, ...loaded }: Loaded,
  setCookies: readonly string[],
): CurrentSession {
  const { sessionId, expiresAt, opensRecords, usesFactor, isConfirmed, isIdle, ...row } = loaded;
  const proof = { by: provenByOf.parse(provenBy), secondFactor };
  return { row, sessionId, expiresAt, setCookies, proof, usesFactor, isConfirmed, isIdle, opensRecords };
}

const provenByOf = z.enum(proofs);

/**
 * Loads the session of the cookie; null where there is none, it has expired, or the account is locked. Extends one that was not used for
 * an hour (sliding expiration), up to its last end.
 */
export async function currentSession(context: IdentityContext, headers: Headers): Promise<CurrentSession | null> {
  const { cookies, db } = context;
  const cookie = headers.get('cookie');
  // Most requests are anonymous: they cost no query.
  const token = cookie?.includes(sessionCookie) ? await cookies.tokenOf(cookie) : null;
  if (token === null) return null;
  const loaded = await liveSessions(context).where('session.token_hash', '=', tokenHash(token)).executeTakeFirst();
  if (!loaded) return null;
  if (loaded.isUseDue && !loaded.isRenewed) await noteUse(db, loaded.sessionId);
  if (!loaded.isRenewed) return currentOf(loaded, []);
  const renewed = await db
    .updateTable('identity_session as session')
    .set({ expires_at: renewedEnd, updated_at: sql<Date>`statement_timestamp()`, active_at: activeAt })
    .where('id', '=', loaded.sessionId)
    .returning('expires_at as expiresAt')
    .executeTakeFirst();
  // It was ended concurrently.
  if (!renewed) return null;
  // A browser without the companion has signed out offline: only a new session sets the cookies again.
  const hasBoth = cookie?.includes(`${companionCookie}=`);
  return currentOf({ ...loaded, ...renewed }, hasBoth ? await cookies.issue(token, renewed.expiresAt) : []);
}

/** What was idle stays so, however it is used, until it is confirmed. */
const activeAt = sql<Date>`case when ${isActive} then statement_timestamp() else session.active_at end`;

async function noteUse(db: Kysely<DB>, sessionId: string): Promise<void> {
  await db.updateTable('identity_session as session').set({ active_at: activeAt }).where('id', '=', sessionId).execute();
}

/** Loads the session that an access token stands for; null as well where the cookie is another member's. A token extends none. */
async function sessionOfToken(context: IdentityContext, headers: Headers, token: string): Promise<CurrentSession | null> {
  const claims = context.accessTokens.read(token);
  if (!claims) return null;
  const byCookie = await currentSession(context, headers);
  if (byCookie && byCookie.row.id !== claims.member) return null;
  const sessions = liveSessions(context).where('session.id', '=', claims.session).where('member.id', '=', claims.member);
  const loaded = await sessions.executeTakeFirst();
  return loaded ? currentOf(loaded, byCookie?.setCookies ?? []) : null;
}

/**
 * Runs an operation that requires a session; answers `not-signed-in` without one. Where the session was renewed, the answer carries
 * its cookies, in success and failure alike, unless the operation sets cookies itself.
 */
export async function withSession<Data>(
  context: IdentityContext,
  { headers, accessToken }: Caller,
  task: (current: CurrentSession) => Promise<Done<Data>>,
): Promise<Answer<Data>> {
  const current = await (accessToken ? sessionOfToken(context, headers, accessToken) : currentSession(context, headers));
  const answer = await toAnswer(async () => {
    if (!current) throw identityError(null, 'not-signed-in');
    return await task(current);
  });
  const isOver = !answer.ok && answer.problems[0].code === 'not-signed-in';
  return !current || isOver || answer.setCookies.length > 0 ? answer : { ...answer, setCookies: current.setCookies };
}

/**
 * Locks the member's row (`memberForUpdate`) and checks their session again.
 * @throws {IdentityError} `not-signed-in` where it ended meanwhile, or the account was deleted or locked
 */
export async function signedInMemberForUpdate(transaction: Kysely<DB>, { row: { id }, sessionId }: CurrentSession): Promise<MemberRow> {
  const freshRow = await memberForUpdate(transaction, id);
  const session = freshRow && transaction.selectFrom('identity_session').select('id').where('id', '=', sessionId);
  if (!freshRow || freshRow.locked_at || !(await session?.executeTakeFirst())) throw identityError(null, 'not-signed-in');
  return freshRow;
}
