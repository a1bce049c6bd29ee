import { setTimeout as after } from 'node:timers/promises';
import type { Limit, Limits } from '#services/limits/limits.ts';
import type { Connection } from './visitor.ts';

/** What one address may have made for it. Far above what a clinic full of readers behind one address asks for: what is kept is free. */
const limit: Limit = { most: 240, everyMs: 50 };
/** A database that does not count in time is no reason to turn readers away, in milliseconds. */
const patience = 500;

/** Somebody has more made than one may. */
export class Limited extends Error {
  override readonly name = 'Limited';
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super();
    this.retryAfterSeconds = Math.ceil(retryAfterMs / 1000);
  }
}

/** Counts what is made for each address, over all processes. The returned function throws Limited past the limit. */
export function renderLimit(limits: Limits, visitorOf: (connection: Connection | undefined) => string) {
  return async (connection: Connection | undefined): Promise<void> => {
    const visitor = visitorOf(connection);
    if (visitor === '') return;
    const counted = limits.take('render', visitor, limit).catch(() => 0);
    const retryAfterMs = await Promise.race([counted, after(patience, 0, { ref: false })]);
    if (retryAfterMs > 0) throw new Limited(retryAfterMs);
  };
}
