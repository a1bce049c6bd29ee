import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { forMember } from '#services/identity/as-member.ts';

const batch = 1_000;

/**
 * Does something for every member, each in a transaction of their own: no transaction sees the rows of two. Stopped, it is begun again
 * from the start, so a task has to leave alone what is done.
 *
 * @param task answers whether there was something to do
 * @returns for how many there was
 */
export async function forEveryMember(
  db: Kysely<DB>,
  task: (transaction: Kysely<DB>, memberId: string) => Promise<boolean>,
  { onProgress }: { onProgress?: (seen: number, done: number) => void } = {},
): Promise<{ seen: number; done: number }> {
  const counted = { seen: 0, done: 0 };
  let last = '';
  for (;;) {
    const members = await db.selectFrom('identity_user').select('id').where('id', '>', last).orderBy('id').limit(batch).execute();
    for (const { id } of members) {
      counted.seen += 1;
      if (await forMember(db, id, (transaction) => task(transaction, id))) counted.done += 1;
    }
    onProgress?.(counted.seen, counted.done);
    const end = members.at(-1)?.id;
    if (end === undefined) return counted;
    last = end;
  }
}
