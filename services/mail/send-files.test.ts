import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailFiles, mailFolder, readMailFile } from './mail-files.ts';
import { readMail } from './read-mail.ts';
import { fileSend } from './send.ts';
import { testMessage } from './testing.ts';

const never = new AbortController().signal;

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'alba-mails-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

async function sent(...messages: ReturnType<typeof testMessage>[]) {
  const folder = mailFolder(await dataDirectory());
  for (const message of messages) await fileSend(folder).send(message, never);
  const files = await mailFiles(folder);
  const mails = await Promise.all(files.map(async (file) => (await readMailFile(folder, file)) ?? ''));
  return { folder, files, mails };
}

test('A mail is a file, named by time and recipient, that nobody else may read', async () => {
  const message = testMessage({ id: '0123456789ab' });
  const { folder, files } = await sent(message);
  expect(files).toEqual(['2026-11-20T22-31-05.123Z-amapola@example.org-01234567.eml']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600);
});

test('It is read as it was written', async () => {
  const long = 'ñandú '.repeat(60);
  const message = testMessage({ subject: `¿${long}?`, text: `${long}\n\n.\n-- \n=C3 a=b\n`, html: `<p title="=">${long}</p>\n` });
  const { mails } = await sent(message);
  const { subject, to, date, html, text } = readMail(mails[0] ?? '');
  expect({ subject, to, text, html }).toEqual({
    subject: message.subject,
    to: message.to,
    text: message.text,
    html: message.html,
  });
  expect(new Date(date)).toEqual(new Date('2026-11-20T22:31:05Z'));
});

test('Its headers say that a machine wrote it, and which mail it is', async () => {
  const message = testMessage();
  const [mail = ''] = (await sent(message)).mails;
  const head = mail.split('\r\n\r\n')[0] ?? '';
  expect(head).toContain(`Message-ID: <${message.id}@alba.example>`);
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head).toContain('From: Alba <hello@alba.example>');
  expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
});

test('The same mail again is one file; two at one time to one address are two', async () => {
  const message = testMessage();
  expect((await sent(message, message)).files).toHaveLength(1);
  expect((await sent(message, testMessage())).files).toHaveLength(2);
});

test('The newest is the first of the list', async () => {
  const at = (text: string) => testMessage({ at: new Date(text) });
  const { files } = await sent(at('2026-01-02T00:00:00Z'), at('2026-03-01T00:00:00Z'), at('2026-01-03T00:00:00Z'));
  expect(files.map((file) => file.slice(0, 10))).toEqual(['2026-03-01', '2026-01-03', '2026-01-02']);
});

test.each([
  '../../etc/passwd@example.org',
  '..@example.org',
  `a/b\\c:d*e?"f|g@example.org`,
  `${'x'.repeat(300)}@example.org`,
  'ñ@example.org',
])('The address %s makes no other name than one of this folder', async (to) => {
  const directory = await dataDirectory();
  const folder = mailFolder(directory);
  await fileSend(folder)
    .send(testMessage({ to }), never)
    .catch(() => {});
  expect(await readdir(directory)).toEqual((await readdir(folder).catch(() => null)) === null ? [] : ['mail']);
  for (const name of await readdir(folder).catch(() => [])) expect(name).toMatch(/^2026-11-20T22-31-05\.123Z-[\w.+@-]{1,110}\.eml$/);
});

const injected = [
  'a@example.org\r\nBcc: all@example.com',
  'a@example.org, b@example.com',
  'Ana <a@example.org>',
  '',
  'nobody',
  'a@b@c',
  'a@example.org\0',
];

test.each(injected)('The address %j is refused for good', async (to) => {
  const folder = mailFolder(await dataDirectory());
  await expect(fileSend(folder).send(testMessage({ to }), never)).rejects.toMatchObject({ isFinal: true, code: 'EADDRESS' });
  expect(await mailFiles(folder)).toEqual([]);
});

test('A subject, a name or a text with header lines injects none', async () => {
  const line = 'x\r\nBcc: all@example.com\nX-Evil: 1\u2028Cc: c@example.com';
  const { mails } = await sent(testMessage({ subject: line, from: { name: line, address: 'hello@alba.example' } }));
  const head = (mails[0] ?? '').split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^(bcc|x-evil|cc):/im);
  expect(head.match(/^to:.*$/gim)).toEqual(['To: amapola@example.org']);
});

test('A failed write leaves no partial file, and is retried', async () => {
  const directory = await dataDirectory();
  const folder = mailFolder(directory);
  await writeFile(folder, 'a file in the place of the folder');
  await expect(fileSend(folder).send(testMessage(), never)).rejects.toMatchObject({ isFinal: false, code: 'EEXIST' });
  await rm(folder);
  await mkdir(path.join(folder, '2026-11-20T22-31-05.123Z-amapola@example.org-01234567.eml'), { recursive: true });
  await expect(fileSend(folder).send(testMessage({ id: '01234567' }), never)).rejects.toMatchObject({ isFinal: false });
  expect(await readdir(folder)).toHaveLength(1);
});

test('No other file can be read (path traversal)', async () => {
  const { folder } = await sent(testMessage());
  await writeFile(path.join(folder, '..', '2026-secret.eml'), 'secret');
  await writeFile(path.join(folder, 'notes.txt'), 'secret');
  for (const name of ['../2026-secret.eml', 'notes.txt', '..', '', '2026-11-20T22/../../2026-secret.eml']) {
    expect(await readMailFile(folder, name)).toBeNull();
  }
  expect(await mailFiles(folder)).toHaveLength(1);
  expect(await mailFiles(path.join(folder, 'nowhere'))).toEqual([]);
  expect(await readFile(path.join(folder, 'notes.txt'), 'utf8')).toBe('secret');
});
