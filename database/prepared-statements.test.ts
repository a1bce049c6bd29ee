import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepared } from './prepared-statements.ts';
import { testDatabase } from './testing.ts';

const { db } = await testDatabase();

test('A marked statement is prepared once by each connection, whatever its values; others are not', async () => {
  await db.connection().execute(async (connection) => {
    const doubled = async (value: number) => (await sql`${prepared} select ${value}::int * 2 as doubled`.execute(connection)).rows;
    expect([await doubled(2), await doubled(21)]).toEqual([[{ doubled: 4 }], [{ doubled: 42 }]]);
    await sql`select ${1}::int`.execute(connection);
    const { rows } = await sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements`.execute(connection);
    expect(rows).toEqual([{ runs: 2 }]);
  });
});

test('An error is the database’s own, and the connection stays usable', async () => {
  await db.connection().execute(async (connection) => {
    const divided = (value: number) => sql`${prepared} select 1 / ${value}::int as divided`.execute(connection);
    await expect(divided(0)).rejects.toThrow('division by zero');
    expect((await divided(1)).rows).toEqual([{ divided: 1 }]);
  });
});
