import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible = /^(text\/|application\/(json|xml|manifest\+json))/;
const smallest = 1024;

/** Compresses rendered text and gives public pages a tag, so that one that has not changed is not sent again. */
export function compression(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res, req } = context;
    if (res.headers.has('Content-Encoding') || !compressible.test(res.headers.get('Content-Type') ?? '') || !res.body) return;
    const body = Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.append('Vary', 'Accept-Encoding');
    if (res.status === 200 && headers.get('Cache-Control')?.startsWith('public')) {
      const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      headers.set('ETag', tag);
      if (
        req
          .header('If-None-Match')
          ?.split(/\s*,\s*/)
          .includes(tag)
      )
        return replace(context, new Response(null, { status: 304, headers }));
    }
    const encoding = body.length < smallest ? null : accepted(req.header('Accept-Encoding') ?? '');
    if (encoding) headers.set('Content-Encoding', encoding);
    headers.delete('Content-Length');
    replace(context, new Response(encoding ? await encode[encoding](body) : body, { status: res.status, headers }));
  };
}

const encode = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

function accepted(header: string): keyof typeof encode | null {
  const names = header
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

/** Setting `res` alone would merge the old headers back into the new answer. */
function replace(context: Parameters<MiddlewareHandler>[0], response: Response): void {
  context.res = undefined;
  context.res = response;
}
