import { connect, type Socket } from 'node:net';
import { someAddress } from '../asking.ts';
import { patience } from '../patience.ts';

export type Answer = { status: number; retryAfter: number; body: Buffer };

/** Fewer than would make the system that they are on the thing that is measured. */
const most = 512;

/** Connections that stay open, each for one request at a time, at next to no cost for who measures. */
export class Connections {
  readonly #port: number;
  readonly #free: Socket[] = [];
  readonly #waiting: ((socket: Socket) => void)[] = [];
  #count = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async ask(path: string): Promise<Answer> {
    const socket = await this.#socket();
    const answer = await answerOn(socket, requestFor(path)).catch((error: unknown) => {
      socket.destroy();
      this.#count -= 1;
      throw error;
    });
    const next = this.#waiting.shift();
    if (next) next(socket);
    else this.#free.push(socket);
    return answer;
  }

  async #socket(): Promise<Socket> {
    for (let free = this.#free.pop(); free; free = this.#free.pop()) {
      if (!free.destroyed && free.writable) return free;
      // The server ends those that it hears nothing of for a while.
      this.#count -= 1;
    }
    if (this.#count >= most) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#count += 1;
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true);
    // An error of one that is free would end the process; one that is used has somebody else who listens.
    return socket.on('error', () => {});
  }
}

function requestFor(path: string): string {
  const headers = ['Host: 127.0.0.1', 'Accept-Encoding: gzip, deflate, br', `X-Forwarded-For: ${someAddress()}`];
  return [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n');
}

function answerOn(socket: Socket, request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const end = (error: Error | null, answer?: Answer) => {
      clearTimeout(late);
      socket.off('data', onData).off('error', end).off('close', onClose);
      if (answer) resolve(answer);
      else reject(error ?? new Error('no answer'));
    };
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = answerIn(received);
      if (answer) end(null, answer);
    };
    const onClose = () => end(new Error('the server closed the connection'));
    const late = setTimeout(() => end(new Error(`no answer within ${patience} ms`)), patience);
    socket.on('data', onData).once('error', end).once('close', onClose);
    socket.write(request);
  });
}

/** Null as long as there is more to come. */
function answerIn(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer that does not say how long it is: ${head}`);
  if (received.length < end + 4 + length) return null;
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: Number(/^retry-after: (\d+)/im.exec(head)?.[1] ?? 0),
    body: received.subarray(end + 4),
  };
}
