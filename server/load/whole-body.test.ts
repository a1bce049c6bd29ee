import { expect, test } from 'vitest';
import { longestForm, wholeBody } from './whole-body.ts';

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
  const whole = await wholeBody(sending(['lo', '', 'gín']).request, longestForm);
  expect([whole.url, whole.method, whole.headers.get('Content-Type'), await whole.text()]).toEqual([
    'https://alba.example/login',
    'POST',
    'text/plain',
    'logín',
  ]);
});

test('a request without a body has none', async () => {
  const request = new Request('https://alba.example/login', { method: 'POST' });
  expect(await (await wholeBody(request, longestForm)).text()).toBe('');
});

test('as much as is allowed is taken, and not one byte more, whatever the head says', async () => {
  const piece = 'x'.repeat(longestForm / 4);
  const whole = await wholeBody(sending([piece, piece, piece, piece]).request, longestForm);
  expect((await whole.text()).length).toBe(longestForm);
  const longer = wholeBody(sending([piece, piece, piece, piece, 'x'], 5).request, longestForm);
  await expect(longer).rejects.toMatchObject({ name: 'TurnedAway', reason: 'too-long' });
});

test('of what is too long the rest is not waited for', async () => {
  const endless = function* () {
    for (;;) yield 'x'.repeat(1024);
  };
  const { request, taken } = sending(endless());
  await expect(wholeBody(request, 10 * 1024)).rejects.toMatchObject({ name: 'TurnedAway', reason: 'too-long' });
  expect(taken.length).toBeLessThan(13);
});

test('of what is too long nobody waits for a copy that was made of it, which may let go of it later, or never', async () => {
  const { request, taken } = sending(['x'.repeat(1024), 'x', 'x', 'x']);
  const copy = request.clone();
  await expect(wholeBody(request, 1000)).rejects.toMatchObject({ name: 'TurnedAway', reason: 'too-long' });
  await copy.body?.cancel();
  expect(taken.length).toBeLessThan(4);
});

test('a body that breaks off is lost', async () => {
  const broken = wholeBody(sending(['user', new Error('aborted')]).request, longestForm);
  await expect(broken).rejects.toMatchObject({ name: 'TurnedAway', reason: 'lost' });
});
