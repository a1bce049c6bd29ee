import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { bestEncoding, type Encoding } from '#server/http/content-encoding.ts';

/**
 * Compressed once and sent many times: worth some 30 ms. From 10 on Brotli looks for the shortest way through a page, which makes it 8 %
 * smaller than the qualities below, that hardly differ; in a window that holds a page it takes half the time.
 */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** A page as it is sent: its headers, and its body in each encoding, made once. */
export type Page = {
  etag: string;
  /** Names and values in turn, without those that differ between answers. */
  headers: readonly string[];
  /** How long others may keep it, as long as nothing on it changes by itself sooner. */
  cacheControl: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** The answers that were made last, for all whose answer says the same of where it came from and how long it may be kept. */
  recent: { status: string; seconds: number; answers: Map<Form, Answer> } | null;
};

/** An answer that needs no more work: headers are names and values in turn. */
export type Answer = { status: 200 | 304; headers: readonly string[]; body: Buffer | null };

/** What of a request decides about the answer. */
export type Asked = { isHead: boolean; acceptEncoding: string; ifNoneMatch: string };

/** A rendered page with its ETag and its encodings. */
export async function pageOf(body: Buffer, headers: Headers): Promise<Page> {
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    headers: [...headers].filter(([name]) => !['content-length', 'cache-control', 'vary'].includes(name)).flat(),
    cacheControl: headers.get('Cache-Control') ?? '',
    bodies: await compressed(body),
    recent: null,
  };
}

/** A body in each encoding. */
export async function compressed(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const parameters = { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params: parameters }), promisify(gzip)(body)]);
  return { identity: body, br: compact(br), gzip: compact(zipped) };
}

/** What zlib gives lies in a piece of memory of 64 KB, which would be kept with it. */
function compact(buffer: Buffer): Buffer {
  return Buffer.from(new Uint8Array(buffer).buffer);
}

/** The answer to one request. `status` tells a CDN and a person where it came from; `changesIn` is in milliseconds. */
export function answerWith(page: Page, asked: Asked, { status, changesIn }: { status: string; changesIn: number }): Answer {
  const form = fresh({ 'if-none-match': asked.ifNoneMatch }, { etag: page.etag }) ? 'known' : bestEncoding(asked.acceptEncoding);
  const answer = answerAs(page, form, status, Math.floor(Math.min(Math.max(changesIn, 0), longestKept) / 1000));
  return asked.isHead ? { ...answer, body: null } : answer;
}

/** That it has not changed, or the whole of it in an encoding. */
type Form = 'known' | Encoding;

/** Headers are made once a second at most, and where nothing changes soon once: they differ by whole seconds. */
function answerAs(page: Page, form: Form, status: string, seconds: number): Answer {
  const { recent: last } = page;
  const recent = last?.status === status && last.seconds === seconds ? last : { status, seconds, answers: new Map<Form, Answer>() };
  page.recent = recent;
  const { answers } = recent;
  const answer = answers.get(form) ?? makeAnswer(page, form, status, cacheControlWithin(page.cacheControl, seconds));
  answers.set(form, answer);
  return answer;
}

function makeAnswer(page: Page, form: Form, status: string, cacheControl: string): Answer {
  const headers = [
    ...page.headers,
    ...['cache-control', cacheControl, 'etag', page.etag, 'vary', 'Accept-Encoding', 'cache-status', `alba; ${status}`],
  ];
  if (form === 'known') return { status: 304, headers, body: null };
  const body = page.bodies[form];
  const encoding = form === 'identity' ? [] : ['content-encoding', form];
  return { status: 200, headers: [...headers, ...encoding, 'content-length', String(body.length)], body };
}

/** What changes by itself soon must not be kept elsewhere for longer than until then. */
function cacheControlWithin(cacheControl: string, seconds: number): string {
  if (seconds * 1000 >= longestKept) return cacheControl;
  return cacheControl
    .replace(/\b(max-age|s-maxage)=(\d+)/g, (_, name: string, value: string) => `${name}=${Math.min(Number(value), seconds)}`)
    .replace(/, stale-while-revalidate=\d+/, '');
}

/** No page says that it may be kept for longer: `s-maxage` and `stale-while-revalidate` together, in milliseconds. */
const longestKept = 3_600_000;
