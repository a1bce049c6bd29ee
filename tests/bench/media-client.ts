import { createHash, randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A file at an address of a site. */
export type Served = { port: number; path: string; bytes: Buffer };
type Answer = { status: number; headers: Headers; body: Buffer };

/** Asks for a file over a connection of its own, of which `most` bytes of the body are read before it is cut. */
export function fetchPart(
  { port, path }: Omit<Served, 'bytes'>,
  headers: Record<string, string> = {},
  most = Number.POSITIVE_INFINITY,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = asking(port, path, headers);
    const chunks: Buffer[] = [];
    let head: { status: number; headers: Headers } | null = null;
    let length = 0;
    const answer = () => resolve({ ...(head ?? { status: 0, headers: new Headers() }), body: Buffer.concat(chunks).subarray(0, most) });
    socket.on('data', (chunk) => {
      let data = chunk;
      if (!head) {
        const end = chunk.indexOf('\r\n\r\n');
        head = headOf(chunk.subarray(0, end).toString('latin1'));
        data = chunk.subarray(end + 4);
      }
      chunks.push(data);
      length += data.length;
      if (length >= most) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', answer);
  });
}

/** Reads the whole of a file and forgets it; how long that took, in milliseconds. */
export function download(port: number, path: string): Promise<{ milliseconds: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let bytes = 0;
    const socket = asking(port, path);
    socket.on('data', (chunk) => (bytes += chunk.length));
    socket.once('error', reject);
    socket.once('close', () => resolve({ milliseconds: performance.now() - started, bytes }));
  });
}

function asking(port: number, path: string, headers: Record<string, string> = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  const lines = Object.entries({ Host: '127.0.0.1', Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return socket;
}

function headOf(text: string): { status: number; headers: Headers } {
  const [first = '', ...lines] = text.split('\r\n');
  const pairs = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs) };
}

/** What is wrong with the parts, the conditional answers and the resumed downloads of a file. */
export async function faultsOfParts(file: Served, { parts, cuts }: { parts: number; cuts: number }): Promise<string[]> {
  const faults: string[] = [];
  const size = file.bytes.length;
  const expect = (what: string, isRight: boolean) => void (isRight || faults.push(what));
  const whole = await fetchPart(file);
  const tag = whole.headers.get('ETag') ?? '';
  expect('the whole is not what was published', whole.status === 200 && whole.body.equals(file.bytes));
  for (let index = 0; index < parts; index += 1) {
    const start = randomInt(size);
    const end = randomInt(start, size);
    const { status, headers, body } = await fetchPart(file, { Range: `bytes=${start}-${end}` });
    const isRight =
      status === 206 &&
      headers.get('Content-Range') === `bytes ${start}-${end}/${size}` &&
      body.equals(file.bytes.subarray(start, end + 1));
    expect(`bytes ${start} to ${end} are not right`, isRight);
  }
  const last = await fetchPart(file, { Range: 'bytes=-100' });
  expect('the last 100 bytes are not right', last.body.equals(file.bytes.subarray(-100)));
  expect('a part beyond the end is given', (await fetchPart(file, { Range: `bytes=${size}-` })).status === 416);
  expect('what is known is sent again', (await fetchPart(file, { 'If-None-Match': tag })).status === 304);
  expect('a part of another version is given', (await fetchPart(file, { Range: 'bytes=0-9', 'If-Range': '"other"' }, 10)).status === 200);
  for (let index = 0; index < cuts; index += 1) {
    const hash = createHash('sha256');
    for (let at = 0; at < size; ) {
      const { body } = await fetchPart(file, { Range: `bytes=${at}-`, 'If-Range': tag }, randomInt(1, Math.ceil(size / 2)));
      hash.update(body);
      at += body.length;
    }
    expect(
      'a download that was cut and resumed is another file',
      hash.digest('hex') === createHash('sha256').update(file.bytes).digest('hex'),
    );
  }
  return faults;
}

/** How much a player holds ahead of what it plays, in bytes. */
const ahead = 64 * 1024;

/** One who listens: takes so many bytes each 100 ms, as a player does. The longest time for which there were none, in milliseconds. */
export async function listen(
  { port, path }: Omit<Served, 'bytes'>,
  { bytesPerSecond, seconds }: { bytesPerSecond: number; seconds: number },
): Promise<number> {
  const socket = asking(port, path);
  const each = bytesPerSecond / 10;
  let buffered = 0;
  let wake = () => {};
  socket.on('data', (chunk) => {
    buffered += chunk.length;
    if (buffered > ahead) socket.pause();
    wake();
  });
  let longest = 0;
  const take = async () => {
    const due = performance.now();
    while (buffered < each) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        socket.resume();
      });
    }
    buffered -= each;
    longest = Math.max(longest, performance.now() - due);
  };
  // The head, and what a player gathers before it begins.
  await take();
  longest = 0;
  const started = performance.now();
  for (let tick = 1; tick <= seconds * 10; tick += 1) {
    await take();
    await sleep(Math.max(0, started + tick * 100 - performance.now()));
  }
  socket.destroy();
  return longest;
}
