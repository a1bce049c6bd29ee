import { expect, test } from 'vitest';
import { proveRecords } from '#tests/faults/records.ts';

// `script/bench records` is the same with fifty times as many.
test('whenever site and keys are killed, every change that was acknowledged is there, made once, and can be read', async () => {
  const log: string[] = [];
  const { faults } = await proveRecords({ changes: 40, kills: 2, rotations: 1, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
