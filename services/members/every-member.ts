import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { forMember } from '#services/identity/as-member.ts';

const batch = 1_000;

/**
 * Does something for every member, each in a transaction of their own: no transaction sees the rows of two. Stopped, it is begun again
 * from the start, so a task has to leave alone what is done. Where it fails for one member, it is done for the others all the same.
 *
 * @param task answers whether there was something to do
 * @returns for how many there was
 * @throws Error in the end, where it failed for some: how many, with the first failure as its cause
 */
export async function forEveryMember(
  db: Kysely<DB>,
  task: (transaction: Kysely<DB>, memberId: string) => Promise<boolean>,
  { onProgress }: { onProgress?: (seen: number, done: number) => void } = {},
): Promise<{ seen: number; done: number }> {
  const counted = { seen: 0, done: 0 };
  const failed = { count: 0, first: null as unknown };
  let last = '';
  for (;;) {
    const members = await db.selectFrom('identity_user').select('id').where('id', '>', last).orderBy('id').limit(batch).execute();
    for (const { id } of members) {
      counted.seen += 1;
      try {
        if (await forMember(db, id, (transaction) => task(transaction, id))) counted.done += 1;
      } catch (error) {
        failed.first ??= error;
        failed.count += 1;
      }
    }
    onProgress?.(counted.seen, counted.done);
    const end = members.at(-1)?.id;
    if (end === undefined) break;
    last = end;
  }
  if (failed.count > 0) {
    const first = failed.first instanceof Error ? failed.first.message : 'unknown';
    throw new Error(`failed for ${failed.count} of ${counted.seen} members, first: ${first}`, { cause: failed.first });
  }
  return counted;
}
