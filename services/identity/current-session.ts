import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { companionCookie, sessionCookie } from './cookies.ts';
import type { IdentityContext } from './identity-context.ts';
import { type Done, identityError, toAnswer } from './identity-error.ts';
import { type MemberRow, memberForUpdate } from './members.ts';
import type { Answer, Caller } from './shared.ts';
import { nameOf } from './user-agent.ts';

/** The session of a request. */
export type CurrentSession = { row: MemberRow; sessionId: string; expiresAt: Date; setCookies: readonly string[] };

/** Who is signed in, by the cookie. */
export async function currentSession({ auth, db }: IdentityContext, headers: Headers): Promise<CurrentSession | null> {
  const cookie = headers.get('cookie');
  // Most requests are of nobody: they cost nothing.
  if (!cookie?.includes(sessionCookie)) return null;
  const session = await auth.readSession(cookie);
  if (!session) return null;
  const { id: sessionId, token, expiresAt, isProlonged } = session;
  const row = await db.selectFrom('identity_user').selectAll().where('id', '=', session.userId).executeTakeFirst();
  if (!row || row.locked_at) return null;
  // A browser without the companion has signed out, and could not say so yet: only a new session gives it another.
  const hasBoth = cookie.includes(`${companionCookie}=`);
  return { row, sessionId, expiresAt, setCookies: isProlonged && hasBoth ? auth.cookies.issue(token, expiresAt) : [] };
}

/**
 * What came of a task of somebody who is signed in; `not-signed-in` for everybody else. Where the session was prolonged, its cookies
 * are with it, whether or not the task was refused, unless that has cookies of its own.
 */
export async function withSession<Data>(
  context: IdentityContext,
  { headers }: Caller,
  task: (current: CurrentSession) => Promise<Done<Data>>,
): Promise<Answer<Data>> {
  const current = await currentSession(context, headers);
  const answered = await toAnswer(async () => {
    if (!current) throw identityError(null, 'not-signed-in');
    return await task(current);
  });
  const isOver = !answered.ok && answered.problems[0].code === 'not-signed-in';
  return !current || isOver || answered.setCookies.length > 0 ? answered : { ...answered, setCookies: current.setCookies };
}

/**
 * The member, held, where their session still is.
 * @throws {IdentityError} `not-signed-in` where it ended meanwhile, or they were deleted or locked
 */
export async function signedInMemberForUpdate(transaction: Kysely<DB>, { row: { id }, sessionId }: CurrentSession): Promise<MemberRow> {
  const freshRow = await memberForUpdate(transaction, id);
  const session = freshRow && transaction.selectFrom('identity_session').select('id').where('id', '=', sessionId);
  if (!freshRow || freshRow.locked_at || !(await session?.executeTakeFirst())) throw identityError(null, 'not-signed-in');
  return freshRow;
}

/**
 * A new session, with its cookies. The session that the caller came with ends: nobody is signed in under a token that was known before.
 * `before` was read outside of the transaction, which must not wait for a second connection.
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
