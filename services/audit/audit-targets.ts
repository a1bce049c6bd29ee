import { open } from 'node:fs/promises';
import net from 'node:net';
import { hostname } from 'node:os';
import tls from 'node:tls';
import type { AuditTarget } from '#config/audit-target.ts';

/** What is sent on: when, and a text of one line in ASCII. */
export type Message = { at: Date; text: string };

/** Resolves once all of it is taken; of what failed nobody knows how much was. */
export type Send = (messages: readonly Message[]) => Promise<void>;

/** The other system does not take what it is sent. The message has no word of what that was. */
export class AuditNotTaken extends Error {
  override readonly name = 'AuditNotTaken';
}

/** For so long the other system may be silent, in milliseconds. */
const patience = 10_000;

/** @param trust certificates that are trusted beside those of the system, for tests */
export function sendTo(target: AuditTarget, { trust }: { trust?: string } = {}): Send {
  return target.kind === 'file' ? appendTo(target.path) : syslogTo(target, trust);
}

/** Lines of JSON, on the disk when it resolves. Opened each time, so that the file may be moved away (logrotate). */
function appendTo(path: string): Send {
  return async (messages) => {
    const file = await open(path, 'a', 0o600);
    try {
      await file.writeFile(messages.map(({ text }) => `${text}\n`).join(''));
      await file.datasync();
    } finally {
      await file.close();
    }
  };
}

/** Facility 13 (log audit), severity 6 (informational). */
const priority = 13 * 8 + 6;

/**
 * A line of syslog (RFC 5424). The text is ASCII, since it is JSON with everything else escaped, and so needs no mark that it is UTF-8.
 */
export function syslogLine({ at, text }: Message, host = hostname()): string {
  const name = host.replace(/[^!-~]/g, '').slice(0, 255) || '-';
  return `<${priority}>1 ${at.toISOString()} ${name} alba ${process.pid} audit - ${text}`;
}

/** A connection for each batch, over which every line goes with its length before it (RFC 6587 and 5425). */
function syslogTo({ host, port, isSecure }: Extract<AuditTarget, { kind: 'syslog' }>, trust: string | undefined): Send {
  const connect = () =>
    isSecure
      ? tls.connect({ host, port, servername: net.isIP(host) ? '' : host, ...(trust ? { ca: [...tls.rootCertificates, trust] } : {}) })
      : net.connect({ host, port });
  return (messages) =>
    new Promise((resolve, reject) => {
      const socket = connect();
      const fail = (code: string) => {
        socket.destroy();
        reject(new AuditNotTaken(code));
      };
      socket.setTimeout(patience, () => fail('ETIMEDOUT'));
      socket.on('error', (error) => fail('code' in error ? String(error.code) : error.name));
      // Collectors say nothing; what they might say is in nobody's way.
      socket.resume();
      // Only after both ends have closed in order it is known that the other one read to the end.
      socket.on('close', (hadError) => (hadError ? undefined : resolve()));
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        const lines = messages.map((message) => syslogLine(message));
        socket.end(lines.map((line) => `${Buffer.byteLength(line)} ${line}`).join(''));
      });
    });
}
