import { expect, test } from 'vitest';
import { proveAccounts } from '#tests/faults/accounts.ts';

// `script/bench accounts` is the same with ten times as many.
test('whenever the site is killed, everybody who was told to be a member is one, and is sent the mail', async () => {
  const log: string[] = [];
  const { faults } = await proveAccounts({ signUps: 20, kills: 2, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
