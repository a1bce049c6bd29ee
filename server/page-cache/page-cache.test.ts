import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { note, noteChange } from '#services/publications/publications.ts';
import { Limited } from '../render-limit.ts';
import { Busy } from '../render-queue.ts';
import { type InTurn, pageCache } from './page-cache.ts';
import { PageStore } from './page-store.ts';

const origin = 'https://alba.example';
const cacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';
const atOnce: InTurn = (task) => task();
const allowed = async () => {};

function page(text: string, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': cacheControl, ...headers } });
}

type Make = (request: Request, time: number) => Response | Promise<Response>;

/** A cache over pages that are made up. `made` are the addresses that one was made for, in order. */
function open(make: Make = (_, time) => page(`page ${time}`), change: Partial<Parameters<typeof pageCache>[0]> = {}) {
  const store = change.store ?? new PageStore(1e7);
  const made: string[] = [];
  const onOutcome = vi.fn();
  const cache = pageCache({
    store,
    origin,
    isListening: () => true,
    nextChange: async () => null,
    make: async (request) => make(request, made.push(request.url.slice(origin.length))),
    onOutcome,
    ...change,
  });
  const ask = async (
    path: string,
    { inTurn = atOnce, allow = allowed, ...init }: RequestInit & { inTurn?: InTurn; allow?: () => Promise<void> } = {},
  ) => {
    const response = await cache.answer(new Request(origin + path, init), { allow, inTurn });
    const { status, headers } = response;
    return { status, headers, from: headers.get('Cache-Status'), text: await response.text() };
  };
  return { store, cache, made, ask, onOutcome };
}

describe('What is kept', () => {
  test('a page is made once, however many ask for it at once and afterwards', async () => {
    const { made, ask, onOutcome } = open();
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
    const { store, ask } = open((_, time) => page(`page ${time}`, answer));
    for (const text of ['page 1', 'page 2']) {
      const { status, headers, text: sent } = await ask('/treatment');
      expect([status, sent]).toEqual([answer?.status ?? 200, text]);
      for (const [name, value] of Object.entries(answer?.headers ?? {})) expect(headers.get(name)).toBe(value);
    }
    expect(store.size).toBe(0);
  });

  test('nothing that a request says shows on a page that is everybody’s', async () => {
    const seen: string[][] = [];
    const { ask } = open(({ headers }) => {
      seen.push([...headers.keys()]);
      return page('one');
    });
    await ask('/treatment', { headers: { Cookie: 'a=b', 'Accept-Language': 'es', 'X-Forwarded-Host': 'evil.example' } });
    expect(seen).toEqual([[]]);
  });

  test('query parameters that nobody knows make no other page; one that is known passes by', async () => {
    const { made, ask } = open();
    await ask('/treatment?utm_source=a');
    expect((await ask('/treatment?fbclid=b&utm_source=c')).from).toBe('alba; hit');
    expect((await ask('/treatment')).from).toBe('alba; hit');
    expect((await ask('/treatment?preview=token')).from).toBeNull();
    expect(made).toEqual(['/treatment', '/treatment?preview=token']);
  });

  test('a page that is asked for by HEAD is made as for GET, and sent without its body', async () => {
    const { made, ask } = open();
    for (const from of ['alba; fwd=miss', 'alba; hit']) {
      const head = await ask('/treatment', { method: 'HEAD' });
      expect([head.status, head.text, head.from, head.headers.get('Content-Length')]).toEqual([200, '', from, '6']);
    }
    expect((await ask('/treatment')).text).toBe('page 1');
    expect(made).toHaveLength(1);
  });

  test('any other method passes by', async () => {
    const { store, made, ask } = open();
    await ask('/treatment', { method: 'POST', body: 'a=b' });
    expect([store.size, made.length]).toEqual([0, 1]);
  });

  test('pages carry the names of what they show, where a CDN is told of publications', async () => {
    const make = () => {
      note('entry:a', 'topic:b');
      return page('one');
    };
    expect((await open(make, { namesTags: true }).ask('/treatment')).headers.get('Cache-Tag')).toBe('entry:a,topic:b');
    expect((await open(make).ask('/treatment')).headers.has('Cache-Tag')).toBe(false);
  });
});

describe('A publication', () => {
  const overtakenTimes = (times: number) => {
    const store = new PageStore(1e7);
    const make: Make = (_, time) => {
      note('entry:a');
      if (time <= times) store.invalidate(['entry:a']);
      return page(`page ${time}`);
    };
    return open(make, { store });
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
    const { ask } = open(
      (_, time) => {
        note('entry:a');
        if (time === 1) store.invalidate(['entry:a']);
        return page(`page ${time}`, { status: time === 1 ? 410 : 200 });
      },
      { store },
    );
    expect((await ask('/treatment')).text).toBe('page 2');
  });

  test('of something else leaves a page that is being made as it is', async () => {
    const store = new PageStore(1e7);
    const { made, ask } = open(
      () => {
        note('entry:a');
        store.invalidate(['entry:b']);
        return page('one');
      },
      { store },
    );
    await ask('/treatment');
    expect([made.length, store.size]).toEqual([1, 1]);
  });

  test('drops what is kept', async () => {
    const { store, ask } = open((_, time) => {
      note('entry:a');
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
    return { ...open(make, { nextChange, now }), move };
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
          noteChange(Date.now() + 10 * minute);
          noteChange(Date.now() + 60 * minute);
          return page(`page ${time}`);
        },
        async () => 20 * minute,
      ),
    ],
  ])('%s: the page is made again at that time, and not promised to others for longer', async (_, { ask, move }) => {
    const control = async () => (await ask('/treatment')).headers.get('Cache-Control');
    expect(await control()).toBe('public, max-age=60, s-maxage=300');
    move(8 * minute);
    expect(await control()).toMatch(/^public, max-age=60, s-maxage=1(19|20)$/);
    move(1.5 * minute);
    expect(await control()).toMatch(/^public, max-age=(29|30), s-maxage=(29|30)$/);
    expect((await ask('/treatment')).from).toBe('alba; hit');
    move(minute);
    expect((await ask('/treatment')).text).toBe('page 2');
  });

  test('while it cannot be told when that is, a page is kept only against the worst', async () => {
    const { ask, made } = open(undefined, { nextChange: () => Promise.reject(new Error('away')) });
    expect((await ask('/treatment')).headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=0');
    expect((await ask('/treatment')).text).toBe('page 2');
    expect(made).toHaveLength(2);
  });
});

describe('A stale page', () => {
  const stale = 'alba; hit; detail=stale';

  test('is sent while no word of publications arrives, and kept by nobody else; then it is made again', async () => {
    let listening = true;
    const { store, ask, onOutcome } = open(undefined, { isListening: () => listening });
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
    ['has to wait too long', () => page('page 1'), () => Promise.reject(new Busy())],
    ['does not end', (_, time) => (time === 1 ? page('page 1') : new Promise(() => {})), atOnce],
  ])('is sent when making it anew %s', async (_, make, inTurn) => {
    const { store, ask } = open(make);
    await ask('/treatment');
    store.expireAll();
    const answer = await ask('/treatment', { inTurn });
    expect([answer.status, answer.text, answer.from]).toEqual([200, 'page 1', stale]);
  });

  test('is not sent where the page is gone by now', async () => {
    const { store, ask } = open((_, time) => page(`page ${time}`, { status: time === 1 ? 200 : 410 }));
    await ask('/treatment');
    store.expireAll();
    expect((await ask('/treatment')).status).toBe(410);
  });
});

describe('Who is refused', () => {
  test('is told so where nothing is kept, and the next who asks has it made', async () => {
    const { made, ask } = open();
    await expect(ask('/treatment', { inTurn: () => Promise.reject(new Busy()) })).rejects.toThrow(Busy);
    expect((await ask('/treatment')).text).toBe('page 1');
    expect(made).toHaveLength(1);
  });

  test('for asking too much takes nobody along who asks for the same page', async () => {
    const { made, ask } = open();
    const allow = async () => {
      await sleep(10);
      throw new Limited(1_000);
    };
    const [refused, ...others] = await Promise.allSettled([ask('/treatment', { allow }), ask('/treatment'), ask('/treatment')]);
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(Limited) });
    expect(others).toMatchObject([{ value: { text: 'page 1' } }, { value: { text: 'page 1' } }]);
    expect(made).toHaveLength(1);
  });
});
