import { expect, onTestFinished, test, vi } from 'vitest';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { eventually } from '#tests/eventually.ts';
import { openGate } from './gate.ts';
import { TurnedAway } from './turned-away.ts';

/** A gate with four places, and tasks that end when they are told to. */
function open() {
  const queue = new BoundedQueue({ atOnce: 4, mostWaiting: 64, patience: 10_000 });
  const gate = openGate({ isClosed: false, limit: async () => {}, queue });
  const ends: (() => void)[] = [];
  let running = 0;
  const send = (visitor: string) =>
    gate
      .oneByOne(visitor, async () => {
        running += 1;
        await new Promise<void>((resolve) => ends.push(resolve));
        running -= 1;
        return 'done';
      })
      .catch((error: unknown) => (error instanceof TurnedAway ? error.status : String(error)));
  return { queue, send, ends, running: () => running };
}

test('One visitor has one thing done at a time, and leaves the other places to others', async () => {
  // Nobody who waits is told to come back since a busy machine took long: each look passes 20 ms of the five seconds.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { queue, send, ends, running } = open();
  const crowd = Array.from({ length: 40 }, () => send('203.0.113.7'));
  expect([running(), queue.waiting]).toEqual([1, 0]);
  const other = send('198.51.100.1');
  expect(running()).toBe(2);
  ends[1]?.();
  expect(await other).toBe('done');
  // More than a few that wait are told so, at once.
  const refused = await Promise.all(crowd.slice(17));
  expect(refused).toEqual(Array(23).fill(429));
  // The first of them, and those that waited behind it, one after the other.
  for (let time = 0; time < 17; time++) {
    await eventually(() => expect([running(), ends.length]).toEqual([1, time + 2]));
    ends[time === 0 ? 0 : time + 1]?.();
  }
  expect(await Promise.all(crowd.slice(0, 17))).toEqual(Array(17).fill('done'));
});

test('Nobody knows who it is in a test: then there is no line', () => {
  const { send, running } = open();
  for (let time = 0; time < 4; time++) void send('');
  expect(running()).toBe(4);
});
