import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Change, once } from '#services/members/store/changes.ts';
import { padded } from '#services/members/store/padded.ts';
import { canBeRestored, isId, type Keyed, type Scope } from '#services/members/store/record-store.ts';

/** How many lines a member has at most, on all lists together. */
export const mostItems = 1_000;

type Of = Pick<Scope, 'transaction' | 'memberId'>;
type Versioned = { id: string; version: number };
/** A line of a list, as it is stored. */
export type Item<Fields> = Versioned & { fields: Fields };

/** What became of a change of a line. */
export type ItemOutcome<Fields> =
  | { kind: 'stored'; item: Item<Fields> }
  | { kind: 'removed'; id: string }
  /** Another tab or device changed it since: what it says now. Nothing was stored. */
  | { kind: 'changed-elsewhere'; current: Item<Fields> }
  /** There is no such line, or it cannot be brought back any more. */
  | { kind: 'missing' }
  /** There are as many lines as there may be. */
  | { kind: 'full' }
  | { kind: 'key-reused' };

/** What is sealed. Of which list a line is stands within: nobody else can tell a question from a visit. */
const sealedSchema = z.object({ list: z.string(), fields: z.unknown() });

/** What is sealed is filled up to a multiple of this, in bytes: a length would tell one list from another. */
const block = 1_024;

const boundTo = (memberId: string, { id, version }: Versioned) => `member_item/${memberId}/${id}/${version}`;

const rows = ({ transaction, memberId }: Of) =>
  transaction.selectFrom('member_item').selectAll().where('member_id', '=', memberId).where('removed_at', 'is', null);
const within = ({ transaction, memberId }: Of, id: string) =>
  transaction.updateTable('member_item').where('member_id', '=', memberId).where('id', '=', id);

export type ItemStore<Fields> = ReturnType<typeof itemStore<Fields>>;

/** The lines of one list, of all members. Changes need the member locked; one that is sent again under its key is made once. */
export function itemStore<Fields>(list: string, schema: z.ZodType<Fields>) {
  const opened = ({ memberId, seal }: Scope, { id, version, sealed }: Versioned & { sealed: string }): Item<Fields> | null => {
    const contents = sealedSchema.parse(JSON.parse(seal.decrypt(boundTo(memberId, { id, version }), sealed)));
    return contents.list === list ? { id, version, fields: schema.parse(contents.fields) } : null;
  };
  const sealedOf = ({ memberId, seal }: Scope, row: Versioned, fields: Fields) =>
    seal.encrypt(boundTo(memberId, row), padded(JSON.stringify({ list, fields }), block));

  const find = async (scope: Scope, id: string): Promise<Item<Fields> | null> => {
    if (!isId(id)) return null;
    const row = await rows(scope).where('id', '=', id).executeTakeFirst();
    return row ? opened(scope, row) : null;
  };

  const update = async (scope: Scope, { id, version }: Versioned, fields: Fields): Promise<Item<Fields>> => {
    const next = { id, version: version + 1 };
    await within(scope, id)
      .set({ version: next.version, sealed: sealedOf(scope, next, fields) })
      .execute();
    return { ...next, fields };
  };

  const changed = (scope: Scope, change: Change, make: () => Promise<ItemOutcome<Fields>>): Promise<ItemOutcome<Fields>> =>
    once(scope, change, {
      make,
      async again(id) {
        const item = await find(scope, id);
        return item ? { kind: 'stored', item } : { kind: 'removed', id };
      },
      idOf: (outcome) => (outcome.kind === 'stored' ? outcome.item.id : outcome.kind === 'removed' ? outcome.id : null),
    });

  return {
    find,

    /** All lines that were not removed, in no order. */
    async every(scope: Scope): Promise<Item<Fields>[]> {
      const found = await rows(scope).orderBy('id').execute();
      return found.flatMap((row) => opened(scope, row) ?? []);
    },

    /** Adds a line. `request` is what was asked, as far as it tells one change from another under the same key. */
    add: (scope: Scope, { key, fields, request = {} }: Keyed & { fields: Fields; request?: object }): Promise<ItemOutcome<Fields>> =>
      changed(scope, { key, request: { add: list, ...request } }, async () => {
        if ((await roomLeft(scope)) <= 0) return { kind: 'full' };
        const row = { id: randomUUID(), version: 1 };
        const sealed = sealedOf(scope, row, fields);
        await scope.transaction
          .insertInto('member_item')
          .values({ ...row, member_id: scope.memberId, sealed })
          .execute();
        return { kind: 'stored', item: { ...row, fields } };
      }),

    /**
     * Changes a line; with a `version`, only where nothing else changed it since; without, whatever it says by now.
     */
    change: (
      scope: Scope,
      { key, id, version, request }: Keyed & { id: string; version?: number; request: object },
      make: (current: Fields) => Fields,
    ): Promise<ItemOutcome<Fields>> =>
      changed(scope, { key, request: { change: id, version, ...request } }, async () => {
        const current = await find(scope, id);
        if (!current) return { kind: 'missing' };
        if (version !== undefined && version !== current.version) return { kind: 'changed-elsewhere', current };
        return { kind: 'stored', item: await update(scope, current, make(current.fields)) };
      }),

    /** Removes a line; for `undoMinutes` it can be brought back. */
    remove: (scope: Scope, { key, id }: Keyed & { id: string }): Promise<ItemOutcome<Fields>> =>
      changed(scope, { key, request: { 'remove-item': id } }, async () => {
        if (!(await find(scope, id))) return { kind: 'missing' };
        await within(scope, id).set({ removed_at: sql<Date>`statement_timestamp()` }).execute();
        return { kind: 'removed', id };
      }),

    /** Brings back what was removed in the last `undoMinutes`. */
    restore: (scope: Scope, { key, id }: Keyed & { id: string }): Promise<ItemOutcome<Fields>> =>
      changed(scope, { key, request: { 'restore-item': id } }, async () => {
        if (!isId(id)) return { kind: 'missing' };
        if ((await roomLeft(scope)) <= 0) return { kind: 'full' };
        await within(scope, id).set({ removed_at: null }).where(canBeRestored).execute();
        const item = await find(scope, id);
        return item ? { kind: 'stored', item } : { kind: 'missing' };
      }),
  };
}

/** Erases a line that was removed and cannot be brought back any more, in a transaction of its member. Gives whether it was there. */
export async function eraseItem({ transaction, memberId }: Of, id: string): Promise<boolean> {
  const erased = await transaction
    .deleteFrom('member_item')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .where(sql<boolean>`not ${canBeRestored}`)
    .executeTakeFirst();
  return erased.numDeletedRows > 0n;
}

/** How many lines a member can add, on all lists together. */
export async function roomLeft({ transaction, memberId }: Of): Promise<number> {
  const { count } = await transaction
    .selectFrom('member_item')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return mostItems - count;
}
