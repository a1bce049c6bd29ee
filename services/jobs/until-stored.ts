import { setTimeout as after } from 'node:timers/promises';
import { isUnavailable } from '#database/connection.ts';

/** For so long it is tried again what the database did not take, in milliseconds. */
const longestOutage = 600_000;

/** Runs a statement again and again while the database is away, so that what was done outside of it is known to have been done. */
export async function untilStored<Result>(store: () => Promise<Result>): Promise<Result> {
  for (const late = performance.now() + longestOutage; ; await after(500)) {
    try {
      return await store();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > late) throw error;
    }
  }
}
