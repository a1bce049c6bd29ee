import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { allTopics } from './shared.ts';
import { secret, testNewsletter } from './testing.ts';

const { db } = await testDatabase();
const caller = (locale: 'en' | 'es' = 'en') => ({ visitor: randomUUID(), locale });
const rows = () => db.selectFrom('newsletter_subscriber').selectAll().execute();
const kinds = ({ mails }: ReturnType<typeof testNewsletter>) => mails.map(({ content }) => content.kind);

beforeEach(async () => {
  await sql`delete from newsletter_subscriber`.execute(db);
  await sql`delete from jobs.job`.execute(db);
  await sql`delete from rate_limit`.execute(db);
});

test('A sign-up is confirmed by its mail, and only then somebody gets the newsletter', async () => {
  const news = testNewsletter(db);
  expect(await news.subscribe({ email: ' Amapola@Example.org ', topics: 'research living', language: 'es' }, caller('es'))).toEqual({
    kind: 'stored',
    id: '',
  });
  await news.answerRequests();
  expect(news.mails).toMatchObject([{ to: 'amapola@example.org', locale: 'es', content: { kind: 'newsletter-confirm', days: 7 } }]);
  const token = news.tokenFor('amapola@example.org');
  expect(await rows()).toMatchObject([{ state: 'pending', topics: ['research', 'living'], locale: 'es' }]);
  expect(await news.checkLink(token)).toBe('confirms');
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
  const first = await news.confirm(token);
  expect(await rows()).toMatchObject([{ state: 'confirmed' }]);
  // Pressed twice, it is confirmed as well.
  expect(await news.confirm(token)).toEqual(first);
  expect(await news.checkLink(token)).toBe('confirmed');
});

test('The address is readable nowhere in the table', async () => {
  const news = testNewsletter(db);
  await news.confirmed('amapola@example.org');
  const { rows: dumped } = await sql<{ row: string }>`select to_jsonb(s)::text as row from newsletter_subscriber s`.execute(db);
  expect(dumped).toHaveLength(1);
  for (const { row } of dumped) expect(row).not.toMatch(/amapola|example\.org/);
});

describe('What is answered', () => {
  test('is the same for a known address and for an unknown one, and so is what is asked of the database', async () => {
    const queries: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const news = testNewsletter(watched);
    await testNewsletter(db).confirmed('known@example.org');
    const ask = async (email: string) => {
      queries.length = 0;
      const answer = await news.subscribe({ email, topics: allTopics, language: 'en' }, caller());
      return { answer, queries: [...queries] };
    };
    const [known, unknown] = [await ask('known@example.org'), await ask('unknown@example.org')];
    expect(known).toEqual(unknown);
    expect(known.queries.length).toBeGreaterThan(0);
  });

  const language = 'en';
  test.each([
    [{ topics: 'alba', language }, { email: 'required' }],
    [{ email: 'nobody', topics: 'alba', language }, { email: 'email-invalid' }],
    [{ email: 'a@example.org\r\nBcc: b@example.org', topics: 'alba', language }, { email: 'email-invalid' }],
    [{ email: 'a@example.org', language }, { topics: 'required' }],
    [{ email: 'a@example.org', topics: 'weather', language }, { topics: 'required' }],
    [{ email: 'a@example.org', topics: 'alba', language: 'fr' }, { language: 'required' }],
    [{}, { email: 'required', topics: 'required', language: 'required' }],
  ])('of %j is what is wrong, and nothing is stored', async (sent, wrong) => {
    const news = testNewsletter(db);
    const outcome = await news.subscribe(sent, caller());
    expect(outcome.kind === 'wrong' && Object.fromEntries(outcome.problems.map(({ field, code }) => [field, code]))).toEqual(wrong);
    await news.answerRequests();
    expect([await rows(), news.mails]).toEqual([[], []]);
  });

  test('to a robot is that a field stays empty, and nothing is stored', async () => {
    const news = testNewsletter(db);
    const sent = { email: 'a@example.org', topics: allTopics, language };
    expect(await news.subscribe(sent, { ...caller('es'), trap: 'yes' })).toMatchObject({
      kind: 'wrong',
      problems: [{ text: expect.stringContaining('campo que debe') }],
    });
    await news.answerRequests();
    expect([await rows(), news.mails]).toEqual([[], []]);
  });

  test('to who asks too often is when to try again, sooner where nothing tells when the form was opened', async () => {
    const asked = async (opened: 'in-time' | 'no-token') => {
      const news = testNewsletter(db, { opened: () => opened });
      const visitor = caller();
      for (let count = 0; ; count++) {
        const outcome = await news.subscribe({ email: `${count}@example.org`, topics: allTopics, language }, visitor);
        if (outcome.kind === 'too-many') return { count, retryAfterMs: outcome.retryAfterMs };
      }
    };
    const [known, unknown] = [await asked('in-time'), await asked('no-token')];
    expect([known.count, unknown.count]).toEqual([10, 5]);
    expect(unknown.retryAfterMs).toBeGreaterThan(60_000);
  });
});

describe('Asked for again', () => {
  test('before it is confirmed, another mail goes out, with what was chosen last; the link before does nothing', async () => {
    const news = testNewsletter(db);
    await news.subscribe({ email: 'a@example.org', topics: 'research', language: 'en' }, caller());
    await news.answerRequests();
    const first = news.tokenFor('a@example.org');
    await news.subscribe({ email: 'a@example.org', topics: 'caring', language: 'es' }, caller('es'));
    await news.answerRequests();
    expect(await news.confirm(first)).toBe('invalid');
    expect(typeof (await news.confirm(news.tokenFor('a@example.org')))).toBe('object');
    expect(await rows()).toMatchObject([{ state: 'confirmed', topics: ['caring'], locale: 'es' }]);
  });

  test('by who gets it, nothing is changed, and the mail leads to what they chose', async () => {
    const news = testNewsletter(db);
    const preferences = await news.confirmed('a@example.org', 'research');
    const before = await rows();
    await news.subscribe({ email: 'a@example.org', topics: allTopics, language: 'es' }, caller('es'));
    await news.answerRequests();
    expect(await rows()).toEqual(before);
    expect(news.mails.at(-1)).toMatchObject({ locale: 'es', content: { kind: 'newsletter-known' } });
    expect(news.tokenFor('a@example.org')).toBe(preferences);
  });

  test('by anybody, one address gets three mails at once and no more', async () => {
    const news = testNewsletter(db);
    for (let count = 0; count < 6; count++)
      await news.subscribe({ email: 'victim@example.org', topics: allTopics, language: 'en' }, caller());
    await news.answerRequests();
    expect(news.mails).toHaveLength(3);
  });

  test('who left may come back by the link of a mail, and stays away without', async () => {
    const news = testNewsletter(db);
    const preferences = await news.confirmed('a@example.org');
    expect(await news.preferences.leave(preferences)).toBe('left');
    await news.subscribe({ email: 'a@example.org', topics: allTopics, language: 'en' }, caller());
    await news.answerRequests();
    expect(kinds(news)).toEqual(['newsletter-confirm', 'newsletter-confirm']);
    await sql`update newsletter_subscriber set link_expires_at = now() - interval '1 minute'`.execute(db);
    expect(await news.checkLink(news.tokenFor('a@example.org'))).toBe('expired');
    expect(await news.confirm(news.tokenFor('a@example.org'))).toBe('expired');
    await news.forget();
    expect(await rows()).toMatchObject([{ state: 'left', address: null }]);
  });

  test('who complained is never written to again', async () => {
    const news = testNewsletter(db);
    await news.confirmed('a@example.org');
    await sql`update newsletter_subscriber set state = 'complained', address = null`.execute(db);
    await news.subscribe({ email: 'a@example.org', topics: allTopics, language: 'en' }, caller());
    await news.answerRequests();
    expect(news.mails).toHaveLength(1);
  });
});

describe('Preferences', () => {
  test('are read and changed by the signed link, and by no other', async () => {
    const news = testNewsletter(db);
    const token = await news.confirmed('a@example.org', 'research');
    expect(await news.preferences.read(token)).toEqual({ locale: 'en', topics: ['research'] });
    expect(await news.preferences.change(token, { locale: 'es', topics: ['caring', 'alba'] })).toBe('changed');
    expect(await news.preferences.read(token)).toEqual({ locale: 'es', topics: ['caring', 'alba'] });
    const [id = '', signature = ''] = token.split('-');
    for (const wrong of ['', '-', 'a-b', `${id}-${'0'.repeat(40)}`, `${id}x-${signature}`, signature, `${token}0`]) {
      expect(await news.preferences.read(wrong), wrong).toBe('unknown');
      expect(await news.preferences.change(wrong, { locale: 'en', topics: ['alba'] }), wrong).toBe('unknown');
      expect(await news.preferences.leave(wrong), wrong).toBe('unknown');
    }
  });

  test('of who left keep the hash alone, and leaving twice is leaving once', async () => {
    const news = testNewsletter(db);
    const token = await news.confirmed('a@example.org');
    const [before] = await rows();
    expect([await news.preferences.leave(token), await news.preferences.leave(token)]).toEqual(['left', 'left']);
    expect(await rows()).toMatchObject([{ state: 'left', address: null, topics: [], link_hash: null, address_hash: before?.address_hash }]);
    expect(await news.preferences.read(token)).toBe('left');
    expect(await news.preferences.change(token, { locale: 'en', topics: ['alba'] })).toBe('left');
  });
});

test('What is not confirmed in time is deleted, and what is confirmed stays', async () => {
  const news = testNewsletter(db);
  await news.confirmed('stays@example.org');
  await news.subscribe({ email: 'goes@example.org', topics: allTopics, language: 'en' }, caller());
  await news.answerRequests();
  await news.forget();
  expect(await rows()).toHaveLength(2);
  await sql`update newsletter_subscriber set link_expires_at = now() - interval '1 minute'`.execute(db);
  await news.forget();
  expect((await news.operator.subscribers()).map(({ address }) => address)).toEqual(['stays@example.org']);
});

test('After the secret was replaced, addresses are found, opened, and sealed anew', async () => {
  await testNewsletter(db).confirmed('a@example.org');
  const secretNow = 'another secret of the tests, and of nothing else';
  const between = testNewsletter(db, { secret: secretNow, formerSecrets: [secret] });
  await between.subscribe({ email: 'a@example.org', topics: allTopics, language: 'en' }, caller());
  await between.answerRequests();
  expect(kinds(between)).toEqual(['newsletter-known']);
  await between.forget();
  const after = testNewsletter(db, { secret: secretNow });
  expect(await after.operator.subscribers()).toMatchObject([{ address: 'a@example.org' }]);
  await after.subscribe({ email: 'a@example.org', topics: allTopics, language: 'en' }, caller());
  await after.answerRequests();
  expect(kinds(after)).toEqual(['newsletter-known']);
  expect(await after.operator.erase('A@example.org')).toBe(true);
  expect(await rows()).toEqual([]);
});
