import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { neverEmbedded, testDatabase } from '#database/testing.ts';
import { cpuTime } from '#tests/cpu-time.ts';
import { rateLimits } from './rate-limits.ts';
import { browser, good, newMember, problem, problems, testIdentity } from './testing.ts';

const { db, connectionConfig } = await testDatabase();
const identity = testIdentity(db);
const asks = ['requestPasswordReset', 'requestVerification'] as const;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const newName = () => randomUUID().replaceAll('-', '');

/** Inserts members without hashing a password, which takes long. */
async function addresses(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, newName);
  const rows = names.map((name) => ({ id: name, username: name, username_key: name, email: `${name}@example.org`, locale: 'en' }));
  await db.insertInto('identity_user').values(rows).execute();
  return rows.map(({ email }) => email);
}

test.each(asks)('%s takes the same work for an address that nobody has', async (ask) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (kind: 'known' | 'unknown', email: string) => {
    const { caller } = browser();
    times[kind].push(await cpuTime(async () => good(await identity[ask]({ email }, caller))));
  };
  /** Alternates, each of them first in half of the rounds: what else the process does meanwhile falls on both. */
  const batch = async () => {
    for (const [round, email] of (await addresses(60)).entries()) {
      const both = [() => time('known', email), () => time('unknown', `${newName()}@example.org`)];
      for (const each of round % 2 === 0 ? both : both.reverse()) await each();
    }
    await identity.processMailRequests();
  };
  await batch();
  times.known.length = times.unknown.length = 0;
  let difference = 1;
  // That averages out over enough rounds; a leak would not.
  for (let batches = 0; batches < 12 && (batches < 2 || difference > 0.1); batches++) {
    await batch();
    difference = Math.abs(1 - median(times.unknown) / median(times.known));
  }
  expect(difference).toBeLessThan(0.1);
});

test.each(asks)('%s asks the database the same, whoever has the address', async (ask) => {
  const queries: string[] = [];
  const watched = testIdentity(
    db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(
          JSON.stringify(node, (key, value: unknown) => (key === 'value' || key === 'values' || key === 'queryId' ? null : value)),
        );
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const [known = ''] = await addresses(1);
  const asked = async (email: string) => {
    queries.length = 0;
    good(await watched[ask]({ email }, browser().caller));
    return [...queries];
  };
  const ofKnown = await asked(known);
  expect(ofKnown.length).toBeGreaterThan(1);
  expect(ofKnown.join()).not.toContain('identity_user');
  expect(await asked(`${newName()}@example.org`)).toEqual(ofKnown);
});

test.each(asks)('%s wants an address, and not too many', async (ask) => {
  const caller = () => browser().caller;
  expect(problems(await identity[ask]({}, caller()))).toEqual(['email: required']);
  expect(problems(await identity[ask]({ email: 'ana@example.org\r\nBcc: x@example.org' }, caller()))).toEqual(['email: email-invalid']);
  const email = `${ask}@example.org`;
  for (let time = 0; time < rateLimits['mail to an address'].most; time++) good(await identity[ask]({ email }, caller()));
  expect(problem(await identity[ask]({ email: email.toUpperCase() }, caller()))).toBe('too-many');
  const one = caller();
  const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => identity[ask]({ email: `${index}${email}` }, one)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(rateLimits['mails of a visitor'].most);
});

test('a member who waits for a link gets a new one, in the language of the page; who has verified gets none', async () => {
  const { member } = await newMember(identity, {}, { locale: 'es' });
  const caller = () => browser({ locale: 'en' }).caller;
  await identity.processMailRequests();
  identity.mails.length = 0;
  good(await identity.requestVerification({ email: member.email }, caller()));
  await identity.processMailRequests();
  expect(identity.mails).toMatchObject([
    { to: member.email, locale: 'en', content: { kind: 'verify-email', url: expect.stringContaining('/verify-email?') } },
  ]);
  await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
  good(await identity.requestVerification({ email: member.email }, caller()));
  await identity.processMailRequests();
  expect(identity.mails).toHaveLength(1);
});

test('the request in the database reveals nobody', async () => {
  const { member } = await newMember(identity);
  good(await identity.requestPasswordReset({ email: member.email }, browser().caller));
  const { rows } = await sql<{ row: string }>`select job::text as row from jobs.job where name = 'mail-request'`.execute(db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).toContain('sealed');
  for (const part of [member.email, member.username, 'reset-password', 'example.org']) expect(rows[0]?.row).not.toContain(part);
  await identity.processMailRequests();
});

test('a failed request is retried, by one process only', async () => {
  const { member } = await newMember(identity);
  await identity.processMailRequests();
  const { put } = identity.parts.outbox;
  good(await identity.requestPasswordReset({ email: member.email }, browser().caller));
  identity.parts.outbox.put = async () => {
    throw new Error('the outbox is full');
  };
  await expect(identity.processMailRequests()).rejects.toThrow('the outbox is full');
  identity.parts.outbox.put = put;
  identity.mails.length = 0;
  const other = await openDatabase({ url: connectionConfig.connectionString, ...neverEmbedded, joins: true });
  onTestFinished(() => other.close());
  const second = testIdentity(other.db);
  await Promise.all([identity.processMailRequests(), second.processMailRequests(), identity.processMailRequests()]);
  expect([...identity.mails, ...second.mails]).toMatchObject([{ to: member.email, content: { kind: 'reset-password' } }]);
});

test('a link that is asked for on a page is in the language of the page, and leads there', async () => {
  const { member, browser: ana } = await newMember(identity, {}, { locale: 'es' });
  const inEnglish = { ...ana.caller, locale: 'en' as const };
  identity.mails.length = 0;
  good(await identity.resendVerification(inEnglish));
  good(await identity.changeEmail({ email: 'asked@example.org' }, inEnglish));
  good(await identity.requestPasswordReset({ email: member.email }, inEnglish));
  await identity.processMailRequests();
  const mails = identity.mails.map(({ locale, content }) => [content.kind, locale, 'url' in content && new URL(content.url).pathname]);
  expect(mails.toSorted()).toEqual([
    ['confirm-new-email', 'en', '/en/verify-email'],
    // Told, not asked for.
    ['email-change-asked', 'es', false],
    ['reset-password', 'en', '/en/reset-password'],
    ['verify-email', 'en', '/en/verify-email'],
  ]);
});
