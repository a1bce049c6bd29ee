import { describe, expect, it } from 'vitest';
import { queryLimits } from '#gateway/query-limits.ts';
import { leastCpuTime } from '#tests/cpu-time.ts';
import { littleWork, noResults, openGateway, post } from './gateway.ts';
import { origin } from './site.ts';

const { ask, send } = openGateway();
const body = JSON.stringify({ query: '{ __typename }' });
const json = { 'Content-Type': 'application/json' };
const to = (init: RequestInit, path = '/graphql') => send(new Request(origin + path, init));
const refusal = ({ status, errors }: Awaited<ReturnType<typeof send>>) => [status, errors?.[0]?.extensions.code, errors?.[0]?.message];

describe('How it is asked', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await to({ method, headers: json }, '/graphql?query={__typename}');
    expect(refusal(answer)).toEqual([405, 'METHOD_NOT_ALLOWED', 'Queries are sent by POST.']);
    expect(answer.headers.get('Allow')).toBe('POST');
  });

  it.each([
    ['text/plain', body],
    ['application/graphql', '{ __typename }'],
    ['application/graphql+json', body],
    ['application/jsonp', body],
    ['application/x-www-form-urlencoded', 'query={__typename}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--'],
    ['', body],
  ])('a body of type %j is refused', async (type, sent) => {
    const answer = await to({ method: 'POST', headers: { 'Content-Type': type }, body: sent });
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    'one of %j is taken',
    async (type) => {
      expect((await to({ method: 'POST', headers: { 'Content-Type': type }, body })).data).toEqual({ __typename: 'Query' });
    },
  );

  it.each(['', '?', '[]', `[${body}]`, '"{ __typename }"', '{}', '{"query":5}', '{"query":"{__typename}","variables":[]}', 'null'])(
    'what is no query, or several, is refused: %s',
    async (sent) => {
      const answer = await send(post(sent));
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it('nothing but the four names of a query is taken', async () => {
    expect(refusal(await send(post({ query: '{ __typename }', map: {} })))).toEqual([
      400,
      'BAD_REQUEST',
      'Unexpected parameter "map" in the request body.',
    ]);
  });

  it.each([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: `${origin}.elsewhere.example` },
    { Origin: origin.replace('https', 'http') },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
  ])('a page of another site is refused: %j', async (headers) => {
    const answer = await to({ method: 'POST', headers: { ...json, ...headers }, body });
    expect(refusal(answer)).toEqual([403, 'CROSS_SITE', `Only pages of ${origin} may ask from a browser.`]);
  });

  it.each([{}, { Origin: origin }, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }])('the site itself is not: %j', async (headers) => {
    expect((await to({ method: 'POST', headers: { ...json, ...headers }, body })).status).toBe(200);
  });
});

describe('How much may be asked', () => {
  const search = 'searchArticles(search: { term: "lump", locale: "en-US" }) { meta { total } }';
  const many = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join(' ');
  const { depth, breadth, aliases, tokens, cost, searches } = queryLimits;

  it.each([
    ['depth', many(depth, () => '{ a') + '}'.repeat(depth), many(depth + 1, () => '{ a') + '}'.repeat(depth + 1), 'up to 8 levels'],
    ['breadth', `{ ${many(breadth, () => 'user')} }`, `{ ${many(breadth + 1, () => 'user')} }`, 'up to 60 fields'],
    ['aliases', `{ ${many(aliases, (i) => `a${i}: x`)} }`, `{ ${many(aliases + 1, (i) => `a${i}: x`)} }`, 'up to 8 (limit'],
    ['tokens', `{ ${many(tokens - 2, () => 'x')} }`, `{ ${many(tokens - 1, () => 'x')} }`, 'up to 1000 tokens'],
    ['cost', `{ ${many(19, () => 'x { y }')} }`, `{ ${many(20, () => 'x { y { z { a { b } } } }')} }`, 'up to 300 points'],
    [
      'searches',
      `{ a: ${search} b: ${search} }`,
      `{ a: ${search} ...F } fragment F on Query { b: ${search} ... { c: ${search} } }`,
      'up to 2 times',
    ],
    [
      'searches',
      'mutation { updatePopularSearches(id: "lump") }',
      'mutation { a: updatePopularSearches(id: "lump") b: updatePopularSearches(id: "scan") }',
      'up to 2 times',
    ],
  ])('%s: at the limit it is not what is refused, past it the answer names limit and value', async (name, within, past, words) => {
    const named = ({ errors = [] }: Awaited<ReturnType<typeof send>>) =>
      errors.filter(({ message }) => message.includes(`(limit: ${name})`));
    expect(named(await ask(within))).toEqual([]);
    const answer = await ask(past);
    expect([answer.status, answer.data ?? null]).toEqual([400, null]);
    expect(named(answer).map(({ extensions }) => extensions.code)).toEqual(['LIMIT_EXCEEDED']);
    expect(named(answer)[0]?.message).toContain(words);
    expect([cost, searches]).toEqual([300, 2]);
  });

  describe('However it is made up, a query that is refused is refused at once:', () => {
    const chain = (count: number, make: (index: number) => string) => many(count, (i) => `fragment A${i} on Query { ${make(i + 1)} }`);
    const tree = (levels: number): string => (levels === 0 ? 'id' : `user { ${tree(levels - 1)} } user { ${tree(levels - 1)} }`);
    const closed = (text: string) => text + '}'.repeat(text.split('{').length - text.split('}').length);

    it.each([
      ['doubling fragments', `{ ...A0 } ${chain(80, (i) => `...A${i} ...A${i}`)} fragment A80 on Query { ${search} }`],
      ['a hundred fragments, one in another', `{ ...A0 } ${chain(100, (i) => `...A${i}`)} fragment A100 on Query { ${search} }`],
      ['doubling fields in fragments', `{ ...A0 } ${chain(45, (i) => `user { ...A${i} } user { ...A${i} }`)} fragment A45 on Query { x }`],
      ['fragments in a circle', `{ ...A0 } ${chain(99, (i) => `...A${i}`)} fragment A99 on Query { ...A0 }`],
      ['two circles of fragments', `{ ...A0 } ${chain(80, (i) => `...A${i % 80} ...A${(i * 7) % 80}`)}`],
      ['many fragments side by side', `{ ${many(100, (i) => `...A${i}`)} } ${chain(100, () => 'x')}`],
      ['fragments that nothing asks for', `{ x } ${chain(45, (i) => `user { ...A${i} } user { ...A${i} }`)} fragment A45 on Query { x }`],
      ['a tree that nothing asks for', `{ x } fragment A on Query { ${tree(7)} }`],
      ['a tree of the same fields', `{ ${tree(7)} }`],
      ['a hundred levels', closed(`{ ${many(100, () => 'user { id } user {')} id `)],
      ['a hundred levels of aliases', closed(`{ ${many(100, (i) => `a${i}: user {`)} id `)],
      ['a tree beneath what is not counted', `{ __schema { ${tree(6)} } user { __schema { ${tree(6)} } } }`],
      ['the same field a thousand times', `{ ${many(990, () => 'x')} }`],
      ['many operations', `${many(60, (i) => `query Q${i} { ${many(10, () => 'x')} }`)} { x }`],
      ['long names that nobody knows', `{ ${many(800, (i) => `${'x'.repeat(60)}${i}`)} }`],
    ])('%s', async (_, query) => {
      const { ask } = openGateway({}, 'production');
      await ask('{ user { id } ...A } fragment A on Query { user { id } }');
      // Each round asks by another text, since the check of one that was asked before is remembered.
      const time = await leastCpuTime(littleWork, async (round) => {
        const { status, errors = [] } = await ask(`${query} # ${round}`);
        expect([status, errors.length > 0]).toEqual([400, true]);
      });
      expect(time).toBeLessThan(littleWork);
    });
  });

  it('two whole searches and the popular lists at once are within all of them', async () => {
    const whole = 'results { id title contentType slug path teaserContent content score publishedAt image { url alt width height } }';
    const one = (alias: string) =>
      `${alias}: searchArticles(search: $search) { ${whole} meta { total exact breakdown { contentType count } correction } }`;
    const query = `query ($search: SearchInput!) { ${one('a')} ${one('b')} popularSearches(locale: "") popularArticles(locale: "") { id title path } }`;
    const { status, errors } = await ask(query, { search: { term: 'lump', locale: '' } });
    expect([status, errors]).toEqual([200, undefined]);
  });

  it.each([[true], [false]])('the body: 64 KB, whatever its head says (Content-Length: %s)', async (says) => {
    const sent = (bytes: number) => {
      const text = JSON.stringify({ query: '{ __typename }', variables: { x: '' } });
      const bytesOf = new TextEncoder().encode(text.replace('""', `"${'x'.repeat(bytes - text.length)}"`));
      const stream = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytesOf.length; at += 10_000) controller.enqueue(bytesOf.slice(at, at + 10_000));
          controller.close();
        },
      });
      const headers = says ? { ...json, 'Content-Length': String(bytes) } : json;
      return to({ method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit); // lib.dom does not know `duplex`
    };
    expect((await sent(65_536)).status).toBe(200);
    expect(refusal(await sent(65_537))).toEqual([413, 'LIMIT_EXCEEDED', 'The body may have up to 64 KB (limit: body).']);
  });
});

it('a body that breaks off is refused, and nothing breaks', async () => {
  const stream = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  const answer = await to({ method: 'POST', headers: json, body: stream, duplex: 'half' } as RequestInit);
  expect(refusal(answer)).toEqual([400, 'BAD_REQUEST', 'The body did not arrive.']);
});

describe('In production', () => {
  const production = openGateway({ search: { find: () => Promise.reject(new Error('relation "lump" does not exist')) } }, 'production');
  const local = openGateway({ search: { find: () => Promise.reject(new Error('relation "lump" does not exist')) } });
  const search = '{ searchArticles(search: { term: "lump", locale: "en-US" }) { meta { total } } }';

  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { fields { name } } }'])(
    'nothing is told of the schema: %s',
    async (query) => {
      const { status, data, errors } = await production.ask(query);
      expect([status, data, errors?.[0]?.extensions.code]).toEqual([400, undefined, 'GRAPHQL_VALIDATION_FAILED']);
      expect((await local.ask(query)).status).toBe(200);
      expect((await production.ask('{ __typename }')).status).toBe(200);
    },
  );

  it.each([
    '{ popularSearche(locale: "") }',
    '{ popularSearches(local: "") }',
    '{ searchArticles(search: { term: "a", locale: "", sort: LATE }) { meta { total } } }',
  ])('no name is suggested: %s', async (query) => {
    expect((await production.ask(query)).text).not.toContain('Did you mean');
    expect((await local.ask(query)).text).toContain('Did you mean');
  });

  it('what went wrong inside is not told; the log says where, and repeats no word of it', async () => {
    const masked = await production.ask(search);
    expect([masked.status, masked.errors?.map(({ message, extensions }) => [message, extensions])]).toEqual([
      200,
      [['Something went wrong. Please try again.', { code: 'INTERNAL_SERVER_ERROR' }]],
    ]);
    expect((await local.ask(search)).errors?.[0]?.message).toBe('relation "lump" does not exist');
    const [line = '{}', ...others] = production.logged;
    const { field, failure } = JSON.parse(line);
    expect([field, failure.name, failure.at[0], others]).toEqual([
      'searchArticles',
      'Error',
      expect.stringContaining('gateway-limits.test.ts'),
      [],
    ]);
    expect(line).not.toContain('lump');
  });
});

it.each([
  ['{ searchArticles(search: { term: "lump", locale: "en-US", limit: "lump" }) { meta { total } } }'],
  ['{ searchArticles(search: "lump") { meta { total } } }'],
  ['{ searchArticles(search: { term: lump, locale: "en-US" }) { meta { total } } }'],
  ['query ($t: String = "lump") { searchArticles(search: { term: $t, locale: "", sort: "lump" }) { meta { total } } }'],
  ['query ($t: String) { searchArticles(search: { term: $t, locale: "lump" }) { meta { total } } }'],
  ['{ searchArticles(search: { "lump'],
  ['{ searchArticles } "lump"'],
  ['{ searchArticles(search: { term: "a", locale: "" } lump) }'],
])('errors do not repeat a term: %s', async (query) => {
  const gateway = openGateway({ search: { find: async () => noResults } });
  for (const variables of [undefined, { t: null }, { t: 'lump' }]) {
    const { errors = [], text } = await gateway.ask(query, variables);
    expect(errors.length, text).toBeGreaterThan(0);
    expect(text).not.toContain('lump');
  }
  expect(gateway.logged).toEqual([]);
});
