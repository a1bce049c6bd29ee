import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { pathTo } from '#app/addresses/paths.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import { displayLabel } from '#app/i18n/entry-labels.ts';
import { labelIn } from '#app/i18n/labels.server.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { contentStore, type EntryTeaser } from '#services/content/library/store.ts';
import { diskMediaFiles } from '#services/media/files.ts';
import { mediaStore } from '#services/media/store.ts';
import { noResults, openGateway, post, read, testResult } from './gateway.ts';
import { openSite } from './site.ts';

const { fetch, db, logged } = await openSite();
const ask = (query: string, variables?: unknown) => read(fetch(post({ query, variables })));
const image = 'image { url alt width height }';

describe('Of the library', () => {
  it.each(['en', 'es'] as const)('news, events and ways to give are answered, in %s', async (locale) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00-05:00') });
    onTestFinished(() => void vi.useRealTimers());
    const { status, data, errors } = await ask(
      `query ($locale: String!) {
        latestNews(locale: $locale, limit: 3) { id contentType slug label title date link teaserContent teaser buttonLabel buttonStyling promotedBy ${image} author { name sample ${image} } }
        productNewsTeasers(locale: $locale) { id title link ${image} firstPublishedAt }
        upcomingEvents(locale: $locale, limit: 50) { id eyebrowText title date endsAt place url }
        waysToGive(locale: $locale) { title path text }
        popularArticles(locale: $locale) { id title contentType slug path }
        popularSearches(locale: $locale)
      }`,
      { locale: languageTags[locale] },
    );
    expect([status, errors]).toEqual([200, undefined]);
    const content = contentStore(db);
    const news = await content.latestNews(locale, 3);
    expect(data?.latestNews).toMatchObject(
      news.map(({ id, title, publishedAt }) => ({ id, title, date: publishedAt, link: expect.any(String) })),
    );
    const labelOf = ({ card, type }: EntryTeaser) => card.eyebrowText ?? labelIn(locale, card.cardLabel ?? displayLabel(type));
    expect(data?.latestNews).toMatchObject(news.map((each) => ({ label: labelOf(each) })));
    const product = await content.productNewsTeasers(locale, 10);
    expect(data?.productNewsTeasers).toMatchObject(product.map(({ id, firstPublishedAt }) => ({ id, firstPublishedAt })));
    const events = await content.upcomingEvents(locale, 50);
    expect(data?.upcomingEvents).toMatchObject(events.map(({ id, startsAt }) => ({ id, date: startsAt })));
    expect([news.length, product.length > 0, events.length > 0]).toEqual([3, true, true]);
    expect(data?.waysToGive).toMatchObject({ path: pathTo('about-us.ways-to-give', locale), text: { nodeType: 'document' } });
  });

  it('an entry is what stands at its slug, of its content type', async () => {
    const query = `query ($slug: String!, $type: String, $locale: String = "en-US") {
      entry(slug: $slug, locale: $locale, contentType: $type) { id contentType slug path title teaserContent publishedAt updatedAt topics { id title slug } ${image} }
    }`;
    const [first] = await contentStore(db).latestNews('en', 1);
    const variables = { slug: first?.slug, type: first?.type };
    expect((await ask(query, variables)).data?.entry).toMatchObject({
      id: first?.id,
      title: first?.title,
      path: expect.stringContaining('/'),
    });
    for (const slug of ['nothing-here', '', '../x', 'x\0', 'é', 'x'.repeat(300)]) {
      expect((await ask(query, { slug })).data).toEqual({ entry: null });
    }
    expect((await ask(query, { ...variables, type: 'page' })).data).toEqual({ entry: null });
    expect((await ask(query, { ...variables, type: 'blog' })).errors?.map(({ message }) => message)).toEqual([
      'contentType names none of the content types',
    ]);
    expect((await ask(query, { ...variables, locale: null })).errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  it('entries are listed by their kind, in the language that is asked for', async () => {
    const query = `query ($kind: ContentKind!) { entriesOfKind(contentKind: $kind, locale: "es", limit: 50) { id contentType link } }`;
    const { data } = await ask(query, { kind: 'Topic' });
    const topics = await contentStore(db).ofType('topic', 'es');
    expect(topics.length).toBeGreaterThan(5);
    expect(new Set(z.array(z.unknown()).parse(data?.entriesOfKind))).toEqual(
      new Set(topics.map(({ id, slug }) => ({ id, contentType: 'topic', link: `${pathTo('topics', 'es')}/${slug}` }))),
    );
    expect((await ask(query, { kind: 'Blog' })).errors).toHaveLength(1);
  });

  it.each([0, 51, -1])('a list of %s is refused', async (limit) => {
    const { errors } = await ask(`{ latestNews(locale: "en-US", limit: ${limit}) { id } }`);
    expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      ['limit has to be from 1 to 50', 'BAD_USER_INPUT'],
    ]);
  });
});

it('the log holds that something was asked, and nothing of what', async () => {
  await ask('query ($search: SearchInput!) { searchArticles(search: $search) { meta { total } } }', {
    search: { term: 'a lump in my breast', locale: 'en-US' },
  });
  const line = JSON.parse(logged.at(-1) ?? '{}');
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    method: 'POST',
    path: '/graphql',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  });
  expect(logged.join('')).not.toContain('lump');
});

describe('However many there are in a list', () => {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = db.withPlugin(counting);
  const media = mediaStore(counted, diskMediaFiles('/never-used'));
  const found = Array.from({ length: 50 }, (_, index) => testResult({ id: `news-${index}`, card: { image: `picture-${index}` } }));
  const gateway = openGateway({
    content: contentStore(counted),
    search: { find: async ({ limit }) => ({ ...noResults, results: found.slice(0, limit) }) },
    cards: (entries, locale) => loadCards({ media }, entries, locale),
  });
  const cost = async (query: string, limit: number): Promise<number> => {
    queries = 0;
    const { errors } = await gateway.ask(query, { limit });
    expect(errors).toBeUndefined();
    return queries;
  };
  const search = (fields: string) =>
    `query ($limit: Int) { searchArticles(search: { term: "lump", locale: "en-US", limit: $limit }) { results { ${fields} } } }`;

  it.each([
    ['results of search', search(`id ${image}`), 1],
    ['results without their pictures', search('id path'), 0],
    ['news', `query ($limit: Int) { latestNews(locale: "en-US", limit: $limit) { id link ${image} author { name ${image} } } }`, 2],
    ['product news', `query ($limit: Int) { productNewsTeasers(locale: "en-US", limit: $limit) { id ${image} } }`, 2],
  ])('%s, the database is asked as often', async (_, query, expected) => {
    expect([await cost(query, 1), await cost(query, 4), await cost(query, 50)]).toEqual([expected, expected, expected]);
  });
});

it('a result shows the picture of its card, as the card describes it', async () => {
  const picture = {
    id: 'dawn',
    url: '/media/dawn.jpg',
    mediaType: 'image/jpeg',
    bytes: 1,
    width: 1600,
    height: null,
    durationSeconds: null,
  };
  const asset = { ...picture, title: 'Dawn', alt: 'The sun rises', credit: null, language: null, membersOnly: false };
  const { ask } = openGateway({
    search: {
      find: async () => ({ ...noResults, results: [testResult(), testResult({ card: { image: 'dawn', imageAlt: 'A new day' } })] }),
    },
    cards: (entries, locale: Locale) => loadCards({ media: { assets: async () => [asset] } }, entries, locale),
  });
  const { data } = await ask(
    '{ searchArticles(search: { term: "lump", locale: "en-US" }) { results { image { url alt width height } } } }',
  );
  const shown = { url: '/media/dawn.jpg', alt: 'A new day', width: 1600, height: null };
  expect(data).toEqual({ searchArticles: { results: [{ image: null }, { image: shown }] } });
});

describe('When too much is asked', () => {
  const from = (address: string) => ({
    incoming: new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: address })),
  });

  it('of one place: 240 at once, then 429 and when to come back; others are answered', async () => {
    const statuses: number[] = [];
    const crowd = from('198.51.100.7');
    const send = () => fetch(post({ query: '{ __typename }' }), crowd);
    for (let count = 0; count < 240; count += 1) statuses.push((await send()).status);
    // What was refilled meanwhile is spent as well.
    await sql`update rate_limit set spent_until = now() + interval '1 day'`.execute(db);
    const last = await read(send());
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([last.status, last.errors?.[0]?.extensions.code, last.headers.get('Retry-After')]).toEqual([429, 'TOO_MANY_REQUESTS', '1']);
    expect(last.errors?.[0]?.message).toContain('(limit: rate)');
    expect((await fetch(post({ query: '{ __typename }' }), from('198.51.100.8'))).status).toBe(200);
  });

  it('of the whole process: 8 are answered side by side, 64 wait, and others are told to come back', async () => {
    const [release, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = db.transaction().execute(async (transaction) => {
      await sql`lock table popular_choice in access exclusive mode`.execute(transaction);
      isHeld.resolve();
      await release.promise;
    });
    await isHeld.promise;
    // However long it takes, nobody has waited too long.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answers = Array.from({ length: 80 }, () => read(fetch(post({ query: '{ popularSearches(locale: "en-US") }' }))));
    const first = await Promise.race(answers);
    expect([first.status, first.headers.get('Retry-After'), first.errors?.[0]?.extensions]).toEqual([503, '5', { code: 'UNAVAILABLE' }]);
    release.resolve();
    await holding;
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect([statuses.filter((status) => status === 503).length, statuses.filter((status) => status === 200).length]).toEqual([8, 72]);
  });
});

it('while the database is away, 503 and when to come back', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const gateway = openGateway({ search: { find: () => Promise.reject(away) } }, 'production');
  const { status, headers, errors } = await gateway.ask('{ searchArticles(search: { term: "lump", locale: "en-US" }) { meta { total } } }');
  expect([status, headers.get('Retry-After'), errors?.[0]?.extensions]).toEqual([503, '5', { code: 'UNAVAILABLE' }]);
  expect(gateway.logged).toEqual([]);
});

it('during maintenance, 503 and when to come back', async () => {
  const closed = await openSite({ maintenance: true }, { publish: false });
  const { status, headers } = await read(closed.fetch(post({ query: '{ __typename }' })));
  expect([status, headers.get('Retry-After')]).toEqual([503, '600']);
});
