import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { SendFailed } from '#services/mail/send.ts';
import { topicsOf } from './issue-entries.ts';
import { mostHardBounces } from './returns.ts';
import { allTopics } from './shared.ts';
import { testNewsletter } from './testing.ts';

const { db } = await testDatabase();
const { root } = await library({
  'researchNews/study/en.md': entryText({ slug: 'study', title: 'A study' }),
  'researchNews/study/es.md': entryText({ slug: 'estudio', title: 'Un estudio' }),
  'page/helping/en.md': entryText({ slug: 'helping', title: 'Helping', personas: ['caring-for-someone'] }),
  'page/draft/en.md': entryText({ slug: 'draft', status: 'draft' }),
});
await publishEntries(db, { root, ...testPublishing });

beforeEach(async () => {
  for (const table of ['newsletter_issue', 'newsletter_subscriber', 'rate_limit', 'jobs.job'])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

const deliveries = () => db.selectFrom('newsletter_delivery').selectAll().orderBy('subscriber_id').execute();
const perMinute = 60_000;

describe('An issue', () => {
  test('goes to each subscriber once, with what they chose, in their language', async () => {
    const news = testNewsletter(db);
    await news.confirmed('all@example.org');
    await news.confirmed('caring@example.org', 'caring');
    await news.confirmed('spanish@example.org', allTopics, 'es');
    await news.confirmed('metastatic@example.org', 'metastatic');
    await news.subscribe({ email: 'pending@example.org', topics: allTopics, language: 'en' }, { visitor: '', locale: 'en' });
    await news.answerRequests();
    await news.operator.begin(['study', 'helping'], perMinute);
    await news.sendAll();
    const titles = ({ text }: { text: string }) => ['A study', 'Un estudio', 'Helping'].filter((title) => text.includes(title));
    const got = Object.fromEntries(news.sent.map((mail) => [mail.to, titles(mail)]));
    expect(got).toEqual({
      'all@example.org': ['A study', 'Helping'],
      'caring@example.org': ['Helping'],
      // What is not there in their language is left out; and who chose nothing of it gets no mail.
      'spanish@example.org': ['Un estudio'],
    });
    expect(news.sent).toHaveLength(3);
    expect(await db.selectFrom('newsletter_rendering').select('id').execute()).toHaveLength(3);
    expect(await news.operator.issues()).toMatchObject([{ mails: 3, sent: 3, skipped: 0, waiting: 0, isReleased: true }]);
  });

  test('carries the reader’s own links, what mail programs end it by, and where it returns to', async () => {
    const news = testNewsletter(db);
    const token = await news.confirmed('a@example.org');
    const id = await news.operator.begin(['study'], perMinute);
    await news.sendAll();
    const [mail] = news.sent;
    expect(mail?.list).toEqual({ id: 'newsletter.alba.example', leave: `https://alba.example/api/newsletter/leave?token=${token}` });
    expect(mail?.returnsTo).toMatch(new RegExp(`^bounces\\+${id.toString(36)}-[0-9a-z]+-[0-9a-f]{20}@alba\\.example$`));
    for (const form of [mail?.html, mail?.text]) {
      expect(form).toContain(`https://alba.example/en/newsletter.preferences?token=${token}`);
      expect(form).not.toContain('preferences.invalid');
    }
    expect(mail?.subject).not.toMatch(/cancer|breast|study/i);
  });

  test('goes out in parts, as many in a minute as may; who left meanwhile gets nothing, and who came meanwhile does', async () => {
    const news = testNewsletter(db);
    const first = await news.confirmed('first@example.org');
    await news.confirmed('second@example.org');
    const third = await news.confirmed('third@example.org');
    await news.operator.begin(['study'], 6);
    await news.releaseNext();
    expect(await deliveries()).toHaveLength(1);
    // Released, and not sent yet.
    await news.preferences.leave(first);
    // Not released yet.
    await news.preferences.leave(third);
    await news.confirmed('fourth@example.org');
    await news.sendAll();
    expect(news.sent.map(({ to }) => to)).toEqual(['second@example.org', 'fourth@example.org']);
    expect(await deliveries()).toMatchObject([{ skipped: true, sent_at: null }, { skipped: false }, { skipped: false }]);
  });

  test('that is stopped goes to nobody any more', async () => {
    const news = testNewsletter(db);
    for (const name of ['first', 'second', 'third']) await news.confirmed(`${name}@example.org`);
    const issue = await news.operator.begin(['study'], 6);
    await news.releaseNext();
    await news.sendReleased();
    await news.releaseNext();
    expect(await news.operator.stop(issue)).toBe(true);
    await news.sendAll();
    expect(news.sent.map(({ to }) => to)).toEqual(['first@example.org']);
    expect(await news.operator.issues()).toMatchObject([{ mails: 2, sent: 1, skipped: 1, waiting: 0, isReleased: true }]);
    expect(await news.operator.stop(issue + 1)).toBe(false);
  });

  test('that was released twice by mistake is sent to nobody twice', async () => {
    const news = testNewsletter(db);
    await news.confirmed('a@example.org');
    const issue = await news.operator.begin(['study'], 6);
    await news.releaseNext();
    await sql`update newsletter_issue set released_up_to = 0`.execute(db);
    await expect(news.releaseNext()).rejects.toThrow(/newsletter_delivery_pkey/);
    await news.sendReleased();
    expect(news.sent).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ issue_id: issue }]);
  });

  test('holds what is new since the last one, and nothing that readers cannot see', async () => {
    const news = testNewsletter(db);
    await sql`update entry set published_at = current_date where id in ('study', 'helping')`.execute(db);
    expect((await news.operator.entries(null)).found.map(({ id }) => id).toSorted()).toEqual(['helping', 'study']);
    await news.operator.begin(['study'], perMinute);
    expect((await news.operator.entries(null)).found.map(({ id }) => id)).toEqual(['helping']);
    expect(await news.operator.entries(['draft', 'study', 'nothing'])).toMatchObject({
      found: [{ id: 'study' }],
      missing: ['draft', 'nothing'],
    });
  });

  test('is previewed as it would be sent, and sends nothing', async () => {
    const news = testNewsletter(db);
    const { found } = await news.operator.entries(['study', 'helping']);
    const previews = await news.operator.preview(found);
    expect(previews.map(({ locale, topics }) => `${locale} ${topics}`)).toEqual([
      'en all',
      'en research',
      'en caring',
      'es all',
      'es research',
    ]);
    expect(await db.selectFrom('newsletter_issue').select('id').execute()).toEqual([]);
  });
});

describe('A mail', () => {
  const refusing = (code: string, isFinal: boolean) => async () => {
    throw new SendFailed(code, isFinal);
  };

  test('that the server does not take now is tried again', async () => {
    const before = testNewsletter(db, { send: refusing('ECONNECTION', false) });
    await before.confirmed('a@example.org');
    await before.operator.begin(['study'], perMinute);
    await expect(before.sendAll()).rejects.toThrow('ECONNECTION');
    const news = testNewsletter(db);
    await news.sendAll();
    expect(news.sent).toHaveLength(1);
  });

  test('to an address that the server refuses for good counts as come back', async () => {
    const news = testNewsletter(db, { send: refusing('EENVELOPE 550', true) });
    await news.confirmed('a@example.org');
    for (let count = 0; count < mostHardBounces; count++) {
      await news.operator.begin(['study'], perMinute);
      await news.sendAll();
    }
    expect(await news.operator.subscribers()).toMatchObject([{ state: 'bounced', address: null }]);
  });

  test('that is refused for what it says is put aside for an operator, and nobody loses their subscription', async () => {
    const news = testNewsletter(db, { send: refusing('EMESSAGE 554', true) });
    await news.confirmed('a@example.org');
    await news.operator.begin(['study'], perMinute);
    await expect(news.sendAll()).rejects.toThrow('EMESSAGE');
    expect(await news.operator.subscribers()).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('What comes back', () => {
  const sentTo = async (news: ReturnType<typeof testNewsletter>) => {
    await news.operator.begin(['study'], perMinute);
    await news.sendAll();
    return news.sent.at(-1)?.returnsTo ?? '';
  };

  test('ends a subscription when it came back for good twice, however often each is told', async () => {
    const news = testNewsletter(db);
    await news.confirmed('a@example.org');
    const first = await sentTo(news);
    expect(await news.returned(first, 'soft')).toBe('counted');
    expect(await news.returned(first.toUpperCase(), 'hard')).toBe('counted');
    expect(await news.returned(first, 'hard')).toBe('known');
    expect(await news.returned(await sentTo(news), 'hard')).toBe('ended');
    expect(await news.operator.subscribers()).toMatchObject([{ state: 'bounced', address: null }]);
  });

  test('as a complaint ends it at once', async () => {
    const news = testNewsletter(db);
    await news.confirmed('a@example.org');
    expect(await news.returned(await sentTo(news), 'complaint')).toBe('ended');
    expect(await news.operator.subscribers()).toMatchObject([{ state: 'complained', address: null }]);
  });

  test('to an address that was not signed here, changes nothing', async () => {
    const news = testNewsletter(db);
    await news.confirmed('a@example.org');
    const address = await sentTo(news);
    for (const wrong of [
      '',
      'bounces@alba.example',
      address.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`),
      address.replace('alba.example', 'other.example'),
    ]) {
      expect(await news.returned(wrong, 'complaint'), wrong).toBe('unknown');
    }
    expect(await news.operator.subscribers()).toMatchObject([{ state: 'confirmed' }]);
  });
});

test('What was sent to whom is forgotten after 90 days, and not while an issue goes out', async () => {
  const news = testNewsletter(db);
  await news.confirmed('a@example.org');
  await news.operator.begin(['study'], perMinute);
  await news.sendAll();
  await news.forget();
  expect(await deliveries()).toHaveLength(1);
  await sql`update newsletter_issue set released_at = now() - interval '91 days'`.execute(db);
  await news.forget();
  expect(await deliveries()).toEqual([]);
  expect(await db.selectFrom('newsletter_rendering').select('id').execute()).toEqual([]);
});

test.each([
  [{ type: 'researchNews', topics: ['topic-treatment'] }, ['research']],
  [{ type: 'researchNews', tags: { stages: ['IV'] } }, ['research', 'metastatic']],
  [{ type: 'event', topics: ['topic-emotions'] }, ['alba']],
  [{ topics: ['topic-side-effects', 'topic-treatment'] }, ['treatment']],
  [{ topics: ['topic-family'] }, ['living', 'caring']],
  [{ topics: ['topic-treatment'], tags: { personas: ['metastatic', 'in-treatment'] } }, ['treatment', 'metastatic']],
  [{ topics: ['topic-treatment'], tags: { personas: ['metastatic', 'in-treatment', 'newly-diagnosed'] } }, ['treatment']],
  [{ screen: 'about-us.jobs' }, ['alba']],
  [{}, ['living']],
])('%j belongs to %j', (entry, topics) => {
  expect(topicsOf({ type: 'page', screen: null, topics: [], tags: {}, ...entry })).toEqual(topics);
});
