import { createHmac, timingSafeEqual } from 'node:crypto';
import querystring from 'node:querystring';
import { z } from 'zod';
import type { AskedSync } from './sync-jobs.ts';

/** A request as it came, with its raw body. */
export type SignedRequest = { method: string; path: string; headers: Headers; body: string };

/** A signature is taken for so long, in milliseconds; and so much may the clocks differ the other way. */
const longest = 30_000;
const ahead = 5_000;

const header = { signature: 'x-contentful-signature', signed: 'x-contentful-signed-headers', timestamp: 'x-contentful-timestamp' };

/** The signature of a request (Contentful's request verification): HMAC-SHA-256 in hex, of its method, path, named headers and body. */
export function signatureOf(secret: string, { method, path, headers, body }: SignedRequest, names: readonly string[]): string {
  const named = names.map((name) => [name.trim().toLowerCase(), (headers.get(name) ?? '').trim()] as const);
  const signed = named
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const [bare = '', ...query] = path.split('?');
  const canonical = encodeURI(query.length > 0 ? `${bare}?${querystring.escape(query.join('?'))}` : bare);
  return createHmac('sha256', secret).update([method.toUpperCase(), canonical, signed, body].join('\n')).digest('hex');
}

/** Whether Contentful signed a request not long ago; `now` in milliseconds since 1970. */
export function isSignedByContentful(secret: string, request: SignedRequest, now: number): boolean {
  const given = request.headers.get(header.signature) ?? '';
  const names = (request.headers.get(header.signed) ?? '').split(',').map((name) => name.trim());
  const lower = names.map((name) => name.toLowerCase());
  const at = Number(request.headers.get(header.timestamp) ?? Number.NaN);
  // A time that is not signed, anybody could renew.
  if (!lower.includes(header.timestamp) || !lower.includes(header.signed)) return false;
  if (!(now - at <= longest && at - now <= ahead) || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(secret, request, names)));
}

const topicForm = /^ContentManagement\.(Entry|Asset|ContentType|Locale)\.(publish|unpublish|delete|create|save)$/;
const bodySchema = z.object({ sys: z.object({ id: z.string().min(1).max(64), revision: z.int().optional() }) });
const placeSchema = z.object({ sys: z.object({ environment: z.object({ sys: z.object({ id: z.string() }) }) }) });

/** What a webhook asks for: the item that changed, or nothing in particular; null for what changes nothing that is published in this environment. */
export function askedBy(topic: string, body: unknown, environment: string): AskedSync | null {
  const [, what, action] = topicForm.exec(topic) ?? [];
  if (what === undefined) return null;
  const { data: place } = placeSchema.safeParse(body);
  if (place && place.sys.environment.sys.id !== environment) return null;
  if (what === 'ContentType' || what === 'Locale') return { item: null };
  if (action === 'create' || action === 'save') return null;
  const { data } = bodySchema.safeParse(body);
  if (!data) return { item: null };
  const revision = action === 'publish' ? (data.sys.revision ?? 0) : null;
  return { item: { kind: what === 'Entry' ? 'entry' : 'asset', id: data.sys.id, revision } };
}
