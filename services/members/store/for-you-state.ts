import { z } from 'zod';
import type { Scope } from '#services/members/store/record-store.ts';
import { padded } from './padded.ts';

/** An entry, and the day of the member, `YYYY-MM-DD`. */
const marked = z.object({ entry: z.string(), on: z.string() });
const stateSchema = z.object({ dismissed: z.array(marked), read: z.array(marked) });

/** What a member dismissed, and what she read, the newest first. */
export type State = z.output<typeof stateSchema>;
const nothing: State = { dismissed: [], read: [] };

/** How much of each is kept; what is older goes. */
const most = { dismissed: 500, read: 200 } as const;
/** So long it is kept what somebody read, in days. */
export const readDays = 90;
/** Its length would tell how much somebody reads: what is sealed is filled up to a multiple of this, in bytes. */
const block = 16 * 1_024;

const boundTo = (memberId: string, version: number) => `member_for_you/${memberId}/${version}`;

export async function stateOf({ transaction, memberId, seal }: Scope): Promise<State & { version: number }> {
  const row = await transaction.selectFrom('member_for_you').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (!row) return { ...nothing, version: 0 };
  return { ...stateSchema.parse(JSON.parse(seal.decrypt(boundTo(memberId, row.version), row.sealed))), version: row.version };
}

/** Changes what is kept; what holds nothing more is deleted. The member has to be locked. */
export async function changeState(scope: Scope, change: (state: State) => State): Promise<void> {
  const { transaction, memberId, seal } = scope;
  const { version: before, ...current } = await stateOf(scope);
  const { dismissed, read } = change(current);
  const next: State = { dismissed: dismissed.slice(0, most.dismissed), read: read.slice(0, most.read) };
  if (next.dismissed.length + next.read.length === 0) {
    if (before > 0) await transaction.deleteFrom('member_for_you').where('member_id', '=', memberId).execute();
    return;
  }
  const version = before + 1;
  const sealed = seal.encrypt(boundTo(memberId, version), padded(JSON.stringify(next), block));
  await transaction
    .insertInto('member_for_you')
    .values({ member_id: memberId, version, sealed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ version, sealed }))
    .execute();
}

/** Nothing stays of what was read. The member has to be locked. */
export const forgetRead = (scope: Scope): Promise<void> => changeState(scope, (state) => ({ ...state, read: [] }));

/** What was read so long ago that it is kept no longer goes. */
export function withoutOld(state: State, today: string): State {
  const oldest = new Date(Date.parse(today) - readDays * 24 * 3_600_000).toISOString().slice(0, 10);
  return { ...state, read: state.read.filter(({ on }) => on >= oldest) };
}

/** With an entry at the top of one of the lists, once. */
export const marking = (list: State['read'], entry: string, on: string): State['read'] => [
  { entry, on },
  ...list.filter((each) => each.entry !== entry),
];
