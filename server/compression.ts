import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { bestEncoding } from './encoding.ts';

const compressible = /^(text\/|application\/(json|xml|manifest\+json))/;
const smallest = 1024;

/** Compresses rendered text that is not kept. What is kept was compressed when it was made. */
export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    if (res.headers.has('Content-Encoding') || res.headers.has('ETag') || !res.body) return;
    if (!compressible.test(res.headers.get('Content-Type') ?? '')) return;
    const body = Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.append('Vary', 'Accept-Encoding');
    headers.delete('Content-Length');
    const encoding = body.length < smallest ? 'identity' : bestEncoding(req.header('Accept-Encoding') ?? '');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    context.res = undefined; // else its headers would be merged into the new answer
    context.res = new Response(await encode[encoding](body), { status: res.status, headers });
  };
}

const encode = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer<ArrayBuffer>) => body,
};
