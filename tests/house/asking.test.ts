import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../asking.ts';

const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok';

/** A server that answers so many requests on each connection, and resets it at the next, having sent so much of its answer. */
async function resettingAfter(answers: number, begun = ''): Promise<{ port: number; connections(): number }> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let left = answers;
    socket.on('data', () => {
      if (left-- > 0) socket.write(answer);
      else if (begun === '') socket.resetAndDestroy();
      // Once it has arrived: a reset takes with it what is still under way.
      else socket.write(begun, () => setTimeout(() => socket.resetAndDestroy(), 100));
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return { port: address.port, connections: () => connections };
}

test('a connection that was kept, and is reset as it is used again, is replaced by a new one', async () => {
  const { port, connections } = await resettingAfter(1);
  expect((await ask(port, '/')).body.toString()).toBe('ok');
  expect((await ask(port, '/')).body.toString()).toBe('ok');
  expect(connections()).toBe(2);
});

test('a new connection that is reset without an answer is a fault, and nothing is asked again', async () => {
  const { port, connections } = await resettingAfter(0);
  await expect(ask(port, '/')).rejects.toThrow('ECONNRESET');
  await expect(ask(port, '/', { agent: false })).rejects.toThrow('ECONNRESET');
  expect(connections()).toBe(2);
});

test('an answer that is cut off is a fault, on a connection that was kept too', async () => {
  const { port, connections } = await resettingAfter(1, answer.slice(0, -1));
  expect((await ask(port, '/')).body.toString()).toBe('ok');
  await expect(ask(port, '/')).rejects.toThrow(/ECONNRESET|aborted/);
  expect(connections()).toBe(1);
});
