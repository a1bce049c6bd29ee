import { expect, test } from 'vitest';
import { proveServing } from '#tests/faults/serving.ts';
import { patience } from '#tests/patience.ts';

// `script/bench faults` is the same with more rounds, all kinds of faults, a database that is stopped for longer, and by the clock.
test('whenever web processes or the database are killed or stopped, kept pages are answered and all works again by itself', {
  timeout: 900_000,
}, async () => {
  const log: string[] = [];
  const { faults } = await proveServing({ rounds: 1, stoppedMs: 3_000, keptWithin: patience, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
