import { expect, test } from 'vitest';
import { proveConsistency } from '#tests/consistency/consistency.ts';
import { patience } from '#tests/patience.ts';

// `script/bench consistency` is the same with 2,000 changes of a larger library, each seen within a second, and all pages at the end.
test('whatever is published, what two processes keep is what would be made anew', { timeout: 900_000 }, async () => {
  const log: string[] = [];
  const { faults } = await proveConsistency({
    changes: 10,
    cuts: 2,
    size: 40,
    oldAtMost: patience,
    last: 300,
    say: (line) => log.push(line),
  });
  expect(faults, log.join('\n')).toEqual([]);
});
