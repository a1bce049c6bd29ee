import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const root = './build/client';

/** What the build made. Names in /assets carry a hash of their content, so they may be kept for ever. In development Vite serves them. */
export function assets(built: boolean): MiddlewareHandler {
  if (!built) return (_, next) => next();
  const hashed = serveStatic({
    root,
    precompressed: true,
    onFound: (_, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  const named = serveStatic({
    root,
    precompressed: true,
    onFound: (_, context) => context.header('Cache-Control', 'public, max-age=86400'),
  });
  return async (context, next) => {
    if (context.req.path.startsWith('/assets/')) return (await hashed(context, async () => {})) ?? context.text('Not found', 404);
    if (/^\/[\w-]+\.(svg|png|ico|webmanifest)$/.test(context.req.path)) return (await named(context, async () => {})) ?? next();
    return next();
  };
}
