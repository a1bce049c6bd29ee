import { afterEach, expect, test, vi } from 'vitest';
import type { ReadingCount } from '#services/reading-counts/reading-counts.ts';
import { countReadings } from './count-readings.ts';
import type { Answered } from './request-log.ts';

afterEach(() => {
  vi.useRealTimers();
});

const asked = { referrer: undefined, agent: 'Mozilla/5.0', purpose: undefined };
const read = (path: string, change: Partial<NonNullable<Answered['page']>> = {}): Answered => ({
  method: 'GET',
  path,
  status: 200,
  ms: null,
  page: { ...asked, ...change },
});

function counter({ fails }: { fails(): boolean } = { fails: () => false }) {
  const written: ReadingCount[][] = [];
  const store = {
    add: async (counts: readonly ReadingCount[]) => {
      if (fails()) throw new Error('away');
      written.push([...counts].toSorted((a, b) => b.count - a.count));
    },
  };
  const warn = vi.fn();
  return { written, warn, ...countReadings({ store, host: 'alba.example', log: { warn } }) };
}

test('counts pages with the host that led there, and writes them once a minute, in one statement', async () => {
  vi.useFakeTimers();
  const { onAnswer, written } = counter();
  onAnswer(read('/news', { referrer: 'https://www.search.example/find?q=lump' }));
  onAnswer(read('/news', { referrer: 'https://search.example' }));
  onAnswer(read('/es/noticias', { referrer: 'https://alba.example/es' }));
  onAnswer({ ...read('/news'), status: 304 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([
    [
      { path: '/news', locale: 'en', referrer: 'search.example', count: 2 },
      { path: '/news', locale: 'en', referrer: '', count: 1 },
      { path: '/es/noticias', locale: 'es', referrer: '', count: 1 },
    ],
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(written).toHaveLength(1);
});

test('counts nothing that nobody read: other answers, pages fetched ahead, programs; and no host that is none', async () => {
  const { onAnswer, written, write } = counter();
  onAnswer({ ...read('/news'), status: 404 });
  onAnswer({ ...read('/news'), method: 'HEAD' });
  onAnswer({ ...read('/members/lila'), page: undefined });
  onAnswer(read('/news', { purpose: 'prefetch' }));
  onAnswer(read('/news', { agent: 'Somebot/2.1' }));
  await write();
  expect(written).toEqual([]);
  for (const referrer of [
    'android-app://com.example',
    'https://a b',
    'https://somebody@search.example/',
    `https://${'a'.repeat(200)}.example/`,
  ])
    onAnswer(read('/news', { referrer }));
  await write();
  expect(written).toEqual([[{ path: '/news', locale: 'en', referrer: '', count: 4 }]]);
});

test('keeps what could not be written, and no more than it has room for', async () => {
  let isAway = true;
  const { onAnswer, written, write, warn } = counter({ fails: () => isAway });
  for (let index = 0; index < 6_000; index++) onAnswer(read('/news', { referrer: `https://h${index}.example/` }));
  await write();
  expect(warn).toHaveBeenCalledOnce();
  isAway = false;
  onAnswer(read('/news'));
  await write();
  expect(written[0]?.[0]).toEqual({ path: '/news', locale: 'en', referrer: '', count: 1_001 });
  expect(written[0]).toHaveLength(5_001);
});
