import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview link works, in milliseconds: an hour. */
export const previewLifetime = 3_600_000;

/** A token that lets whoever holds it see one entry as its editors do, until it expires. */
export function previewToken(secret: string, entryId: string, now = Date.now()): string {
  const expires = now + previewLifetime;
  return `${expires}.${signature(secret, entryId, expires)}`;
}

/** When the preview of this entry ends, in milliseconds since 1970; null for a token that is expired, forged, or another entry's. */
export function previewExpiry(secret: string, token: string, entryId: string, now = Date.now()): number | null {
  const [written = '', given = ''] = token.split('.', 2);
  const expires = Number(written);
  if (!Number.isSafeInteger(expires) || expires <= now) return null;
  const expected = Buffer.from(signature(secret, entryId, expires));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? expires : null;
}

function signature(secret: string, entryId: string, expires: number): string {
  return createHmac('sha256', secret).update(`preview\0${entryId}\0${expires}`).digest('base64url');
}
