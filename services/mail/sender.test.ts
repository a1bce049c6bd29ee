import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import type { Mail } from './mail.types.ts';
import type { Message } from './message.ts';
import { outbox } from './outbox.ts';
import { retryPolicy } from './retry-queue.ts';
import { SendFailed } from './send.ts';
import { mailSender } from './sender.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const secret = 'a secret of the tests, and of nothing else';
const never = new AbortController().signal;
const links = { home: 'https://alba.example/', forgotPassword: 'https://alba.example/forgot-password' };

type Failure = { code: string; isOver: boolean; kind: string | undefined };

/** A sender with an in-memory transport, which may fail. */
function open(failing?: () => Error | undefined, { key = secret, lasts = 0, isLost = false } = {}) {
  const sent: Message[] = [];
  const failures: Failure[] = [];
  const send = {
    async send(message: Message, signal: AbortSignal) {
      const error = failing?.();
      if (error) throw error;
      await after(lasts, undefined, { signal }).catch(() => {
        throw new SendFailed('EABORT', false);
      });
      sent.push(message);
      if (isLost) throw new SendFailed('ECONNECTION', false);
    },
    close() {},
  };
  const from = { name: 'Alba', address: 'hello@alba.example' };
  const sender = mailSender({ db, secret: key, send, from, links: () => links, onFailure: (failure) => failures.push(failure) });
  return { ...sender, sent, failures };
}

async function put(to = 'amapola@example.org', locale: Mail['locale'] = 'en'): Promise<void> {
  const content = { kind: 'password-changed', username: 'Amapola62' } as const;
  await db.transaction().execute((transaction) => outbox({ secret }).put(transaction, { to, locale, content }));
}

type Row = { name: string; state: string; retries: number; wait: number; data: unknown; output: unknown };
async function rows(): Promise<Row[]> {
  const found = await sql<Row>`
    select name, state, retry_count as retries, extract(epoch from start_after - now())::float8 as wait, data, output
    from jobs.job order by created_on`.execute(db);
  return found.rows;
}

/** Makes every retry due now. */
const hasten = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
const refusing = (isFinal: boolean) => () => new SendFailed(isFinal ? 'EENVELOPE 550' : 'ESOCKET', isFinal);

beforeEach(() => sql`delete from jobs.job`.execute(db));

describe('A mail', () => {
  test('is sent in its language, and nothing of it stays', async () => {
    await put('ana@example.org', 'es');
    const { sendNext, sent } = open();
    expect(await sendNext(never)).toBe(true);
    expect(await sendNext(never)).toBe(false);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.org', 'Se cambió su contraseña']]);
    expect(await rows()).toEqual([]);
  });

  test('that is sent twice, since the reply was lost, can be deduplicated: it has one date and one Message-ID', async () => {
    await put();
    const lost = open(undefined, { isLost: true });
    await lost.sendNext(never);
    await hasten();
    const { sendNext, sent } = open();
    await sendNext(never);
    expect(lost.sent).toHaveLength(1);
    expect(sent).toEqual(lost.sent);
  });

  test('that is put later is sent later', async () => {
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org']) await put(to);
    const { sendNext, sent } = open();
    while (await sendNext(never)) {}
    expect(sent.map(({ to }) => to)).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
  });
});

describe('Of several processes', () => {
  test('one sends it', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `a${index}@example.org`);
    for (const to of addresses) await put(to);
    const senders = [open(undefined, { lasts: 10 }), open(undefined, { lasts: 10 }), open(undefined, { lasts: 10 })];
    const drain = async ({ sendNext }: (typeof senders)[number]) => {
      while (await sendNext(never)) {}
    };
    await Promise.all(senders.map(drain));
    const sent = senders.flatMap(({ sent }) => sent.map(({ to }) => to));
    expect(sent.toSorted()).toEqual(addresses.toSorted());
    expect(senders.filter(({ sent }) => sent.length > 0).length).toBeGreaterThan(1);
  });

  test('another sends it at once when the first has died', async () => {
    await put();
    const first = open(undefined, { lasts: 5_000 });
    const sending = first.sendNext(never).catch(() => 'gone');
    await expect.poll(async () => (await busy()).length).toBe(1);
    const second = open();
    expect(await second.sendNext(never)).toBe(false);
    await owner.query('select pg_terminate_backend($1)', await busy());
    await expect.poll(() => second.sendNext(never), { timeout: 2_000 }).toBe(true);
    expect(second.sent).toHaveLength(1);
    expect(await sending).toBe('gone');
  });

  async function busy(): Promise<number[]> {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  }
});

describe('A mail that was not accepted', () => {
  test('is retried with exponential backoff, after 5 s at first, up to an hour', async () => {
    await put();
    const waits: number[] = [];
    const { sendNext, failures } = open(refusing(false));
    for (let time = 0; time < 14; time++) {
      await sendNext(never);
      waits.push((await rows())[0]?.wait ?? 0);
      await hasten();
    }
    waits.forEach((wait, time) => {
      expect(wait).toBeGreaterThan(Math.min(3_600, 5 * 2 ** time) - 2);
      expect(wait).toBeLessThanOrEqual(Math.min(3_600, 10 * 2 ** time));
    });
    expect(failures).toHaveLength(14);
    expect(failures[0]).toMatchObject({ code: 'ESOCKET', isOver: false, kind: 'password-changed' });
    const [row] = await rows();
    expect(row).toMatchObject({ name: 'mail', state: 'retry', output: { code: 'ESOCKET' } });
    expect(JSON.stringify(row)).not.toMatch(/amapola/i);
  });

  test('is retried for three days', () => {
    const longest = Array.from({ length: retryPolicy.retryLimit }, (_, time) => Math.min(3_600, 5 * 2 ** time));
    const days = longest.reduce((sum, wait) => sum + wait) / 86_400;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.2);
    expect(retryPolicy.retentionSeconds).toBeGreaterThan(4 * 86_400);
  });

  test('is not retried before it is due', async () => {
    await put();
    await open(refusing(false)).sendNext(never);
    const { sendNext, sent } = open();
    expect(await sendNext(never)).toBe(false);
    await hasten();
    expect(await sendNext(never)).toBe(true);
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test('becomes a dead letter after the last retry', async () => {
    await put();
    const { sendNext, failures } = open(refusing(false));
    await sql`update jobs.job set retry_limit = 2`.execute(db);
    for (let time = 0; time < 5; time++) {
      await sendNext(never);
      await hasten();
    }
    expect(failures.map(({ isOver }) => isOver)).toEqual([false, false, true]);
    expect(await rows()).toMatchObject([{ name: 'mail-dead', state: 'created', data: { code: 'ESOCKET', kind: 'password-changed' } }]);
    expect(JSON.stringify(await rows())).not.toMatch(/amapola/i);
  });

  test('becomes a dead letter at once after a permanent failure', async () => {
    await put();
    const { sendNext, failures } = open(refusing(true));
    await sendNext(never);
    expect(failures).toMatchObject([{ code: 'EENVELOPE 550', isOver: true }]);
    expect(await rows()).toMatchObject([{ name: 'mail-dead', data: { sealed: expect.any(String) } }]);
  });

  test('is deleted after thirty days as a dead letter', async () => {
    for (let time = 0; time < 2; time++) {
      await put();
      await open(refusing(true)).sendNext(never);
    }
    const { forget } = open();
    await forget();
    expect(await rows()).toHaveLength(2);
    await sql`update jobs.job set keep_until = keep_until - interval '30 days'
      where id = (select id from jobs.job limit 1)`.execute(db);
    await sql`update jobs.queue set maintain_on = now() - interval '2 days'`.execute(db);
    await forget();
    expect(await rows()).toHaveLength(1);
  });
});

describe('A fault that is corrected later is retried:', () => {
  test('another secret', async () => {
    await put();
    const wrong = open(undefined, { key: `${secret}.` });
    await wrong.sendNext(never);
    expect(wrong.failures).toMatchObject([{ code: 'unreadable', isOver: false, kind: undefined }]);
    await hasten();
    const right = open();
    expect(await right.sendNext(never)).toBe(true);
    expect(right.sent).toHaveLength(1);
  });

  test('a mistake in what sends', async () => {
    await put();
    const { sendNext, failures } = open(() => new TypeError('amapola@example.org is undefined'));
    await sendNext(never);
    expect(failures).toMatchObject([{ code: 'TypeError', isOver: false }]);
    expect(JSON.stringify([failures, await rows()])).not.toMatch(/amapola/i);
  });
});

test('An aborted mail stays due', async () => {
  await put();
  const end = new AbortController();
  const { sendNext, sent, failures } = open(undefined, { lasts: 5_000 });
  const sending = sendNext(end.signal).catch(() => 'broken off');
  setTimeout(() => end.abort(), 200);
  expect(await sending).toBe('broken off');
  expect([sent, failures]).toEqual([[], []]);
  expect(await rows()).toMatchObject([{ name: 'mail', state: 'created', retries: 0 }]);
  expect(await open().sendNext(never)).toBe(true);
});
