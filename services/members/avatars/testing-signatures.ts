import { createHash, createHmac } from 'node:crypto';

/** A request as it was sent. Names of headers are in small letters. */
export type SignedRequest = { method: string; url: string; headers: Readonly<Record<string, string>>; body: Buffer };

type Keys = { keyId: string; secret: string };

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const keyed = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** As RFC 3986 has it, and byte by byte. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<keyId>[^/,]+)\/(?<day>\d{8})\/(?<region>[^/,]+)\/(?<service>[^/,]+)\/aws4_request, ?SignedHeaders=(?<names>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/**
 * What is wrong with the signature of a request, as a store would say it (AWS Signature Version 4); null where nothing is. Written from
 * the specification, and by none of what signs: the two are to find each other's mistakes.
 */
export function wrongSignature(request: SignedRequest, { keyId, secret }: Keys, now: Date): string | null {
  const parts = authorization.exec(request.headers.authorization ?? '')?.groups;
  if (!parts) return 'AccessDenied';
  const { day = '', region = '', service = '', names = '', signature } = parts;
  if (parts.keyId !== keyId) return 'InvalidAccessKeyId';
  const moment = request.headers['x-amz-date'] ?? '';
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!moment.startsWith(day) || !(Math.abs(at - now.getTime()) <= 15 * 60_000)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!['host', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const isEverySigned = Object.keys(request.headers).every((name) => !name.startsWith('x-amz-') || signed.includes(name));
  if (!isEverySigned) return 'AccessDenied';
  const bodyHash = hash(request.body);
  const told = request.headers['x-amz-content-sha256'];
  if (told !== undefined && told !== bodyHash) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url, 'http://any');
  const query = [...url.searchParams].map(([name, value]) => [escaped(name), escaped(value)] as const);
  const inOrder = query.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => escaped(decodeURIComponent(part)))
      .join('/'),
    inOrder.map((pair) => pair.join('=')).join('&'),
    ...signed.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(keyed, `AWS4${secret}`);
  const right = keyed(key, ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n')).toString('hex');
  return signature === right ? null : 'SignatureDoesNotMatch';
}
