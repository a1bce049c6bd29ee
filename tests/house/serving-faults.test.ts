import { expect, test } from 'vitest';
import { proveServing } from '#tests/faults/serving.ts';

// `script/bench faults` is the same with more rounds, all kinds of faults, and by the clock.
test('whenever web processes or the database are killed or stopped, kept pages are answered and all works again by itself', {
  timeout: 900_000,
}, async () => {
  const log: string[] = [];
  // Shorter than the database is stopped: a page that waits for it is found, one that a busy machine is late with is not.
  const { faults } = await proveServing({
    rounds: 1,
    stoppedMs: 10_000,
    keptWithin: 8_000,
    againWithin: Number.POSITIVE_INFINITY,
    say: (line) => log.push(line),
  });
  expect(faults, log.join('\n')).toEqual([]);
});
