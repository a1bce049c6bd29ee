import { describe, expect, test } from 'vitest';
import { addCacheExpiry, addCacheTags } from '#services/cache-tags/cache-tags.ts';
import { PageStore } from './page-store.ts';
import { type Make, openCache, page } from './testing.ts';

describe('What is kept', () => {
  test('a page is made once, however many ask for it at once and afterwards', async () => {
    const { made, ask, onOutcome } = openCache();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/treatment')));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['page 1']));
    expect((await ask('/treatment')).from).toBe('alba; hit');
    expect(made).toEqual(['/treatment']);
    expect(onOutcome).toHaveBeenLastCalledWith('hit');
  });

  test.each<[string, Parameters<typeof page>[1]]>([
    ['an error', { status: 404 }],
    ['a failure', { status: 500 }],
    ['a redirect', { status: 301, headers: { Location: '/' } }],
    ['what is nobody’s to keep', { headers: { 'Cache-Control': 'private, no-store' } }],
    ['what sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ])('%s is not, and is sent as it is', async (_, answer) => {
    const { store, ask } = openCache((_, time) => page(`page ${time}`, answer));
    for (const text of ['page 1', 'page 2']) {
      const { status, headers, text: sent } = await ask('/treatment');
      expect([status, sent]).toEqual([answer?.status ?? 200, text]);
      for (const [name, value] of Object.entries(answer?.headers ?? {})) expect(headers.get(name)).toBe(value);
    }
    expect(store.size).toBe(0);
  });

  test('nothing that a request says shows on a page that is everybody’s', async () => {
    const seen: string[][] = [];
    const { ask } = openCache(({ headers }) => {
      seen.push([...headers.keys()]);
      return page('one');
    });
    await ask('/treatment', { headers: { Cookie: 'a=b', 'Accept-Language': 'es', 'X-Forwarded-Host': 'evil.example' } });
    expect(seen).toEqual([[]]);
  });

  test('query parameters that nobody knows make no other page; one that is known passes by', async () => {
    const { made, ask } = openCache();
    await ask('/treatment?utm_source=a');
    expect((await ask('/treatment?fbclid=b&utm_source=c')).from).toBe('alba; hit');
    expect((await ask('/treatment')).from).toBe('alba; hit');
    expect((await ask('/treatment?preview=token')).from).toBeNull();
    expect(made).toEqual(['/treatment', '/treatment?preview=token']);
  });

  test('a page that is asked for by HEAD is made as for GET, and sent without its body', async () => {
    const { made, ask } = openCache();
    for (const from of ['alba; fwd=miss', 'alba; hit']) {
      const head = await ask('/treatment', { method: 'HEAD' });
      expect([head.status, head.text, head.from, head.headers.get('Content-Length')]).toEqual([200, '', from, '6']);
    }
    expect((await ask('/treatment')).text).toBe('page 1');
    expect(made).toHaveLength(1);
  });

  test('who asks is told to what is made for them, with all that they sent, and never to a page that is everybody’s', async () => {
    const from = {};
    const told: unknown[] = [];
    const make = async (request: Request, connection?: object) => {
      told.push([request.headers.get('Cookie'), connection === from]);
      return page('one');
    };
    const { ask, store } = openCache(undefined, { make });
    const headers = { Cookie: 'authToken=a' };
    await ask('/treatment', { from, headers });
    for (const path of ['/profile', '/login', '/es/verificar-correo?token=a', '/search?q=lump']) await ask(path, { from, headers });
    await ask('/treatment', { from, headers, method: 'POST', body: 'a=b' });
    expect(told).toEqual([[null, false], ...Array.from({ length: 5 }, () => ['authToken=a', true])]);
    expect(store.size).toBe(1);
  });

  test('any other method passes by', async () => {
    const { store, made, ask } = openCache();
    await ask('/treatment', { method: 'POST', body: 'a=b' });
    expect([store.size, made.length]).toEqual([0, 1]);
  });

  test('pages carry the names of what they show, where a CDN is told of publications', async () => {
    const make = () => {
      addCacheTags('entry:a', 'topic:b');
      return page('one');
    };
    expect((await openCache(make, { namesTags: true }).ask('/treatment')).headers.get('Cache-Tag')).toBe('entry:a,topic:b');
    expect((await openCache(make).ask('/treatment')).headers.has('Cache-Tag')).toBe(false);
  });
});

describe('A publication', () => {
  const overtakenTimes = (times: number) => {
    const store = new PageStore(1e7);
    const make: Make = (_, time) => {
      addCacheTags('entry:a');
      if (time <= times) store.invalidate(['entry:a']);
      return page(`page ${time}`);
    };
    return openCache(make, { store });
  };

  test('that overtakes a page has it made again, and nothing of before is kept', async () => {
    const { made, ask } = overtakenTimes(2);
    const answers = await Promise.all([ask('/treatment'), ask('/treatment')]);
    expect(answers.map(({ text }) => text)).toEqual(['page 3', 'page 3']);
    expect(made).toHaveLength(3);
    const again = await ask('/treatment');
    expect([again.text, again.from]).toEqual(['page 3', 'alba; hit']);
  });

  test('after publication lets the page through at the third time, but it is kept by nobody', async () => {
    const { store, ask } = overtakenTimes(3);
    const answer = await ask('/treatment');
    expect([answer.text, answer.headers.get('Cache-Control')]).toEqual(['page 3', 'public, max-age=0, s-maxage=0']);
    expect(store.size).toBe(0);
  });

  test('that overtakes an error has it made again too', async () => {
    const store = new PageStore(1e7);
    const { ask } = openCache(
      (_, time) => {
        addCacheTags('entry:a');
        if (time === 1) store.invalidate(['entry:a']);
        return page(`page ${time}`, { status: time === 1 ? 410 : 200 });
      },
      { store },
    );
    expect((await ask('/treatment')).text).toBe('page 2');
  });

  test('of something else leaves a page that is being made as it is', async () => {
    const store = new PageStore(1e7);
    const { made, ask } = openCache(
      () => {
        addCacheTags('entry:a');
        store.invalidate(['entry:b']);
        return page('one');
      },
      { store },
    );
    await ask('/treatment');
    expect([made.length, store.size]).toEqual([1, 1]);
  });

  test('drops what is kept', async () => {
    const { store, ask } = openCache((_, time) => {
      addCacheTags('entry:a');
      return page(`page ${time}`);
    });
    await ask('/treatment');
    store.invalidate(['entry:a']);
    const again = await ask('/treatment');
    expect([again.text, again.from]).toEqual(['page 2', 'alba; fwd=miss']);
  });
});

describe('What changes by itself', () => {
  const minute = 60_000;
  const moving = (make: Make, nextChange: () => Promise<number | null>) => {
    let moved = 0;
    const now = () => Date.now() + moved;
    const move = (by: number) => {
      moved += by;
    };
    return { ...openCache(make, { nextChange, now }), move };
  };

  test.each<[string, ReturnType<typeof moving>]>([
    [
      'the library',
      moving(
        (_, time) => page(`page ${time}`),
        async () => 10 * minute,
      ),
    ],
    [
      'something on the page',
      moving(
        (_, time) => {
          addCacheExpiry(Date.now() + 10 * minute);
          addCacheExpiry(Date.now() + 60 * minute);
          return page(`page ${time}`);
        },
        async () => 20 * minute,
      ),
    ],
  ])('%s: the page is made again at that time, and not promised to others for longer', async (_, { ask, move }) => {
    const control = async () => (await ask('/treatment')).headers.get('Cache-Control');
    expect(await control()).toBe('public, max-age=60, s-maxage=300');
    move(8 * minute);
    expect(await control()).toMatch(/^public, max-age=60, s-maxage=1(1\d|20)$/);
    move(1.5 * minute);
    expect(await control()).toMatch(/^public, max-age=(2\d|30), s-maxage=(2\d|30)$/);
    expect((await ask('/treatment')).from).toBe('alba; hit');
    move(minute);
    expect((await ask('/treatment')).text).toBe('page 2');
  });

  test('while it cannot be told when that is, a page is kept only against the worst', async () => {
    const { ask, made } = openCache(undefined, { nextChange: () => Promise.reject(new Error('away')) });
    expect((await ask('/treatment')).headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=0');
    expect((await ask('/treatment')).text).toBe('page 2');
    expect(made).toHaveLength(2);
  });
});
