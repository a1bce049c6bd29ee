import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { openConnection } from '#database/connection.ts';

/** How often those who wait ask for the lead, and the leader whether it still is, in milliseconds. */
const heartbeat = 1_000;

type Candidate = {
  readonly isLeader: boolean;
  /** Gives the lead away. */
  close(): Promise<void>;
};

/**
 * Elects a leader among all processes: whoever holds an advisory lock of the database, on a connection of its own. With the connection
 * the lead is lost, and another takes over.
 */
export function runForLeader(connection: pg.ClientConfig, lock: number, onElected: () => void): Candidate {
  const end = new AbortController();
  let isLeader = false;
  const pause = () => after(heartbeat, undefined, { signal: end.signal }).catch(() => {});

  /** Runs until the end. @throws once the connection is lost */
  const run = async () => {
    const client = await openConnection({ ...connection, query_timeout: 2 * heartbeat });
    client.once('end', () => {
      isLeader = false;
    });
    try {
      for (; !end.signal.aborted; await pause()) {
        // The leader takes the lock no second time: it only asks whether the connection is still there.
        const { rows } = await client.query<{ leads: boolean }>('select case when not $1 then pg_try_advisory_lock($2) end as leads', [
          isLeader,
          lock,
        ]);
        if (!rows[0]?.leads) continue;
        isLeader = true;
        onElected();
      }
    } finally {
      isLeader = false;
      client.end().catch(() => {});
    }
  };
  const running = (async () => {
    // The database is away: somebody else leads by now, or nobody can publish.
    for (; !end.signal.aborted; await pause()) await run().catch(() => {});
  })();

  return {
    get isLeader() {
      return isLeader;
    },
    async close() {
      end.abort();
      await running;
    },
  };
}
