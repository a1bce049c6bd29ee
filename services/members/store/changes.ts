import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Seal } from '#services/members/keys/member-keys.ts';

/** For so long a change that is sent again is known, in hours. */
const rememberedHours = 24;

/** A change by the key that its sender gave it (idempotency key), and what it asks for. */
export type Change = { key: string; request: object };

/** `same` was made already, to the record it names; `other` is another change under a key that was used. */
export type Earlier = { kind: 'none' } | { kind: 'same'; recordId: string } | { kind: 'other' };

type Scope = { transaction: Kysely<DB>; memberId: string; seal: Seal };
type Of = Pick<Scope, 'transaction' | 'memberId'>;

const boundTo = (memberId: string, key: string) => `member_change/${memberId}/${key}`;

/** Whether a change was made before. The member has to be locked. */
export async function earlierChange({ transaction, memberId, seal }: Scope, { key, request }: Change): Promise<Earlier> {
  const before = await transaction
    .selectFrom('member_change')
    .select(['request', 'record_id'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!before) return { kind: 'none' };
  const isSame = seal.decrypt(boundTo(memberId, key), before.request) === JSON.stringify(request);
  return isSame ? { kind: 'same', recordId: before.record_id } : { kind: 'other' };
}

/** How a change is made: `again` answers one that was made before, by the record that it was made to, which `idOf` finds in an outcome. */
type Making<Outcome> = {
  make(): Promise<Outcome>;
  again(recordId: string): Promise<Outcome>;
  /** Null where nothing was changed: it may be tried again under its key. */
  idOf(outcome: Outcome): string | null;
};

/** Makes a change once: sent again under its key, it answers how its record stands by now. The member has to be locked. */
export async function once<Outcome>(
  scope: Scope,
  change: Change,
  { make, again, idOf }: Making<Outcome>,
): Promise<Outcome | { kind: 'key-reused' }> {
  const earlier = await earlierChange(scope, change);
  if (earlier.kind === 'other') return { kind: 'key-reused' };
  if (earlier.kind === 'same') return again(earlier.recordId);
  const outcome = await make();
  const recordId = idOf(outcome);
  if (recordId !== null) await rememberChange(scope, { ...change, recordId });
  return outcome;
}

/** Whether a change was made under the key, whatever it asked for. */
export async function wasMade({ transaction, memberId }: Of, key: string): Promise<boolean> {
  const made = await transaction
    .selectFrom('member_change')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  return made !== undefined;
}

/** Remembers a change that was made, in its transaction, and forgets those of yesterday. */
export async function rememberChange(
  { transaction, memberId, seal }: Scope,
  { key, request, recordId }: Change & { recordId: string },
): Promise<void> {
  await forgetOldChanges({ transaction, memberId });
  const sealed = seal.encrypt(boundTo(memberId, key), JSON.stringify(request));
  await transaction.insertInto('member_change').values({ member_id: memberId, key, request: sealed, record_id: recordId }).execute();
}

/** Forgets what was made longer ago than it is remembered. Gives whether there was any. */
export async function forgetOldChanges({ transaction, memberId }: Of): Promise<boolean> {
  const forgotten = await transaction
    .deleteFrom('member_change')
    .where('member_id', '=', memberId)
    .where('created_at', '<', sql<Date>`statement_timestamp() - make_interval(hours => ${sql.lit(rememberedHours)})`)
    .executeTakeFirst();
  return forgotten.numDeletedRows > 0n;
}

/** Forgets what was asked of a record that is erased: nothing of its words stays. */
export async function forgetChangesOf({ transaction, memberId }: Of, recordId: string): Promise<void> {
  await transaction.deleteFrom('member_change').where('member_id', '=', memberId).where('record_id', '=', recordId).execute();
}
