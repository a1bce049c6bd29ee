import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { type AuditLine, type AuditWriter, writeAudit } from '#services/members/audit.ts';
import type { Seal } from '#services/members/keys/member-keys.ts';
import { recordKinds } from '#services/members/record-kind.ts';
import type { Problem } from '#services/members/shared.ts';
import { type Accepted, accept, change, type RecordDefinition } from '#services/members/vocabulary/record.ts';
import { type Change, once } from './changes.ts';
import type { RecordCodec, RecordRow, Stored, Versioned } from './record-codec.ts';

/** For so long a removed record can be brought back, in minutes. */
export const undoMinutes = 10;

/** What became of a change. */
export type Outcome<Fields> =
  | { kind: 'stored'; record: Stored<Fields> }
  | { kind: 'removed'; id: string }
  /** Nothing was stored. */
  | { kind: 'refused'; problems: readonly [Problem, ...Problem[]] }
  /** Somebody, perhaps the member in another tab, changed it since: what it says now. Nothing was stored. */
  | { kind: 'changed-elsewhere'; current: Stored<Fields> }
  /** There is no such record, or it cannot be brought back any more. */
  | { kind: 'missing' }
  /** The key of the change was used for another. */
  | { kind: 'key-reused' };

/** In whose transaction, and how their records are sealed. */
export type Scope = { transaction: Kysely<DB>; memberId: string; seal: Seal };
/** One key for one change, from whoever sends it: a change that is sent again is made once. */
export type Keyed = { key: string };
/** `context` is what the rules of the vocabulary are told besides. */
type Sent<Context> = { sent: object; context: Context };

/** Fields that stand in columns of their own. */
export type Outside<Fields> = { load(scope: Scope): Promise<object>; save(scope: Scope, fields: Fields): Promise<void> };

type Parts<Fields, Context> = {
  codec: RecordCodec<Fields>;
  definition: RecordDefinition<Fields, Context>;
  outside?: Outside<NoInfer<Fields>>;
};

export type RecordStore<Fields extends object, Context> = ReturnType<typeof recordStore<Fields, Context>>;

/**
 * The records of one kind. Every statement names the member besides row-level security, and a seal of another member does not open.
 * Changes need the member locked.
 */
export function recordStore<Fields extends object, Context>({ codec, definition, outside }: Parts<Fields, Context>) {
  const { kind } = codec;

  const rows = ({ transaction, memberId }: Pick<Scope, 'transaction' | 'memberId'>) =>
    transaction.selectFrom('member_record').selectAll().where('member_id', '=', memberId).where('kind', '=', kind);

  /** As it is, without a trace; removed ones only where they are asked for. */
  const find = async (scope: Scope, id: string): Promise<Stored<Fields> | null> => {
    if (!isId(id)) return null;
    const row = await rows(scope).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
    return row ? codec.decode(scope.seal, row, await outside?.load(scope)) : null;
  };

  const among = async (scope: Scope, found: readonly RecordRow[]): Promise<Stored<Fields>[]> => {
    const own = found.filter((row) => row.kind === kind);
    const standing = own.length > 0 ? await outside?.load(scope) : undefined;
    return own.map((row) => codec.decode(scope.seal, row, standing));
  };

  /** All that are not removed, the oldest first. */
  const list = async (scope: Scope): Promise<Stored<Fields>[]> => among(scope, await everyRow(scope).where('kind', '=', kind).execute());

  const log = ({ transaction, memberId, seal }: Scope, action: AuditLine['action'], recordId: string) =>
    writeAudit(seal, transaction, memberId, { actor: 'member', action, kind, recordId });

  /** Makes a change once: sent again under its key, it answers how its record is by now. */
  const madeOnce = (scope: Scope, { key, request }: Change, make: () => Promise<Outcome<Fields>>): Promise<Outcome<Fields>> =>
    once(
      scope,
      { key, request: { kind, ...request } },
      {
        make,
        async again(id) {
          const record = await find(scope, id);
          return record ? { kind: 'stored', record } : { kind: 'removed', id };
        },
        idOf: (outcome) => (outcome.kind === 'stored' ? outcome.record.id : outcome.kind === 'removed' ? outcome.id : null),
      },
    );

  const stored = async (scope: Scope, id: string): Promise<Outcome<Fields>> => {
    const record = await find(scope, id);
    return record ? { kind: 'stored', record } : { kind: 'missing' };
  };

  const insert = async (scope: Scope, fields: Fields, fromProfileWizard: boolean): Promise<Outcome<Fields>> => {
    const { transaction, memberId, seal } = scope;
    const id = randomUUID();
    const columns = codec.encode(seal, memberId, { id, version: 1, fields, fromProfileWizard });
    await transaction.insertInto('member_record').values(columns).execute();
    await outside?.save(scope, fields);
    await log(scope, 'added', id);
    return stored(scope, id);
  };

  const update = async (scope: Scope, current: Stored<Fields>, fields: Fields): Promise<Outcome<Fields>> => {
    const { transaction, memberId, seal } = scope;
    const { id, version } = current;
    const { vocabulary, sealed, shown } = codec.encode(seal, memberId, { ...current, version: version + 1, fields });
    await transaction
      .updateTable('member_record')
      .set({ version: version + 1, vocabulary, sealed, shown, updated_at: sql<Date>`statement_timestamp()` })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirstOrThrow();
    await outside?.save(scope, fields);
    await log(scope, 'changed', id);
    return stored(scope, id);
  };

  const changed = async (scope: Scope, current: Stored<Fields>, { sent, context }: Sent<Context>): Promise<Outcome<Fields>> => {
    const accepted = change(definition, current.fields, sent, context);
    return accepted.ok ? update(scope, current, accepted.record) : refusal(accepted);
  };

  const mark = async (scope: Scope, id: string, action: 'removed' | 'restored'): Promise<void> => {
    await scope.transaction
      .updateTable('member_record')
      .set({ removed_at: action === 'removed' ? sql<Date>`statement_timestamp()` : null })
      .where('member_id', '=', scope.memberId)
      .where('id', '=', id)
      .execute();
    await log(scope, action, id);
  };

  /** Does something to a record, if it is still of that version. */
  const ofVersion = async (
    scope: Scope,
    { id, version }: Versioned,
    task: (current: Stored<Fields>) => Promise<Outcome<Fields>>,
  ): Promise<Outcome<Fields>> => {
    const current = await find(scope, id);
    if (!current) return { kind: 'missing' };
    return current.version === version ? task(current) : { kind: 'changed-elsewhere', current };
  };

  return {
    kind,

    list,

    /** The one record, of a kind of which there is one at most. */
    one: async (scope: Scope): Promise<Stored<Fields> | null> => (await list(scope))[0] ?? null,

    /** Those of this kind among all that a member told (`everyRow`). */
    among,

    /** Writes those in an older vocabulary in that of today, removed ones too. For a member they are what they were: of the same version. */
    async reseal(scope: Scope): Promise<number> {
      const older = await rows(scope).where('vocabulary', '<', codec.vocabulary).forUpdate().execute();
      const standing = await outside?.load(scope);
      for (const row of older) {
        const record = codec.decode(scope.seal, row, standing);
        const { vocabulary, sealed, shown } = codec.encode(scope.seal, scope.memberId, record);
        await scope.transaction
          .updateTable('member_record')
          .set({ vocabulary, sealed, shown })
          .where('member_id', '=', scope.memberId)
          .where('id', '=', row.id)
          .execute();
      }
      return older.length;
    },

    /** Which there are, without opening them. */
    async ids(scope: Pick<Scope, 'transaction' | 'memberId'>): Promise<string[]> {
      return (await rows(scope).where('removed_at', 'is', null).execute()).map(({ id }) => id);
    },

    /** Adds what was sent, where the vocabulary accepts it. */
    add: (
      scope: Scope,
      { key, sent, context, fromProfileWizard = false }: Keyed & Sent<Context> & { fromProfileWizard?: boolean },
    ): Promise<Outcome<Fields>> =>
      madeOnce(scope, { key, request: { sent, fromProfileWizard } }, async () => {
        const accepted = accept(definition, sent, context);
        return accepted.ok ? insert(scope, accepted.record, fromProfileWizard) : refusal(accepted);
      }),

    /** Changes the one record of its kind; of version 0 where there is none yet. */
    put: (scope: Scope, { key, version, sent, context }: Keyed & { version: number } & Sent<Context>): Promise<Outcome<Fields>> =>
      madeOnce(scope, { key, request: { version, sent } }, async () => {
        const current = await rows(scope).where('removed_at', 'is', null).executeTakeFirst();
        if (current) return ofVersion(scope, { id: current.id, version }, (stored) => changed(scope, stored, { sent, context }));
        if (version !== 0) return { kind: 'missing' };
        const accepted = accept(definition, sent, context);
        return accepted.ok ? insert(scope, accepted.record, false) : refusal(accepted);
      }),

    /** Changes the fields that were sent of a version. */
    change: (scope: Scope, { key, id, version, sent, context }: Keyed & Versioned & Sent<Context>): Promise<Outcome<Fields>> =>
      madeOnce(scope, { key, request: { id, version, sent } }, () =>
        ofVersion(scope, { id, version }, (current) => changed(scope, current, { sent, context })),
      ),

    /** Removes a version; for `undoMinutes` it can be brought back. */
    remove: (scope: Scope, { key, id, version }: Keyed & Versioned): Promise<Outcome<Fields>> =>
      madeOnce(scope, { key, request: { remove: id, version } }, () =>
        ofVersion(scope, { id, version }, async () => {
          await mark(scope, id, 'removed');
          return { kind: 'removed', id };
        }),
      ),

    /** Brings back what was removed in the last `undoMinutes`. */
    restore: (scope: Scope, { key, id }: Keyed & { id: string }): Promise<Outcome<Fields>> =>
      madeOnce(scope, { key, request: { restore: id } }, async () => {
        const removed = isId(id) && (await rows(scope).where('id', '=', id).where(canBeRestored).executeTakeFirst());
        if (removed) await mark(scope, id, 'restored');
        return stored(scope, id);
      }),
  };
}

/** All that a member told and has not removed, of every kind, the oldest first. */
export const everyRow = ({ transaction, memberId }: Pick<Scope, 'transaction' | 'memberId'>) =>
  transaction
    .selectFrom('member_record')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id');

/** Of a row that was removed: whether it can still be brought back. */
export const canBeRestored = sql<boolean>`removed_at > statement_timestamp() - make_interval(mins => ${sql.lit(undoMinutes)})`;

/**
 * Erases a record that cannot be brought back any more, with what was begun to change of it, in a transaction of its member; no
 * other. Gives whether it was there.
 */
export async function eraseRemoved(
  writer: AuditWriter,
  { transaction, memberId }: Pick<Scope, 'transaction' | 'memberId'>,
  id: string,
): Promise<boolean> {
  const erased = await transaction
    .deleteFrom('member_record')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .where(sql<boolean>`not ${canBeRestored}`)
    .returning('kind')
    .executeTakeFirst();
  if (!erased) return false;
  await transaction.deleteFrom('member_draft').where('member_id', '=', memberId).where('record_id', '=', id).execute();
  await writeAudit(writer, transaction, memberId, { actor: 'job', action: 'erased', kind: recordKind.parse(erased.kind), recordId: id });
  return true;
}

const recordKind = z.enum(recordKinds);
/** Whether a text can be the id of a row. */
export const isId = (id: string): boolean => z.uuid().safeParse(id).success;

function refusal<Fields>(accepted: Accepted<Fields> & { ok: false }): { kind: 'refused'; problems: readonly [Problem, ...Problem[]] } {
  return { kind: 'refused', problems: accepted.problems };
}
