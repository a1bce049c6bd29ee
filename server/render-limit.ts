import { setTimeout as after } from 'node:timers/promises';
import type { Limit, Limits } from '#services/limits/limits.ts';
import type { Connection } from './visitor.ts';

/** What one address may have made for it. Far above what a clinic full of readers behind one address asks for: what is kept is free. */
const limit: Limit = { most: 240, everyMs: 50 };
/** A database that does not count in time is no reason to turn readers away, in milliseconds. */
const patience = 500;
const uncounted = -1;
/** How many who have been refused are remembered. */
const mostRefused = 10_000;

/** Somebody has more made than one may. */
export class Limited extends Error {
  override readonly name = 'Limited';
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super();
    this.retryAfterSeconds = Math.ceil(retryAfterMs / 1000);
  }
}

/**
 * Counts what is made for each address, over all processes. The returned function throws Limited past the limit: until the next is
 * granted, whoever asks again is refused without a question to the database.
 */
export function renderLimit(limits: Limits, visitorOf: (connection: Connection | undefined) => string) {
  const refusedUntil = new Map<string, number>();
  /** Of each who is being counted, the last in line. Side by side, a crowd at one address would hold every connection. */
  const lines = new Map<string, Promise<number>>();

  const count = (visitor: string): Promise<number> =>
    Promise.race([limits.take('render', visitor, limit).catch(() => uncounted), after(patience, uncounted, { ref: false })]);

  return async (connection: Connection | undefined): Promise<void> => {
    const visitor = visitorOf(connection);
    if (visitor === '') return;
    const refusedFor = (refusedUntil.get(visitor) ?? 0) - Date.now();
    if (refusedFor > 0) throw new Limited(refusedFor);
    // What became of the one before becomes of all behind, unless it was granted.
    const counted = (lines.get(visitor) ?? Promise.resolve(0)).then((before) => (before === 0 ? count(visitor) : before));
    lines.set(visitor, counted);
    const retryAfterMs = await counted;
    if (lines.get(visitor) === counted) lines.delete(visitor);
    refusedUntil.delete(visitor);
    if (retryAfterMs <= 0) return;
    if (refusedUntil.size >= mostRefused) refusedUntil.clear();
    refusedUntil.set(visitor, Date.now() + retryAfterMs);
    throw new Limited(retryAfterMs);
  };
}
