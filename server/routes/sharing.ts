import { Hono } from 'hono';
import { QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import { pictureType } from '#services/sharing/shared.ts';
import type { Sharing } from '#services/sharing/sharing.ts';

/** Seconds after which pictures that wait to be drawn will have been drawn. */
const retryAfter = '10';

/** The pictures by which pages are shown where they are shared. What one shows is in its address, so it may be kept for ever. */
export function sharingPictures(sharing: Pick<Sharing, 'open'>): Hono {
  return new Hono().get('/:name', async (context) => {
    const bytes = await sharing.open(context.req.param('name')).catch(tooMany);
    if (bytes === null) return context.text('Not found', 404);
    if (bytes === 'too many') return context.text('Too many pictures are being made', 503, { 'Retry-After': retryAfter });
    const headers = {
      'Content-Type': pictureType,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  });
}

function tooMany(error: unknown): 'too many' {
  if (error instanceof QueueFull) return 'too many';
  throw error;
}
