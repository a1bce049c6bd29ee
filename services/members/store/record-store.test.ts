import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import type { DB } from '#database/types.ts';
import { forMember } from '#services/identity/as-member.ts';
import { newMember, testAudit, testIdentity } from '#services/identity/testing.ts';
import { readAudit } from '#services/members/audit.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { ensureSeal } from '#services/members/keys/member-keys.ts';
import { text, visibility } from '#services/members/vocabulary/kinds.ts';
import { defineRecord } from '#services/members/vocabulary/record.ts';
import { recordCodec, type Upgrade } from './record-codec.ts';
import { recordStore, type Scope } from './record-store.ts';
import { resealRecords } from './reseal.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);

/** As the owner, who is a superuser here: no policy holds for it. */
const ask = async <Row>(statement: string, values: unknown[] = []) => (await owner.query<Row & object>(statement, values)).rows;
const ring = keyRing([newMemberKey(new Date())], testAudit);

const words = { label: { en: 'Note', es: 'Nota' }, meaning: { en: 'A note.', es: 'Una nota.' } };

/** A vocabulary of two fields; `size` only since its second version. */
function vocabulary(upgrades: readonly Upgrade[] = []) {
  const fields = { note: text(20, words), size: text(20, words), unrestricted: visibility(['note'], words) };
  const definition = defineRecord({
    name: 'diagnosis',
    schema: z.strictObject(fields),
    fields,
    kept: {},
    required: ['note'],
    askedWhen: [],
    derivations: [],
    choicesBy: [],
    rules: () => [],
  });
  return recordStore({ definition, codec: recordCodec({ definition, upgrades }) });
}
const store = vocabulary();

/** A member, with transactions that are theirs. */
async function member() {
  const { member: made } = await newMember(identity);
  const within = <Result>(task: (scope: Scope) => Promise<Result>) =>
    forMember(db, made.id, async (transaction) => {
      const seal = await ensureSeal(transaction, ring, made.id);
      return task({ transaction, memberId: made.id, seal });
    }).then((result) => result ?? Promise.reject(new Error('there is no such member')));
  return { id: made.id, within };
}

const context = null;
const addTo = ({ within }: Awaited<ReturnType<typeof member>>, note: string, key: string = crypto.randomUUID()) =>
  within((scope) => store.add(scope, { key, sent: { note }, context }));

function storedIn(outcome: Awaited<ReturnType<typeof addTo>>) {
  if (outcome.kind !== 'stored') throw new Error(`it is ${JSON.stringify(outcome)}`);
  return outcome.record;
}

describe('A record', () => {
  test('is stored, changed, listed, removed and brought back', async () => {
    const ana = await member();
    const added = storedIn(await addTo(ana, 'first'));
    expect(added).toMatchObject({ version: 1, fields: { note: 'first', size: null, unrestricted: false } });
    const sent = { size: 'large', unrestricted: true };
    const changed = storedIn(await ana.within((scope) => store.change(scope, { key: 'b', ...added, sent, context })));
    expect(changed).toMatchObject({ id: added.id, version: 2, fields: { note: 'first', size: 'large', unrestricted: true } });
    expect(await ana.within(store.list)).toEqual([changed]);
    expect(await ana.within((scope) => store.remove(scope, { key: 'c', ...changed }))).toEqual({ kind: 'removed', id: added.id });
    expect(await ana.within(store.list)).toEqual([]);
    expect(await ana.within((scope) => store.restore(scope, { key: 'd', id: added.id }))).toEqual({ kind: 'stored', record: changed });
    const lines = await ana.within(({ transaction }) => readAudit(transaction, ana.id, 10));
    expect(lines.map(({ actor, action, kind, recordId }) => [actor, action, kind, recordId])).toEqual(
      ['restored', 'removed', 'changed', 'added'].map((action) => ['member', action, 'diagnosis', added.id]),
    );
  });

  test('is not stored where the vocabulary refuses it, and its key stays free', async () => {
    const ana = await member();
    const refused = await addTo(ana, '', 'key');
    expect(refused).toEqual({ kind: 'refused', problems: [{ field: 'note', code: 'required' }] });
    expect(storedIn(await addTo(ana, 'mended', 'key')).fields.note).toBe('mended');
  });

  test('can be brought back for ten minutes', async () => {
    const ana = await member();
    const added = storedIn(await addTo(ana, 'gone'));
    await ana.within((scope) => store.remove(scope, { key: 'remove', ...added }));
    await ana.within(({ transaction }) =>
      sql`update member_record set removed_at = now() - interval '10 minutes 1 second'`.execute(transaction),
    );
    expect(await ana.within((scope) => store.restore(scope, { key: 'restore', id: added.id }))).toEqual({ kind: 'missing' });
  });
});

describe('Of two tabs', () => {
  test('the second is told what the first wrote, and nothing of either is lost', async () => {
    const ana = await member();
    const opened = storedIn(await addTo(ana, 'as it was'));
    const first = storedIn(await ana.within((scope) => store.change(scope, { key: '1', ...opened, sent: { note: 'one' }, context })));
    for (const late of [
      () => ana.within((scope) => store.change(scope, { key: '2', ...opened, sent: { note: 'two' }, context })),
      () => ana.within((scope) => store.remove(scope, { key: '3', ...opened })),
    ])
      expect(await late()).toEqual({ kind: 'changed-elsewhere', current: first });
    expect(await ana.within(store.list)).toEqual([first]);
    // Told, it may be sent again, under the same key and over the newer version.
    const second = await ana.within((scope) => store.change(scope, { key: '2', ...first, sent: { note: 'two' }, context }));
    expect(storedIn(second)).toMatchObject({ version: 3, fields: { note: 'two' } });
  });
});

describe('A change that is sent again', () => {
  test('is made once', async () => {
    const ana = await member();
    const [first, again] = [await addTo(ana, 'once', 'k'), await addTo(ana, 'once', 'k')];
    expect(again).toEqual(first);
    expect(await ana.within(store.list)).toHaveLength(1);
    const change = (scope: Scope) => store.change(scope, { key: 'c', ...storedIn(first), sent: { note: 'twice' }, context });
    expect(await ana.within(change)).toEqual(await ana.within(change));
    const remove = (scope: Scope) => store.remove(scope, { key: 'r', id: storedIn(first).id, version: 2 });
    expect([await ana.within(remove), await ana.within(remove)]).toEqual(Array(2).fill({ kind: 'removed', id: storedIn(first).id }));
  });

  test('is another where the key is the same and what is asked is not; keys are each member’s own', async () => {
    const [ana, rosa] = [await member(), await member()];
    storedIn(await addTo(ana, 'one', 'k'));
    expect(await addTo(ana, 'two', 'k')).toEqual({ kind: 'key-reused' });
    expect(storedIn(await addTo(rosa, 'two', 'k')).fields.note).toBe('two');
  });

  test('is forgotten after a day', async () => {
    const ana = await member();
    await addTo(ana, 'one', 'k');
    await ana.within(({ transaction }) => sql`update member_change set created_at = now() - interval '25 hours'`.execute(transaction));
    await addTo(ana, 'other', 'l');
    expect(storedIn(await addTo(ana, 'two', 'k')).fields.note).toBe('two');
  });
});

describe('What was sealed', () => {
  const columns = (scope: Scope) => scope.transaction.selectFrom('member_record').selectAll().execute();
  const set = (change: Partial<{ version: number; kind: string; sealed: string }>, { transaction }: Scope) =>
    transaction.updateTable('member_record').set(change).execute();

  test('holds all but ids, dates and visibility flags', async () => {
    const ana = await member();
    storedIn(await addTo(ana, 'a secret'));
    const [row] = await ana.within(columns);
    expect(JSON.stringify(row)).not.toContain('secret');
    expect(row).toMatchObject({ kind: 'diagnosis', vocabulary: 1, shown: [] });
  });

  test('does not open in another version, kind, row or for another member', async () => {
    const [ana, rosa] = [await member(), await member()];
    await addTo(ana, 'mine');
    const [row] = await ana.within(columns);
    await expect(ana.within((scope) => set({ version: 2 }, scope).then(() => store.list(scope)))).rejects.toThrow('cannot decrypt');
    const other = storedIn(await addTo(ana, 'another'));
    const moved = ana.within(async (scope) => {
      await scope.transaction
        .updateTable('member_record')
        .set({ sealed: row?.sealed ?? '' })
        .where('id', '=', other.id)
        .execute();
      return store.list(scope);
    });
    await expect(moved).rejects.toThrow('cannot decrypt');
    await addTo(rosa, 'hers');
    await expect(rosa.within((scope) => set({ sealed: row?.sealed ?? '' }, scope).then(() => store.list(scope)))).rejects.toThrow(
      'cannot decrypt',
    );
    expect((await ana.within(store.list)).map(({ fields }) => fields.note)).toEqual(['mine', 'another']);
  });

  test('opens after a change of the vocabulary, and is in the new one when it is changed', async () => {
    const ana = await member();
    const added = storedIn(await addTo(ana, 'large note'));
    const split: Upgrade = ({ note, ...rest }) => ({ ...rest, note: 'note', size: String(note).split(' ')[0] });
    const newer = vocabulary([split]);
    expect((await ana.within(newer.list)).map(({ fields }) => fields)).toEqual([{ note: 'note', size: 'large', unrestricted: false }]);
    await ana.within((scope) => newer.change(scope, { key: 'n', ...added, sent: { note: 'new' }, context }));
    const [row] = await ana.within(columns);
    expect(row?.vocabulary).toBe(2);
    expect((await ana.within(newer.list)).map(({ fields }) => fields)).toEqual([{ note: 'new', size: 'large', unrestricted: false }]);
  });
});

const tables = ['member_key', 'member_record', 'member_mailing', 'member_change', 'member_audit'] as const;

test('Records of an older vocabulary are written anew for all members, once, and stay what they were', async () => {
  const people = [await member(), await member()];
  for (const each of people) await addTo(each, 'large note');
  const newer = vocabulary([({ note, ...rest }) => ({ ...rest, note: 'note', size: String(note).split(' ')[0] })]);
  const before = await Promise.all(people.map(({ within }) => within(newer.list)));
  const reseal = () => resealRecords(db, ring, { stores: [newer] });
  expect((await reseal()).done).toBeGreaterThanOrEqual(2);
  expect((await reseal()).done).toBe(0);
  expect(await Promise.all(people.map(({ within }) => within(newer.list)))).toEqual(before);
});

describe('Row-level security', () => {
  const count = (transaction: Kysely<DB>) =>
    Promise.all(
      tables.map(async (table) => (await transaction.selectFrom(table).select('member_id').execute()).map((row) => row.member_id)),
    );

  test('shows each member their own, on a connection that another used before, and nobody’s without one', async () => {
    const [ana, rosa] = [await member(), await member()];
    for (const each of [ana, rosa]) await addTo(each, 'mine');
    await db.connection().execute(async (connection) => {
      for (const each of [ana, rosa, ana]) {
        const seen = await forMember(connection, each.id, count);
        expect(new Set(seen?.flat())).toEqual(new Set([each.id]));
        expect((await count(connection)).flat()).toEqual([]);
      }
    });
  });

  test('lets nobody write for another, nor change what was logged', async () => {
    const [ana, rosa] = [await member(), await member()];
    const mine = storedIn(await addTo(ana, 'mine'));
    const asRosa = (statement: ReturnType<typeof sql>) => rosa.within(({ transaction }) => statement.execute(transaction));
    for (const statement of [
      sql`update member_record set sealed = '' where id = ${mine.id}`,
      sql`delete from member_record where id = ${mine.id}`,
      sql`delete from member_key where member_id = ${ana.id}`,
    ])
      expect((await asRosa(statement)).numAffectedRows).toBe(0n);
    for (const statement of [sql`update member_audit set action = 'read'`, sql`delete from member_audit`])
      await expect(asRosa(statement)).rejects.toThrow('permission denied');
    await expect(asRosa(sql`insert into member_mailing (member_id) values (${ana.id})`)).rejects.toThrow('row-level security');
    await addTo(rosa, 'hers');
    await expect(asRosa(sql`update member_record set member_id = ${ana.id}`)).rejects.toThrow('row-level security');
    expect(await ana.within(store.list)).toEqual([mine]);
  });

  test('goes with the account, and nothing else does', async () => {
    const [ana, rosa] = [await member(), await member()];
    for (const each of [ana, rosa]) await addTo(each, 'mine');
    await db.deleteFrom('identity_user').where('id', '=', ana.id).execute();
    const left = (table: string, id: string) => ask<{ n: string }>(`select count(*) as n from ${table} where member_id = $1`, [id]);
    for (const table of ['member_key', 'member_record', 'member_change', 'member_audit']) {
      expect(await left(table, ana.id)).toEqual([{ n: '0' }]);
      expect(await left(table, rosa.id)).toEqual([{ n: '1' }]);
    }
  });
});

describe('Without row-level security', () => {
  test('a store still reads and changes its member’s rows alone', async () => {
    const [ana, rosa] = [await member(), await member()];
    const mine = storedIn(await addTo(ana, 'mine'));
    await addTo(rosa, 'hers');
    for (const table of tables) await ask(`alter table ${table} disable row level security`);
    expect((await rosa.within(store.list)).map(({ fields }) => fields.note)).toEqual(['hers']);
    expect(await rosa.within(store.ids)).not.toContain(mine.id);
    for (const attempt of [
      (scope: Scope) => store.change(scope, { key: '1', ...mine, sent: { note: 'stolen' }, context }),
      (scope: Scope) => store.remove(scope, { key: '2', ...mine }),
      (scope: Scope) => store.restore(scope, { key: '3', id: mine.id }),
    ])
      expect(await rosa.within(attempt)).toEqual({ kind: 'missing' });
    expect(await rosa.within(({ transaction }) => readAudit(transaction, rosa.id, 10))).toHaveLength(1);
    for (const table of tables) await ask(`alter table ${table} enable row level security`);
    expect(await ana.within(store.list)).toEqual([mine]);
  });
});
