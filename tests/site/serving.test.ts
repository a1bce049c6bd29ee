import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { connectionFrom, localOrigin, openSite, origin } from './site.ts';

const { get, fetch, logged } = await openSite({}, { keepsPages: true });
const { get: getLocally, fetch: fetchLocally } = await openSite({ origin: localOrigin });

describe('security headers', () => {
  it.each([
    '/',
    '/es/tratamiento',
    '/nothing',
    '/treatment/',
    '/profile',
    '/robots.txt',
    '/sitemap.xml',
    '/health/live',
    '/workbench',
    '/%E0',
  ])('are on %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'self'; frame-src 'self' https:.+; child-src 'none'; media-src 'self'; script-src 'self'/,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe(path === '/profile' ? 'same-origin' : 'strict-origin-when-cross-origin');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.has('Cache-Control')).toBe(true);
  });

  it('are one constant policy on documents, and a nonce of its own on each application page', async () => {
    const [one, two] = [await get('/'), await get('/es/tipos')];
    expect(one.headers.get('Content-Security-Policy')).toBe(two.headers.get('Content-Security-Policy'));
    expect(one.headers.get('Content-Security-Policy')).not.toContain('nonce');
    const nonces = (await Promise.all([getLocally('/workbench'), getLocally('/workbench')])).map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1],
    );
    expect(nonces[0]).toMatch(/^.{20,}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('keep application pages out of every cache', async () => {
    expect((await getLocally('/workbench')).headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('the workbench', () => {
  it.each(['/workbench', '/es/workbench', '/Workbench', '/%77orkbench', '/workbench.data', '/workbench/'])(
    '%s is no other 404 than what never was there',
    async (path) => {
      const never = path.replace('bench', 'bank');
      const [hidden, missing] = [await get(path), await get(never)];
      const told = ({ status, headers, text }: typeof hidden) => ({
        status,
        headers: [...headers].map(([name, value]) => [name, value.replaceAll(/workb(?:ench|ank)/gi, '')]),
        // Only in development does a page name its own path here; and for the form for a missing page.
        text: text.replace(/critical\.css\?pathname=[^"]*/, '').replace(/(name="address" value=")[^"]*/, '$1'),
      });
      expect(told(hidden)).toEqual(told(missing));
      const posted = { method: 'POST', headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=b' };
      expect(told(await get(path, posted))).toEqual(told(await get(never, posted)));
    },
  );

  it('is not there in production, nor for anybody but developers on the machine of the site', async () => {
    const production = await openSite({ name: 'production', origin: localOrigin });
    expect((await production.get('/workbench')).status).toBe(404);
    expect((await get('/workbench')).status).toBe(404);
    const answer = async (address: string, host: string) => {
      const request = new Request(`http://${host}/workbench`, { headers: { Host: host } });
      return (await fetchLocally(request, connectionFrom(address))).status;
    };
    const { host } = new URL(localOrigin);
    expect(await answer('127.0.0.1', host)).toBe(200);
    expect([await answer('192.0.2.7', host), await answer('127.0.0.1', 'rebind.evil.example'), await answer('', host)]).toEqual([
      404, 404, 404,
    ]);
  });

  it('shows the unknown section in its literal words', async () => {
    expect((await getLocally('/es/workbench')).document.querySelector('p[lang=en]')?.text).toBe('unknown section');
  });
});

describe('a public page', () => {
  it('says what it is, and in which character set', async () => {
    for (const path of ['/treatment', '/es/tratamiento', '/login', '/nothing/at/all'])
      expect([path, (await get(path)).headers.get('Content-Type')]).toEqual([path, expect.stringMatching(/^text\/html; ?charset=utf-8$/i)]);
  });

  it('may be kept for a minute, and by a CDN for five', async () => {
    expect((await get('/calm-reading')).headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=600');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s when asked', async (encoding, decompress) => {
    const plain = await get('/treatment');
    const response = await fetch(new Request(`${origin}/treatment`, { headers: { 'Accept-Encoding': encoding } }));
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain.text);
  });

  it('is not sent again when it has not changed', async () => {
    const tag = (await get('/treatment')).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const again = await get('/treatment', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('answers HEAD as it answers GET, without the page', async () => {
    const answer = await get('/treatment', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });

  it('stands at one address: a slash at its end leads there, on this host only', async () => {
    expect((await get('/treatment/?a=b')).headers.get('Location')).toBe(`${origin}/treatment?a=b`);
    expect((await get('//elsewhere.example/')).headers.get('Location') ?? origin).toMatch(new RegExp(`^${origin}`));
  });
});

it.each(['/assets', '/assets/', '/media', '/media/', '/avatars/', '/server/', '/.git/', '/.git/config'])(
  'no folder is listed: %s',
  async (path) => {
    const { status, headers, text } = await get(path);
    expect([301, 308, 404]).toContain(status);
    if (status !== 404) expect((await get(new URL(headers.get('Location') ?? '', origin).pathname)).status).toBe(404);
    expect(text).not.toMatch(/Index of|\.js"/);
  },
);

describe('another spelling of an address', () => {
  it.each(['/HELPLINES', '/Topics', '/ES', '/Treatment'])('leads nowhere: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('leads to the plain one where it escapes what needs no escaping', async () => {
    expect((await get('/%68elplines?a=b')).headers.get('Location')).toBe(`${origin}/helplines?a=b`);
    expect((await get('/caf%C3%A9')).status).toBe(404);
  });
});

describe('the log', () => {
  it('names what is there, and nothing that somebody typed', async () => {
    logged.length = 0;
    for (const path of ['/treatment', '/jane.doe@example.com/', '/jane%20doe', '/a%', `/${'jane'.repeat(600)}`]) await get(path);
    expect(logged.join('')).toContain('"path":"/treatment"');
    expect(logged.join('')).not.toContain('jane');
    expect(logged).toHaveLength(5);
  });
});

describe('for search engines', () => {
  it('robots.txt names the sitemap', async () => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('the sitemaps hold every indexed page of both languages, with its day of change', async () => {
    const files = [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file);
    expect(files).toEqual([`${origin}/sitemaps/en-1.xml`, `${origin}/sitemaps/es-1.xml`]);
    for (const file of files) {
      const { text, headers } = await get(file.slice(origin.length));
      expect(headers.get('Content-Type')).toContain('application/xml');
      const places = [...text.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g)].map(([, place = '']) =>
        place.slice(origin.length),
      );
      expect(places.length).toBeGreaterThan(70);
      expect(new Set(places).size).toBe(places.length);
      expect(places.some((path) => /login|iniciar-sesion|thank-you|gracias|\/search|\/buscar$/.test(path))).toBe(false);
    }
  });

  it('there is no sitemap beyond the last', async () => {
    expect((await get('/sitemaps/en-2.xml')).status).toBe(404);
    expect((await get('/sitemaps/fr-1.xml')).status).toBe(404);
  });
});
