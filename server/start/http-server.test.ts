import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { sendRaw } from '#tests/house/http.ts';
import { startHttpServer, stopHttpServer } from './http-server.ts';

/** Whatever reaches it is answered 200. */
const app: App = {
  fetch: () => new Response('the app'),
  kept: () => null,
  onKept() {},
  page: async () => null,
  queue: new BoundedQueue({ atOnce: 1, mostWaiting: 1, patience: 1_000 }),
  close: async () => {},
};
const server = await startHttpServer(app, { host: '127.0.0.1', port: 0, origin: 'https://alba.example', hsts: 'host' });
afterAll(() => stopHttpServer(server));
const { port } = server.address() as AddressInfo;

const close = 'Connection: close\r\n\r\n';
test.each([
  [400, 'nonsense\r\n\r\n'],
  [400, `GET / HTTP/1.1\r\n${close}`],
  [400, `GET /\\x HTTP/1.1\r\nHost: alba.example\r\n${close}`],
  [400, `GET / HTTP/1.1\r\nHost: not a host\r\n${close}`],
  [400, `OPTIONS * HTTP/1.1\r\nHost: alba.example\r\n${close}`],
  [417, `GET / HTTP/1.1\r\nHost: alba.example\r\nExpect: a-miracle\r\n${close}`],
  [431, `GET / HTTP/1.1\r\nHost: alba.example\r\nX-Long: ${'x'.repeat(100_000)}\r\n${close}`],
])('a refusal (%i) has every header that other answers have: %j', async (status, bytes) => {
  const { headers, body, ...answer } = await sendRaw(port, bytes);
  expect(answer.status).toBe(status);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  for (const name of ['x-content-type-options', 'x-frame-options', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'])
    expect([name, headers.has(name)]).toEqual([name, true]);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).toContain(`<p lang="es">¡Error! Código: ${status}</p>`);
});

test.each([
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n',
  'Content-Length: 5, 6\r\n',
  'Content-Length: -5\r\n',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
])('where a request ends is not guessed: it is refused, and nothing behind it is answered: %j', async (heads) => {
  const smuggled = `0\r\n\r\nGET /x HTTP/1.1\r\nHost: alba.example\r\n${close}`;
  const { status, body } = await sendRaw(port, `POST / HTTP/1.1\r\nHost: alba.example\r\n${heads}\r\n${smuggled}`);
  expect(status).toBe(400);
  expect(body).not.toContain('the app');
});

test('the length that an answer says is that of its body, in bytes', async () => {
  for (const bytes of ['nonsense\r\n\r\n', `GET /x HTTP/1.1\r\nHost: alba.example\r\n${close}`]) {
    const { headers, body } = await sendRaw(port, bytes);
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  }
});

test('what is well-formed reaches the app', async () => {
  const { body } = await sendRaw(port, `GET /x HTTP/1.1\r\nHost: alba.example\r\n${close}`);
  expect(body).toBe('the app');
});
