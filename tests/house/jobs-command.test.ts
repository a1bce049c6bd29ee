import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { Program, TemporaryDirectory } from '../processes.ts';

test('An operator sees what was put aside, tries it again, and forgets it', async () => {
  const data = new TemporaryDirectory();
  onTestFinished(() => data[Symbol.asyncDispose]());
  const database = await openDatabase({ dataDirectory: data.path, install: installSiteJobs });
  onTestFinished(() => database.close());
  const client = new pg.Client(await embeddedConnection(data.path));
  await client.connect();
  onTestFinished(() => client.end());
  const ids = Array.from({ length: 3 }, () => randomUUID());
  const output = JSON.stringify({ code: 'EENVELOPE 550', about: 'verify-email' });
  for (const [index, id] of ids.entries())
    await client.query(
      `insert into jobs.job (id, name, state, retry_count, completed_on, output) values ($1, $2, 'failed', 4, now() - make_interval(mins => $3), $4)`,
      [id, index < 2 ? 'mail' : 'forget-accounts', 10 - index, output],
    );
  const states = async () =>
    (await client.query<{ state: string }>('select state from jobs.job where id = any($1) order by 1', [ids])).rows;
  const jobs = async (...words: string[]) => {
    const program = new Program('script/jobs.ts', { DATA_DIR: data.path }, { words });
    const { code } = await program.exited;
    return { code, said: program.output + program.errors };
  };

  for (const words of [[], ['look'], ['retry'], ['forget', 'all', 'more'], ['list', 'all']]) {
    const { code, said } = await jobs(...words);
    expect([words, code, said]).toEqual([words, 1, expect.stringContaining('retry ID|KIND|all')]);
  }
  const { code, said } = await jobs('list');
  expect(code).toBe(0);
  expect(said).toMatch(/^kind +waiting +retried +running +dead\nmail +0 +0 +0 +2\n/);
  expect(said).toMatch(new RegExp(`^dead +mail +${ids[0]} +\\S+ +after 5 attempts: EENVELOPE 550 \\(verify-email\\)$`, 'm'));

  expect(await jobs('retry', randomUUID())).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was put aside') });
  expect(await jobs('retry', ids[0] ?? '')).toEqual({ code: 0, said: '1 tried again\n' });
  expect(await states()).toEqual([{ state: 'retry' }, { state: 'failed' }, { state: 'failed' }]);
  expect(await jobs('forget', 'mail')).toEqual({ code: 0, said: '1 forgotten\n' });
  expect(await jobs('forget', 'all')).toEqual({ code: 0, said: '1 forgotten\n' });
  expect(await states()).toEqual([{ state: 'retry' }]);
  expect(await jobs('forget', 'all')).toEqual({ code: 0, said: '0 forgotten\n' });
});
