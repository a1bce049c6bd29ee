import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import type { Mail, Outbox } from '#services/mail/mail.types.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { pageAlerts } from './page-alerts.ts';

const { db } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const origin = 'https://alba.example';
const never = new AbortController().signal;

const { root, write } = await library({});
type Change = { date: string; text: string; matters?: boolean };
async function publish(changes: Change[], locale: 'en' | 'es' = 'en') {
  const text = entryText({ slug: `mended-${locale}`, title: `Mended ${locale}`, updatedAt: changes[0]?.date ?? '2026-11-20', changes });
  await write(`page/mended/${locale}.md`, text);
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
}
const former = { date: '2026-11-10', text: 'A comma that mattered.', matters: true };
const newer = { date: '2026-11-24', text: 'A dose was wrong.', matters: true };

let sent: Mail[] = [];
const outbox: Outbox = { put: async (_, mail) => void sent.push(mail) };

const alertsWith = (more: Partial<Parameters<typeof pageAlerts>[0]> = {}) =>
  pageAlerts({
    ...{ db, secret, formerSecrets: [], outbox, limits: rateLimiter(db, secret) },
    addresses: {
      page: ({ slug }) => `${origin}/${slug}`,
      step: (step, locale, token) => `${origin}/${locale}?${step}=${token}`,
      oneClick: (token) => `${origin}/leave?token=${token}`,
    },
    opened: (token) => (token === 'a token' ? 'in-time' : 'no-token'),
    ...more,
  });
const alerts = alertsWith();

/** The words of a mail, and the token of its link. */
function letterOf(mail: Mail | undefined) {
  if (mail?.content.kind !== 'letter') throw new Error('no letter');
  const { words, list } = mail.content;
  const text = JSON.stringify(words);
  return { text, list, token: (step: string) => new RegExp(`${step}=([\\w-]+)`).exec(text)?.[1] ?? '' };
}

const asker = { visitor: 'a', locale: 'en', token: 'a token' } as const;
const askFor = (email: string, by = alerts) => by.ask('mended', { email }, asker);

async function follow(address: string, by = alerts, locale: 'en' | 'es' = 'en') {
  expect(await by.ask('mended', { email: address }, { ...asker, visitor: address, locale })).toMatchObject({ kind: 'stored' });
  const token = letterOf(sent.pop()).token('confirm');
  expect(await by.confirm(token)).toBe(true);
  return token;
}

beforeEach(async () => {
  await db.deleteFrom('page_alert').execute();
  await db.deleteFrom('rate_limit').execute();
  sent = [];
  await publish([former]);
});

describe('Whoever asks to be told', () => {
  test('is told nothing before they have confirmed, by a link that changes nothing when it is looked at', async () => {
    await askFor('amapola@example.org');
    expect(sent).toMatchObject([{ to: 'amapola@example.org', locale: 'en' }]);
    const token = letterOf(sent.pop()).token('confirm');
    expect(await alerts.find('confirm', token)).toEqual({ entry: 'mended', locale: 'en' });
    await publish([newer, former]);
    await alerts.tell(never);
    expect(sent).toEqual([]);
    expect(await alerts.followed()).toEqual([]);
    expect([await alerts.confirm(token), await alerts.confirm(token)]).toEqual([true, true]);
    expect(await alerts.followed()).toEqual([{ entry: 'mended', locale: 'en', followers: 1 }]);
    await alerts.tell(never);
    expect(sent, 'of what there was when they confirmed').toEqual([]);
  });

  test('gets the same mail where they follow the page already, and is no second row', async () => {
    await follow('amapola@example.org');
    await follow('amapola@example.org');
    await follow('amapola@example.org', alertsWith({ secret: 'another secret', formerSecrets: [secret] }));
    expect(await alerts.followed()).toMatchObject([{ followers: 1 }]);
  });

  test('gets a few mails an hour at most, whoever types the address', async () => {
    const ask = () => askFor(' Amapola@example.org');
    for (let at = 0; at < 4; at++) expect(await ask()).toMatchObject({ kind: 'stored' });
    expect(await ask()).toMatchObject({ kind: 'too-many', retryAfterMs: expect.any(Number) });
    expect(sent).toHaveLength(4);
  });

  test('asks less often without a sign of when the form was opened', async () => {
    const ask = (at: number) => alerts.ask('mended', { email: `a${at}@example.org` }, { visitor: 'a', locale: 'en' });
    for (let at = 0; at < 3; at++) expect(await ask(at)).toMatchObject({ kind: 'stored' });
    expect(await ask(3)).toMatchObject({ kind: 'too-many' });
    expect(await askFor('a4@example.org')).toMatchObject({ kind: 'stored' });
  });

  test('is told in words where the trap was filled in, and mailed nothing', async () => {
    const caught = await alerts.ask('mended', { email: 'amapola@example.org' }, { ...asker, trap: '555' });
    expect(caught).toMatchObject({ kind: 'wrong', problems: [{ field: 'token' }] });
    expect(sent).toEqual([]);
  });

  test('is refused for what is no page', async () => {
    expect(await alerts.ask('nothing', { email: 'amapola@example.org' }, asker)).toMatchObject({
      kind: 'wrong',
      problems: [{ code: 'unknown' }],
    });
    expect(sent).toEqual([]);
  });

  test('is stored without an address that anybody can read', async () => {
    await follow('amapola@example.org');
    const { rows } = await sql<{ text: string }>`select page_alert::text as text from page_alert`.execute(db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/amapola/);
    expect(rows[0]?.text).not.toContain(Buffer.from('amapola').toString('hex'));
  });
});

describe('Who follows a page', () => {
  test('is told once of each change that matters, with a way out', async () => {
    await follow('amapola@example.org');
    await publish([{ date: '2026-11-24', text: 'Another comma.' }, former]);
    await alerts.tell(never);
    expect(sent).toEqual([]);
    await publish([newer, former]);
    await alerts.tell(never);
    await alerts.tell(never);
    expect(sent).toHaveLength(1);
    const { text, list, token } = letterOf(sent[0]);
    expect(text).toContain('A dose was wrong.');
    expect(text).not.toContain('A comma that mattered.');
    expect(list?.leave).toMatch(/^https:\/\/alba\.example\/leave\?token=/);
    expect(await alerts.find('leave', token('leave'))).toEqual({ entry: 'mended', locale: 'en' });
    await alerts.leave(token('leave'));
    await alerts.leave(token('leave'));
    expect(await alerts.followed()).toEqual([]);
    expect(await alerts.find('leave', token('leave'))).toBeNull();
  });

  test('is told in the language of the page that they follow', async () => {
    await publish([former], 'es');
    await follow('amapola@example.org', alerts, 'es');
    await publish([newer, former]);
    await alerts.tell(never);
    expect(sent).toEqual([]);
    await publish([{ ...newer, text: 'Una dosis estaba mal.' }, former], 'es');
    await alerts.tell(never);
    expect(sent).toMatchObject([{ locale: 'es' }]);
    expect(letterOf(sent[0]).text).toContain('24 de noviembre de 2026: Una dosis estaba mal.');
  });

  test('is told once though several processes tell at once, and one fails on the way', async () => {
    const many = Array.from({ length: 230 }, (_, at) => `reader${at}@example.org`);
    for (const address of many) await follow(address);
    await publish([newer, former]);
    let left = 150;
    const failing = alertsWith({
      outbox: {
        async put() {
          if (left-- === 0) throw new Error('the database is gone');
        },
      },
    });
    // What it had put into the outbox of its second batch was never committed, nor that these were told.
    await expect(failing.tell(never)).rejects.toThrow('the database is gone');
    await Promise.all([alerts.tell(never), alerts.tell(never)]);
    await alerts.tell(never);
    const told = sent.map(({ to }) => to);
    expect(new Set(told).size).toBe(told.length);
    expect(told).toHaveLength(130);
  });

  test('is told also after the secret was replaced, but not where it is lost', async () => {
    await follow('amapola@example.org');
    await publish([newer, former]);
    const rotated = alertsWith({ secret: 'another secret', formerSecrets: [secret] });
    await rotated.tell(never);
    expect(sent).toHaveLength(1);
    await publish([{ ...newer, date: '2026-11-25' }, newer, former]);
    await alertsWith({ secret: 'a third secret' }).tell(never);
    expect(sent).toHaveLength(1);
    expect(await alerts.followed()).toEqual([]);
  });
});

describe('A link', () => {
  test.each(['', 'nonsense', 'AAAA'.repeat(30)])('that nobody made does nothing: %j', async (token) => {
    expect([await alerts.confirm(token), await alerts.find('leave', token)]).toEqual([false, null]);
    await alerts.leave(token);
  });

  test('does what it was made for, and nothing else', async () => {
    const token = await follow('amapola@example.org');
    await alerts.leave(token);
    expect(await alerts.followed()).toHaveLength(1);
  });

  test('that was not followed within a week is forgotten, with the address', async () => {
    await askFor('amapola@example.org');
    const token = letterOf(sent.pop()).token('confirm');
    await alerts.forget();
    expect(await alerts.find('confirm', token)).not.toBeNull();
    await sql`update page_alert set asked_at = asked_at - interval '8 days'`.execute(db);
    await alerts.forget();
    expect(await alerts.confirm(token)).toBe(false);
    expect(await db.selectFrom('page_alert').selectAll().execute()).toEqual([]);
  });
});
