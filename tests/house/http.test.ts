import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { PublishedDirectory, projectFolder, type Site, startSite, waitUntil } from '../processes.ts';
import { type Answer, request, sendRaw } from './http.ts';

const data = new PublishedDirectory();
let site: Site;
let stylesheet: string;

beforeAll(async () => {
  site = await startSite({ dataDirectory: data.path });
  // What takes long to be made is 503 until it is kept.
  for (const path of ['/', '/signs-symptoms', '/treatment/chemotherapy'])
    await waitUntil(async () => (await request(site.port, path)).status === 200, patience, `${path} is made`);
  const { body } = await request(site.port, '/');
  stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? '';
});

afterAll(async () => {
  await site.program.end();
  await data[Symbol.asyncDispose]();
});

/** A page in its own language, a few plain words, also for a program, or none; never what only those who build the site understand. */
function expectWords({ headers, body }: Answer): void {
  if (body !== '') expect(headers.get('content-type')).toMatch(/^(text\/(html|plain)|application\/json)/);
  if (headers.get('content-type')?.startsWith('text/html')) expect(body).toMatch(/<html lang="(en-US|es)"/);
  expect(body).not.toMatch(/node_modules|at .+\.(ts|js):\d+/);
}

describe('A request that is none', () => {
  test('with a header of 100 KB is refused with 431', async () => {
    const answer = await sendRaw(site.port, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`);
    expect(answer.status).toBe(431);
    expectWords(answer);
  });

  test.each(['nonsense\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 'GET / HTTP/1.1\r\nBad Header: x\r\n\r\n'])(
    'but %j is refused with 400',
    async (bytes) => {
      const answer = await sendRaw(site.port, bytes);
      expect(answer.status).toBe(400);
    },
  );

  test.each([
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: not a host\r\nConnection: close\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  ])('or a doubtful one, %j, never fails the server, and its host is never taken up', async (bytes) => {
    const answer = await sendRaw(site.port, bytes).catch((error: Error) => error);
    // To close the door without a word is an answer too.
    if (answer instanceof Error) return expect(answer.message).toMatch(/closed without|ECONNRESET/);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('evil.example');
    expect(answer.headers.get('location') ?? '').not.toContain('evil.example');
  });
});

describe('A method that a document does not have', () => {
  describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'OPTIONS'])('%s', (method) => {
    const ask = (path: string) =>
      request(site.port, path, { method, headers: [`Origin: ${site.origin}`], body: method === 'POST' ? 'a=b' : '' });

    test.each(['/', '/es/tratamiento/quimioterapia', '/robots.txt', '/sitemap.xml', '/health/live'])(
      'is refused with 405 at %s',
      async (path) => {
        const answer = await ask(path);
        expect(answer.status).toBe(405);
        expectWords(answer);
      },
    );

    test('is told which methods there are', async () => {
      const { headers } = await ask('/');
      expect(headers.get('allow')?.split(/,\s*/)).toEqual(expect.arrayContaining(['GET', 'HEAD']));
    });
  });

  test.each(['/', '/treatment/chemotherapy', '/nothing-here', '/robots.txt', '/sitemap.xml', '/health/live'])(
    'HEAD of %s is GET without the body',
    async (path) => {
      const [head, get] = await Promise.all([request(site.port, path, { method: 'HEAD' }), request(site.port, path)]);
      expect(head.body).toBe('');
      expect(head.status).toBe(get.status);
      for (const name of ['content-type', 'cache-control', 'content-security-policy', 'etag'])
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    },
  );
});

describe('An address', () => {
  test('that is too long is refused with 414', async () => {
    for (const target of [`/${'a'.repeat(5_000)}`, `/es/${'a'.repeat(5_000)}`, `/?q=${'a'.repeat(5_000)}`]) {
      const answer = await request(site.port, target);
      expect(answer.status).toBe(414);
      expectWords(answer);
    }
  });

  test.each(['/%', '/%zz', '/%E0%A4%A', '/topics/%ff', '/%00', '/treatment/%00', '/es/%c3%28'])(
    'such as %s, which nothing decodes to, is refused with 400',
    async (target) => {
      const answer = await request(site.port, target);
      expect(answer.status).toBe(400);
      expectWords(answer);
    },
  );

  test.each([
    '//evil.example/',
    '//evil.example/treatment/',
    '//evil.example/%2f..',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    '/assets/',
    '/assets',
    '/.env',
    '/.git/config',
    '/package.json',
    '/build/server/index.js',
    '/treatment//chemotherapy',
    '//treatment/chemotherapy',
    '/treatment/chemotherapy//',
    '/es//',
    '/treatment/chemotherapy.data',
    '/_root.data',
    '/__manifest?paths=%2Fworkbench&version=x',
    '/api/user',
    '/error/200',
    '/error/999',
    '/error/abc',
    '/topics/constructor',
    '/__proto__',
    '/es/__proto__',
    '/toString',
    '/treatment/chemotherapy;jsessionid=1',
  ])('such as %s is answered without a failure, and leads nowhere else', async (target) => {
    const answer = await request(site.port, target);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('root:x:');
    expect(answer.body).not.toContain('"devDependencies"');
    const location = answer.headers.get('location');
    if (location) expect(new URL(location, site.origin).origin).toBe(site.origin);
    if (answer.status >= 400) expectWords(answer);
  });

  test.each([
    '?utm_source=newsletter&utm_medium=email',
    '?unknown=1',
    '?q=%',
    '?a[]=1&a[]=2',
    '?__proto__=1',
    '?index',
    '?_data=root',
    '?_routes=root',
  ])('with the query %s is the page it always is', async (query) => {
    const [plain, asked] = await Promise.all([request(site.port, '/signs-symptoms'), request(site.port, `/signs-symptoms${query}`)]);
    expect(asked.status).toBe(200);
    expect(/<link rel="canonical" href="[^"]*"/.exec(asked.body)?.[0]).toBe(/<link rel="canonical" href="[^"]*"/.exec(plain.body)?.[0]);
    expect(asked.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
  });

  test('with a slash at the end is sent to the one without, query and all', async () => {
    const answer = await request(site.port, '/treatment/chemotherapy/?utm_source=a');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${site.origin}/treatment/chemotherapy?utm_source=a`]);
  });
});

describe('Every kind of answer', () => {
  const kinds: Record<string, () => Promise<Answer>> = {
    'a page': () => request(site.port, '/treatment/chemotherapy'),
    'an application page': () => request(site.port, '/workbench'),
    'a style': () => request(site.port, stylesheet),
    'an asset that is not there': () => request(site.port, '/assets/nothing.js'),
    'an unknown address': () => request(site.port, '/nothing-here'),
    'a refused method': () => request(site.port, '/', { method: 'DELETE' }),
    'a redirect to one form': () => request(site.port, '/treatment/'),
    'a redirect to sign in': () => request(site.port, '/profile'),
    'a sitemap': () => request(site.port, '/sitemap.xml'),
    'robots.txt': () => request(site.port, '/robots.txt'),
    'a health check': () => request(site.port, '/health/ready'),
    'an address too long': () => request(site.port, `/${'a'.repeat(5_000)}`),
    'an address that is none': () => request(site.port, '/%'),
    'a page not modified': async () => {
      const { headers } = await request(site.port, '/treatment/chemotherapy');
      return request(site.port, '/treatment/chemotherapy', { headers: [`If-None-Match: ${headers.get('etag')}`] });
    },
    'a request that is none': () => sendRaw(site.port, 'nonsense\r\n\r\n'),
    'headers too large': () => sendRaw(site.port, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`),
  };

  test.each(Object.entries(kinds))('%s has the security headers', async (_, answer) => {
    const { headers } = await answer();
    expect(headers.get('content-security-policy')).toMatch(/default-src '(?:none|self)'.*object-src 'none'|^default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross|same)-origin$/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.has('cache-control')).toBe(true);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
  });

  test('tells of no version, and the built server is not among the assets', async () => {
    const { version } = JSON.parse(await readFile(`${projectFolder}/node_modules/hono/package.json`, 'utf8'));
    const { headers } = await request(site.port, '/');
    expect(JSON.stringify([...headers])).not.toContain(version);
    expect((await request(site.port, '/server/index.js')).status).toBe(404);
  });
});

test('Nothing of all this is an error in the log of the site', async () => {
  for (const method of ['POST', 'DELETE', 'PROPFIND', 'TRACE'])
    for (const headers of [[], [`Origin: ${site.origin}`]]) await request(site.port, '/', { method, headers });
  expect(site.program.errorLines).toEqual([]);
});

test('What the build made may be kept for ever, and what it named for a day', async () => {
  const cacheControl = async (path: string) => (await request(site.port, path)).headers.get('cache-control');
  expect(await cacheControl(stylesheet)).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/favicon.svg')).toBe('public, max-age=86400');
  expect(await cacheControl('/assets/nothing.js')).toBe('private, no-store');
});
