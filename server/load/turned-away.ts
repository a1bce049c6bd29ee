import { isUnavailable } from '#database/connection.ts';

/**
 * Why a request is not answered with what it asks for: people work on the site, too much is asked at once, the database is away, one
 * visitor asks for too much, the body is too long or did not arrive, another site sent it.
 */
export type Reason = 'maintenance' | 'busy' | 'away' | 'limited' | 'too-long' | 'lost' | 'cross-site';

const statuses: Record<Reason, number> = {
  maintenance: 503,
  busy: 503,
  away: 503,
  limited: 429,
  'too-long': 413,
  lost: 400,
  'cross-site': 403,
};
/** When to try again, in seconds. */
const retryAfter: Partial<Record<Reason, number>> = { maintenance: 600, busy: 5, away: 5 };

/** A request is refused. Each kind of route presents it in its own form and words. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly reason: Reason;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: Reason, { retryAfterMs, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.retryAfterSeconds = retryAfterMs === undefined ? retryAfter[reason] : Math.ceil(retryAfterMs / 1000);
  }

  get status(): number {
    return statuses[this.reason];
  }

  /** `Retry-After`, where it is known. */
  get headers(): Record<string, string> {
    return this.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(this.retryAfterSeconds) };
  }
}

/** What an error means to who asked; null where it is a failure of this site. */
export function turnedAwayBy(error: unknown): TurnedAway | null {
  if (error instanceof TurnedAway) return error;
  return isUnavailable(error) ? new TurnedAway('away', { cause: error }) : null;
}
