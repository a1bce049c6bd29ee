import { setTimeout as after } from 'node:timers/promises';

export type PurgeHook = { url: string; token: string | undefined };
export type PurgeCall = { purge_everything: true } | { tags: readonly string[] };

const attempts = 5;
/** In milliseconds: for one answer, and before the second attempt; each later pause is twice the one before. */
const [patience, firstPause] = [10_000, 200];

/** Calls the hook of a CDN, and retries with exponential backoff. @throws once the last attempt failed, or `signal` is aborted */
export async function callPurgeHook({ url, token }: PurgeHook, call: PurgeCall, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify(call),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      await response.arrayBuffer();
      if (response.ok) return;
      throw new Error(`the hook answered ${response.status}`);
    } catch (error) {
      if (attempt === attempts || signal.aborted) throw error;
      await after(2 ** (attempt - 1) * firstPause, undefined, { signal });
    }
  }
}
