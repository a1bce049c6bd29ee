import { setTimeout as after } from 'node:timers/promises';
import type { Quota, RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { TurnedAway } from './turned-away.ts';
import type { Connection, VisitorOf } from './visitor.ts';

/** A database that does not count in time is no reason to turn readers away, in milliseconds. */
const patience = 500;
const uncounted = -1;
/** How many who have been refused are remembered. */
const mostRefused = 10_000;

/** Counts a request. @throws TurnedAway `limited` */
export type RateLimit = (connection: Connection | undefined) => Promise<void>;

/** What one address may have made for it. Far above what a clinic full of readers behind one address asks for: what is kept is free. */
export const renderQuota: Quota = { most: 240, everyMs: 50 };
export const renderLimit = limitOf('render', renderQuota);
/** What one address may ask of `/graphql`. Ten readers who type without a pause stay below it. */
export const queryLimit = limitOf('query', { most: 240, everyMs: 100 });

/** What one address may tell of sessions that ended: an identity service tells of each reader, from a few addresses. */
export const logoutLimit = limitOf('logout', { most: 600, everyMs: 50 });

/** A limit for each address, over all processes; what is counted under a name is counted together. */
function limitOf(what: string, limit: Quota) {
  return (limits: Pick<RateLimiter, 'take'>, visitorOf: VisitorOf): RateLimit =>
    // Never longer than all of it takes to be granted again, whatever the clock of the database was set to.
    counting(async (visitor) => Math.min(await limits.take(what, visitor, limit), limit.most * limit.everyMs), visitorOf);
}

/**
 * Counts what each address asks for. Past the limit, until the next is granted, whoever asks
 * again is refused without a question to the database.
 */
function counting(take: (visitor: string) => Promise<number>, visitorOf: VisitorOf): RateLimit {
  // By a clock that nobody sets.
  const refusedUntil = new Map<string, number>();
  /** Of each who is being counted, the last in line. Side by side, a crowd at one address would hold every connection. */
  const lines = new Map<string, Promise<number>>();

  const count = (visitor: string): Promise<number> =>
    Promise.race([take(visitor).catch(() => uncounted), after(patience, uncounted, { ref: false })]);

  return async (connection) => {
    const visitor = visitorOf(connection);
    if (visitor === '') return;
    const refusedFor = (refusedUntil.get(visitor) ?? 0) - performance.now();
    if (refusedFor > 0) throw new TurnedAway('limited', { retryAfterMs: refusedFor });
    // What became of the one before becomes of all behind, unless it was granted.
    const counted = (lines.get(visitor) ?? Promise.resolve(0)).then((before) => (before === 0 ? count(visitor) : before));
    lines.set(visitor, counted);
    const retryAfterMs = await counted;
    if (lines.get(visitor) === counted) lines.delete(visitor);
    refusedUntil.delete(visitor);
    if (retryAfterMs <= 0) return;
    if (refusedUntil.size >= mostRefused) refusedUntil.clear();
    refusedUntil.set(visitor, performance.now() + retryAfterMs);
    throw new TurnedAway('limited', { retryAfterMs });
  };
}
