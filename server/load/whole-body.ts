/** The most bytes that a form sends. */
export const longestBody = 256 * 1024;

/**
 * A request with all of its body, which has arrived by then: whoever answers it waits for nobody, and a slow sender takes no turn from
 * others. Null where there is more of it than `longest`, whatever its head says of its length; the rest is not read.
 * @throws BodyLost
 */
export async function withWholeBody(request: Request, longest = longestBody): Promise<Request | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop lets go of the rest.
      if (bytes > longest) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new BodyLost('a body did not arrive', { cause: error });
  }
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

/** Whoever sent it is gone, or sent what is no body. */
export class BodyLost extends Error {
  override readonly name = 'BodyLost';
}
