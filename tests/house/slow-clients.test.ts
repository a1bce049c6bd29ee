import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PublishedDirectory, type Site, startSite } from '../processes.ts';
import { request, sendRaw } from './http.ts';

const data = new PublishedDirectory();
const megabyte = 1024 * 1024;
let site: Site;
/** A client that sends its head byte by byte is closed: how it was answered, and after how many milliseconds. */
let creeping: Promise<{ answer: string; after: number }>;

beforeAll(async () => {
  site = await startSite({ dataDirectory: data.path });
  for (const path of ['/', '/treatment']) await request(site.port, path);
  creeping = creep();
});

afterAll(async () => {
  await site.program.end();
  await data[Symbol.asyncDispose]();
});

async function open(): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** What the process takes in memory, in bytes. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${site.program.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

async function creep() {
  const socket = connect(site.port, '127.0.0.1');
  const started = performance.now();
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const sending = setInterval(() => socket.write('x'), 200);
  await once(socket, 'close');
  clearInterval(sending);
  return { answer, after: performance.now() - started };
}

/** Sends a body of 200 MB for as long as the other end takes it. */
async function flood(head: string, piece: Buffer): Promise<{ status: number; sent: number }> {
  const socket = await open();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.write(head);
  while (!socket.destroyed && socket.bytesWritten < 200 * megabyte)
    if (!socket.write(piece)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  await closed;
  return { status: Number(answer.split(' ')[1]), sent: socket.bytesWritten };
}

describe('A body of 200 MB', () => {
  const piece = Buffer.alloc(megabyte, 'a');
  const chunk = Buffer.concat([Buffer.from(`${megabyte.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  const kinds = {
    declared: { header: `Content-Length: ${200 * megabyte}`, piece },
    'in chunks': { header: 'Transfer-Encoding: chunked', piece: chunk },
  };
  const paths = [
    '/',
    '/es/tratamiento',
    '/hot-flashes',
    '/robots.txt',
    '/sitemap.xml',
    '/health/live',
    '/nothing/here',
    '/profile',
    '/es/registro',
    '/api/identity/sign-out',
    '/workbench',
    '/assets/root.js',
    `/media/${'0'.repeat(64)}/a.pdf`,
  ];

  test.each(Object.entries(kinds))('%s is refused early at whatever address, and held by nobody', async (_, { header, piece: sent }) => {
    const before = await memory();
    let most = 0;
    for (const path of paths) {
      const answer = await flood(`POST ${path} HTTP/1.1\r\nHost: a\r\nOrigin: ${site.origin}\r\n${header}\r\n\r\n`, sent);
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => [404, 405, 413].includes(status))]);
      expect([path, answer.sent < 100 * megabyte]).toEqual([path, true]);
      most = Math.max(most, await memory());
    }
    expect(most - before).toBeLessThan(50 * megabyte);
  });

  test('behind a question is not even read', async () => {
    const before = await memory();
    const head = `GET /treatment HTTP/1.1\r\nHost: a\r\n${kinds.declared.header}\r\n\r\n`;
    for (const { sent } of await Promise.all(Array.from({ length: 5 }, () => flood(head, piece)))) expect(sent).toBeLessThan(50 * megabyte);
    expect((await memory()) - before).toBeLessThan(50 * megabyte);
    const small = await request(site.port, '/treatment', { body: 'a=b', headers: ['Connection: keep-alive'] });
    expect([small.status, small.headers.get('connection')]).toEqual([200, 'close']);
  });
});

describe('Many connections', () => {
  test.each([
    ['that ask for nothing', '', 30],
    ['that never finish asking', 'GET / HTTP/1.1\r\nHost: a\r\n', 30],
    // Some hundred pages are rendered for them, and what that took is not given back at once.
    ['that never send their bodies', 'POST / HTTP/1.1\r\nHost: a\r\nOrigin: O\r\nContent-Length: 1000000\r\n\r\n', 250],
    ['that never finish their forms', 'POST /login HTTP/1.1\r\nHost: a\r\nOrigin: O\r\nContent-Length: 1000\r\n\r\nlogin=', 250],
  ])('%s cost little, and others are answered beside them', async (_, head, most) => {
    const beginning = head.replace('Origin: O', `Origin: ${site.origin}`);
    const before = await memory();
    const sockets = await Promise.all(Array.from({ length: 500 }, open));
    if (beginning !== '') for (const socket of sockets) socket.write(beginning);
    await sleep(200);
    for (const path of ['/', '/treatment', '/health/ready']) {
      const answer = await request(site.port, path);
      expect([path, answer.status, answer.body.slice(0, 90)]).toEqual([path, 200, expect.anything()]);
    }
    expect((await memory()) - before).toBeLessThan(most * megabyte);
    for (const socket of sockets) socket.destroy();
  });

  test('that do not read what they asked for hold up nobody, and share what is kept', async () => {
    const before = await memory();
    const sockets = await Promise.all(Array.from({ length: 200 }, open));
    for (const socket of sockets) {
      socket.pause();
      socket.write('GET /treatment HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
    }
    await sleep(500);
    for (const path of ['/', '/treatment', '/health/live']) {
      const answer = await request(site.port, path);
      expect([path, answer.status, answer.body.slice(0, 90)]).toEqual([path, 200, expect.anything()]);
    }
    // 160 MB if they were all held: 4,000 answers of some 40 KB.
    expect((await memory()) - before).toBeLessThan(80 * megabyte);
  });

  test('that ask on and on without waiting for answers are closed, and a few questions ahead are answered', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    for (const socket of sockets) socket.write('GET /treatment HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_600));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))));
    expect((await request(site.port, '/treatment')).status).toBe(200);
    const few = await sendRaw(site.port, [
      'GET /treatment HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20),
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ]);
    expect(few.body.match(/<\/html>/g)).toHaveLength(21);
  });
});

test('Who sends a head byte by byte is turned away, not before 15 s', async () => {
  const { answer, after } = await creeping;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(after).toBeGreaterThan(14_000);
});
