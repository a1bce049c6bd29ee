import { TurnedAway } from './turned-away.ts';

/** The most bytes that a form sends. */
export const longestForm = 256 * 1024;

/**
 * A request with all of its body, which has arrived by then: whoever answers it waits for nobody, and a slow sender takes no turn from
 * others. A body is counted as it comes, whatever the head says of its length; what is left of one that is too long is not read.
 * @throws TurnedAway `too-long` or `lost`
 */
export async function wholeBody(request: Request, longest: number): Promise<Request> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      bytes += chunk.byteLength;
      if (bytes > longest) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new TurnedAway('lost', { cause: error });
  }
  if (bytes > longest) {
    // Lets go of the rest, and does not wait: a body that was cloned is let go of only once its clone is too.
    request.body?.cancel().catch(() => {});
    throw new TurnedAway('too-long');
  }
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}
