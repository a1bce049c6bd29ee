import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { memberForUpdate } from '#services/identity/members.ts';
import { forEveryMember } from '#services/members/every-member.ts';
import type { KeyRing } from './key-ring.ts';
import { rewrap } from './member-keys.ts';

type Progress = { onProgress?: (seen: number, done: number) => void };

/**
 * Wraps the key of every member under the current key of the site, beside the running site. Stopped and begun again, it goes on with
 * those that are left.
 * @returns how many members there are, and of how many the key was wrapped anew
 */
export function rotate(db: Kysely<DB>, ring: KeyRing, progress: Progress = {}): Promise<{ seen: number; done: number }> {
  return forEveryMember(db, (transaction, memberId) => rewrap(transaction, ring, memberId), progress);
}

/**
 * How many members' keys each of the site's keys wraps, by its id.
 * @param waits for those whose first change is being made, whose key may be wrapped under a key that was the current one a moment ago
 */
export async function countByKey(db: Kysely<DB>, { waits = false }: { waits?: boolean } = {}): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const count = async (transaction: Kysely<DB>, memberId: string) => {
    if (waits) await memberForUpdate(transaction, memberId);
    const row = await transaction.selectFrom('member_key').select('key_id').where('member_id', '=', memberId).executeTakeFirst();
    if (row) counts.set(row.key_id, (counts.get(row.key_id) ?? 0) + 1);
    return row !== undefined;
  };
  await forEveryMember(db, count);
  return counts;
}
