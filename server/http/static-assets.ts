import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

/** What the build made. Names in /assets carry a hash of their content, so they may be kept for ever. In development Vite serves them. */
export function staticAssets(built: boolean): MiddlewareHandler {
  if (!built) return (_, next) => next();
  const files = serveStatic({ root: './build/client', precompressed: true });
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    if (context.req.path.startsWith('/assets/'))
      return (await fileFor(files, context, 'public, max-age=31536000, immutable')) ?? context.text('Not found', 404);
    if (/^\/[\w-]+\.(svg|png|ico)$/.test(context.req.path)) return (await fileFor(files, context, 'public, max-age=86400')) ?? next();
    return next();
  };
}

async function fileFor(files: MiddlewareHandler, context: Context, cacheControl: string): Promise<Response | null> {
  const response = await files(context, async () => {});
  if (!(response instanceof Response)) return null;
  response.headers.set('Cache-Control', cacheControl);
  return response;
}
