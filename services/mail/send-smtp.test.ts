import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { type SendFailed, smtpSend } from './send.ts';
import { testMessage } from './testing.ts';
import type { Answer } from './testing-mail-server.ts';
import { startMailServer } from './testing-smtp.ts';

const never = new AbortController().signal;

async function open(answer?: Answer, address: { query?: string; login?: string } = {}) {
  const server = await startMailServer(answer);
  const send = smtpSend(server.at(address.query, address.login));
  onTestFinished(() => void send.close());
  return { ...server, send };
}

/** The error of a failed mail; an accepted one fails the test. */
const failureOf = (sending: Promise<void>): Promise<SendFailed> =>
  sending.then(
    () => expect.unreachable('the mail was taken'),
    (error: SendFailed) => error,
  );

describe('A mail is taken', () => {
  test('whole, from the sender to its one recipient, and several over one connection', async () => {
    const { send, taken, commands } = await open();
    const message = testMessage();
    await send.send(message, never);
    await send.send(testMessage(), never);
    expect(taken).toHaveLength(2);
    expect(taken[0]).toContain(`Message-ID: <${message.id}@alba.example>`);
    expect(commands.filter((command) => command.startsWith('MAIL FROM'))).toEqual(Array(2).fill('MAIL FROM:<hello@alba.example>'));
    expect(commands.filter((command) => command.startsWith('RCPT TO'))).toEqual(Array(2).fill('RCPT TO:<amapola@example.org>'));
    expect(commands.filter((command) => command.startsWith('EHLO'))).toHaveLength(1);
  });

  test('by a server that wants a name and a password', async () => {
    const { send, commands } = await open(undefined, { login: 'alba:p%40ss@' });
    await send.send(testMessage(), never);
    expect(commands).toContain(`AUTH PLAIN ${Buffer.from('\0alba\0p@ss').toString('base64')}`);
  });

  test('on a retry, by a server that was busy the first time', async () => {
    const { send, taken } = await open((command, count) => (command === 'RCPT' && count === 0 && !busy++ ? '451 later' : undefined));
    let busy = 0;
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false, code: 'EENVELOPE 451' });
    await send.send(testMessage(), never);
    expect(taken).toHaveLength(1);
  });
});

describe('Who refuses, refuses', () => {
  const says =
    (at: string, words: string): Answer =>
    (command) =>
      command === at ? words : undefined;
  const cases: [string, Answer, boolean, string][] = [
    ['an address, for good', says('RCPT', '550 5.1.1 nobody here'), true, 'EENVELOPE 550'],
    ['an address, for now', says('RCPT', '450 greylisted'), false, 'EENVELOPE 450'],
    ['a mail, for good', says('mail', '554 we do not want this'), true, 'EMESSAGE 554'],
    ['a mail, for now', says('mail', '452 no room'), false, 'EMESSAGE 452'],
    ['a sender: that is for us to mend', says('MAIL', '553 not you'), false, 'EENVELOPE 553'],
    ['everybody', says('connect', '554 no service'), false, 'EPROTOCOL 554'],
  ];

  test.each(cases)('%s', async (_, answer, isFinal, code) => {
    const { send, taken } = await open(answer);
    const failure = await failureOf(send.send(testMessage(), never));
    expect(failure).toMatchObject({ name: 'SendFailed', isFinal, code });
    expect(JSON.stringify(failure) + failure.message + failure.stack).not.toMatch(/amapola|nobody here/);
    expect(taken).toEqual([]);
  });

  test('our password: a configuration error, to be retried', async () => {
    const { send } = await open(says('AUTH', '535 wrong'), { login: 'alba:wrong@' });
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false, code: 'EAUTH 535' });
  });
});

describe('A broken connection is retried', () => {
  const hangsUpAt =
    (at: string): Answer =>
    (command) =>
      command === at ? 'hang up' : undefined;

  test.each(['connect', 'EHLO', 'RCPT', 'DATA', 'mail'])('hanging up at %s', async (at) => {
    const { send, taken } = await open(hangsUpAt(at));
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false });
    expect(taken).toEqual([]);
  });

  test('nobody there', async () => {
    const { send, close } = await open();
    close();
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false, code: 'ESOCKET' });
  });

  test('aborting, however silent the server is', async () => {
    const { send, commands, connections } = await open((command) => (command === 'mail' ? 'say nothing' : undefined));
    const end = new AbortController();
    const sending = failureOf(send.send(testMessage(), end.signal));
    await eventually(() => expect(commands).toContain('DATA'));
    end.abort();
    expect(await sending).toMatchObject({ isFinal: false, code: 'EABORT' });
    send.close();
    await expect.poll(connections).toBe(0);
  });
});

describe('Links are secrets', () => {
  test('a server that has to offer STARTTLS, and does not, gets neither mail nor password', async () => {
    const { send, taken, commands } = await open(undefined, { query: '?tls=required', login: 'alba:secret@' });
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false, code: 'ETLS 502' });
    expect(taken).toEqual([]);
    expect(commands.join()).not.toMatch(/AUTH|MAIL/);
  });

  test('nor does one that speaks no TLS where it should from the start', async () => {
    const { at, taken, commands } = await startMailServer();
    const send = smtpSend({ ...at(), isSecure: true, needsTls: true });
    onTestFinished(() => void send.close());
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false });
    expect([taken, commands.join()]).toEqual([[], expect.not.stringMatching(/MAIL/)]);
  });
});

describe('A certificate', () => {
  test('that nobody has vouched for is refused, before anything is said', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'alba-smtp-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert];
    execFileSync('openssl', [...made, ...named], { stdio: 'ignore' });
    const said: string[] = [];
    const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (socket) => {
      socket.on('error', () => {}).on('data', (data) => void said.push(data.toString()));
      socket.write('220 stand-in\r\n');
    });
    server.on('tlsClientError', () => {});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const send = smtpSend({ ...(await startMailServer()).at(), port, isSecure: true, needsTls: true });
    onTestFinished(() => void send.close());
    expect(await failureOf(send.send(testMessage(), never))).toMatchObject({ isFinal: false });
    expect(said).toEqual([]);
  });
});

test('No line of an address reaches the server', async () => {
  const { send, commands } = await open();
  for (const to of ['a@example.org>\r\nRCPT TO:<b@example.com', 'a@example.org\nDATA', 'a@example.org, b@example.com']) {
    expect(await failureOf(send.send(testMessage({ to }), never))).toMatchObject({ isFinal: true, code: 'EADDRESS' });
  }
  expect(commands).toEqual([]);
});
