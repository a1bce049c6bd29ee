import type { Environment } from '#config/environment.ts';
import { isLoopback } from '#config/loopback.ts';
import type { Connection } from '#server/load/visitor.ts';

/** Whether who asks may see what is for developers alone. */
export type IsForDevelopers = (request: Request, connection: Connection | undefined) => boolean;

/**
 * Never in production. Elsewhere to this machine alone, whatever the site is bound to; and under its own host, which a page of another
 * site does not have whose name was made to lead here (DNS rebinding).
 */
export function forDevelopers({ name, origin }: Pick<Environment, 'name' | 'origin'>): IsForDevelopers {
  const { host, hostname } = new URL(origin);
  if (name === 'production' || !isLoopback(hostname)) return () => false;
  return ({ headers, url }, connection) =>
    isLoopback(connection?.incoming?.socket.remoteAddress ?? '') &&
    new URL(url).host === host &&
    (headers.get('Host') ?? host).toLowerCase() === host;
}
