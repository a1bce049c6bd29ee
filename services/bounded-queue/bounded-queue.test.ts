import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { BoundedQueue, QueueFull } from './bounded-queue.ts';

const usual = { atOnce: 2, mostWaiting: 3, patience: 10_000 };

/** Tasks that end when they are told to, in a queue. `begun` has their names in the order in which they began. */
function open(options = usual) {
  const queue = new BoundedQueue(options);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const run = (name: string, ...keys: string[]) =>
    queue.run(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    }, keys);
  return {
    queue,
    begun,
    run,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

describe('A queue', () => {
  test('runs a few side by side, the others in their order', async () => {
    const { queue, begun, run, end } = open();
    const results = ['a', 'b', 'c', 'd'].map((name) => run(name));
    expect(begun).toEqual(['a', 'b']);
    expect([queue.running, queue.waiting]).toEqual([2, 2]);
    end('b');
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c']));
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
    end('a');
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c', 'd']));
    end('c');
    end('d');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
    expect([queue.running, queue.waiting, queue.refused]).toEqual([0, 0, 0]);
  });

  test('refuses at once where too many wait', async () => {
    const { queue, run, end } = open();
    const results = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
    await expect(run('f')).rejects.toThrow(QueueFull);
    expect([queue.running, queue.waiting, queue.refused]).toEqual([2, 3, 1]);
    await eventually(() => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) end(name);
      expect(queue.running).toBe(0);
    });
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('refuses who has waited too long, and never runs it', async () => {
    const { queue, begun, run, end } = open({ ...usual, atOnce: 1, patience: 30 });
    const first = run('a');
    await expect(run('b')).rejects.toThrow(QueueFull);
    expect([queue.waiting, queue.refused]).toEqual([0, 1]);
    end('a');
    await first;
    await sleep(10);
    expect([begun, queue.running]).toEqual([['a'], 0]);
  });

  test('a failure is for who asked, and leaves the place to the next', async () => {
    const { queue, begun, run, end, fail } = open({ ...usual, atOnce: 1 });
    const failing = expect(run('a')).rejects.toThrow('a');
    const next = run('b');
    fail('a');
    await failing;
    await eventually(() => expect(begun).toEqual(['a', 'b']));
    end('b');
    expect(await next).toBe('b');
    await expect(queue.run(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    expect(await queue.run(async () => 'c')).toBe('c');
  });

  test('lets nobody past who comes while a place is being handed on', async () => {
    const { queue, begun, run, end } = open({ ...usual, atOnce: 1 });
    const results = [run('a'), run('b')];
    end('a');
    await results[0];
    results.push(run('c'));
    await eventually(() => expect(begun).toEqual(['a', 'b']));
    expect(queue.running).toBe(1);
    end('b');
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c']));
    end('c');
    await Promise.all(results);
  });

  test('runs no two side by side that have a key in common, and keeps the order', async () => {
    const { begun, run, end } = open({ ...usual, atOnce: 3 });
    const results = [run('a', 'x'), run('b', 'y', 'x'), run('c', 'z'), run('d', 'y')];
    expect(begun).toEqual(['a']);
    end('a');
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c']));
    end('b');
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c', 'd']));
    end('c');
    end('d');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('lets what only needs sending go out between two tasks', async () => {
    const { queue } = open({ ...usual, atOnce: 1 });
    const order: string[] = [];
    const first = queue.run(async () => {
      setImmediate(() => order.push('sent'));
      order.push('first');
    });
    await Promise.all([first, queue.run(async () => void order.push('second'))]);
    expect(order).toEqual(['first', 'sent', 'second']);
  });

  test('never runs more than it may, whatever comes', async () => {
    const queue = new BoundedQueue({ atOnce: 3, mostWaiting: 1_000, patience: 10_000 });
    let most = 0;
    let running = 0;
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        await sleep(index % 7);
        await queue
          .run(async () => {
            most = Math.max(most, ++running);
            await sleep(index % 3);
            running -= 1;
            if (index % 5 === 0) throw new Error('failed');
          })
          .catch(() => {});
      }),
    );
    expect([most, running, queue.running, queue.waiting]).toEqual([3, 0, 0, 0]);
  });
});
