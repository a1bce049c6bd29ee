import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const origin = 'https://alba.example';

it.each([
  ['https://alba.example/topics?a=b#c', '/topics?a=b#c'],
  ['http://alba.example/topics', '/topics'],
  ['HTTPS://Alba.Example/topics', '/topics'],
  ['https://alba.example', '/'],
  ['https://alba.example?a=b', '/?a=b'],
])('%s is an address of the site itself', (href, path) => {
  expect(ownAddress(href, origin)).toBe(path);
});

it.each([
  '/topics',
  '#sources',
  'mailto:hello@alba.example',
  'https://give.alba.example/',
  'https://alba.example.evil.example/',
  'https://alba.example@evil.example/',
  'https://alba.example:8443/',
  'https://other.example/?from=https://alba.example/',
])('%s stays as it is', (href) => {
  expect(ownAddress(href, origin)).toBe(href);
  expect(ownAddress(href, '')).toBe(href);
});
