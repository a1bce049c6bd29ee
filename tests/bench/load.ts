import { connect, type Socket } from 'node:net';

export type Load = { answers: number; seconds: number };

/** The bytes of one request as a browser would send it, on a connection that stays open. */
export function requestFor(path: string, headers: readonly string[] = ['Accept-Encoding: gzip, deflate, br']): string {
  return [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'User-Agent: alba-bench', 'Accept: text/html', ...headers, '', ''].join('\r\n');
}

/**
 * Asks for the same thing again and again on a few connections, each waiting for its answer, until so many have come. Every answer has to
 * be as long as the first, which is how the ends of answers are found at next to no cost for who measures.
 */
export async function ask(
  port: number,
  request: string,
  { answers, connections = 16 }: { answers: number; connections?: number },
): Promise<Load> {
  const length = await lengthOfAnswer(port, request);
  const started = performance.now();
  let left = answers;
  await Promise.all(
    Array.from({ length: connections }, () =>
      onConnection(port, (socket, done) => {
        let received = 0;
        const next = () => {
          if (left <= 0) return done();
          left -= 1;
          socket.write(request);
        };
        socket.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received < length) return;
          if (received > length) throw new Error(`an answer has ${received} bytes instead of ${length}`);
          received = 0;
          next();
        });
        next();
      }),
    ),
  );
  return { answers, seconds: (performance.now() - started) / 1000 };
}

function onConnection(port: number, use: (socket: Socket, done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed the connection')));
    socket.once('connect', () =>
      use(socket, () => {
        socket.removeAllListeners('close');
        socket.destroy();
        resolve();
      }),
    );
  });
}

/** How long the whole of an answer is, head and body, in bytes. */
async function lengthOfAnswer(port: number, request: string): Promise<number> {
  let length = 0;
  await onConnection(port, (socket, done) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const body = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (!/^HTTP\/1.1 200/.test(head) || Number.isNaN(body)) throw new Error(`an unexpected answer: ${head}`);
      if (received.length < end + 4 + body) return;
      length = end + 4 + body;
      done();
    });
    socket.write(request);
  });
  return length;
}
