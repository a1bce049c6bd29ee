import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/graphql/query-client.ts';
import { changeList, doubtKept, doubtList, fetchList, followList, knownList, type SavedItems } from './saved-list.ts';

const key = 'saved-content';
let kept: Map<string, string>;
let answered: SavedItems;
const fetched = vi.fn(async () => Response.json({ data: { savedContent: answered } }));

const item = (id: string, title = id): SavedItems[number] => ({
  ...{ id, title, type: 'page', src: `/${id}`, image: null, teaserContent: null, contentLength: 60, savedDate: '2026-11-24T00:00:00Z' },
});
const ids = (list: SavedItems | undefined) => list?.map(({ id }) => id);
/** As another page begins, with what the device keeps. */
const nextPage = () => queryClient.clear();

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  answered = [item('a')];
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  doubtList();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('The list is kept a second after its last change, and known on the next page without asking', async () => {
  expect(ids(await fetchList('ana'))).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(999);
  await changeList('ana', (list) => [item('b'), ...list]);
  await vi.advanceTimersByTimeAsync(999);
  expect(kept.has(key)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept.has(key)).toBe(true);
  nextPage();
  expect(ids(await knownList('ana'))).toEqual(['b', 'a']);
  expect(ids(await fetchList('ana'))).toEqual(['b', 'a']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('After a minute it is asked for anew', async () => {
  await fetchList('ana');
  await vi.advanceTimersByTimeAsync(61_000);
  answered = [item('c')];
  nextPage();
  expect(ids(await knownList('ana'))).toEqual(['a']);
  expect(ids(await fetchList('ana'))).toEqual(['c']);
});

test('To another member it is nothing, and it is gone then', async () => {
  await fetchList('ana');
  await vi.advanceTimersByTimeAsync(1_000);
  nextPage();
  expect(await knownList('rosa')).toBeUndefined();
  expect(kept.has(key)).toBe(false);
});

test('Of a change that is under way nothing is kept that is not so', async () => {
  await fetchList('ana');
  await vi.advanceTimersByTimeAsync(1_000);
  doubtKept();
  expect(kept.has(key)).toBe(false);
  expect(ids(await knownList('ana'))).toEqual(['a']);
  doubtList();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([kept.has(key), await knownList('ana')]).toEqual([false, undefined]);
});

test('What another tab keeps is taken where it is newer, and is nothing where it is of before the last change here', async () => {
  await fetchList('ana');
  await vi.advanceTimersByTimeAsync(1_000);
  const before = kept.get(key) ?? '';
  await changeList('ana', (list) => [item('b'), ...list]);
  kept.set(key, before);
  expect(ids(await knownList('ana'))).toEqual(['b', 'a']);
  const later = JSON.parse(before);
  later.state = { ...later.state, data: { savedContent: [item('c')] }, dataUpdatedAt: Date.now() + 1 };
  kept.set(key, JSON.stringify(later));
  expect(ids(await knownList('ana'))).toEqual(['c']);
});

test('What another tab doubts is not kept by this one a moment later', async () => {
  let changedElsewhere = () => {};
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { key: string }) => void) => {
    if (type === 'storage') changedElsewhere = () => listener({ key });
  });
  const heard = vi.fn();
  followList(heard);
  await fetchList('ana');
  changedElsewhere();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([kept.has(key), heard.mock.calls.length]).toEqual([false, 1]);
});

test('A list of over 1,048,576 characters is not kept', async () => {
  answered = [item('a', 'x'.repeat(1_048_576))];
  await fetchList('ana');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept.has(key)).toBe(false);
});

test('That it cannot be kept is logged, and thrown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('full');
    },
  });
  await fetchList('ana');
  expect(() => vi.advanceTimersByTime(1_000)).toThrow('could not be kept');
  expect(logged).toHaveBeenCalledWith('The list of saved content could not be kept.');
});

test.each(['{', '[]', '{"state":{"data":{"savedContent":3},"dataUpdatedAt":9e15},"queryKey":["savedContent"],"buster":"ana"}'])(
  'What somebody wrote in its place is no list: %s',
  async (text) => {
    kept.set(key, text);
    expect(await knownList('ana')).toBeUndefined();
  },
);
