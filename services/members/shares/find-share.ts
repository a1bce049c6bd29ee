import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { isFound } from '#services/identity/members.ts';
import { tokenHash } from '#services/identity/tokens.ts';

const isSecret = (secret: string) => /^[\w-]{43}$/.test(secret);

/**
 * Whose link it is. Null for one that nobody made, that has ended or was taken back, and where its member is gone, locked or leaving: the same is
 * asked of the database for each of these. The transaction may see that one row, and nothing of any member.
 */
export function findShare(db: Kysely<DB>, secret: string): Promise<{ id: string; memberId: string } | null> {
  const hash = tokenHash(isSecret(secret) ? secret : '');
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('alba.share', ${hash.toString('hex')}, true)`.execute(transaction);
    const found = await transaction
      .selectFrom('member_share')
      .innerJoin('identity_user', 'identity_user.id', 'member_share.member_id')
      .select(['member_share.id', 'member_share.member_id as memberId'])
      .where('link_hash', '=', hash)
      .where(sql<boolean>`taken_back_at is null and ends_at > statement_timestamp()`)
      .where(isFound)
      .executeTakeFirst();
    return found ?? null;
  });
}
