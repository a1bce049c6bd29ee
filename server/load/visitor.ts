import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** What node-server hands on with a request; nothing where the site runs in a test. */
export type Connection = { incoming?: IncomingMessage };

export type VisitorOf = (connection: Connection | undefined) => string;

/**
 * Tells visitors apart by their address: what a trusted proxy says of it, else that of the connection. Of IPv6 the first half, since
 * a single home has all of the second.
 */
export function visitorOf(trustedProxies: readonly string[]): VisitorOf {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (connection) => {
    // A connection that is gone has no address any more.
    if (!connection?.incoming?.socket.remoteAddress) return '';
    const address = proxyAddress(connection.incoming, isTrusted).toLowerCase();
    return isIP(address) === 0 ? address : visitorAt(ipaddr.process(address));
  };
}

function visitorAt(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
