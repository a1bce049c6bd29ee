import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { openGate } from './gate.ts';
import type { TurnedAway } from './turned-away.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    (answer) => answer,
    (error: TurnedAway) => error.reason,
  );

function gate() {
  const queue = new BoundedQueue({ atOnce: 1, mostWaiting: 4, patience: 5_000 });
  return { queue, ...openGate({ isClosed: false, limit: async () => {}, queue }) };
}

test('What only reads waits two seconds for the database at most, in its turn and before it; its place is free then', async () => {
  const { queue, inTime } = gate();
  const hanging = [1, 2, 3].map(() => reasonOf(inTime(() => new Promise(() => {}))));
  await vi.advanceTimersByTimeAsync(1_300);
  expect(queue.running).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(hanging)).toEqual(['away', 'away', 'away']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
  expect(await inTime(async () => 'made')).toBe('made');
  expect(vi.getTimerCount()).toBe(0);
});

test('Closed, it waits for what was given up and still runs, and lets nothing else begin', async () => {
  const { inTime, close } = gate();
  let finish = () => {};
  const given = reasonOf(inTime(() => new Promise<void>((resolve) => (finish = resolve))));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await given).toBe('away');
  const done = vi.fn();
  void close().then(done);
  const begin = vi.fn(async () => 'made');
  expect(await reasonOf(inTime(begin))).toBe('away');
  expect(begin).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('Closed, it does not wait for ever for what the database never answers', async () => {
  const { inTime, close } = gate();
  void reasonOf(inTime(() => new Promise(() => {})));
  const done = vi.fn();
  void close().then(done);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test('What is sent is waited for: it may have been stored', async () => {
  const { inTurn } = gate();
  let finish = (_: string) => {};
  const asked = reasonOf(inTurn(() => new Promise<string>((resolve) => (finish = resolve))));
  await vi.advanceTimersByTimeAsync(30_000);
  finish('stored');
  expect(await asked).toBe('stored');
});
