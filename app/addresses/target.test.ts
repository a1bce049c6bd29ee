import { describe, expect, it } from 'vitest';
import { afterSignIn, loginFor, safeTarget, withTarget } from './target.ts';

const origin = 'https://alba.example';

describe('a target', () => {
  it.each([
    ['/profile', '/profile'],
    ['/', '/'],
    ['/es', '/es'],
    ['/es/perfil?section=my-account#email', '/es/perfil?section=my-account#email'],
    ['/treatment/../profile', '/profile'],
    ['/treatment/chemotherapy?with=es&x=//y', '/treatment/chemotherapy?with=es&x=//y'],
    ['/members/José', '/members/Jos%C3%A9'],
  ])('%j on this site is kept', (value, target) => {
    expect(safeTarget(value, origin)).toBe(target);
  });

  it.each([
    null,
    '',
    `/search?q=${'á'.repeat(500)}`,
    'profile',
    '?section=my-account',
    '#email',
    'https://evil.example/',
    `${origin}/profile`,
    `${origin}@evil.example/`,
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/profile\\..\\..\\/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/profile/..//evil.example',
    '/x/../..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t/profile',
    ' /profile',
    '/pro file',
    '/profile\u0000',
    '/profile\u007f',
    '/profile\r\nSet-Cookie: a=b',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%0d%0aLocation:%20x',
    '/／evil.example',
    '/@evil.example',
    '/%zz',
    '/no/such/screen',
    'javascript:alert(1)',
    'data:text/html,x',
    `/${'a'.repeat(1_100)}`,
  ])('%j is none', (value) => {
    expect(safeTarget(value, origin)).toBeNull();
  });
});

it('leads to the profile where there is none, and where it would lead on by itself', () => {
  expect(afterSignIn(null, 'es')).toBe('/es/perfil');
  expect(afterSignIn('/login?target=/login', 'en')).toBe('/profile');
  expect(afterSignIn('/es/cerrar-sesion', 'en')).toBe('/profile');
  expect(afterSignIn('/es/tratamiento#a', 'en')).toBe('/es/tratamiento#a');
});

it('is written into addresses so that it comes back as it was', () => {
  const path = '/profile?section=my-account&x=%26#email';
  expect(new URL(loginFor(path, 'es'), origin).searchParams.get('target')).toBe(path);
  expect(withTarget('/login', null)).toBe('/login');
  expect(withTarget('/login', null, { reset: '1' })).toBe('/login?reset=1');
});
