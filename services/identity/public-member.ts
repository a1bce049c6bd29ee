import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { isFound } from './members.ts';
import { usernameKey } from './rules.ts';

/** A member as anybody may ask about them. */
export type PublicMember = { id: string /** As its member writes it. */; username: string };

/** Far longer than a name, however it is written; and control characters, some of which PostgreSQL rejects (NUL). */
const cannotBeAName = (username: string) => username.length > 100 || /\p{Cc}/u.test(username);

/**
 * Who is called so, for what a member shows to anybody. Names are compared as in signing in, never by what looks alike. Null for nobody,
 * and for whoever is to stand as if there were nobody (`isFound`). One question, whatever the name.
 */
export async function publicMember(db: Kysely<DB>, username: string): Promise<PublicMember | null> {
  const key = cannotBeAName(username) ? '' : usernameKey(username);
  const found = await db
    .selectFrom('identity_user')
    .select(['id', 'username'])
    .where('username_key', '=', key)
    .where(isFound)
    .executeTakeFirst();
  return found ?? null;
}
