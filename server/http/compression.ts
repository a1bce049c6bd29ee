import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { bestEncoding } from './content-encoding.ts';

const compressible = /^(text\/|image\/svg\+xml|application\/(json|xml|manifest\+json))/;
/** In bytes. Below it hardly anything is saved; the answers about a member that every page asks for are under a kilobyte. */
const smallest = 256;

/** Compresses text that is not kept: pages that are made for one reader, drawings. What is kept was compressed when it was made. */
export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    const type = res.headers.get('Content-Type') ?? '';
    if (res.headers.has('Content-Encoding') || res.status === 206 || !res.body || !compressible.test(type)) return;
    // What has a tag is kept, or a file in one piece; of the files, drawings alone are worth it.
    if (res.headers.has('ETag') && !type.startsWith('image/svg')) return;
    const body = Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.append('Vary', 'Accept-Encoding');
    headers.delete('Content-Length');
    const encoding = body.length < smallest ? 'identity' : bestEncoding(req.header('Accept-Encoding') ?? '');
    if (encoding !== 'identity') {
      headers.set('Content-Encoding', encoding);
      // No longer the bytes that a strong tag stands for.
      const tag = headers.get('ETag');
      if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
    }
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
