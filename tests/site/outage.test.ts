import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#app/addresses/site.ts';
import { publishEntries } from '#services/library/publish-library.ts';
import { eventually } from '#tests/eventually.ts';
import { newMember, Visitor } from '../accounts.ts';
import { openSite, origin } from './site.ts';

const { get, fetch, db, ownerConfig, logged } = await openSite({}, { keepsPages: true });

/** The owner of the server, in another database of it than the site's. */
const url = new URL(ownerConfig.connectionString ?? '');
const name = url.pathname.slice(1);
url.pathname = '/postgres';
const owner = new pg.Client({ connectionString: url.href });
await owner.connect();
afterAll(() => owner.end());

/** As if the database had ended: whoever was in is out, and nobody gets in. */
async function takeAway(): Promise<void> {
  await owner.query(`alter database ${name} allow_connections false`);
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

async function bringBack(): Promise<void> {
  await owner.query(`alter database ${name} allow_connections true`);
}

const kept = ['/', '/treatment', '/es/tratamiento/quimioterapia', '/sitemap.xml'];

async function ready(): Promise<unknown> {
  const { status, text } = await get('/health/ready');
  return [status, JSON.parse(text)];
}

/** Of somebody who is signed in. */
let cookie: string;

beforeAll(async () => {
  for (const path of kept) await get(path);
  const rosa = new Visitor(origin, fetch);
  await rosa.post('/sign-up', newMember('Rosa'));
  cookie = rosa.cookie;
  expect(rosa.isSignedIn).toBe(true);
  await takeAway();
  await eventually(async () => expect(await ready()).toEqual([503, { status: 'failing', failing: ['database', 'publications'] }]));
});

describe('While the database is away', () => {
  it.each(kept)('%s, which was asked for before, is served as it was, and marked', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Cache-Status')]).toEqual([200, 'alba; hit; detail=stale']);
    expect(answer.headers.get('Cache-Control')).toMatch(/max-age=0/);
    expect((await get(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })).status).toBe(304);
    expect((await get(path, { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    ['/types', 'en-US'],
    ['/es/tipos', 'es'],
    ['/topics/nothing', 'en-US'],
    // It may be an address of the older site.
    ['/nothing/here', 'en-US'],
    ['/es/nada/de/nada', 'es'],
    ['/sitemaps/en-1.xml', 'en-US'],
    [`/media/${'0'.repeat(64)}/dawn.svg`, 'en-US'],
    ['/types?preview=token', 'en-US'],
  ])('%s, which was not, is the 503 page in its language', async (path, language) => {
    const { status, headers, document } = await get(path);
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(document.querySelector('h1')?.text).toBe(
      language === 'es' ? 'Ahora no podemos llegar a esta página' : 'We cannot reach this page right now',
    );
    expect(document.querySelector('main')?.text).toMatch(language === 'es' ? /quimio .* 38 °C/ : /chemo, with 100\.4 °F/);
    expect(document.querySelector('main')?.text).not.toMatch(/maintenance|mantenimiento/);
  });

  it.each([
    ['/login', 'en-US'],
    ['/es/registro', 'es'],
    ['/es/olvide-mi-contrasena', 'es'],
    ['/sign-out', 'en-US'],
  ])('a form at %s is told when to come back, and nobody is signed out', async (path, language) => {
    const body = new URLSearchParams({ ...newMember('Ana'), login: 'ana' });
    const answer = await get(path, { method: 'POST', body, headers: { Origin: origin, Cookie: cookie } });
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 0, answer.headers.getSetCookie()]).toEqual([503, true, []]);
    expect(answer.document.querySelector('html')?.getAttribute('lang')).toBe(language);
  });

  it('a script is told the same, and is not told that nobody is signed in', async () => {
    const headers = { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie };
    const asked = [
      await get('/api/identity/sign-out', { method: 'POST', headers }),
      await get('/api/identity/sign-in/email', {
        method: 'POST',
        headers,
        body: '{"email":"rosa@example.org","password":"Quiet-River7!"}',
      }),
    ];
    for (const { status, text, headers: said } of asked)
      expect([status, JSON.parse(text), Number(said.get('Retry-After'))]).toEqual([
        503,
        expect.objectContaining({ code: 'UNAVAILABLE' }),
        5,
      ]);
  });

  it('what needs no database answers as ever', async () => {
    expect((await get('/health/live')).status).toBe(200);
    expect((await get('/robots.txt')).status).toBe(200);
    expect((await get('/treatment/')).status).toBe(301);
    expect((await get('/profile')).status).toBe(303);
    expect((await get('/503')).status).toBe(503);
    expect((await fetch(new Request(`${origin}/treatment`, { method: 'POST', body: 'a=b', headers: { Origin: origin } }))).status).toBe(
      405,
    );
  });

  it('many who ask at once are all answered', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => get(index % 2 ? '/treatment' : `/types/${index}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  });

  it('the log says so, and why, and nothing of the address of the database', () => {
    expect(logged.filter((line) => line.includes('no word of publications arrives: what is kept may be stale'))).toHaveLength(1);
    expect(logged.join('')).toContain('is not currently accepting connections');
    expect(logged.join('')).not.toContain('postgresql:');
  });
});

describe('Once the database is back', () => {
  it('all heals by itself, and what was published meanwhile shows', async () => {
    await bringBack();
    // Published before the site hears anything again, or after: it must not matter.
    await db
      .deleteFrom('entry')
      .where('screen', '=', 'treatment')
      .execute()
      .catch(() => {});
    await publishEntries(db, { root: 'content', site });
    await eventually(async () => expect(await ready()).toEqual([200, { status: 'ok' }]));
    for (const path of kept) {
      // One that takes long to be made is served as it was meanwhile.
      await eventually(async () => expect((await get(path)).headers.get('Cache-Status')).toBe('alba; hit'));
      expect((await get(path)).status).toBe(200);
    }
    for (const path of ['/types', '/es/tipos']) expect((await get(path)).status).toBe(200);
  });

  it('it may come and go', async () => {
    for (const path of ['/treatment/immunotherapy', '/treatment/surgery', '/es/riesgo']) {
      await takeAway();
      await eventually(async () => expect((await get('/treatment')).headers.get('Cache-Status')).toBe('alba; hit; detail=stale'));
      expect((await get(path)).status).toBe(503);
      await bringBack();
      await sleep(10);
      await eventually(async () => expect((await get(path)).status).toBe(200));
      await eventually(async () => expect((await get('/treatment')).headers.get('Cache-Status')).toBe('alba; hit'));
    }
  });
});
