import { describe, expect, test } from 'vitest';
import { hasKnownParameter, isEverybodys, longestAddress } from './addresses.ts';

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
    '/treatment?previews=1',
  ])('%s', (address) => {
    expect(isEverybodys(...parts(address))).toBe(true);
  });
});

describe('What stands at an address is not everybody’s', () => {
  test.each([
    ['a member’s', '/profile'],
    ['a member’s, in Spanish', '/es/perfil/agregar-diagnostico'],
    ['for who has not signed in', '/login'],
    ['of an application', '/update-profile/intro'],
    ['the workbench', '/workbench'],
    ['a preview', '/hot-flashes?preview=token'],
    ['a preview beside others', '/hot-flashes?utm_source=a&preview='],
    ['a preview, spelled otherwise', '/hot-flashes?p%72eview=token'],
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
    expect(isEverybodys(...parts(address))).toBe(false);
  });
});

test('Only the parameters that make another page are known', () => {
  expect(['?preview', '?a=b&preview=c', '?%70review=c'].map(hasKnownParameter)).toEqual([true, true, true]);
  expect(['', '?', '?q=preview', '?PREVIEW=a', '?previews=a'].map(hasKnownParameter)).toEqual([false, false, false, false, false]);
});

function parts(address: string): [pathname: string, search: string] {
  const end = address.indexOf('?');
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}
