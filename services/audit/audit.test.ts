import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { audit } from '#services/identity/audit.ts';
import { secret, testAudit } from '#services/identity/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { addLine, auditKeys, codedLine } from './audit-line.ts';
import { type Head, headOf, newestSeal, sealNew } from './audit-seal.ts';
import { forgetAudit } from './forget-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const { db, pool, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
afterEach(async () => {
  vi.useRealTimers();
  await owner.query('truncate identity_audit, member_audit, audit_seal');
});
const { keys } = testAudit;

const add = (event: string) => addLine(db, keys, { event, actor: 'visitor' });
const seal = async (): Promise<Head> => {
  const { head } = await sealNew(db, keys);
  if (!head) throw new Error('there was nothing to seal');
  return head;
};
const verify = async (head?: Head) => (await verifyAudit(db, keys, { head: head ?? null })).problems;
/** Ids of all lines, in order. */
const ids = async () => (await db.selectFrom('identity_audit').select('id').orderBy('id').execute()).map(({ id }) => Number(id));

/** Three seals with two lines each. */
async function chain(): Promise<{ lines: number[]; head: Head }> {
  for (const round of [1, 2]) {
    await add(`a${round}`);
    await add(`b${round}`);
    await seal();
  }
  await add('a3');
  await add('b3');
  const head = await seal();
  return { lines: await ids(), head };
}

const code = (statement: string) =>
  pool.query(statement).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
  );

test('what the site wrote holds, sealed or waiting, with the head that was kept', async () => {
  const { head, lines } = await chain();
  await add('new');
  expect(await verifyAudit(db, keys, { head })).toEqual({ problems: [], seals: 3, lines: 6, waiting: 1, head });
  expect((await seal()).number).toBe(4);
  expect(lines).toHaveLength(6);
  expect((await sealNew(db, keys)).head).toBeNull();
});

describe('by the application’s role', () => {
  test('no line and no seal is changed or deleted', async () => {
    await chain();
    for (const table of ['identity_audit', 'member_audit', 'audit_seal']) {
      for (const statement of [`delete from ${table}`, `truncate ${table}`, `drop table ${table}`])
        expect([statement, await code(statement)]).toEqual([statement, '42501']);
    }
    expect(await code(`update identity_audit set event = 'x'`)).toBe('42501');
    expect(await code(`update member_audit set action = 'read'`)).toBe('42501');
    expect(await code(`update audit_seal set ids = '{}'`)).toBe('42501');
    expect(
      await code('insert into identity_audit select * from identity_audit on conflict (id) do update set event = excluded.event'),
    ).not.toBe('done');
    expect(await verify()).toEqual([]);
  });

  test('the function that takes out what is past its time takes nothing fresh, whatever seals say', async () => {
    const { lines } = await chain();
    expect(await code('select forget_audit(3)')).toBe('42501');
    // A seal that says that it is old, over lines that are not.
    await pool.query(
      `insert into audit_seal (number, sealed_at, kind, ids, through_id, previous, key_id, mac) values (9, now() - interval '1 year', 'lines', $1, 0, '', '', '')`,
      [lines],
    );
    expect(await code('select forget_audit(9)')).toBe('42501');
    await owner.query('delete from audit_seal where number < 9');
    expect(await code('select forget_audit(9)')).toBe('42501');
    expect(await ids()).toEqual(lines);
  });

  test('a line without the key is told, and no seal covers it', async () => {
    await chain();
    await pool.query(`insert into identity_audit (at, event, salt, key_id, mac) values (now(), 'signed-in', '', '', $1)`, [
      Buffer.alloc(32),
    ]);
    await pool.query(
      `insert into identity_audit (at, event, actor, salt, key_id, mac) select at, 'other', actor, salt, key_id, sha256(mac) from identity_audit limit 1`,
    );
    const [, , , , , , first, second] = await ids();
    expect(await sealNew(db, keys)).toMatchObject({ head: null, foreign: [first, second] });
    expect(await verify()).toEqual([
      { kind: 'line-added', line: first },
      { kind: 'line-added', line: second },
    ]);
    expect(await code(`insert into identity_audit (at, event, salt, key_id, mac) values (now(), 'old', '', '', '')`)).toBe('23514');
  });
});

describe('by hand, as the owner of the database', () => {
  test.each([
    ['what happened', `update identity_audit set event = 'signed-out' where id = $1`],
    ['when', `update identity_audit set at = at - interval '1 second' where id = $1`],
    ['whose it was', `update identity_audit set account = '\\x01' where id = $1`],
    ['who did it', `update identity_audit set actor = 'job' where id = $1`],
    ['an operator’s name', `update identity_audit set operator = 'somebody else' where id = $1`],
    ['how often', `update identity_audit set times = 7 where id = $1`],
    ['the id of its key', `update identity_audit set key_id = 'another1' where id = $1`],
    ['what and its code', `update identity_audit set event = 'x', mac = sha256('x') where id = $1`],
  ])('a changed line is found: %s', async (_, statement) => {
    const { lines } = await chain();
    await owner.query(statement, [lines[2]]);
    expect(await verify()).toEqual([{ kind: 'line-changed', line: lines[2], seal: 2 }]);
  });

  test('a line that was taken out is found, the newest as well, and two that changed places', async () => {
    const { lines, head } = await chain();
    for (const line of [lines[0], lines[5]]) await owner.query('delete from identity_audit where id = $1', [line]);
    expect(await verify(head)).toEqual([
      { kind: 'line-missing', line: lines[0], seal: 1 },
      { kind: 'line-missing', line: lines[5], seal: 3 },
    ]);
    await owner.query('alter table identity_audit alter column id set generated by default');
    await owner.query('update identity_audit set id = case id when $1 then 1000000 else $1 end where id in ($1, $2)', [lines[2], lines[3]]);
    await owner.query('update identity_audit set id = $1 where id = 1000000', [lines[3]]);
    expect(await verify()).toContainEqual({ kind: 'seal-changed', seal: 2 });
  });

  test.each([
    ['the id of its key, with a line', `update audit_seal set key_id = 'another1' where number = 2`, 'key-unknown'],
    ['its lines', `update audit_seal set ids = ids[1:1] where number = 2`, 'seal-changed'],
    ['its time', `update audit_seal set sealed_at = now() where number = 2`, 'seal-changed'],
    ['what it follows', `update audit_seal set previous = '' where number = 2`, 'seal-changed'],
    ['its code', `update audit_seal set mac = sha256('x') where number = 2`, 'seal-changed'],
    ['that it was there', `delete from audit_seal where number = 2`, 'seal-missing'],
  ])('a changed seal is found: %s', async (_, statement, kind) => {
    await chain();
    await owner.query(statement);
    expect((await verify()).map((problem) => problem.kind)).toContain(kind);
  });

  test('seals that were cut off are found: the first with their lines, and the newest, by the head that was kept elsewhere', async () => {
    const { lines, head } = await chain();
    await owner.query('delete from identity_audit where id >= $1', [lines[4]]);
    await owner.query('delete from audit_seal where number = 3');
    expect(await verify()).toEqual([]);
    expect(await verify(head)).toEqual([{ kind: 'head-missing', seal: 3 }]);
    // Something else was sealed since, in its place.
    await add('other');
    await seal();
    expect(await verify(head)).toEqual([{ kind: 'head-missing', seal: 3 }]);
    await owner.query('delete from identity_audit where id <= $1', [lines[1]]);
    await owner.query('delete from audit_seal where number = 1');
    expect(await verify()).toEqual([{ kind: 'seal-missing', seal: 1 }]);
  });

  test('a line that was put in is found once it is old enough to be sealed', async () => {
    await chain();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60_000 });
    await add('not sealed in time');
    vi.useRealTimers();
    expect((await verify()).map(({ kind }) => kind)).toEqual(['line-added']);
  });
});

describe('Sealing', () => {
  test('keeps nobody waiting, and covers a line that is committed late once it is there', async () => {
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const late = db.transaction().execute(async (transaction) => {
      await addLine(transaction, keys, { event: 'late', actor: 'visitor' });
      await held;
    });
    await eventually(async () =>
      expect(
        (await pool.query(`select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)).rowCount,
      ).toBe(1),
    );
    await add('early');
    expect((await seal()).number).toBe(1);
    commit();
    await late;
    expect((await seal()).number).toBe(2);
    expect(await verify()).toEqual([]);
    expect((await db.selectFrom('audit_seal').select('ids').orderBy('number').execute()).map((row) => row.ids.length)).toEqual([1, 1]);
  });

  test('by many at once, while others write, covers each line once', async () => {
    const write = async (name: string) => {
      for (let count = 0; count < 25; count += 1) await add(`${name}${count}`);
    };
    const done = Promise.all(['a', 'b', 'c', 'd'].map(write));
    for (let count = 0; count < 10; count += 1) await Promise.all([sealNew(db, keys), sealNew(db, keys)]);
    await done;
    await sealNew(db, keys, { everything: true });
    const covered = (await db.selectFrom('audit_seal').select('ids').execute()).flatMap((row) => row.ids.map(Number));
    expect(covered.sort((one, other) => one - other)).toEqual(await ids());
    expect(await verify()).toEqual([]);
  });

  test('goes on behind however many lines somebody else put there', async () => {
    await chain();
    await pool.query(
      `insert into identity_audit (at, event, salt, key_id, mac) select now(), 'flood', '', '', sha256(number::text::bytea) from generate_series(1, 5000) as number`,
    );
    await add('behind them');
    const { head, foreign, isFull } = await sealNew(db, keys);
    expect([head?.number, foreign.length, isFull]).toEqual([4, 5_000, false]);
    expect((await verify()).map(({ kind }) => kind)).toEqual(Array.from({ length: 5_000 }, () => 'line-added'));
  });

  test('takes over what is from before there were codes, and holds to it', async () => {
    await owner.query('alter table identity_audit drop constraint coded');
    await owner.query(
      `insert into identity_audit (at, event, salt, key_id, mac) values (now(), 'signed-in', '', '', ''), (now(), 'signed-out', '', '', '')`,
    );
    await add('coded');
    await seal();
    expect(await verify()).toEqual([]);
    const [first] = await ids();
    await owner.query(`update identity_audit set event = 'x' where id = $1`, [first]);
    expect(await verify()).toEqual([{ kind: 'seal-changed', seal: 1 }]);
    await owner.query(`update identity_audit set event = 'signed-in' where id = $1`, [first]);
    await owner.query(`insert into identity_audit (at, event, salt, key_id, mac) values (now(), 'late', '', '', '')`);
    expect((await sealNew(db, keys)).foreign).toHaveLength(1);
  });
});

test('with another secret what the former sealed still holds, as long as that is known', async () => {
  await chain();
  const next = auditKeys('another secret of the tests, long enough', [secret]);
  await addLine(db, next, { event: 'after', actor: 'visitor' });
  await sealNew(db, next);
  expect((await verifyAudit(db, next)).problems).toEqual([]);
  expect((await verify()).map(({ kind }) => kind)).toEqual(['key-unknown']);
  const forgotten = auditKeys('another secret of the tests, long enough');
  expect((await verifyAudit(db, forgotten)).problems).toEqual([1, 2, 3].map((number) => ({ kind: 'key-unknown', seal: number })));
});

describe('After 90 days', () => {
  const day = 86_400_000;
  const at = async (daysAgo: number, task: () => Promise<unknown>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - daysAgo * day });
    await task();
    vi.useRealTimers();
  };

  test('whole seals go with their lines, a seal says so, and what is left holds', async () => {
    for (const daysAgo of [100, 95, 91, 89]) {
      await at(daysAgo, async () => {
        await add(`${daysAgo} days ago`);
        await seal();
      });
    }
    await add('today');
    const { number } = await seal();
    expect(await forgetAudit(db, keys)).toBe(3);
    expect((await db.selectFrom('identity_audit').select('event').orderBy('id').execute()).map(({ event }) => event)).toEqual([
      '89 days ago',
      'today',
    ]);
    const newest = await newestSeal(db);
    expect(newest).toMatchObject({ kind: 'removal', number: String(number + 1), removed_through: '3' });
    expect(await verify(newest ? headOf(newest) : undefined)).toEqual([]);
    // A head that was kept before, of what is past its time by now.
    expect(await verify({ number: 2, mac: '0'.repeat(64) })).toEqual([]);
    expect(await forgetAudit(db, keys)).toBe(0);
    // Nobody can pretend that more was past its time.
    await owner.query('delete from audit_seal where number = 4');
    await owner.query('delete from identity_audit where event = $1', ['89 days ago']);
    expect((await verify()).map(({ kind }) => kind)).toEqual(['seal-missing']);
  });

  test('a line that was written late keeps its seal', async () => {
    await at(95, async () => {
      await add('old');
      await db
        .insertInto('identity_audit')
        .values(codedLine(keys, { event: 'of later', actor: 'job' }, new Date(Date.now() + 10 * day)))
        .execute();
      await seal();
    });
    await add('today');
    await seal();
    expect(await forgetAudit(db, keys)).toBe(0);
    expect(await ids()).toHaveLength(3);
  });
});

test('the name of an operator stands in their lines, and in no others', async () => {
  const ana = audit(secret, { operator: 'Ana Ruiz' });
  await ana.log(db, 'operator-looked', 'somebody', null);
  await ana.logOperator(db, 'operator-opened', 'submission: contact', 'an id');
  await ana.log(db, 'signed-in', 'somebody', 'a visitor');
  await testAudit.log(db, 'account-deleted', 'somebody', null);
  const rows = await db.selectFrom('identity_audit').selectAll().orderBy('id').execute();
  expect(rows.map(({ event, actor, operator, about }) => [event, actor, operator, about])).toEqual([
    ['operator-looked', 'operator', 'Ana Ruiz', null],
    ['operator-opened', 'operator', 'Ana Ruiz', 'submission: contact'],
    ['signed-in', 'visitor', null, null],
    ['account-deleted', 'job', null, null],
  ]);
});
