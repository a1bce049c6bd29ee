import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8:1:ffff', '2001:db8:1::/48'],
  ['2001:db8:2:2', '2001:db8:2::/48'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %s is %s', (visitor, network) => {
  expect(networkOf(visitor)).toBe(network);
});
