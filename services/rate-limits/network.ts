import { isIPv4 } from 'node:net';

/**
 * The network of a visitor, whose addresses one person may well have: of IPv4 a /24, of IPv6 a /48, such as a provider hands out to one customer. A visitor
 * is an IPv4 address or the first half of an IPv6 one; what is neither is a network of its own.
 */
export function networkOf(visitor: string): string {
  if (isIPv4(visitor)) return `${visitor.split('.').slice(0, 3).join('.')}.0/24`;
  return /^(?:[0-9a-f]{1,4}:){3}[0-9a-f]{1,4}$/.test(visitor) ? `${visitor.split(':').slice(0, 3).join(':')}::/48` : visitor;
}
