import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { companionCookie, sessionCookie } from './cookies.ts';
import type { IdentityContext } from './identity-context.ts';
import { type Done, identityError, toAnswer } from './identity-error.ts';
import { type MemberRow, memberForUpdate } from './members.ts';
import type { Answer, Caller } from './shared.ts';
import { nameOf } from './user-agent.ts';

/** The valid session of a request, with its member. */
type CurrentSession = { row: MemberRow; sessionId: string; expiresAt: Date; setCookies: readonly string[] };

/** Loads the session of the cookie; null where there is none, it has expired, or the account is locked. */
export async function currentSession({ auth, db }: IdentityContext, headers: Headers): Promise<CurrentSession | null> {
  const cookie = headers.get('cookie');
  // Most requests are anonymous: they cost no query.
  if (!cookie?.includes(sessionCookie)) return null;
  const session = await auth.readSession(cookie);
  if (!session) return null;
  const { id: sessionId, token, expiresAt, isRenewed } = session;
  const row = await db.selectFrom('identity_user').selectAll().where('id', '=', session.userId).executeTakeFirst();
  if (!row || row.locked_at) return null;
  // A browser without the companion has signed out offline: only a new session sets the cookies again.
  const hasBoth = cookie.includes(`${companionCookie}=`);
  return { row, sessionId, expiresAt, setCookies: isRenewed && hasBoth ? auth.cookies.issue(token, expiresAt) : [] };
}

/**
 * Runs an operation that requires a session; answers `not-signed-in` without one. Where the session was renewed, the answer carries
 * its cookies, in success and failure alike, unless the operation sets cookies itself.
 */
export async function withSession<Data>(
  context: IdentityContext,
  { headers }: Caller,
  task: (current: CurrentSession) => Promise<Done<Data>>,
): Promise<Answer<Data>> {
  const current = await currentSession(context, headers);
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

/**
 * Creates a session and returns its cookies. Ends the caller's previous session: prevents session fixation, with a new token for each
 * sign-in. `before` is loaded outside of the transaction, which must not wait for a second connection of the pool.
 */
export async function startSession(
  { auth }: IdentityContext,
  transaction: Kysely<DB>,
  userId: string,
  { headers, before }: { headers: Headers; before: CurrentSession | null },
): Promise<string[]> {
  if (before) await transaction.deleteFrom('identity_session').where('id', '=', before.sessionId).execute();
  const session = await auth.createSession(userId, nameOf(headers.get('user-agent') ?? ''));
  return auth.cookies.issue(session.token, session.expiresAt);
}
