import { expect, test } from 'vitest';
import { proveFollowing } from '#tests/faults/following.ts';

// `script/bench trials` is the same with a month of nights, and a kill in nearly each of them, also between two mails.
test('wherever the process that copies trials and writes of them is killed, no change and no mail is missing or comes twice', {
  timeout: 900_000,
}, async () => {
  const log: string[] = [];
  const { faults } = await proveFollowing({ nights: 5, kills: 3, members: 8, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
