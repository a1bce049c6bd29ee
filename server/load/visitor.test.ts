import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

/** A connection from an address, with what is said of who asks through it. */
function from(address: string | undefined, forwardedFor?: string): { incoming: IncomingMessage } {
  const incoming = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: address }));
  if (forwardedFor !== undefined) incoming.headers['x-forwarded-for'] = forwardedFor;
  return { incoming };
}

describe('A visitor', () => {
  const visitor = visitorOf([]);

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('at %s is %s', (address, expected) => {
    expect(visitor(from(address))).toBe(expected);
  });

  test('is not told apart in a test, or once the connection is gone', () => {
    expect([visitor(undefined), visitor({}), visitor(from(undefined))]).toEqual(['', '', '']);
  });
});

describe('Who asks through a proxy', () => {
  test('is believed to be who they say only where the proxy is trusted', () => {
    const spoofing = from('198.51.100.1', '203.0.113.7');
    expect(visitorOf([])(spoofing)).toBe('198.51.100.1');
    expect(visitorOf(['loopback', '10.0.0.0/8'])(spoofing)).toBe('198.51.100.1');
    expect(visitorOf(['198.51.100.0/24'])(spoofing)).toBe('203.0.113.7');
  });

  test.each([
    ['the last that no trusted proxy said of itself', '10.0.0.1', '192.0.2.9, 203.0.113.7, 10.1.1.1', '203.0.113.7'],
    ['not what they claim before the proxy wrote them down', '10.0.0.1', '127.0.0.1, 10.9.9.9, 203.0.113.7', '203.0.113.7'],
    ['the proxy, where it says nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['the half of an address, in whatever letters', '10.0.0.1', '2001:DB8:1:2::9', '2001:db8:1:2'],
    ['the same through a mapped address', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['what is no address, as it is', '10.0.0.1', 'unknown', 'unknown'],
  ])('is %s', (_, address, forwardedFor, expected) => {
    expect(visitorOf(['loopback', '10.0.0.0/8'])(from(address, forwardedFor))).toBe(expected);
  });
});
