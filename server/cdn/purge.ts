import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connectOwner } from '#database/connection.ts';

export type PurgeHook = { url: string; token: string | undefined };

/** In milliseconds. */
type Pace = {
  /** So that every process has dropped its own copy before a CDN asks for a new one. */
  settle?: number;
  /** After a hook did not take it, however often it was asked. */
  retry?: number;
};

/** As many as CDNs take in one call. */
const mostTags = 30;
/** Where there would be more calls, dropping everything costs less. */
const mostCalls = 10;
const attempts = 5;
const patience = 10_000;
/** How long the end waits for what is being sent: the next that leads has everything dropped. */
const longestEnd = 2_000;
/** How often those who wait ask for the lead, and the one who has it whether it still does. */
const heartbeat = 1_000;
/** Any constant will do, as long as it is nobody else's in this database. */
const LOCK = 4_217_051_904;

/**
 * Tells a CDN what was published: `POST {"tags": [...]}` to the hook, or `{"purge_everything": true}` where something may have been
 * missed, with `Authorization: Bearer`: Cloudflare's own protocol, and simple enough to be translated for others. Pages carry the
 * same tags in `Cache-Tag`.
 * Of all processes, one at a time does it; another takes over when that one ends, and then drops everything.
 */
export function startPurging(hook: PurgeHook, connection: pg.ClientConfig, log: Logger, { settle = 1_000, retry = 10_000 }: Pace = {}) {
  const pending = new Set<string>();
  let everything = false;
  let isLeader = false;
  let timer: NodeJS.Timeout | undefined;
  const end = new AbortController();
  let sending = Promise.resolve();

  const send = async () => {
    const all = everything || pending.size > mostTags * mostCalls;
    const bodies = all ? [{ purge_everything: true }] : inParts([...pending]).map((tags) => ({ tags }));
    everything = false;
    pending.clear();
    try {
      for (const body of bodies) await post(hook, body, end.signal);
    } catch (error) {
      log.error({ err: error }, 'the CDN was not told what was published');
      everything = true;
      if (!end.signal.aborted) soon(retry);
    }
  };
  const soon = (delay = settle) => {
    if (!isLeader || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      sending = sending.then(send);
    }, delay);
  };
  const pause = () => after(heartbeat, undefined, { signal: end.signal }).catch(() => {});
  /** Leads as soon as nobody else does. @throws once the connection, and with it the lead, is lost */
  const lead = async () => {
    const client = await connectOwner({ ...connection, query_timeout: 2 * heartbeat });
    client.once('end', () => {
      isLeader = false;
    });
    try {
      for (; !end.signal.aborted; await pause()) {
        // Who has it takes it no second time: this only asks whether the connection is still there.
        const { rows } = await client.query<{ leads: boolean }>('select case when not $1 then pg_try_advisory_lock($2) end as leads', [
          isLeader,
          LOCK,
        ]);
        if (!rows[0]?.leads) continue;
        isLeader = true;
        everything = true;
        soon();
      }
    } finally {
      isLeader = false;
      client.end().catch(() => {});
    }
  };
  const leading = (async () => {
    // The database is away: somebody else leads by now, or nobody can publish.
    for (; !end.signal.aborted; await pause()) await lead().catch(() => {});
  })();

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
      await Promise.race([sending, after(longestEnd, undefined, { signal: end.signal }).catch(() => {})]);
      end.abort();
      await Promise.all([sending, leading]);
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
