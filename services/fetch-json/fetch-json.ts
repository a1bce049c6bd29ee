/** Why a service of somebody else told nothing: a word for the log, with nothing of its answer or of what was asked. */
export class NotAnswered extends Error {
  override name = 'NotAnswered';
  readonly code: string;
  /** What it answered instead; null where it did not answer in time, or not at all. */
  readonly response: Response | null;
  constructor(code: string, response: Response | null = null) {
    super(`another service told nothing: ${code}`);
    this.code = code;
    this.response = response;
  }
}

type Options = { signal: AbortSignal; mostBytes: number };

/**
 * What a service of somebody else has at an address, as JSON that is still to be parsed. No redirect is followed, and no more is read than
 * `mostBytes`.
 * @throws NotAnswered
 */
export async function fetchJson(url: string | URL, { signal, mostBytes }: Options): Promise<unknown> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' }, redirect: 'manual', signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new NotAnswered(`answered ${response.status}`, response);
    }
    const text = await boundedText(response.body, mostBytes);
    if (text === null) throw new NotAnswered('said too much', response);
    return jsonOf(text, response);
  } catch (error) {
    if (error instanceof NotAnswered) throw error;
    throw new NotAnswered(signal.aborted ? 'took too long' : 'cannot be reached');
  }
}

/** The text of an answer. Breaks off where there is more, and is null then. */
export async function boundedText(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** @throws NotAnswered */
export function jsonOf(text: string, response: Response | null = null): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAnswered('not JSON', response);
  }
}
