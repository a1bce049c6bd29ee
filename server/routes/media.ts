import fresh from 'fresh';
import { type Context, Hono } from 'hono';
import { contentSecurityPolicy } from '#app/content-security-policy.ts';
import { QueueFull } from '#services/bounded-queue/bounded-queue.ts';
import type { ByteRange } from '#services/media/files.ts';
import { renditionNamed } from '#services/media/shared.ts';
import type { AssetFile, MediaStore } from '#services/media/store.ts';

const drawingPolicy = contentSecurityPolicy('drawing');
const playerPolicy = contentSecurityPolicy('player');

/** Seconds after which pictures that wait to be made will have been made. */
const retryAfter = '10';

const forMembers =
  'This file is for members: sign in, then open it again. Este archivo es para miembros: inicie sesión y vuelva a abrirlo.\n';
/** Kept nowhere: the next who asks may be a member. The scheme says that it is a cookie, for which no browser asks in a window of its own. */
const refused = { 'Cache-Control': 'private, no-store', 'WWW-Authenticate': 'Cookie realm="members"' };

/** Whether a request is somebody's who is signed in. */
export type IsSignedIn = (headers: Headers) => Promise<boolean>;
type FileAddress = { hash: string; name: string; rendition: string };
type Serve = (context: Context, file: AssetFile, address: FileAddress) => Promise<Response>;

/**
 * Pictures, sound, film and downloads, and below the address of a photograph its renditions. Addresses carry a hash of the bytes,
 * so all of it may be kept for ever; but what is for members is handed to them alone, and kept nowhere.
 */
export function media(store: MediaStore, isSignedIn: IsSignedIn): Hono {
  const opened = (serve: Serve) => async (context: Context) => {
    const { hash = '', name = '', rendition = '' } = context.req.param();
    const file = await store.open(hash, name);
    if (!file) return context.text('Not found', 404);
    // Before anything is said of it: whether it changed, how long it is, which sizes it has.
    if (file.membersOnly && !(await isSignedIn(context.req.raw.headers))) return context.text(forMembers, 401, refused);
    return serve(context, file, { hash, name, rendition });
  };
  return new Hono()
    .get('/:hash{[0-9a-f]{64}}/:name', opened(original))
    .get('/:hash{[0-9a-f]{64}}/:name/:rendition{[0-9]+\\.[a-z]+}', opened(rendition));
}

async function original(context: Context, file: AssetFile, { hash, name }: FileAddress): Promise<Response> {
  const tag = `"${hash}"`;
  const headers = lasting(file, { ETag: tag, 'Accept-Ranges': 'bytes' });
  if (isKnown(context.req.header('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  describe(headers, file, name);
  return answer(context, file, headers, tag);
}

async function rendition(context: Context, file: AssetFile, address: FileAddress): Promise<Response> {
  const asked = renditionNamed(address.rendition);
  const bytes = asked && (await file.rendition(asked).catch(tooMany));
  if (!bytes) return context.text('Not found', 404);
  if (bytes === 'too many') return context.text('Too many pictures are being made', 503, { 'Retry-After': retryAfter });
  // Weak: it is the same picture, though another encoder may write other bytes.
  const tag = `"${address.hash}-${address.rendition}"`;
  const headers = lasting(file, { ETag: `W/${tag}` });
  if (isKnown(context.req.header('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', `image/${asked.format}`);
  headers.set('Content-Length', String(bytes.length));
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

function lasting({ membersOnly }: AssetFile, headers: Record<string, string>): Headers {
  const cacheControl = membersOnly ? 'private, no-store' : 'public, max-age=31536000, immutable';
  return new Headers({ 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff', ...headers });
}

function tooMany(error: unknown): 'too many' {
  if (error instanceof QueueFull) return 'too many';
  throw error;
}

function describe(headers: Headers, { mediaType, kind }: AssetFile, name: string): void {
  headers.set('Content-Type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType);
  if (mediaType === 'image/svg+xml') headers.set('Content-Security-Policy', drawingPolicy);
  if (kind === 'audio' || kind === 'video') headers.set('Content-Security-Policy', playerPolicy);
  if (kind === 'download') headers.set('Content-Disposition', attachment(name));
}

async function answer(context: Context, file: AssetFile, headers: Headers, tag: string): Promise<Response> {
  const isHead = context.req.method === 'HEAD';
  const range = isHead ? null : rangeIn(context.req.header('Range'), context.req.header('If-Range'), tag, file.bytes);
  if (range === 'beyond') {
    return context.text('Range not satisfiable', 416, { 'Content-Range': `bytes */${file.bytes}`, 'Accept-Ranges': 'bytes' });
  }
  // Not even opened before it is read: an answer without its body holds nothing.
  const body = await file.read(range ?? undefined);
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  headers.set('Content-Length', String(range ? range.end + 1 - range.start : file.bytes));
  return new Response(isHead ? null : body, { status: range ? 206 : 200, headers });
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch }, { etag: tag });
}

/**
 * What part is asked for; null for the whole. Several parts at once, and what is no range, count as the whole, as HTTP allows.
 * So does a part of something that the client has in another version. (`range-parser` refuses what HTTP allows: a last part that is
 * longer than the whole, and a range whose end is before its start.)
 */
function rangeIn(header: string | undefined, ifRange: string | undefined, tag: string, bytes: number): ByteRange | 'beyond' | null {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  if (!match || (ifRange !== undefined && ifRange !== tag)) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const end = bytes - 1;
  if (first === '') return Number(last) === 0 ? 'beyond' : { start: Math.max(0, bytes - Number(last)), end };
  if (last !== '' && Number(last) < Number(first)) return null;
  return Number(first) > end ? 'beyond' : { start: Number(first), end: last === '' ? end : Math.min(Number(last), end) };
}

/** The name for every browser, and in UTF-8 (RFC 5987) for those that know it. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
