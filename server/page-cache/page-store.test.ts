import { describe, expect, test } from 'vitest';
import { type KeptPage, PageStore } from './page-store.ts';

function page(tags: readonly string[], bytes = 1_000): KeptPage {
  const [empty, body] = [Buffer.alloc(0), Buffer.alloc(bytes)];
  return {
    etag: '""',
    headers: [],
    cacheControl: '',
    bodies: { identity: body, br: empty, gzip: empty },
    recent: null,
    tags: new Set(tags),
    expiresAt: Number.POSITIVE_INFINITY,
  };
}

describe('a store of pages', () => {
  test('drops the pages that carry a tag, and no others', () => {
    const store = new PageStore(1e6);
    for (const [path, tags] of [
      ['/a', ['entry:a']],
      ['/b', ['entry:b', 'type:topic']],
      ['/c', ['type:topic']],
    ] as const)
      store.put(path, page(tags), store.moment());
    store.invalidate(['type:topic', 'entry:none']);
    expect(['/a', '/b', '/c'].map((path) => store.get(path) !== undefined)).toEqual([true, false, false]);
  });

  test('keeps no page that was begun before a publication of what it shows', () => {
    const store = new PageStore(1e6);
    const begun = store.moment();
    store.invalidate(['entry:a']);
    expect(store.put('/a', page(['entry:a']), begun)).toBe(false);
    expect(store.put('/b', page(['entry:b']), begun)).toBe(true);
    expect(store.put('/a', page(['entry:a']), store.moment())).toBe(true);
  });

  test('keeps every page when something may have been missed, but as one to be made again, and none that was begun before', () => {
    const store = new PageStore(1e6);
    store.put('/a', page(['entry:a']), store.moment());
    const begun = store.moment();
    store.expireAll();
    expect(store.get('/a')?.isDoubtful).toBe(true);
    expect(store.put('/b', page(['entry:b']), begun)).toBe(false);
    expect(store.put('/b', page(['entry:b']), store.moment())).toBe(true);
  });

  test('stays within its bytes: what was asked for least lately goes first', () => {
    const store = new PageStore(16_000);
    for (const path of ['/a', '/b', '/c']) store.put(path, page([path]), store.moment());
    store.get('/a');
    store.put('/d', page(['/d']), store.moment());
    expect(['/a', '/b', '/c', '/d'].map((path) => store.get(path) !== undefined)).toEqual([true, false, true, true]);
    expect(store.bytes).toBeLessThanOrEqual(16_000);
    expect(store.evictions).toBe(1);
  });

  test('narrowed lists have a share of their own: however many are asked for, no other page goes for them', () => {
    const store = new PageStore(100_000);
    for (let at = 0; at < 17; at++) store.put(`/${at}`, page([]), store.moment());
    store.put('/news?with=es', page([]), store.moment());
    for (let year = 2000; year < 2090; year++) store.put(`/news?year=${year}`, page(['news']), store.moment());
    const kept = (paths: readonly string[]) => paths.filter((path) => store.get(path) !== undefined);
    expect(kept(Array.from({ length: 17 }, (_, at) => `/${at}`))).toHaveLength(17);
    expect(kept(['/news?with=es', '/news?year=2000', '/news?year=2089'])).toEqual(['/news?with=es', '/news?year=2089']);
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    // Where others need the room, lists are the first to go.
    store.put('/last', page([]), store.moment());
    expect(kept(['/0', '/last', '/news?year=2089'])).toEqual(['/0', '/last']);
    store.put('/news?year=2001', page(['news'], 20_000), store.moment());
    expect(store.get('/news?year=2001')).toBeUndefined();
  });

  test('drops narrowed lists with what they show, and doubts them as all others', () => {
    const store = new PageStore(1e6);
    store.put('/news?year=2001', page(['news']), store.moment());
    store.expireAll();
    expect(store.get('/news?year=2001')?.isDoubtful).toBe(true);
    store.invalidate(['news']);
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });

  test('does not keep what is larger than all of it, and counts a page that is put twice once', () => {
    const store = new PageStore(10_000);
    expect(store.put('/huge', page([], 20_000), store.moment())).toBe(false);
    store.put('/a', page(['x']), store.moment());
    const { bytes } = store;
    store.put('/a', page(['y']), store.moment());
    expect(store.bytes).toBe(bytes);
    store.invalidate(['x']);
    expect(store.get('/a')).toBeDefined();
    store.delete('/a');
    expect(store.bytes).toBe(0);
  });
});
