import { expect, test } from 'vitest';
import { proveOutreach } from '#tests/faults/outreach.ts';

// `script/bench forms` is the same with a hundred times as many.
test('whenever the site or its database is killed, what visitors were told is stored is stored once, with its mail', async () => {
  const log: string[] = [];
  const { faults } = await proveOutreach({ visitors: 20, sent: 15, kills: 2, everyMs: 1_500, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
