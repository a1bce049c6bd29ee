import { expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { QueueFull } from './bounded-queue.ts';
import { QueuesByKey } from './queues-by-key.ts';

test('each key has a line of its own, and none once it is empty', async () => {
  const queues = new QueuesByKey({ atOnce: 1, mostWaiting: 1, patience: 10_000 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (key: string, name: string) =>
    queues.run(key, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const all = [run('ana', 'a1'), run('ana', 'a2'), run('eva', 'e1')];
  expect([begun, queues.size]).toEqual([['a1', 'e1'], 2]);
  await expect(run('ana', 'a3')).rejects.toThrow(QueueFull);
  ends.get('a1')?.();
  await eventually(() => expect(begun).toEqual(['a1', 'e1', 'a2']));
  for (const name of ['a2', 'e1']) ends.get(name)?.();
  await Promise.all(all);
  await expect(queues.run('ana', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(queues.size).toBe(0);
});
