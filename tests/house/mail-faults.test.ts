import { expect, onTestFinished, test } from 'vitest';
import { mailFiles, mailFolder, readMailFile } from '#services/mail/mail-files.ts';
import { readMail } from '#services/mail/read-mail.ts';
import { startMailServer } from '#services/mail/testing-smtp.ts';
import { Child } from '../faults/child.ts';
import { longestRun } from '../patience.ts';
import { TemporaryDirectory, waitUntil } from '../processes.ts';

type Work = 'store' | 'send' | 'both';

async function openHouse() {
  const data = new TemporaryDirectory();
  onTestFinished(() => data[Symbol.asyncDispose]());
  const start = async (work: Work, first = 0, ...smtpUrl: string[]) => {
    const child = new Child('tests/faults/mailing.ts', [data.path, work, String(first), ...smtpUrl], data.path);
    onTestFinished(() => child.kill());
    await child.says('ready', longestRun);
    return child;
  };
  const mails = async () => {
    const folder = mailFolder(data.path);
    return Promise.all((await mailFiles(folder)).map(async (name) => readMail((await readMailFile(folder, name)) ?? '')));
  };
  return { start, mails };
}

/** The addresses of the mails that it said are stored. */
const storedBy = ({ output }: Child) => [...output.matchAll(/^stored (\S+)\n/gm)].map(([, address = '']) => address);

test('Killed between storing and sending, the mail goes out after the restart', { timeout: 4 * longestRun }, async () => {
  const { start, mails } = await openHouse();
  const first = await start('store');
  await first.says('stored m0', longestRun);
  first.kill();
  await first.endsWithin(longestRun);
  expect(await mails()).toEqual([]);
  await start('send');
  await waitUntil(async () => (await mails()).length >= storedBy(first).length, longestRun, 'the mails are there');
  expect((await mails()).map(({ to }) => to)).toEqual(expect.arrayContaining(storedBy(first)));
});

test('Killed while it sends, the mail goes out by another', { timeout: 2 * longestRun }, async () => {
  const { start } = await openHouse();
  const storing = await start('store');
  await storing.says('stored m0', longestRun);
  storing.kill();
  await storing.endsWithin(longestRun);
  const silent = await startMailServer((command) => (command === 'mail' ? 'say nothing' : undefined));
  const sending = await start('send', 0, silent.url());
  await waitUntil(() => silent.commands.includes('DATA'), longestRun, 'a mail is under way');
  sending.kill();
  await sending.endsWithin(longestRun);
  const server = await startMailServer();
  await start('send', 0, server.url());
  // Once the heartbeat of the one that is gone was missed: the promise is a minute.
  await waitUntil(() => server.taken.length >= storedBy(storing).length, longestRun, 'the mails are taken');
  const recipients = server.commands.filter((command) => command.startsWith('RCPT'));
  for (const address of storedBy(storing)) expect(recipients).toContain(`RCPT TO:<${address}>`);
});

test('Killed again and again, at any moment, it loses no mail that was stored, and no file is half of one', {
  timeout: 8 * longestRun,
}, async () => {
  const { start, mails } = await openHouse();
  const stored = new Set<string>();
  for (let round = 0; round < 4; round++) {
    const child = await start('both', round * 1_000);
    const awaited = 6 + Math.floor(Math.random() * 10);
    await waitUntil(() => storedBy(child).length >= awaited, longestRun, `${awaited} mails are stored`);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    child.kill();
    await child.endsWithin(longestRun);
    for (const address of storedBy(child)) stored.add(address);
  }
  expect(stored.size).toBeGreaterThanOrEqual(4 * 6);
  await start('send');
  const missing = async () => {
    const sent = new Set((await mails()).map(({ to }) => to));
    return [...stored].filter((address) => !sent.has(address));
  };
  await waitUntil(async () => (await missing()).length === 0, longestRun, 'every mail is there');
  for (const { html, text } of await mails()) {
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect(text).toContain('https://alba.example/verify-email?token=abc');
  }
  const all = (await mails()).map(({ to }) => to);
  expect(new Set(all).size).toBe(all.length);
});
