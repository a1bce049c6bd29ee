import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import net, { type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { type AuditTarget, parseAuditUrl } from '#config/audit-target.ts';
import { testDatabase } from '#database/testing.ts';
import { testAudit } from '#services/identity/testing.ts';
import { addLine } from './audit-line.ts';
import { sealNew } from './audit-seal.ts';
import { sendTo, syslogLine } from './audit-targets.ts';
import { sendOn } from './send-on.ts';

const { db } = await testDatabase();
const { keys } = testAudit;

async function sealed(...events: readonly string[]): Promise<void> {
  for (const event of events) await addLine(db, keys, { event, actor: 'operator', operator: 'Ana Núñez' });
  await sealNew(db, keys);
}

const targetOf = (url: string): AuditTarget => {
  const target = parseAuditUrl(url);
  if (!target) throw new Error(`${url} is no target`);
  return target;
};

/** What stands for a line or a seal. */
const nameOf = (text: string): string => {
  const said: { event?: string; seal?: number } = JSON.parse(text);
  return said.event ?? `seal ${said.seal}`;
};

/** Parses what came by its lengths (RFC 6587): a frame that is cut off fails. */
function frames(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const space = rest.indexOf(' ');
    const length = Number(rest.subarray(0, space).toString());
    const frame = rest.subarray(space + 1, space + 1 + length);
    if (!(length > 0) || frame.length < length) throw new Error(`no frame: ${rest.subarray(0, 20)}`);
    found.push(frame.toString());
    rest = rest.subarray(space + 1 + length);
  }
  return found;
}

/** A collector of syslog. While it is `deaf`, it hangs up in the middle. */
async function collector(begin: (onSocket: (socket: Socket) => void) => net.Server) {
  const heard = { frames: [] as string[], isDeaf: false };
  const server = begin((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (heard.isDeaf) socket.resetAndDestroy();
    });
    socket.on('end', () => heard.frames.push(...frames(Buffer.concat(chunks))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    heard,
    port: (server.address() as AddressInfo).port,
    texts: () => heard.frames.map((frame) => frame.replace(/^.*? audit - /, '')),
  };
}

test('a collector of syslog gets each line and seal once, in order, and nothing is lost while it is away', async () => {
  const { heard, port, texts } = await collector((onSocket) => net.createServer(onSocket));
  const target = targetOf(`syslog://127.0.0.1:${port}`);
  const forward = () => sendOn(db, { target: target.url, send: sendTo(target) });
  await sealed('one', 'two');
  expect(await forward()).toBe(1);
  expect(await forward()).toBe(0);
  expect(texts().map(nameOf)).toEqual(['one', 'two', 'seal 1']);
  heard.isDeaf = true;
  await sealed('three');
  await expect(forward()).rejects.toThrow('ECONNRESET');
  await sealed('four');
  heard.isDeaf = false;
  expect(await forward()).toBe(2);
  expect(texts().map(nameOf)).toEqual(['one', 'two', 'seal 1', 'three', 'seal 2', 'four', 'seal 3']);
  // Facility 13 (log audit), severity 6; nothing but ASCII.
  expect(heard.frames[0]).toMatch(/^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z [!-~]+ alba \d+ audit - \{[ -~]+\}$/);
  expect(JSON.parse(texts()[0] ?? '')).toMatchObject({ event: 'one', actor: 'operator', operator: 'Ana Núñez' });
});

test('over TLS only a collector whose certificate is trusted gets it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'alba-audit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', [...made, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const trust = await readFile(cert, 'utf8');
  const options = { key: await readFile(key), cert: trust };
  const { texts, port } = await collector((onSocket) => tls.createServer(options, onSocket));
  const target = targetOf(`syslog+tls://localhost:${port}`);
  const messages = [{ at: new Date(), text: '{"event":"one"}' }];
  await expect(sendTo(target)(messages)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
  expect(texts()).toEqual([]);
  await sendTo(target, { trust })(messages);
  expect(texts()).toEqual(['{"event":"one"}']);
});

test('a file gets lines of JSON, readable by the site alone, and a new one where it was moved away', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'alba-audit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'audit.jsonl');
  const target = targetOf(`file://${file}`);
  const forward = () => sendOn(db, { target: target.url, send: sendTo(target) });
  const names = async (name: string) => (await readFile(name, 'utf8')).trimEnd().split('\n').map(nameOf);
  // Another place is sent all that there is.
  await forward();
  const before = await names(file);
  expect(before.slice(0, 3)).toEqual(['one', 'two', 'seal 1']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rename(file, `${file}.1`);
  await sealed('five');
  await forward();
  expect((await names(file)).at(0)).toBe('five');
  expect(await names(`${file}.1`)).toEqual(before);
});

test('a host without a name that syslog allows has none', () => {
  expect(syslogLine({ at: new Date(0), text: '{}' }, 'niño\n')).toMatch(/^<110>1 1970-01-01T00:00:00\.000Z nio alba \d+ audit - \{\}$/);
  expect(syslogLine({ at: new Date(0), text: '{}' }, '—')).toContain(' - alba ');
});
