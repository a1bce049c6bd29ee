import { expect, test } from 'vitest';
import { proveNewsletter } from '#tests/faults/newsletter.ts';

// `script/bench newsletter` is the same with 20,000 subscribers and 20 kills.
test('whenever the process that sends an issue, or the database, is killed, everybody gets it once', async () => {
  const log: string[] = [];
  const say = (line: string) => void log.push(line);
  const { faults } = await proveNewsletter({ subscribers: 150, kills: 2, leavers: 10, perMinute: 600, isHastened: true, say });
  expect(faults, log.join('\n')).toEqual([]);
});
