import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address is this machine's own, which no other reaches. IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const version = isIP(name);
  // Browsers and resolvers keep `localhost`, and all below it, on the machine (RFC 6761).
  if (version === 0) return /^(?:.+\.)?localhost$/.test(name);
  return loopback.check(name, version === 4 ? 'ipv4' : 'ipv6');
}
