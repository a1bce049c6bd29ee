import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Change, once } from '#services/members/store/changes.ts';
import { padded } from '#services/members/store/padded.ts';
import { canBeRestored, type Scope } from '#services/members/store/record-store.ts';
import { type Day, emptyDay, isEmptyDay, takeInDay } from './day/shared.ts';
import { readDay } from './day/stored-day.ts';

type Of = Pick<Scope, 'transaction' | 'memberId'>;
export type StoredDay = Day & { id: string };

const rows = ({ transaction, memberId }: Of) => transaction.selectFrom('member_day').selectAll().where('member_id', '=', memberId);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const boundTo = (memberId: string, { id, version }: Pick<Row, 'id' | 'version'>) => `member_day/${memberId}/${id}/${version}`;
const markOf = ({ seal }: Pick<Scope, 'seal'>, day: string) => seal.mark(`day ${day}`);

/** What is sealed is filled up to a multiple of this, in bytes: how much somebody wrote on a day tells how she was. */
const block = 512;

function opened({ memberId, seal }: Scope, row: Row): StoredDay {
  return { ...readDay(JSON.parse(seal.decrypt(boundTo(memberId, row), row.sealed))), id: row.id };
}

/** All days that were not removed, the newest first. */
export async function everyDay(scope: Scope): Promise<StoredDay[]> {
  const found = await rows(scope).where('removed_at', 'is', null).execute();
  return found.map((row) => opened(scope, row)).sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** A day of the log, without opening the others; an empty one where nothing stands. */
export async function currentDay(scope: Scope, day: string): Promise<Day> {
  const row = await rows(scope).where('mark', '=', markOf(scope, day)).where('removed_at', 'is', null).executeTakeFirst();
  return row ? opened(scope, row) : emptyDay(day);
}

/** What became of a change of a day. */
export type DayOutcome =
  | { kind: 'stored'; day: StoredDay }
  | { kind: 'removed'; id: string }
  /** There is no such day, or it cannot be brought back any more. */
  | { kind: 'missing' }
  | { kind: 'key-reused' };

/** Changes a day, which need not be there yet. The member has to be locked. Sent again under its key, it is changed once. */
export function changeDay(
  scope: Scope,
  { key, day, request }: { key: string; day: string; request: object },
  change: (current: Day) => Day,
): Promise<DayOutcome> {
  return changed(scope, { key, request: { ...request, mark: markOf(scope, day) } }, async () => {
    return { kind: 'stored', day: await putDay(scope, day, change) };
  });
}

/**
 * Takes days in that were written elsewhere, each into what stands there: see `takeInDay`. The member has to be locked. It needs no key:
 * sent again, it changes nothing.
 */
export async function takeInDays(scope: Scope, brought: readonly Day[]): Promise<void> {
  for (const day of brought) {
    const current = await currentDay(scope, day.day);
    const taken = takeInDay(current, day);
    if (!isEmptyDay(taken) && JSON.stringify(taken) !== JSON.stringify(current)) await putDay(scope, day.day, () => taken);
  }
}

async function putDay(scope: Scope, day: string, change: (current: Day) => Day): Promise<StoredDay> {
  const mark = markOf(scope, day);
  const before = await rows(scope).where('mark', '=', mark).executeTakeFirst();
  const current = before && before.removed_at === null ? opened(scope, before) : emptyDay(day);
  const { day: _, fields, conflicts } = change(current);
  const row = { id: before?.id ?? randomUUID(), version: (before?.version ?? 0) + 1 };
  const sealed = scope.seal.encrypt(boundTo(scope.memberId, row), padded(JSON.stringify({ day, fields, conflicts }), block));
  const stored = await scope.transaction
    .insertInto('member_day')
    .values({ ...row, member_id: scope.memberId, mark, sealed })
    .onConflict((conflict) => conflict.columns(['member_id', 'mark']).doUpdateSet({ version: row.version, sealed, removed_at: null }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(scope, stored);
}

/** Takes a day out of the log; for `undoMinutes` it can be brought back. */
export function removeDay(scope: Scope, { key, id }: { key: string; id: string }): Promise<DayOutcome> {
  return changed(scope, { key, request: { 'remove-day': id } }, async () => {
    const removed = await within(scope, id).set({ removed_at: sql<Date>`statement_timestamp()` }).where('removed_at', 'is', null).execute();
    return removed[0]?.numUpdatedRows ? { kind: 'removed', id } : { kind: 'missing' };
  });
}

/** Brings back what was removed in the last `undoMinutes`. */
export function restoreDay(scope: Scope, { key, id }: { key: string; id: string }): Promise<DayOutcome> {
  return changed(scope, { key, request: { 'restore-day': id } }, async () => {
    const row = await within(scope, id).set({ removed_at: null }).where(canBeRestored).returningAll().executeTakeFirst();
    if (row) return { kind: 'stored', day: opened(scope, row) };
    const standing = await found(scope, id);
    return standing ? { kind: 'stored', day: standing } : { kind: 'missing' };
  });
}

/** Erases a day that was removed and cannot be brought back any more, in a transaction of its member. Gives whether it was there. */
export async function eraseDay({ transaction, memberId }: Of, id: string): Promise<boolean> {
  const erased = await transaction
    .deleteFrom('member_day')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .where(sql<boolean>`not ${canBeRestored}`)
    .executeTakeFirst();
  return erased.numDeletedRows > 0n;
}

const within = ({ transaction, memberId }: Of, id: string) =>
  transaction.updateTable('member_day').where('member_id', '=', memberId).where('id', '=', id);

async function found(scope: Scope, id: string): Promise<StoredDay | null> {
  const row = await rows(scope).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  return row ? opened(scope, row) : null;
}

function changed(scope: Scope, change: Change, make: () => Promise<DayOutcome>): Promise<DayOutcome> {
  return once(scope, change, {
    make,
    async again(id) {
      const day = await found(scope, id);
      return day ? { kind: 'stored', day } : { kind: 'removed', id };
    },
    idOf: (outcome) => (outcome.kind === 'stored' ? outcome.day.id : outcome.kind === 'removed' ? outcome.id : null),
  });
}
