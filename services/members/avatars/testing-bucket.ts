import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MediaBucket } from '#config/media-bucket.ts';
import { wrongSignature } from './testing-signatures.ts';

/** How the next requests are answered, one each: with a status, by breaking off, or not at all. */
type Mood = number | 'cut' | 'silence';

/**
 * A bucket of an S3-compatible store, which speaks the protocol as far as objects are put, got and deleted, and refuses what is not
 * signed as it should be (`testing-signatures.ts`).
 */
export async function testBucket({ now = () => new Date() } = {}) {
  const keys = { keyId: 'AKIDTEST', secret: 'a/secret+of the tests' };
  const objects = new Map<string, string>();
  const asked: string[] = [];
  const moods: Mood[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const mood = moods.shift();
    if (mood === 'silence') return;
    if (mood === 'cut') return void request.socket.destroy();
    const send = (status: number, text = '') => void response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
    if (mood !== undefined) return send(mood, '<Error><Code>SlowDown</Code></Error>');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const wrong = wrongSignature({ method, url, headers, body }, keys, now());
    if (wrong !== null) return send(403, `<Error><Code>${wrong}</Code></Error>`);
    const found = objects.get(url);
    if (method === 'PUT') objects.set(url, body.toString());
    if (method === 'DELETE') objects.delete(url);
    if (method === 'GET' && found === undefined) return send(404, '<Error><Code>NoSuchKey</Code></Error>');
    send(method === 'DELETE' ? 204 : 200, method === 'GET' ? found : '');
  };

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bucket: MediaBucket = { ...keys, url: `http://127.0.0.1:${port}/alba`, region: 'us-east-1' };
  return {
    bucket,
    objects,
    asked,
    moods,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
