import { expect, test } from 'vitest';
import { proveJobs } from '#tests/faults/jobs.ts';

// `script/bench jobs` is the same with 500 jobs of each kind and 25 kills.
test('whenever their worker is killed, all jobs are done, and none of them twice', async () => {
  const log: string[] = [];
  const { faults } = await proveJobs({ jobs: 60, kills: 3, say: (line) => log.push(line) });
  expect(faults, log.join('\n')).toEqual([]);
});
