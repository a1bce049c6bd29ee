import type { Duplex } from 'node:stream';
import { organisation } from '#config/organisation.ts';

/** Answers what is no HTTP request that Node could hand on: headers that are too large, or not well-formed. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, reason] = answers[error.code ?? ''] ?? ([400, 'Bad Request'] as const);
  const body = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Error! Code: ${status}</title><h1>Error! Code: ${status}</h1><p lang="es">¡Error! Código: ${status}</p><p><a href="/">${organisation.name}</a></p></html>`;
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: text/html; charset=utf-8',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const answers: Record<string, readonly [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
