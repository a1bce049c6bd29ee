import { expect, test } from 'vitest';
import { measureOverload } from '#tests/overload/overload.ts';

// `script/bench overload` is the same for longer, and holds the times of answers against a limit too.
test('four times what can be rendered is answered with right pages and refusals, in memory that stays bounded', {
  timeout: 900_000,
}, async () => {
  const log: string[] = [];
  const holds = await measureOverload({ rounds: 1, seconds: 2, isTimed: false, say: (line) => log.push(line) });
  expect(holds, log.join('\n')).toBe(true);
});
