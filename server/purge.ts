import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connectOwner } from '#database/connection.ts';

export type PurgeHook = { url: string; token: string | undefined };

/** So that every process has dropped its own copy before a CDN asks for a new one, in milliseconds. */
const settle = 1_000;
/** As many as CDNs take in one call. */
const mostTags = 30;
const attempts = 5;
const patience = 10_000;
/** Any constant will do, as long as it is nobody else's in this database. */
const LOCK = 4_217_051_904;

/**
 * Tells a CDN what was published: `POST {"tags": [...]}` to the hook, or `{"purge_everything": true}` where something may have been
 * missed, with `Authorization: Bearer`: Cloudflare's own protocol, and simple enough to be translated for others. Pages carry the same tags in `Cache-Tag`.
 * Of all processes, one at a time does it; another takes over when that one ends, and then drops everything.
 */
export function startPurging(hook: PurgeHook, connection: pg.ClientConfig, log: Logger) {
  const pending = new Set<string>();
  let everything = false;
  let isLeader = false;
  let timer: NodeJS.Timeout | undefined;
  const end = new AbortController();
  let client: pg.Client | undefined;
  let sending = Promise.resolve();

  const send = async () => {
    const bodies = everything ? [{ purge_everything: true }] : inParts([...pending]).map((tags) => ({ tags }));
    everything = false;
    pending.clear();
    for (const body of bodies)
      await post(hook, body, end.signal).catch((error: unknown) => log.error({ err: error }, 'the CDN was not told what was published'));
  };
  const soon = () => {
    if (!isLeader || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      sending = sending.then(send);
    }, settle);
  };
  const lead = async () => {
    while (!end.signal.aborted) {
      try {
        client = await connectOwner(connection);
        const lost = new Promise<void>((resolve) => client?.once('end', resolve));
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        isLeader = true;
        everything = true;
        soon();
        await lost;
      } catch {
        // The database is away: somebody else leads by now, or nobody can publish.
      }
      isLeader = false;
      await after(1_000, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const leading = lead();

  return {
    purge(tags: readonly string[]): void {
      if (!isLeader) return;
      for (const tag of tags) pending.add(tag);
      soon();
    },
    purgeAll(): void {
      everything = true;
      soon();
    },
    /** Sends what is due, and gives the lead away. */
    async close(): Promise<void> {
      clearTimeout(timer);
      if (timer) sending = sending.then(send);
      await sending;
      end.abort();
      await client?.end().catch(() => {});
      await leading;
    },
  };
}

function inParts(tags: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(tags.length / mostTags) }, (_, index) => tags.slice(index * mostTags, (index + 1) * mostTags));
}

async function post({ url, token }: PurgeHook, body: object, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      await response.arrayBuffer();
      if (response.ok) return;
      throw new Error(`the hook answered ${response.status}`);
    } catch (error) {
      if (attempt === attempts || signal.aborted) throw error;
      await after(2 ** attempt * 100, undefined, { signal });
    }
  }
}
