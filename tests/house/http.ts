import { connect } from 'node:net';
import { patience } from '../patience.ts';

/** An answer as it came over the wire. Header names are in lower case. */
export type Answer = { status: number; headers: Map<string, string>; body: string };

/** Sends bytes as they are, which no HTTP client would, and reads until the other end closes. */
export function sendRaw(port: number, request: string | readonly string[], withinMs = patience): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.setTimeout(withinMs, () => socket.destroy(new Error(`no answer within ${withinMs} ms to ${String(request).slice(0, 100)}`)));
    socket.once('connect', () => {
      for (const part of [request].flat()) socket.write(part, 'latin1');
    });
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.once('error', (error) => (received.length > 0 ? resolve(parseAnswer(received)) : reject(error)));
    socket.once('close', () => (received.length > 0 ? resolve(parseAnswer(received)) : reject(new Error('closed without an answer'))));
  });
}

/** One request for a target, exactly as it is written. */
export function request(
  port: number,
  target: string,
  { method = 'GET', headers = [] as readonly string[], body = '' } = {},
): Promise<Answer> {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return sendRaw(
    port,
    [`${method} ${target} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close', ...length, ...headers, '', body].join('\r\n'),
  );
}

function parseAnswer(received: readonly Buffer[]): Answer {
  const text = Buffer.concat(received).toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  const body = text.slice(end + 4);
  return { status: Number(first.split(' ')[1]), headers, body: headers.get('transfer-encoding') === 'chunked' ? joinChunks(body) : body };
}

function joinChunks(body: string): string {
  // Sizes are in bytes: every character is one here.
  let rest = Buffer.from(body).toString('latin1');
  let joined = '';
  for (;;) {
    const [line = ''] = rest.split('\r\n', 1);
    const size = Number.parseInt(line, 16);
    if (!(size > 0)) return Buffer.from(joined, 'latin1').toString('utf8');
    joined += rest.slice(line.length + 2, line.length + 2 + size);
    rest = rest.slice(line.length + 2 + size + 2);
  }
}
