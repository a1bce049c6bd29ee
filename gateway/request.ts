import { z } from 'zod';
import type { Code } from './errors.ts';

/** Maximum size of a body: a query with its variables. */
const maxQueryBytes = 64 * 1024;

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Rejects a request before its query is parsed. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: Code;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: Code, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  /** The error response, in the format of every response of the gateway. */
  get response(): Response {
    const errors = [{ message: this.message, extensions: { code: this.code } }];
    return Response.json({ errors }, { status: this.status, headers: { 'Cache-Control': 'no-store', ...this.headers } });
  }
}

/**
 * Checks method, origin (CSRF), media type and length, before the body is read.
 * @throws HttpError
 */
export function checkHeaders({ method, headers }: Request, origin: string): void {
  if (method !== 'POST') throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'Queries are sent by POST.', { Allow: 'POST' });
  const sender = headers.get('Origin');
  if ((sender !== null && sender !== origin) || headers.get('Sec-Fetch-Site') === 'cross-site') {
    throw new HttpError(403, 'CROSS_SITE', `Only pages of ${origin} may ask from a browser.`);
  }
  const mediaType = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json: {"operationName", "variables", "query"}.');
  }
  if (Number(headers.get('Content-Length') ?? 0) > maxQueryBytes) throw tooLong();
}

/**
 * Reads and validates the body. Counts its bytes while streaming, since Content-Length may be wrong or absent.
 * @throws HttpError
 */
export async function readQuery(request: Request): Promise<string> {
  const text = await readText(request).catch((error) => {
    // Most likely the client disconnected.
    throw error instanceof HttpError ? error : new HttpError(400, 'BAD_REQUEST', 'The body did not arrive.');
  });
  const { success } = bodySchema.safeParse(parseJson(text));
  if (!success) throw invalidBody();
  return text;
}

async function readText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxQueryBytes) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody();
  }
}

function invalidBody(): HttpError {
  return new HttpError(
    400,
    'BAD_REQUEST',
    'The body has to be one JSON object with "query", and if need be "operationName" and "variables".',
  );
}

function tooLong(): HttpError {
  return new HttpError(413, 'LIMIT_EXCEEDED', `The body may have up to ${maxQueryBytes / 1024} KB (limit: body).`);
}
