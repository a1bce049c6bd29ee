import { expect, test } from 'vitest';
import { proveSaving } from '#tests/faults/saving.ts';

// `script/bench saved` is the same with a hundred times as many.
test('whenever the site is killed, the list of what is saved is what was acknowledged', async () => {
  const log: string[] = [];
  const { faults } = await proveSaving({ changes: 20, kills: 1, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
