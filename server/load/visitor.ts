import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** What node-server hands on with a request; nothing where the site runs in a test. */
export type Connection = { incoming?: IncomingMessage };

/**
 * Tells visitors apart by their address: what a trusted proxy says of it, else that of the connection. Of IPv6 the first half, since
 * a single home has all of the second.
 */
export function visitorOf(trustedProxies: readonly string[]): (connection: Connection | undefined) => string {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (connection) => {
    // A connection that is gone has no address any more.
    if (!connection?.incoming?.socket.remoteAddress) return '';
    const address = proxyAddress(connection.incoming, isTrusted)
      .toLowerCase()
      .replace(/^::ffff:/, '');
    return isIPv6(address) ? firstHalf(address) : address;
  };
}

function firstHalf(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((each) => each.replace(/^0+(?=.)/, ''))
    .join(':');
}
