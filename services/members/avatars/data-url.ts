import { pictureLimits } from './shared.ts';

/** The most characters that a data URL of a picture can have that is not too large. */
export const longestDataUrl = Math.ceil(pictureLimits.bytes / 3) * 4 + 200;

const head = /^data:[\w.+/-]*(?:;[\w.=+-]+)*;base64$/i;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * The bytes of a picture that was sent as a data URL, `data:image/jpeg;base64,…`. What it says of its type counts for nothing. Null where
 * it is none.
 */
export function bytesOfDataUrl(text: string): Buffer | null {
  const comma = text.indexOf(',');
  if (comma < 0 || comma > 200 || !head.test(text.slice(0, comma))) return null;
  const data = text.slice(comma + 1);
  return base64.test(data) ? Buffer.from(data, 'base64') : null;
}

/** The same, of bytes as they come from a form. */
export function dataUrlOf(bytes: Uint8Array): string {
  return `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
}
