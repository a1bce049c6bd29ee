import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { job } from '../jobs/job-kind.ts';
import { jobSender } from '../jobs/job-sender.ts';
import type { Failure } from '../jobs/run-job.ts';
import { startWorkers } from '../jobs/workers.ts';
import type { Mail } from './mail.types.ts';
import { mailJob, sendMail } from './mail-job.ts';
import type { Message } from './message.ts';
import { outbox } from './outbox.ts';
import { SendFailed } from './send.ts';

const { db, pool } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const links = {
  home: 'https://alba.example/',
  forgotPassword: 'https://alba.example/forgot-password',
  signIn: 'https://alba.example/login',
};

/** Sends mails with an in-memory transport, which may fail. */
function start(failing?: () => Error | undefined, { key = secret, isLost = false } = {}) {
  const sent: Message[] = [];
  const failures: Failure[] = [];
  const send = {
    async send(message: Message, signal: AbortSignal) {
      const error = failing?.();
      if (error) throw error;
      await after(1, undefined, { signal });
      sent.push(message);
      if (isLost) throw new SendFailed('ECONNECTION', false);
    },
    close() {},
  };
  const run = sendMail({ send, from: { name: 'Alba', address: 'hello@alba.example' }, links: () => links });
  const workers = startWorkers({
    ...{ pool, db, secret: key, jobs: [job(mailJob, run)], pollSeconds: 0.5 },
    onFailure: (failure) => void failures.push(failure),
    onTrouble: () => {},
  });
  onTestFinished(() => workers.close());
  return { close: workers.close, sent, failures };
}

async function put(to = 'amapola@example.org', locale: Mail['locale'] = 'en'): Promise<void> {
  const content = { kind: 'password-changed', username: 'Amapola62' } as const;
  await db.transaction().execute((transaction) => outbox(jobSender({ secret })).put(transaction, { to, locale, content }));
}

type Row = { state: string; retries: number; data: unknown; output: unknown };
async function rows(): Promise<Row[]> {
  const found = await sql<Row>`select state, retry_count as retries, data, output from jobs.job where name = 'mail'`.execute(db);
  return found.rows;
}
const hasten = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);

beforeEach(() => sql`delete from jobs.job`.execute(db));

describe('A mail', () => {
  test('is sent in its language, and nothing of it stays', async () => {
    await put('ana@example.org', 'es');
    const { sent } = start();
    await eventually(async () => expect(await rows()).toEqual([]));
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.org', 'Se cambió su contraseña']]);
  });

  test('that is sent twice, since the reply was lost, can be deduplicated: it has one date and one Message-ID', async () => {
    await put();
    const lost = start(undefined, { isLost: true });
    await eventually(async () => expect(await rows()).toMatchObject([{ state: 'retry' }]));
    await lost.close();
    await hasten();
    const { sent } = start();
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual(lost.sent);
  });
});

describe('A mail that was not accepted', () => {
  test('is tried again, and reveals nobody', async () => {
    await put();
    const { failures } = start(() => new SendFailed('ESOCKET', false));
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state: 'retry', output: { code: 'ESOCKET', about: 'password-changed' } }]),
    );
    expect(failures).toMatchObject([{ job: 'mail', code: 'ESOCKET', about: 'password-changed', isOver: false }]);
    expect(JSON.stringify([failures, await rows()])).not.toMatch(/amapola/i);
  });

  test('is retried for three days: after 5 s at first, up to an hour', () => {
    const { retryDelay = 0, retryDelayMax, retryLimit, retentionSeconds, expireInSeconds } = mailJob.queue;
    expect([retryDelay, retryDelayMax]).toEqual([5, 3_600]);
    const longest = Array.from({ length: retryLimit ?? 0 }, (_, time) => Math.min(3_600, retryDelay * 2 ** time));
    const days = longest.reduce((sum, wait) => sum + wait) / 86_400;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.2);
    expect(retentionSeconds).toBeGreaterThan(4 * 86_400);
    // Longer than a server is waited for.
    expect(expireInSeconds).toBeGreaterThan(40);
  });

  test('is put aside at once after a permanent failure', async () => {
    await put();
    const { failures } = start(() => new SendFailed('EENVELOPE 550', true));
    await eventually(async () => expect(await rows()).toMatchObject([{ state: 'failed', data: { sealed: expect.any(String) } }]));
    expect(failures).toMatchObject([{ code: 'EENVELOPE 550', isOver: true }]);
  });

  test('of a mistake in what sends, is tried again, and what the mistake says is kept nowhere', async () => {
    await put();
    const { failures } = start(() => new TypeError('amapola@example.org is undefined'));
    await eventually(async () => expect(await rows()).toMatchObject([{ state: 'retry' }]));
    expect(failures).toMatchObject([{ code: 'TypeError', isOver: false, error: undefined }]);
    expect(JSON.stringify([failures, await rows()])).not.toMatch(/amapola/i);
  });
});

test('Another secret is corrected later', async () => {
  await put();
  const wrong = start(undefined, { key: `${secret}.` });
  await eventually(async () => expect(await rows()).toMatchObject([{ state: 'retry' }]));
  expect(wrong.failures).toMatchObject([{ code: 'unreadable', isOver: false, about: undefined }]);
  await wrong.close();
  await hasten();
  const right = start();
  await eventually(() => expect(right.sent).toHaveLength(1));
});
