import { isLoopback } from './loopback.ts';

/** A bucket of an S3-compatible store, or a folder of one, and who may write there. */
export type MediaBucket = {
  /** Where its objects stand, without a slash at the end. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
};

/**
 * Parses the URL of a bucket: `https://key-id:secret@s3.example.org/bucket?region=us-east-1`, the key and its secret escaped as in any URL.
 * What stands after the host leads to the objects: the bucket, and a folder of it if there is one; where the host names the bucket
 * itself, the folder alone. Without encryption only on this machine. Null where it is invalid.
 */
export function parseMediaUrl(text: string): MediaBucket | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  const path = url.pathname.replace(/\/$/, '');
  const region = url.searchParams.get('region') ?? '';
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'region');
  if (!isPrivate || !isKnown || url.hash !== '' || !/^[a-z0-9-]{2,40}$/.test(region) || !/^(\/[\w.-]+)+$/.test(path)) return null;
  const [keyId, secret] = [decoded(url.username), decoded(url.password)];
  return keyId && secret ? { url: url.origin + path, keyId, secret, region } : null;
}

function decoded(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
