import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { Environment } from '#config/environment.ts';
import { organisation } from '#config/organisation.ts';
import { headersWithoutPage } from '#server/http/security-headers.ts';

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
} as const;
type Status = keyof typeof reasons;

const ofClientErrors: Readonly<Record<string, Status>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what never reaches the app, since it is no request that could be handed on; with the headers of all other answers. */
export function refusals(environment: Pick<Environment, 'origin' | 'hsts'>) {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...headersWithoutPage(environment) };
  const refuse = (response: ServerResponse, status: Status) =>
    void response.writeHead(status, { ...headers, Connection: 'close' }).end(pageOf(status));

  return {
    /** What Node's parser refuses: headers that are too large, or not well-formed, or late. */
    clientError(error: NodeJS.ErrnoException, socket: Duplex): void {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = ofClientErrors[error.code ?? ''] ?? 400;
      const body = pageOf(status);
      const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
      socket.end([`HTTP/1.1 ${status} ${reasons[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'));
    },

    /** An `Expect` other than of 100. */
    expectation: (_: IncomingMessage, response: ServerResponse): void => refuse(response, 417),

    /** HTTP/1.1 without a `Host`. Gives whether it was refused: Node would do it without any header. */
    withoutHost(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.headers.host !== undefined || request.httpVersion !== '1.1') return false;
      refuse(response, 400);
      return true;
    },

    /** A target or a host of which no address can be made. */
    badRequest(error: unknown): Response {
      const status = error instanceof RequestError ? 400 : 500;
      return new Response(pageOf(status), { status, headers });
    },
  };
}

/** In both languages: nobody knows whose it is. */
function pageOf(status: Status): string {
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Error! Code: ${status}</title><h1>Error! Code: ${status}</h1><p lang="es">¡Error! Código: ${status}</p><p><a href="/">${organisation.name}</a></p></html>`;
}
