import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { runForLeader } from './leader.ts';
import { callPurgeHook, type PurgeCall, type PurgeHook } from './purge-hook.ts';

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
/** How long the end waits for what is being sent: the next leader has everything dropped. */
const longestEnd = 2_000;
/** Any constant will do, as long as it is nobody else's in this database. */
const LOCK = 4_217_051_904;

export type Purging = { purge(tags: readonly string[]): void; purgeAll(): void; close(): Promise<void> };

/**
 * Tells a CDN what was published: `POST {"tags": [...]}` to the hook, or `{"purge_everything": true}` where something may have been
 * missed, with `Authorization: Bearer`: Cloudflare's own protocol, and simple enough to be translated for others. Pages carry the
 * same tags in `Cache-Tag`.
 * Of all processes only the leader does it; another takes over when that one ends, and then drops everything.
 */
export function startPurging(hook: PurgeHook, connection: pg.ClientConfig, log: Logger, pace: Pace = {}): Purging {
  const purges = batchedPurges(hook, log, pace, () => candidate.isLeader);
  const candidate = runForLeader(connection, LOCK, purges.addAll);
  return {
    purge: purges.add,
    purgeAll: purges.addAll,
    /** Sends what is due, and gives the lead away. */
    async close() {
      await purges.close();
      await candidate.close();
    },
  };
}

/** Gathers what a leader is told to drop, and sends it together a moment later. What the hook did not take becomes everything. */
function batchedPurges(hook: PurgeHook, log: Logger, { settle = 1_000, retry = 10_000 }: Pace, isLeader: () => boolean) {
  const pending = new Set<string>();
  let everything = false;
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();
  const end = new AbortController();

  const send = async () => {
    const calls = callsFor(pending, everything);
    everything = false;
    pending.clear();
    try {
      for (const call of calls) await callPurgeHook(hook, call, end.signal);
    } catch (error) {
      log.error({ err: error }, 'the CDN was not told what was published');
      everything = true;
      if (!end.signal.aborted) sendIn(retry);
    }
  };
  const sendIn = (delay: number) => {
    if (!isLeader()) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = sending.then(send);
    }, delay);
  };

  return {
    add(tags: readonly string[]): void {
      if (!isLeader()) return;
      for (const tag of tags) pending.add(tag);
      sendIn(settle);
    },
    addAll(): void {
      everything = true;
      sendIn(settle);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      if (timer) sending = sending.then(send);
      await Promise.race([sending, after(longestEnd, undefined, { signal: end.signal }).catch(() => {})]);
      end.abort();
      await sending;
    },
  };
}

function callsFor(tags: ReadonlySet<string>, everything: boolean): PurgeCall[] {
  if (everything || tags.size > mostTags * mostCalls) return [{ purge_everything: true }];
  const all = [...tags];
  return Array.from({ length: Math.ceil(all.length / mostTags) }, (_, index) => ({
    tags: all.slice(index * mostTags, (index + 1) * mostTags),
  }));
}
