import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { littleWork, noResults, openGateway, post, read, testResult } from './gateway.ts';
import { openSite } from './site.ts';

// What is tried is the same in every run; a failure names its seed and the smallest request that fails.
const runs = { numRuns: process.env.ALL === '1' ? 10_000 : 2_000, seed: 20261120 };

const queries = [
  ...readFileSync('app/graphql/operations.graphql', 'utf8')
    .split(/\n(?=query|mutation)/)
    .filter((text) => /^(query|mutation)/.test(text)),
  '{ user { id username } profile { bio } savedContent(filter: ["page"], sort: "Newest") { title } personalizedContent { title } }',
  'query A($locale: String! = "es") { ...F } fragment F on Query { latestNews(locale: $locale, limit: 3) { title image { url } } waysToGive(locale: $locale) { text } }',
  '{ entry(slug: "x", locale: "en-US", contentType: "page") { title topics { id } } upcomingEvents(locale: "") { place } }',
  '{ searchArticles(search: { term: """lump""", locale: "en-US", filter: { contentType: ["page"] }, sort: OLDEST }) { results { image { alt } } meta { total } } }',
];
const variables = {
  search: { term: 'lump', locale: 'en-US', limit: 10, offset: 0, sort: 'LATEST', filter: { contentType: ['page'] } },
  id: 'lump',
  locale: 'es',
};

/** A text with some of it taken out, doubled, or replaced by anything. */
function mutated(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '...',
      '$',
      '"',
      '\\u{110000}',
      '@skip(if: true)',
      '@include',
      'fragment F on Query {',
      '\0',
      '#',
      '99999999999',
      '"""',
      'subscription',
    ),
  );
  const edit = fc.tuple(fc.nat(400), fc.nat(20), piece);
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([text, edits]) =>
      edits.reduce(
        (done, [at, length, put]) => done.slice(0, at % (done.length + 1)) + put + done.slice((at % (done.length + 1)) + length),
        text,
      ),
    );
}

const anyVariables = fc.oneof(
  fc.constant(variables),
  fc.record({
    search: fc.oneof(
      fc.record(
        {
          term: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          locale: fc.oneof(fc.constant('en-US'), fc.anything()),
          limit: fc.oneof(fc.integer(), fc.double(), fc.anything()),
          offset: fc.oneof(fc.integer(), fc.anything()),
          filter: fc.anything(),
          sort: fc.oneof(fc.constantFrom('LATEST', 'TYPE_ASC'), fc.anything()),
        },
        { requiredKeys: ['term', 'locale'] },
      ),
      fc.anything(),
    ),
    id: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    locale: fc.anything(),
  }),
);
const anyBody = fc.oneof(
  { weight: 4, arbitrary: fc.record({ query: fc.oneof(fc.constantFrom(...queries), mutated(queries)), variables: anyVariables }) },
  { weight: 1, arbitrary: fc.record({ query: fc.string({ unit: 'binary', maxLength: 300 }), operationName: fc.anything() }) },
  { weight: 1, arbitrary: mutated(queries.map((query) => JSON.stringify({ query, variables }))) },
  { weight: 1, arbitrary: fc.anything() },
);

/** As it is sent. JSON knows no `bigint`. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : (JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? '');
}

test('whatever is sent, the answer has its form, is never a 500, and nothing breaks inside', async () => {
  const gateway = openGateway({
    search: {
      find: async () => ({ ...noResults, results: [testResult()], total: 1 }),
    },
  });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const { status, errors } = await gateway.send(post(textOf(body)));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([200, 400]).toContain(status);
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('INTERNAL_SERVER_ERROR');
    }),
    runs,
  );
  expect(gateway.logged).toEqual([]);
  // Else it tried nothing that gets past the door.
  expect(Math.min(statuses.get(200) ?? 0, statuses.get(400) ?? 0)).toBeGreaterThan(runs.numRuns / 10);
});

/** Fragments of which each may ask for any other, once or more often, in fields or beside them. */
const tangled = fc.integer({ min: 1, max: 60 }).chain((count) => {
  const spread = fc.nat(count - 1).map((index) => `...A${index}`);
  const part = fc.oneof(
    { weight: 3, arbitrary: spread },
    { weight: 2, arbitrary: spread.map((each) => `user { id ${each} }`) },
    fc.constantFrom(
      'popularSearches(locale: "")',
      'updatePopularSearches(id: "lump")',
      'searchArticles(search: { term: "x" }) { meta { total } }',
    ),
  );
  return fc
    .array(fc.array(part, { minLength: 1, maxLength: 4 }), { minLength: count, maxLength: count })
    .map((fragments) => `{ ...A0 } ${fragments.map((parts, index) => `fragment A${index} on Query { ${parts.join(' ')} }`).join(' ')}`);
});

test('however fragments are tangled, an answer takes little work', async () => {
  const { ask } = openGateway({}, 'production');
  await fc.assert(
    fc.asyncProperty(tangled, async (query) => {
      // Each round asks by another text, since the check of one that was asked before is remembered.
      const time = await leastCpuTime(littleWork, async (round) => {
        const { status } = await ask(`${query} # ${round}`);
        expect([200, 400]).toContain(status);
      });
      expect(time).toBeLessThan(littleWork);
    }),
    { ...runs, numRuns: runs.numRuns / 5 },
  );
});

test('whatever is searched for and counted in the library itself, either', async () => {
  const { fetch, logged } = await openSite({ logLevel: 'warn' });
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'lump bulto :*&|!()<>\'"\\%_-ñ\0\n'), maxLength: 60 }),
  );
  const query = `query ($term: String!, $locale: String!, $sort: SearchSort) {
    searchArticles(search: { term: $term, locale: $locale, sort: $sort, limit: 3 }) { results { title image { url } } meta { total correction } }
  }`;
  const count =
    'mutation ($term: ID!, $locale: String) { updatePopularSearches(id: $term, locale: $locale) updatePopularArticles(id: $term) }';
  await fc.assert(
    fc.asyncProperty(
      word,
      fc.constantFrom('en-US', 'es'),
      fc.constantFrom('RELEVANCE', 'OLDEST'),
      fc.boolean(),
      async (term, locale, sort, isSearch) => {
        const sent = isSearch ? { query, variables: { term, locale, sort } } : { query: count, variables: { term, locale } };
        const { status, errors } = await read(fetch(post(sent)));
        expect([status, errors]).toEqual([200, undefined]);
      },
    ),
    { ...runs, numRuns: runs.numRuns / 5 },
  );
  expect(logged).toEqual([]);
});
