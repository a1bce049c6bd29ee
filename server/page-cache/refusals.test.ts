import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TurnedAway } from '#server/load/turned-away.ts';
import { atOnce, type InTurn, type Make, openCache, page } from './testing.ts';

const busy = new TurnedAway('busy');
const limited = new TurnedAway('limited', { retryAfterMs: 1_000 });

/** Where it is not waited for as long as a busy machine may need. */
const doesNotEnd = 'does not end';

describe('A stale page', () => {
  const stale = 'alba; hit; detail=stale';

  test('is sent while no word of publications arrives, and kept by nobody else; then it is made again', async () => {
    let listening = true;
    const { store, ask, onOutcome } = openCache(undefined, { isListening: () => listening });
    await ask('/treatment');
    listening = false;
    const answer = await ask('/treatment');
    expect([answer.text, answer.from, answer.headers.get('Cache-Control')]).toEqual(['page 1', stale, 'public, max-age=0, s-maxage=0']);
    expect(onOutcome).toHaveBeenLastCalledWith('stale');
    store.expireAll();
    expect((await ask('/treatment')).from).toBe(stale);
    listening = true;
    expect((await ask('/treatment')).text).toBe('page 2');
    expect((await ask('/treatment')).from).toBe('alba; hit');
  });

  test.each<[string, Make, InTurn]>([
    ['fails', (_, time) => (time === 1 ? page('page 1') : page('sorry', { status: 503 })), atOnce],
    ['has to wait too long', () => page('page 1'), () => Promise.reject(busy)],
    [doesNotEnd, (_, time) => (time === 1 ? page('page 1') : new Promise(() => {})), atOnce],
  ])('is sent when making it anew %s', async (what, make, inTurn) => {
    const { store, ask } = openCache(make, what === doesNotEnd ? { patience: 50 } : {});
    await ask('/treatment');
    store.expireAll();
    const answer = await ask('/treatment', { inTurn });
    expect([answer.status, answer.text, answer.from]).toEqual([200, 'page 1', stale]);
  });

  test('is not sent where the page is gone by now', async () => {
    const { store, ask } = openCache((_, time) => page(`page ${time}`, { status: time === 1 ? 200 : 410 }));
    await ask('/treatment');
    store.expireAll();
    expect((await ask('/treatment')).status).toBe(410);
  });

  test('does not come back once it was gone, whatever fails then', async () => {
    let listening = true;
    const status = [200, 404, 503];
    const { store, ask } = openCache((_, time) => page(`page ${time}`, { status: status[time - 1] ?? 503 }), {
      isListening: () => listening,
    });
    await ask('/treatment');
    store.expireAll();
    expect((await ask('/treatment')).status).toBe(404);
    listening = false;
    expect((await ask('/treatment')).status).toBe(503);
  });

  test('is not sent past the moment at which it changes by itself, where it can be made', async () => {
    let now = 1_000_000;
    const { ask } = openCache(undefined, { isListening: () => false, nextChange: async () => 1_000, now: () => now });
    await ask('/treatment');
    now += 1_001;
    expect((await ask('/treatment')).text).toBe('page 2');
  });
});

describe('A saved copy', () => {
  const headers = ['content-type', 'text/html', 'cache-status', 'alba; hit; detail=saved'];
  const saved = {
    has: (key: string) => key === '/helplines',
    answer: async () => ({ status: 200 as const, headers, body: Buffer.from('copy') }),
  };

  test.each<[string, Make, InTurn]>([
    ['fails', () => page('sorry', { status: 503 }), atOnce],
    ['has to wait too long', () => page('page 1'), () => Promise.reject(busy)],
    ['finds no database', () => page('page 1'), () => Promise.reject(new TurnedAway('away'))],
    [doesNotEnd, () => new Promise(() => {}), atOnce],
  ])('is sent when making the page %s, and nothing is in memory', async (what, make, inTurn) => {
    const { ask, onOutcome } = openCache(make, { saved, ...(what === doesNotEnd && { patience: 50 }) });
    const answer = await ask('/helplines', { inTurn });
    expect([answer.status, answer.text, answer.from]).toEqual([200, 'copy', 'alba; hit; detail=saved']);
    expect(onOutcome).toHaveBeenLastCalledWith('saved');
  });

  test('is waited for once: whoever asks then has it at once, until a page is made again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answers = false;
    const { ask } = openCache((_, time) => (answers ? page(`page ${time}`) : new Promise(() => {})), { saved, patience: 1_000 });
    const first = ask('/helplines');
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await first).text).toBe('copy');
    const second = ask('/helplines');
    await vi.advanceTimersByTimeAsync(1);
    expect((await second).text).toBe('copy');
    answers = true;
    const other = ask('/treatment');
    await vi.advanceTimersByTimeAsync(1);
    expect((await other).text).toBe('page 2');
  });

  test('is not sent where the page is gone', async () => {
    const { ask } = openCache(() => page('gone', { status: 410 }), { saved });
    expect((await ask('/helplines')).status).toBe(410);
  });
});

describe('Who is refused', () => {
  test('is told so where nothing is kept, and the next who asks has it made', async () => {
    const { made, ask } = openCache();
    await expect(ask('/treatment', { inTurn: () => Promise.reject(busy) })).rejects.toBe(busy);
    expect((await ask('/treatment')).text).toBe('page 1');
    expect(made).toHaveLength(1);
  });

  test('for asking too much takes nobody along who asks for the same page', async () => {
    const { made, ask } = openCache();
    const allow = async () => {
      await sleep(10);
      throw limited;
    };
    const [refused, ...others] = await Promise.allSettled([ask('/treatment', { allow }), ask('/treatment'), ask('/treatment')]);
    expect(refused).toMatchObject({ status: 'rejected', reason: limited });
    expect(others).toMatchObject([{ value: { text: 'page 1' } }, { value: { text: 'page 1' } }]);
    expect(made).toHaveLength(1);
  });
});
