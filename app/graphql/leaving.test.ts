import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to wait, and tells whether that is over by now. */
async function wait(): Promise<{ isOver: () => boolean }> {
  const { outlastLeaving } = await import('./leaving.ts');
  let isOver = false;
  outlastLeaving().then(() => (isOver = true));
  return { isOver: () => isOver };
}

test('A page that may be left is outlasted for two seconds', async () => {
  const { isOver } = await wait();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
});

test('One that is being left for longer, but once: then it has stayed', async () => {
  await import('./leaving.ts');
  page.dispatchEvent(new Event('beforeunload'));
  const first = await wait();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(first.isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(first.isOver()).toBe(true);
  const second = await wait();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(second.isOver()).toBe(true);
});

test('One that comes back is there at once, and not one that is only loaded by now', async () => {
  const { isOver } = await wait();
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(false);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});
