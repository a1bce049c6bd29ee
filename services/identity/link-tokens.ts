import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

export type LinkPurpose = 'verify-email' | 'confirm-new-email' | 'reset-password';
export type Link = { purpose: LinkPurpose; userId: string; email: string };

/** How long a link can be followed, in minutes. */
export const linkTtlMinutes: Record<LinkPurpose, number> = { 'verify-email': 24 * 60, 'confirm-new-email': 24 * 60, 'reset-password': 60 };

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const isToken = (token: string) => /^[\w-]{43}$/.test(token);

/** Makes a link: gives the token that stands in it, of which only a hash is kept. Voids an older one for the same purpose. */
export async function createLink(transaction: Kysely<DB>, { purpose, userId, email }: Link): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    token_hash: hashOf(token),
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

/** Uses a link up, in one statement: of several who follow it at once, one gets it. Null where there is nothing to use. */
export async function consumeLink(transaction: Kysely<DB>, token: string, purposes: readonly LinkPurpose[]): Promise<Link | null> {
  if (!isToken(token)) return null;
  const used = await transaction
    .updateTable('identity_link')
    .set({ used_at: sql<Date>`statement_timestamp()` })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
    .returning(['purpose', 'user_id', 'email'])
    .executeTakeFirst();
  return used ? linkOf(used) : null;
}

/** What became of a link, whether or not it can still be followed. */
export async function findLink(
  db: Kysely<DB>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<(Link & { state: 'valid' | 'used' | 'expired' }) | null> {
  if (!isToken(token)) return null;
  const found = await db
    .selectFrom('identity_link')
    .select(['purpose', 'user_id', 'email', 'used_at', sql<boolean>`expires_at <= statement_timestamp()`.as('is_over')])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (!found) return null;
  return { ...linkOf(found), state: found.used_at ? 'used' : found.is_over ? 'expired' : 'valid' };
}

/** Voids what was sent to an address that no longer counts, or for a password that is another now. */
export async function revokeLinks(transaction: Kysely<DB>, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await transaction.deleteFrom('identity_link').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
}

/** A month after a link ended it is unknown: until then, who follows it is told that it is too late. */
export async function deleteExpiredLinks(db: Kysely<DB>): Promise<void> {
  await sql`delete from identity_link where expires_at < statement_timestamp() - interval '30 days'`.execute(db);
}

const purposeOf = (purpose: string): LinkPurpose =>
  purpose === 'verify-email' || purpose === 'confirm-new-email' ? purpose : 'reset-password';

function linkOf({ purpose, user_id, email }: { purpose: string; user_id: string; email: string }): Link {
  return { purpose: purposeOf(purpose), userId: user_id, email };
}
