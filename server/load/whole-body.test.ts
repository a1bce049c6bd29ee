import { expect, test } from 'vitest';
import { BodyLost, longestBody, withWholeBody } from './whole-body.ts';

/** A request whose body comes in pieces; `taken` counts those that somebody waited for. */
function sending(pieces: Iterable<string | Error>, length?: number) {
  const taken: number[] = [];
  const rest = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = rest.next();
        if (done) return controller.close();
        taken.push(taken.length);
        if (value instanceof Error) controller.error(value);
        else controller.enqueue(new TextEncoder().encode(value));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': 'text/plain', ...(length === undefined ? {} : { 'Content-Length': String(length) }) };
  const request = new Request('https://alba.example/login', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { request, taken };
}

test('what comes in pieces is one request, with the head that it had', async () => {
  const whole = await withWholeBody(sending(['lo', '', 'gín']).request);
  expect([whole?.url, whole?.method, whole?.headers.get('Content-Type'), await whole?.text()]).toEqual([
    'https://alba.example/login',
    'POST',
    'text/plain',
    'logín',
  ]);
});

test('a request without a body has none', async () => {
  expect(await (await withWholeBody(new Request('https://alba.example/login', { method: 'POST' })))?.text()).toBe('');
});

test('as much as is allowed is taken, and not one byte more, whatever the head says', async () => {
  const piece = 'x'.repeat(longestBody / 4);
  expect((await (await withWholeBody(sending([piece, piece, piece, piece]).request))?.text())?.length).toBe(longestBody);
  expect(await withWholeBody(sending([piece, piece, piece, piece, 'x'], 5).request)).toBeNull();
});

test('of what is too long the rest is not waited for', async () => {
  const endless = function* () {
    for (;;) yield 'x'.repeat(1024);
  };
  const { request, taken } = sending(endless());
  expect(await withWholeBody(request, 10 * 1024)).toBeNull();
  expect(taken.length).toBeLessThan(13);
});

test('a body that breaks off is lost', async () => {
  await expect(withWholeBody(sending(['user', new Error('aborted')]).request)).rejects.toBeInstanceOf(BodyLost);
});
