import { Agent, get, type IncomingMessage } from 'node:http';
import { patience } from './patience.ts';

export type Answered = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type How = {
  encoding?: string;
  /** Who asks. The site has to trust who says so: TRUSTED_PROXIES=loopback. */
  from?: string;
  /** Connections that stay open; without one each request has its own. */
  agent?: Agent | false;
};

const kept = new Agent({ keepAlive: true });

/** Asks a site on this machine; the body is as it was sent, compressed or not. */
export function ask(port: number, path: string, how: How = {}): Promise<Answered> {
  const { encoding = 'identity', from = someAddress(), agent = kept } = how;
  return new Promise((resolve, reject) => {
    let isBegun = false;
    const headers = { 'Accept-Encoding': encoding, 'X-Forwarded-For': from };
    const request = get({ host: '127.0.0.1', port, path, agent, headers, timeout: patience }, (response) => {
      isBegun = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      response.once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error(`no answer within ${patience} ms`)));
    request.once('error', (error) => {
      // Kept for as long as a server keeps it, a connection ends as it is used again: a browser takes a new one (RFC 9112, 9.3.1). What has
      // begun and is cut off stays a fault.
      if (!isBegun && request.reusedSocket && wasReset(error)) resolve(ask(port, path, { ...how, agent: false }));
      else reject(error);
    });
  });
}

/** Whether the other end closed the connection. */
function wasReset(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Of one reader among very many, whom no limit concerns. */
export function someAddress(): string {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;
}
