import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import type { DB, IdentityUser } from '#database/types.ts';
import { foldEmail, usernameKey } from './rules.ts';
import type { Member, Problem } from './shared.ts';
import { newId } from './tokens.ts';
import { usernameSkeleton } from './username-skeleton.ts';

export type MemberRow = Selectable<IdentityUser>;

/**
 * Whether others find a member who looks them up by name, of a query that no other table with these columns is in. To everybody else
 * whoever is locked, or has asked for the deletion of the account, is as if there were nobody.
 */
export const isFound = sql<boolean>`(locked_at is null and deletion_due_at is null)`;

const locale = z.enum(locales);

/** Maps a row to the public type of a member. */
export function memberOf(row: MemberRow): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    locale: locale.parse(row.locale),
    lastUpdated: row.updated_at.toISOString(),
  };
}

/** Finds a member by username or e-mail address. */
export async function findByLogin(db: Kysely<DB>, login: string): Promise<MemberRow | null> {
  const text = login.trim();
  // No valid login, and PostgreSQL rejects some of it (NUL).
  if (text.length > 254 || /\p{Cc}/u.test(text)) return null;
  return text.includes('@') ? findByEmail(db, foldEmail(text)) : findByUsername(db, text);
}

export async function findByEmail(db: Kysely<DB>, email: string): Promise<MemberRow | null> {
  return (await db.selectFrom('identity_user').selectAll().where('email', '=', email).executeTakeFirst()) ?? null;
}

export async function findByUsername(db: Kysely<DB>, username: string): Promise<MemberRow | null> {
  const found = db.selectFrom('identity_user').selectAll().where('username_key', '=', usernameKey(username));
  return (await found.executeTakeFirst()) ?? null;
}

/** Why a member may not be called so: another is, or by what looks the same. Null where they may. `id`: whose name it is to be. */
export async function usernameProblem(db: Kysely<DB>, username: string, id: string | null = null): Promise<Problem | null> {
  const key = usernameKey(username);
  const others = await db
    .selectFrom('identity_user')
    .select('username_key')
    .where((match) => match.or([match('username_key', '=', key), match('username_skeleton', '=', usernameSkeleton(username))]))
    .$if(id !== null, (query) => query.where('id', '!=', id))
    .execute();
  if (others.length === 0) return null;
  return { field: 'username', code: others.some((other) => other.username_key === key) ? 'username-taken' : 'username-alike' };
}

/** The columns of a username. */
export function usernameColumns(username: string) {
  return { username, username_key: usernameKey(username), username_skeleton: usernameSkeleton(username) };
}

/**
 * Loads a member with a row lock (`for update`) until the transaction ends. Call it before changing anything else of a member: one
 * lock order prevents deadlocks.
 */
export async function memberForUpdate(transaction: Kysely<DB>, id: string): Promise<MemberRow | null> {
  return (await transaction.selectFrom('identity_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** The hash of a member's password. */
export async function passwordHash(db: Kysely<DB>, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('identity_account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return found?.password ?? null;
}

/** Stores the hash of a member's password, their first or another. The member's row has to be locked. */
export async function changePasswordHash(transaction: Kysely<DB>, userId: string, hash: string): Promise<void> {
  await transaction
    .insertInto('identity_account')
    .values({ id: newId(), user_id: userId, provider_id: 'credential', account_id: userId, password: hash })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: new Date() }))
    .execute();
}

/** Inserts a member; without a password where they come in by something else. */
export async function createMember(
  transaction: Kysely<DB>,
  member: Pick<MemberRow, 'username' | 'email' | 'first_name' | 'last_name' | 'locale'>,
  hash: string | null,
): Promise<MemberRow> {
  const row = await transaction
    .insertInto('identity_user')
    .values({ ...member, ...usernameColumns(member.username), id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (hash !== null) await changePasswordHash(transaction, row.id, hash);
  return row;
}

/** Updates a member and the timestamp `updated_at`. */
export async function changeMember(
  transaction: Kysely<DB>,
  id: string,
  change: Partial<
    Pick<
      MemberRow,
      | 'email'
      | 'email_verified'
      | 'username'
      | 'username_key'
      | 'username_skeleton'
      | 'first_name'
      | 'last_name'
      | 'phone_number'
      | 'locked_at'
    >
  >,
): Promise<MemberRow> {
  return await transaction
    .updateTable('identity_user')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
