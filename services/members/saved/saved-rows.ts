import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { type Change, once } from '#services/members/store/changes.ts';
import { padded } from '#services/members/store/padded.ts';
import { canBeRestored, isId, type Keyed, type Scope } from '#services/members/store/record-store.ts';
import { mostSaved, savedTypes } from './shared.ts';

/** What is sealed: the entry, and what it was called when it was saved, for when it is gone. */
const keptSchema = z.object({
  entry: z.string(),
  type: z.enum(savedTypes),
  titles: z.partialRecord(z.enum(locales), z.string()),
});
export type Kept = z.output<typeof keptSchema>;

/** An entry on the list of a member, as it was saved. */
export type SavedRow = Kept & { id: string; savedAt: Date };

/** Which entry of a list: by its own id, which says nothing, or by what was saved. */
export type Which = { id: string } | { entry: string };

/** What became of a change. */
export type SavedOutcome =
  | { kind: 'saved'; row: SavedRow }
  /** It is not on the list, whether or not it was. */
  | { kind: 'removed'; id: string }
  /** There is no such entry to save, or it cannot be brought back any more. */
  | { kind: 'missing' }
  /** The list holds as many as it may. */
  | { kind: 'full' }
  /** The key of the change was used for another. */
  | { kind: 'key-reused' };

const boundTo = (memberId: string, id: string) => `member_saved/${memberId}/${id}`;

/** The length of a title would tell which it is, among titles that are known: what is sealed is filled up to a multiple of this, in bytes. */
const block = 1_024;

type Of = Pick<Scope, 'transaction' | 'memberId'>;

const rows = ({ transaction, memberId }: Of) => transaction.selectFrom('member_saved').selectAll().where('member_id', '=', memberId);
type StoredRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function opened({ memberId, seal }: Scope, { id, sealed, saved_at: savedAt }: StoredRow): SavedRow {
  return { ...keptSchema.parse(JSON.parse(seal.decrypt(boundTo(memberId, id), sealed))), id, savedAt };
}

/** All that a member has saved and not removed, the newest first. */
export async function everySaved(scope: Scope): Promise<SavedRow[]> {
  const found = await rows(scope).where('removed_at', 'is', null).orderBy('saved_at', 'desc').orderBy('id').execute();
  return found.map((row) => opened(scope, row));
}

/** Saves an entry; one that is saved stays as it is. The member has to be locked. */
export function save(scope: Scope, { key, ...kept }: Keyed & Kept): Promise<SavedOutcome> {
  const { transaction, memberId, seal } = scope;
  const mark = seal.mark(kept.entry);
  return changed(scope, { key, request: { save: mark } }, async () => {
    const before = await rows(scope).where('mark', '=', mark).executeTakeFirst();
    if (before && before.removed_at === null) return { kind: 'saved', row: opened(scope, before) };
    if (await isFull(scope)) return { kind: 'full' };
    const id = before?.id ?? randomUUID();
    const sealed = seal.encrypt(boundTo(memberId, id), padded(JSON.stringify(kept satisfies Kept), block));
    const now = sql<Date>`statement_timestamp()`;
    const row = await transaction
      .insertInto('member_saved')
      .values({ id, member_id: memberId, mark, sealed, saved_at: now })
      .onConflict((conflict) => conflict.columns(['member_id', 'mark']).doUpdateSet({ sealed, saved_at: now, removed_at: null }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: 'saved', row: opened(scope, row) };
  });
}

/** Takes an entry off the list; for `undoMinutes` it can be brought back. The member has to be locked. */
export function remove(scope: Scope, { key, ...which }: Keyed & Which): Promise<SavedOutcome> {
  return changed(scope, { key, request: { remove: nameOf(scope, which) } }, async () => {
    const removed = await within(scope, which)
      .set({ removed_at: sql<Date>`statement_timestamp()` })
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // It is remembered too: sent again, it must not remove what was saved since.
    return { kind: 'removed', id: removed?.id ?? randomUUID() };
  });
}

/** Brings back what was removed in the last `undoMinutes`, as it was. The member has to be locked. */
export function restore(scope: Scope, { key, ...which }: Keyed & Which): Promise<SavedOutcome> {
  return changed(scope, { key, request: { restore: nameOf(scope, which) } }, async () => {
    const there = await found(scope, which);
    if (there) return { kind: 'saved', row: there };
    if (await isFull(scope)) return { kind: 'full' };
    const row = await within(scope, which).set({ removed_at: null }).where(canBeRestored).returningAll().executeTakeFirst();
    return row ? { kind: 'saved', row: opened(scope, row) } : { kind: 'missing' };
  });
}

/** Erases an entry that was removed and cannot be brought back any more, in a transaction of its member. Gives whether it was there. */
export async function eraseSaved({ transaction, memberId }: Of, id: string): Promise<boolean> {
  const erased = await transaction
    .deleteFrom('member_saved')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .where(sql<boolean>`not ${canBeRestored}`)
    .executeTakeFirst();
  return erased.numDeletedRows > 0n;
}

function changed(scope: Scope, change: Change, make: () => Promise<SavedOutcome>): Promise<SavedOutcome> {
  return once(scope, change, {
    make,
    async again(id) {
      const row = await found(scope, { id });
      return row ? { kind: 'saved', row } : { kind: 'removed', id };
    },
    idOf: (outcome) => (outcome.kind === 'saved' ? outcome.row.id : outcome.kind === 'removed' ? outcome.id : null),
  });
}

async function found(scope: Scope, which: Which): Promise<SavedRow | null> {
  const row = await rows(scope)
    .where(...columnOf(scope, which))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? opened(scope, row) : null;
}

function within(scope: Scope, which: Which) {
  return scope.transaction
    .updateTable('member_saved')
    .where('member_id', '=', scope.memberId)
    .where(...columnOf(scope, which));
}

async function isFull({ transaction, memberId }: Of): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('member_saved')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count >= mostSaved;
}

/** What is no id is no row's. */
const nobodys = '00000000-0000-0000-0000-000000000000';

function columnOf(scope: Scope, which: Which): ['id' | 'mark', '=', string] {
  if ('entry' in which) return ['mark', '=', scope.seal.mark(which.entry)];
  return ['id', '=', isId(which.id) ? which.id : nobodys];
}

/** As a change is remembered: without the entry's own name. */
function nameOf(scope: Scope, which: Which): string {
  return columnOf(scope, which)[2];
}
