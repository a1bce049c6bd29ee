import { describe, expect, test } from 'vitest';
import { addressOf, isNarrowedKey, keyOf, longestAddress, readable } from './address.ts';

describe('What stands at an address is everybody’s', () => {
  test.each([
    '/',
    '/es',
    '/treatment/chemotherapy',
    '/es/tratamiento/quimioterapia',
    '/topics/hot-flashes',
    '/hot-flashes',
    '/podcast/first',
    '/glossary',
    '/sitemap.xml',
    '/sitemaps/es-1.xml',
    '/treatment?utm_source=a&q=b',
    '/search?sort=latest',
    '/treatment?previews=1',
    '/treatment?with=es',
    '/treatment?with=anything',
  ])('%s', (address) => {
    expect(addressOf(...parts(address)).cacheKey).toBe(keyOf(...parts(address)));
    expect(addressOf(...parts(address)).cacheKey).not.toBeNull();
  });
});

describe('What stands at an address is not everybody’s', () => {
  test.each([
    ['a member’s', '/profile'],
    ['a member’s, in Spanish', '/es/perfil/agregar-diagnostico'],
    ['for who has not signed in', '/login'],
    ['of an application', '/update-profile/intro'],
    ['of a member', '/members/somebody'],
    ['of a member, spelled otherwise', '/es/%6Diembros/somebody'],
    ['the workbench', '/workbench'],
    ['what the router asks of an application', '/__manifest?paths=%2Fworkbench&version=x'],
    ['the data of a member’s page', '/profile.data?_routes=profile.en'],
    ['a preview', '/hot-flashes?preview=token'],
    ['a preview beside others', '/hot-flashes?utm_source=a&preview='],
    ['a preview, spelled otherwise', '/hot-flashes?p%72eview=token'],
    ['what somebody searches for', '/search?q=chemo'],
    ['what somebody searches for, in Spanish', '/es/buscar?page=2&q=quimio'],
    ['what somebody searches for, spelled otherwise', '/search?%71=chemo'],
    ['nothing', '/nothing/here/at/all'],
    ['a file', '/assets/root.css'],
    ['the page without the slash', '/treatment/'],
    ['another place', '//elsewhere'],
    // Each of them would be kept beside the page itself: so many that nothing else has room.
    ['another spelling of a page', '/hot%2Dflashes'],
    ['another spelling of a page within a screen', '/topics/%68ot-flashes'],
    ['not well-formed', '/topics/%ff'],
    ['too long', `/treatment?q=${'a'.repeat(longestAddress)}`],
  ])('%s: %s', (_, address) => {
    expect(addressOf(...parts(address)).cacheKey).toBeNull();
  });
});

test.each([
  ['/a', '/a'],
  ['/a?', '/a'],
  ['/a?q=preview&PREVIEW=a&previews=b', '/a'],
  ['/a?b=c&%70review=', null],
  ['/a?with=es&preview=c', null],
  ['/search?page=2&type=page', '/search'],
  ['/search?q=', null],
  ['/a?with=es', '/a?with=es'],
  ['/a?utm_source=letter&w%69th=es&with=en&x=%ff', '/a?with=es'],
  ['/es/a?with=en', '/es/a?with=en'],
  // Its own language, none, and no language at all: the page as it is.
  ['/a?with=en&with=es', '/a'],
  ['/es/a?with=es', '/es/a'],
  ['/research-news?year=2024', '/research-news?year=2024'],
  [
    '/research-news?utm_source=a&sort=oldest&page=2&year=2024&archived=yes&treatment=surgery',
    '/research-news?treatment=surgery&year=2024&archived=yes&sort=oldest&page=2',
  ],
  [
    '/es/noticias-de-investigacion/tema/riesgo?stage=IV&cancerType=IDC',
    '/es/noticias-de-investigacion/tema/riesgo?cancerType=IDC&stage=IV',
  ],
  // What is no value, what is the case anyway, and what the path alone can name.
  ['/research-news?year=24&treatment=hope&stage=iv&archived=no&sort=newest&page=0&x=y', '/research-news'],
  ['/research-news?sort=latest&page=1', '/research-news'],
  ['/research-news?page=1000&page=2', '/research-news'],
  ['/research-news?topic=topic-risk&category=a', '/research-news'],
  ['/research-news?year=2024&with=es', '/research-news?with=es'],
  ['/research-news?year=2024&preview=a', null],
  ['/treatment?year=2024', '/treatment'],
  ['/a?with=', '/a'],
  ['/a?with=ES', '/a'],
  ['/a?WITH=es', '/a'],
  ['/a?with=fr', '/a'],
])('%s is kept under %s', (address, key) => {
  expect(keyOf(...parts(address))).toBe(key);
});

test('of keys, those of narrowed lists are told apart', () => {
  expect(['/a', '/a?with=es', '/a?withal=1', '/a?year=2024'].map(isNarrowedKey)).toEqual([false, false, true, true]);
});

test.each<[address: string, Partial<ReturnType<typeof addressOf>>]>([
  ['/treatment/chemotherapy', { locale: 'en', access: 'public', kind: 'document', isPersonal: false }],
  ['/es/perfil', { locale: 'es', access: 'member', kind: 'application', cacheKey: null, isPersonal: true }],
  ['/login', { access: 'anonymous', kind: 'document', cacheKey: null, isPersonal: false }],
  ['/verify-email?token=a', { access: 'member', isPersonal: false }],
  ['/verify-email', { access: 'member', isPersonal: true }],
  ['/workbench', { access: 'public', kind: 'application', cacheKey: null }],
  ['/profile.data?_routes=profile', { pathname: '/profile.data', access: 'member', kind: 'application' }],
  ['/login.data', { access: 'anonymous', kind: 'document' }],
  ['/pro%66ile', { access: 'member', cacheKey: null }],
  ['/profile%2Edata', { access: 'member' }],
  ['/nothing/here/at/all', { match: null, access: 'public', kind: 'other', cacheKey: null, isPersonal: false }],
])('what is at %s is found out', (address, expected) => {
  expect(addressOf(...parts(address))).toMatchObject(expected);
});

test.each([
  ['/pro%66ile', '/profile'],
  ['/a%C3%B1o', '/año'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['/100%25-%2566', '/100%25-%2566'],
  ['/%ff/%66', '/%ff/%66'],
])('%s is read as %s', (path, expected) => {
  expect(readable(path)).toBe(expected);
});

test.each([
  ['/profile', '?section=my-account', true],
  ['/es/actualizar-perfil/introduccion', '', true],
  ['/verify-email', '', true],
  ['/verify-email', '?sent=1', true],
  ['/verify-email', '?token=x', false],
  ['/es/verificar-correo', '?resend=1', false],
  ['/update-password', '?token=x', true],
  ['/login', '', false],
  ['/', '', false],
  ['/nowhere/at/all', '', false],
])('%s%s is personal: %s', (pathname, search, expected) => expect(addressOf(pathname, search).isPersonal).toBe(expected));

test.each([
  ['/profile', 'application', 'member'],
  ['/workbench', 'application', 'public'],
  ['/es/tratamiento', 'document', 'public'],
  ['/login', 'document', 'anonymous'],
  ['/sitemaps/en-1.xml', 'other', 'public'],
  ['/a/b/c', 'other', 'public'],
])('%s is a %s for %s', (pathname, kind, access) => expect(addressOf(pathname, '')).toMatchObject({ kind, access }));

function parts(address: string): [pathname: string, search: string] {
  const end = address.indexOf('?');
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

test.each([
  ['/members/somebody', true],
  ['/es/miembros/%C3%B1a', true],
  ['/%6Dembers/somebody', true],
  ['/members/somebody/', true],
  ['/members', false],
  ['/profile', false],
])('%s names a member: %s', (address, isNamed) => {
  expect(addressOf(...parts(address)).namesMember).toBe(isNamed);
});
