import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { type Answered, logRequest } from './request-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = (path: string, change: Partial<Answered> = {}): Answered => ({ method: 'GET', path, status: 200, ms: null, ...change });

function openLog() {
  const lines: string[] = [];
  const onAnswer = logRequest(createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }));
  const logged = () =>
    lines.splice(0).map((line) => {
      const { level, time, msg, ...rest } = JSON.parse(line);
      return rest;
    });
  return { onAnswer, logged };
}

test('kept answers are one line a second for each path, method and status, with how many there were', async () => {
  const { onAnswer, logged } = openLog();
  for (let time = 0; time < 3; time++) onAnswer(kept('/treatment'));
  onAnswer(kept('/treatment', { status: 304 }));
  onAnswer(kept('/treatment', { method: 'HEAD' }));
  onAnswer(kept('/es/tratamiento'));
  await vi.advanceTimersByTimeAsync(999);
  expect(logged()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(logged()).toEqual([
    { method: 'GET', path: '/treatment', status: 200, ms: 0, count: 3 },
    { method: 'GET', path: '/treatment', status: 304, ms: 0, count: 1 },
    { method: 'HEAD', path: '/treatment', status: 200, ms: 0, count: 1 },
    { method: 'GET', path: '/es/tratamiento', status: 200, ms: 0, count: 1 },
  ]);
  onAnswer(kept('/treatment'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(logged()).toEqual([{ method: 'GET', path: '/treatment', status: 200, ms: 0, count: 1 }]);
});

test('all others are a line each, at once: what was made, and every error', () => {
  const { onAnswer, logged } = openLog();
  onAnswer(kept('/treatment', { ms: 1_234.5 }));
  onAnswer(kept('/treatment', { ms: 1 }));
  onAnswer(kept('/nobody-typed-this', { status: 404 }));
  onAnswer(kept('/search', { screen: 'search', status: 503, ms: 3 }));
  expect(logged()).toEqual([
    { method: 'GET', path: '/treatment', status: 200, ms: 1235 },
    { method: 'GET', path: '/treatment', status: 200, ms: 1 },
    { method: 'GET', status: 404, ms: 0 },
    { method: 'GET', path: '/search', status: 503, ms: 3 },
  ]);
});

test('nothing that was counted is lost where the process ends within the second', () => {
  const before = process.listeners('exit');
  const { onAnswer, logged } = openLog();
  onAnswer(kept('/treatment'));
  onAnswer(kept('/treatment'));
  const [atExit] = process.listeners('exit').filter((listener) => !before.includes(listener));
  atExit?.(0);
  expect(logged()).toEqual([{ method: 'GET', path: '/treatment', status: 200, ms: 0, count: 2 }]);
  expect(process.listeners('exit')).toEqual(before);
});
