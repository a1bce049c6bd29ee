import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { binariesUnderTest } from '../testing-binaries.ts';
import { startEmbedded } from './embedded.ts';
import { dataDirectoryOfTest, killAll, killHard, linesOf, run } from './testing-processes.ts';

const rounds = Number(process.env.DURABILITY_ROUNDS || 3);
const insertsBeforeKill = 400;

test('no insert that was acknowledged is lost when Node and PostgreSQL are killed', { timeout: (rounds + 2) * 60_000 }, async () => {
  const dataDirectory = await dataDirectoryOfTest();
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const writers = run('testing-writer.ts', [dataDirectory, String(round)]);
    let killed: Promise<unknown> | undefined;
    let inserts = 0;
    for await (const key of linesOf(writers)) {
      acknowledged.push(key);
      // Every other round kills PostgreSQL as well, instead of leaving that to its supervisor.
      if (++inserts === insertsBeforeKill) {
        killed = Promise.all([killHard(writers), round % 2 === 0 ? killAll(dataDirectory) : undefined]);
      }
    }
    await killed;
    expect(inserts).toBeGreaterThanOrEqual(insertsBeforeKill);
  }

  const embedded = await startEmbedded({ dataDirectory, binaries: binariesUnderTest() });
  onTestFinished(() => embedded.stop());
  const client = new pg.Client(embedded.connection);
  await client.connect();
  const { rows } = await client.query<{ key: string }>('select key from written');
  await client.end();
  const stored = new Set(rows.map(({ key }) => key));
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
});
