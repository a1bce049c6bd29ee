import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the audit is sent on to: a collector of syslog lines, or a file that something else takes along. */
export type AuditTarget =
  | { kind: 'syslog'; url: string; host: string; port: number; isSecure: boolean }
  | { kind: 'file'; url: string; path: string };

/**
 * Parses `syslog://host:514` (TCP), `syslog+tls://host:6514`, or `file:///var/log/alba-audit.jsonl`. Null where it is invalid.
 */
export function parseAuditUrl(text: string): AuditTarget | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'file:') {
    if (url.host !== '' || url.pathname.endsWith('/')) return null;
    return { kind: 'file', url: url.href, path: path.resolve(fileURLToPath(url)) };
  }
  const isSecure = url.protocol === 'syslog+tls:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if ((!isSecure && url.protocol !== 'syslog:') || host === '' || !/^\/?$/.test(url.pathname)) return null;
  return { kind: 'syslog', url: url.href, host, port: Number(url.port || (isSecure ? 6514 : 514)), isSecure };
}
