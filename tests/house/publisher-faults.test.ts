import { expect, test } from 'vitest';
import { provePublisher } from '#tests/faults/publisher.ts';

// `script/bench faults` is the same with more rounds, of a larger library.
test('whenever the publisher or the database is killed, every entry is whole and the next publication works', {
  timeout: 900_000,
}, async () => {
  const log: string[] = [];
  const { rounds, midway, faults } = await provePublisher({ rounds: 3, size: 80, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
  expect(midway, log.join('\n')).toBeGreaterThan(rounds / 2);
});
