import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testTeaser } from '#app/content/cards/testing.ts';
import { printedSchema } from '#gateway/schema.ts';
import { contentTypes } from '#services/search/shared.ts';
import { noResults, openGateway, post, testResult } from './gateway.ts';
import { origin } from './site.ts';

const searchQuery = `query searchArticles($search: SearchInput!) {
  searchArticles(search: $search) {
    results { id title contentType slug path teaserContent content score image { url alt width height } publishedAt }
    meta { total exact breakdown { contentType count } correction }
  }
}`;
const { ask, send, searched, counts } = openGateway();

/** What a search with these variables is answered, after a term and a language. */
const search = (given: object) => ask(searchQuery, { search: { term: 'lump', locale: 'en-US', ...given } });

it('the committed schema is the printed one: else run node gateway/print-schema.ts', () => {
  expect(readFileSync('gateway/schema.graphql', 'utf8')).toBe(printedSchema());
});

describe('searchArticles', () => {
  it('is asked with all that the variables say, and with what they leave out', async () => {
    await search({ term: ' lump ' });
    const filter = { contentType: ['page', 'archivedResearchNews', 'page'] };
    await search({ term: 'bulto', locale: 'es', limit: 50, offset: 1_000, sort: 'TYPE_DESC', filter });
    await search({ limit: null, offset: null, sort: null, filter: null });
    expect(searched.splice(0)).toEqual([
      { term: ' lump ', locale: 'en', limit: 10, offset: 0, contentTypes: [], sort: 'RELEVANCE' },
      { term: 'bulto', locale: 'es', limit: 50, offset: 1_000, contentTypes: ['page', 'archivedResearchNews'], sort: 'TYPE_DESC' },
      { term: 'lump', locale: 'en', limit: 10, offset: 0, contentTypes: [], sort: 'RELEVANCE' },
    ]);
  });

  it.each([
    ['en-US', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [null, 'en'],
    ['en', 'es'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en-us', 'es'],
    ['fr', 'es'],
  ])('the locale %j is %s', async (value, locale) => {
    await search({ locale: value });
    expect(searched.splice(0).map((request) => request.locale)).toEqual([locale]);
  });

  it('gives results and meta', async () => {
    const { ask } = openGateway({
      search: {
        find: async () => ({
          ...noResults,
          results: [testResult({ id: 'lumps', slug: 'lumps', title: 'Lumps' })],
          total: 1_000,
          isExact: false,
          breakdown: [{ contentType: 'researchNews', count: 1_000 }],
          correction: 'lump',
        }),
      },
    });
    const { status, data, errors } = await ask(searchQuery, { search: { term: 'lumpp', locale: 'en-US' } });
    expect([status, errors]).toEqual([200, undefined]);
    const shown = { id: 'lumps', title: 'Lumps', contentType: 'researchNews', slug: 'lumps', path: '/research-news/lumps' };
    const words = { teaserContent: 'A <mark>lump</mark>', content: 'Of a lump', score: 0.5, image: null, publishedAt: '2026-11-20' };
    expect(data).toEqual({
      searchArticles: {
        results: [{ ...shown, ...words }],
        meta: { total: 1_000, exact: false, breakdown: [{ contentType: 'researchNews', count: 1_000 }], correction: 'lump' },
      },
    });
  });

  it.each(['', 'lu', '  lu  ', '🎗a', '\0\0\0\0'])('under three characters nothing runs: %j', async (term) => {
    const { status, data } = await search({ term });
    const meta = { total: 0, exact: true, breakdown: [], correction: null };
    expect([status, data]).toEqual([200, { searchArticles: { results: [], meta } }]);
    expect(searched).toEqual([]);
  });

  it.each([
    [{ limit: 0 }, 'search.limit has to be from 1 to 50', 200],
    [{ limit: 51 }, 'search.limit has to be from 1 to 50', 200],
    [{ limit: 'ten' }, 'search.limit is wrong: Int cannot represent non-integer value.', 400],
    [{ limit: 1.5 }, 'search.limit is wrong: Int cannot represent non-integer value.', 400],
    [{ offset: -1 }, 'search.offset has to be from 0 to 1000', 200],
    [{ offset: 1_001 }, 'search.offset has to be from 0 to 1000', 200],
    [{ filter: { contentType: ['blog'] } }, `search.filter.contentType takes only ${contentTypes.join(', ')}`, 200],
    [{ filter: { contentType: [5] } }, 'search.filter.contentType.0 is wrong: String cannot represent a non string value.', 400],
    [{ sort: 'BEST' }, 'search.sort is wrong: A value does not exist in "SearchSort" enum.', 400],
    [{ term: 55_555 }, 'search.term is wrong: String cannot represent a non string value.', 400],
    [{ term: null }, 'search.term is wrong: Expected non-nullable type "String!" not to be null.', 400],
    [{ term: undefined }, 'search is wrong: Field "term" of required type "String!" was not provided.', 400],
    [{ locale: 5 }, 'search.locale is wrong: String cannot represent a non string value.', 400],
    [{ colour: 'red' }, 'search is wrong: A field is not defined by type "SearchInput".', 400],
  ])('%j is refused in words that name the variable', async (given, message, status) => {
    const answer = await search(given);
    expect(answer.errors?.map((error) => [error.message, error.extensions.code])).toEqual([[message, 'BAD_USER_INPUT']]);
    expect([answer.status, answer.data ?? null]).toEqual([status, null]);
    expect(searched).toEqual([]);
  });

  it.each([undefined, null, {}, { search: 'lump' }])('without its variable it is refused: %j', async (variables) => {
    const { status, errors } = await ask(searchQuery, variables);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toMatch(/^search is (missing|wrong)/);
  });
});

describe('Popular things', () => {
  it('are given with where they stand', async () => {
    const { ask } = openGateway({
      popularity: {
        articles: async (locale) => [
          testTeaser({ id: 'types', type: 'page', slug: 'types', title: 'Types', locale }),
          testTeaser({ id: 'old', slug: 'old', locale, card: { archived: true } }),
          testTeaser({ id: 'somebody', type: 'person', locale }),
        ],
        searches: async (locale) => [`a term in ${locale}`],
        countArticle: async () => true,
        countSearch: async () => true,
      },
    });
    const { data } = await ask('{ popularArticles(locale: "es") { id title contentType slug path } popularSearches(locale: "en-US") }');
    expect(data).toEqual({
      popularArticles: [
        { id: 'types', title: 'Types', contentType: 'page', slug: 'types', path: '/es/types' },
        { id: 'old', title: 'News', contentType: 'archivedResearchNews', slug: 'old', path: '/es/noticias-de-investigacion/old' },
      ],
      popularSearches: ['a term in en'],
    });
  });

  it('are counted, each visitor by their network, whatever the browser calls itself', async () => {
    const send_ = (query: string) => send(post({ query }, { 'User-Agent': 'Firefox' }));
    expect((await send_('mutation { updatePopularArticles(id: "types") }')).data).toEqual({ updatePopularArticles: true });
    await send_('mutation { updatePopularSearches(id: "tamoxifen") }');
    await send_('mutation { updatePopularSearches(id: "tamoxifeno", locale: "es-MX") }');
    const who = '192.0.2.0/24';
    expect(counts.splice(0)).toEqual([
      ['types', who],
      ['tamoxifen', who, undefined],
      ['tamoxifeno', who, 'es'],
    ]);
  });

  it('that could not be counted, or cannot be any, answer false; only the log says so, without the words', async () => {
    const fail = async () => {
      throw new Error('no such table: tamoxifen');
    };
    const gateway = openGateway({
      popularity: { articles: async () => [], searches: async () => [], countArticle: fail, countSearch: fail },
    });
    const { status, data, errors } = await gateway.ask('mutation { updatePopularArticles(id: 5) updatePopularSearches(id: "tamoxifen") }');
    expect([status, data, errors]).toEqual([200, { updatePopularArticles: false, updatePopularSearches: false }, undefined]);
    expect(gateway.logged.map((line) => JSON.parse(line).field)).toEqual(['updatePopularArticles', 'updatePopularSearches']);
    expect(gateway.logged.join('')).not.toContain('tamoxifen');
    expect((await ask('mutation ($id: ID!) { updatePopularSearches(id: $id) }', { id: 'x'.repeat(201) })).data).toEqual({
      updatePopularSearches: false,
    });
    expect(counts).toEqual([]);
  });
});

describe('What members alone are answered', () => {
  it.each([
    '{ user { id firstName lastName userId username email isEmailVerified phoneNumber isPhoneNumberVerified lastUpdated } }',
    '{ profile { id bio showTimeZone showBrcaTestDate additionalRisks emailOptIn } }',
    '{ savedContent(filter: ["page"], sort: "Newest") { id type title src image { url } teaserContent contentLength savedDate } }',
    '{ personalizedContent { id contentType slug title eyebrowText date fullWidthFeaturedImage { title url } teaserContent } }',
  ])('is refused to everybody who is not signed in: %s', async (query) => {
    const { status, data, errors } = await ask(query);
    expect([status, Object.values(data ?? {})]).toEqual([200, [null]]);
    expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([['not authenticated', 'UNAUTHENTICATED']]);
  });
});

it('an answer is never kept by anybody', async () => {
  for (const request of [post({ query: '{ __typename }' }), post('?'), new Request(`${origin}/graphql`)]) {
    expect((await send(request)).headers.get('Cache-Control')).toBe('no-store');
  }
});
