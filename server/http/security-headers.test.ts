import { expect, test } from 'vitest';
import { addressOf } from '#app/addresses/address.ts';
import type { Environment } from '#config/environment.ts';
import { securing } from './security-headers.ts';

test.each<[Environment['hsts'], string]>([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s says %s, on https alone', (hsts, expected) => {
  const said = (origin: string) => {
    const headers = new Headers();
    securing({ origin, hsts, identityProvider: undefined })(headers, addressOf('/', ''));
    return headers.get('Strict-Transport-Security');
  };
  expect(said('https://alba.example')).toBe(expected);
  expect(said('http://127.0.0.1:3000')).toBeNull();
});
