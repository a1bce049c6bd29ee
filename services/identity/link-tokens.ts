import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { newToken, tokenHash } from './tokens.ts';

/** How long it takes until a lost factor goes, in hours: who did not ask for that can stop it. */
export const recoveryHours = 24;

const linkPurposes = ['verify-email', 'confirm-new-email', 'reset-password', 'recover-factor', 'keep-factor'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
export type Link = { purpose: LinkPurpose; userId: string; email: string };

/** TTL of a link's token, in minutes. */
export const linkTtlMinutes: Record<LinkPurpose, number> = {
  'verify-email': 24 * 60,
  'confirm-new-email': 24 * 60,
  'reset-password': 60,
  'recover-factor': 60,
  // As long as there is something to stop.
  'keep-factor': recoveryHours * 60,
};

const isToken = (token: string) => /^[\w-]{43}$/.test(token);

/** Creates a single-use link and returns its token, of which only a hash is stored. Upsert: replaces an older one of its purpose. */
export async function createLink(transaction: Kysely<DB>, { purpose, userId, email }: Link): Promise<string> {
  const token = newToken();
  const row = {
    token_hash: tokenHash(token),
    email,
    created_at: sql<Date>`statement_timestamp()`,
    expires_at: sql<Date>`statement_timestamp() + make_interval(mins => ${linkTtlMinutes[purpose]})`,
    used_at: null,
  };
  await transaction
    .insertInto('identity_link')
    .values({ ...row, purpose, user_id: userId })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
  return token;
}

/** Consumes a link's token atomically: of concurrent calls one gets it. Null where it is unknown, used or expired. */
export async function consumeLink(transaction: Kysely<DB>, token: string, purposes: readonly LinkPurpose[]): Promise<Link | null> {
  if (!isToken(token)) return null;
  const row = await transaction
    .updateTable('identity_link')
    .set({ used_at: sql<Date>`statement_timestamp()` })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
    .returning(['purpose', 'user_id', 'email'])
    .executeTakeFirst();
  return row ? linkOf(row) : null;
}

/** Finds a link with its state, also one that was used or has expired. */
export async function findLink(
  db: Kysely<DB>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<(Link & { state: 'valid' | 'used' | 'expired' }) | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('identity_link')
    .select(['purpose', 'user_id', 'email', 'used_at', sql<boolean>`expires_at <= statement_timestamp()`.as('is_over')])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (!row) return null;
  return { ...linkOf(row), state: row.used_at ? 'used' : row.is_over ? 'expired' : 'valid' };
}

/** Revokes a member's links, after the address or the password that they were sent for has changed. */
export async function revokeLinks(transaction: Kysely<DB>, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await transaction.deleteFrom('identity_link').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
}

/** Deletes links a month after their expiry: until then, following one answers `link-expired`. */
export async function deleteExpiredLinks(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity_link where expires_at < statement_timestamp() - interval '30 days'`.execute(db);
}

const purposeOf = z.enum(linkPurposes);

function linkOf({ purpose, user_id, email }: { purpose: string; user_id: string; email: string }): Link {
  return { purpose: purposeOf.parse(purpose), userId: user_id, email };
}
