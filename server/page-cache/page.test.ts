import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Asked, answerWith, type Page, pageOf } from './page.ts';

const body = Buffer.from('<p>What a reader came for.</p>'.repeat(500));
const control = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';
let page: Page;

beforeAll(async () => {
  page = await pageOf(body, new Headers({ 'Content-Type': 'text/html', 'Cache-Control': control, Vary: 'Cookie', 'Content-Length': '1' }));
});

const forEver = { status: 'hit', changesIn: Number.POSITIVE_INFINITY };

function ask(asked: Partial<Asked>, state = forEver): Answer {
  return answerWith(page, { isHead: false, acceptEncoding: '', ifNoneMatch: '', ...asked }, state);
}

function header({ headers }: Answer, name: string): string | undefined {
  const places = headers.flatMap((each, index) => (index % 2 === 0 && each === name ? [index] : []));
  expect(places.length).toBeLessThan(2);
  return places[0] === undefined ? undefined : headers[places[0] + 1];
}

describe('The encoding', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (each: Buffer) => each };

  test.each<[keyof typeof decode, string]>([
    ['br', 'br'],
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'gzip;q=1.0, br;q=0.5'],
    ['br', 'BR'],
    ['br', 'gzip , br ; q=0.8'],
    ['gzip', 'gzip'],
    ['gzip', 'deflate, gzip;q=0.1'],
    ['gzip', 'gzip, br;q=0'],
    ['gzip', 'gzip, br; q=0.000'],
    ['gzip', 'gzip, br ;q=0'],
    ['identity', ''],
    ['identity', 'identity'],
    ['identity', 'br;q=0, gzip;q=0.0'],
    ['identity', 'deflate, zstd'],
    ['identity', 'abr, gzipped'],
  ])('is %s for %j', (encoding, acceptEncoding) => {
    const answer = ask({ acceptEncoding });
    expect(header(answer, 'content-encoding')).toBe(encoding === 'identity' ? undefined : encoding);
    expect(header(answer, 'content-length')).toBe(String(answer.body?.length));
    expect(header(answer, 'vary')).toBe('Accept-Encoding');
    expect(decode[encoding](answer.body ?? Buffer.alloc(0)).equals(body)).toBe(true);
  });

  test('of a kept body holds no more memory than it has bytes', () => {
    const { br, gzip } = page.bodies;
    for (const { length, buffer } of [br, gzip]) expect(buffer.byteLength).toBeLessThan(length + 1_024);
  });
});

describe('A page that a reader has already', () => {
  test.each<[string, (tag: string) => string]>([
    ['its tag', (tag) => tag],
    ['the tag without its mark of weakness', (tag) => tag.replace('W/', '')],
    ['a list', (tag) => `"a", W/"b",${tag}`],
    ['whatever there is', () => '*'],
  ])('is not sent again for %s', (_, ifNoneMatch) => {
    const answer = ask({ ifNoneMatch: ifNoneMatch(page.etag), acceptEncoding: 'br' });
    expect([answer.status, answer.body, header(answer, 'content-encoding')]).toEqual([304, null, undefined]);
    expect([header(answer, 'etag'), header(answer, 'cache-control'), header(answer, 'vary')]).toEqual([
      page.etag,
      control,
      'Accept-Encoding',
    ]);
  });

  test.each(['"other"', 'W/"other", "more"', 'nonsense', '**'])('is sent again for %s', (ifNoneMatch) => {
    expect(ask({ ifNoneMatch }).status).toBe(200);
  });

  test('has a tag that is of its body alone', async () => {
    const [same, other] = await Promise.all([pageOf(body, new Headers()), pageOf(Buffer.from('other'), new Headers())]);
    expect(same.etag).toBe(page.etag);
    expect(other.etag).not.toBe(page.etag);
  });
});

test('HEAD has the headers of GET and no body', () => {
  const [head, get] = [ask({ isHead: true, acceptEncoding: 'br' }), ask({ acceptEncoding: 'br' })];
  expect(head).toEqual({ ...get, body: null });
});

describe('Headers', () => {
  const headersIn = (changesIn: number, status = 'hit') => ask({ acceptEncoding: 'br' }, { status, changesIn }).headers;

  test.each([Number.POSITIVE_INFINITY, 500_000])(
    'are made once for all who ask within a second, with %d ms until it changes',
    (changesIn) => {
      const headers = headersIn(changesIn);
      expect(headersIn(changesIn + 900)).toBe(headers);
      ask({ ifNoneMatch: page.etag }, { status: 'hit', changesIn });
      expect(headersIn(changesIn)).toBe(headers);
    },
  );

  test('are never those of another second, nor of another place that it came from', () => {
    const of = (headers: readonly string[]) => [
      headers[headers.indexOf('cache-control') + 1],
      headers[headers.indexOf('cache-status') + 1],
    ];
    expect([headersIn(5_000), headersIn(4_999), headersIn(4_000, 'hit; detail=stale'), headersIn(4_999)].map(of)).toEqual([
      ['public, max-age=5, s-maxage=5', 'alba; hit'],
      ['public, max-age=4, s-maxage=4', 'alba; hit'],
      ['public, max-age=4, s-maxage=4', 'alba; hit; detail=stale'],
      ['public, max-age=4, s-maxage=4', 'alba; hit'],
    ]);
  });
});

describe('How long others may keep it', () => {
  test.each([
    [Number.POSITIVE_INFINITY, control],
    [3_600_000, control],
    [500_000, 'public, max-age=60, s-maxage=300'],
    [200_900, 'public, max-age=60, s-maxage=200'],
    [30_999, 'public, max-age=30, s-maxage=30'],
    [1, 'public, max-age=0, s-maxage=0'],
    [-5_000, 'public, max-age=0, s-maxage=0'],
  ])('when it changes in %d ms', (changesIn, expected) => {
    expect(header(ask({}, { status: 'hit', changesIn }), 'cache-control')).toBe(expected);
    expect(header(ask({ ifNoneMatch: page.etag }, { status: 'hit', changesIn }), 'cache-control')).toBe(expected);
  });
});
