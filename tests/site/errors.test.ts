import { describe, expect, it } from 'vitest';
import { openSite, origin } from './site.ts';

const { get, logged } = await openSite();

describe('error pages', () => {
  it.each([
    ['/nothing-here', 404, 'Page not found'],
    ['/es/nada-por-aqui', 404, 'Página no encontrada'],
    ['/podcast/nothing-here', 404, 'Page not found'],
    ['/topics/nothing-here', 404, 'Page not found'],
    ['/a/b/c/d', 404, 'Page not found'],
    ['/500', 500, "We're sorry, but something went wrong"],
    ['/503', 503, 'The site is currently down for scheduled maintenance.'],
    ['/error/418', 418, 'Error! Code: 418'],
    ['/es/error/418', 418, '¡Error! Código: 418'],
    ['/error/503', 503, 'The site is currently down for scheduled maintenance.'],
    ['/error/503?reason=busy', 503, 'Too many people are reading at this moment'],
    ['/es/error/503?reason=away', 503, 'Ahora no podemos llegar a esta página'],
    ['/error/503?reason=nothing', 503, 'The site is currently down for scheduled maintenance.'],
    ['/error/500?reason=busy', 500, "We're sorry, but something went wrong"],
    ['/error/200', 404, 'Page not found'],
    ['/error/4040', 404, 'Page not found'],
    ['/error/x', 404, 'Page not found'],
    ['/%E0%A4%A', 400, 'Error! Code: 400'],
    ['/es/%E0%A4%A', 400, '¡Error! Código: 400'],
    ['/%00', 400, 'Error! Code: 400'],
    [`/${'x'.repeat(3000)}`, 414, 'Error! Code: 414'],
    ['/treatment.data', 404, 'Page not found'],
  ])('%s answers %i with its words', async (path, status, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.document.querySelector('h1')?.text).toBe(words);
    expect(answer.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['/nothing-here', '/topics'],
    ['/es/nada', '/es/temas'],
  ])('%s leads to the topics that its words name', async (path, topics) => {
    const { document } = await get(path);
    expect(document.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toContain(topics);
  });

  it('a missing page can be reported', async () => {
    // At an address of its own there is none to bring along.
    const { document } = await get('/es/404');
    expect(document.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toContain('/es/avisar-pagina-no-encontrada');
    expect((await get('/es/nada')).document.querySelector('main form[action="/es/avisar-pagina-no-encontrada"]')).not.toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s to a page is not allowed', async (method) => {
    const init = { method, headers: { Origin: origin }, ...(method === 'PROPFIND' ? {} : { body: 'x' }) };
    expect((await get('/treatment', init)).status).toBe(405);
  });

  it.each([
    ['/treatment', 'en-US'],
    ['/es/tratamiento', 'es'],
  ])('more than a form sends is refused at %s, in its language', async (path, language) => {
    const answer = await get(path, { method: 'POST', body: 'x'.repeat(300_000), headers: { 'Content-Length': '300000', Origin: origin } });
    expect([answer.status, answer.document.querySelector('html')?.getAttribute('lang')]).toEqual([413, language]);
  });

  it('a post from the site’s own pages is judged by the site’s address, not by the host behind a proxy', async () => {
    const { fetch } = await openSite({}, { publish: false });
    const post = (from: string) =>
      fetch(new Request('http://10.0.0.1:3000/treatment', { method: 'POST', body: 'a=b', headers: { Origin: from } }));
    expect((await post('https://alba.example')).status).toBe(405);
    expect((await post('https://elsewhere.example')).status).toBe(403);
    expect((await post('http://10.0.0.1:3000')).status).toBe(403);
  });

  it.each(['/503', '/es/error/503?reason=busy', '/error/503?reason=away', '/500'])('%s has a line on fever', async (path) => {
    const { document } = await get(path);
    expect(document.querySelector('main')?.text).toMatch(path.startsWith('/es') ? /38 °C \(100\.4 °F\)/ : /100\.4 °F \(38 °C\)/);
  });

  it('a page that fails is the 500 page, and is logged', async () => {
    const broken = await openSite();
    await broken.get('/treatment'); // one that was never used cannot be broken
    await broken.db.destroy();
    const answer = await broken.get('/treatment');
    expect(answer.status).toBe(500);
    expect(answer.document.querySelector('h1')?.text).toBe("We're sorry, but something went wrong");
    expect(answer.document.querySelectorAll('main a[href^="tel:"]').length).toBeGreaterThan(0);
    expect(broken.logged.join('')).toContain('a page could not be rendered');
  });
});

describe('maintenance', async () => {
  const closed = await openSite({ maintenance: true });

  it.each([
    ['/treatment', 'The site is currently down for scheduled maintenance.'],
    ['/es/tratamiento', 'El sitio está cerrado por mantenimiento programado.'],
  ])('%s says so, and when to come back', async (path, words) => {
    const answer = await closed.get(path);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answer.document.querySelector('h1')?.text).toBe(words);
  });

  it('leaves health answering', async () => {
    expect((await closed.get('/health/live')).status).toBe(200);
    expect((await closed.get('/health/ready')).status).toBe(200);
  });
});

describe('health', () => {
  it('names what is missing', async () => {
    const broken = await openSite();
    await broken.get('/treatment'); // one that was never used cannot be broken
    await broken.db.destroy();
    const answer = await broken.get('/health/ready');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toEqual({ status: 'failing', failing: ['database'] });
    expect((await broken.get('/health/live')).status).toBe(200);
  });
});

it('logs neither a query nor who asked', async () => {
  await get('/search?q=triple+negative', { headers: { 'User-Agent': 'somebody', 'X-Forwarded-For': '203.0.113.7', Cookie: 'a=b' } });
  const line = logged.find((each) => each.includes('"/search"')) ?? '';
  expect(line).not.toBe('');
  for (const secret of ['triple', 'somebody', '203.0.113.7', 'a=b']) expect(line).not.toContain(secret);
});
