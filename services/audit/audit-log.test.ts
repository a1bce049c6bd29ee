import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { testAudit } from '#services/identity/testing.ts';
import { addLine } from './audit-line.ts';
import { auditLog } from './audit-log.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
beforeEach(() => owner.query('truncate identity_audit, audit_seal'));
const { keys } = testAudit;

/** A machine of the site: what it wrote down, and what whoever runs it was told. */
async function machine() {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-audit-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const log = auditLog({ db, keys, dataDirectory, target: undefined });
  const told: string[] = [];
  const ears = {
    onHead: ({ number }: { number: number }) => void told.push(`seal ${number}`),
    onCutOff: ({ number }: { number: number }) => void told.push(`cut off: ${number}`),
    onForeign: () => void told.push('foreign'),
    onSilent: () => void told.push('silent'),
  };
  const write = async (event: string) => {
    await addLine(db, keys, { event, actor: 'visitor' });
    await log.seal(ears);
  };
  const problems = async () => (await log.verify(await log.keptHead())).problems;
  return { log, told, write, problems, forget: () => log.forget(ears) };
}

test('the newest seal is written down, on whichever machine it was made', async () => {
  const [one, other] = [await machine(), await machine()];
  await one.write('a');
  await other.write('b');
  await one.write('c');
  expect(await one.log.keptHead()).toMatchObject({ number: 3 });
  expect(await other.log.keptHead()).toMatchObject({ number: 2 });
  expect([...(await one.problems()), ...(await other.problems()), ...one.told]).toEqual(['seal 1', 'seal 3']);
});

test('seals that were cut off show, though the site has sealed since', async () => {
  const { told, write, problems } = await machine();
  for (const event of ['a', 'b', 'c']) await write(event);
  await owner.query('delete from audit_seal where number > 1');
  await owner.query('delete from identity_audit where event <> $1', ['a']);
  await write('d');
  await write('e');
  await write('f');
  expect(told).toEqual(['seal 1', 'seal 2', 'seal 3', 'cut off: 3', 'seal 2', 'cut off: 3', 'seal 3', 'cut off: 3', 'seal 4']);
  expect(await problems()).toEqual([{ kind: 'head-missing', seal: 3 }]);
});

test('all of it taken away shows as well', async () => {
  const { write, problems } = await machine();
  await write('a');
  await owner.query('truncate identity_audit, audit_seal');
  await write('b');
  expect(await problems()).toEqual([{ kind: 'head-missing', seal: 1 }]);
});

test('a machine that sealed nothing for longer than the audit is kept goes on', async () => {
  const [one, other] = [await machine(), await machine()];
  await one.write('old');
  await other.write('newer');
  await owner.query(`update identity_audit set at = at - interval '100 days'`);
  await owner.query(`update audit_seal set sealed_at = sealed_at - interval '100 days'`);
  await other.forget();
  await one.write('now');
  expect(one.told).toEqual(['seal 1', 'seal 4']);
});
