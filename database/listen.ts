import pg from 'pg';
import { connectTimeoutMs } from './connection.ts';

export type Listener = {
  /** Whether every message since the last `onReady` has arrived. */
  readonly isListening: boolean;
  close(): Promise<void>;
};

type Handlers = {
  onMessage(payload: string): void;
  /** Listening has begun, or begun again: what was sent in between was missed. */
  onReady(): void;
  /** The connection is gone; a new one is tried for until there is one. */
  onLost(): void;
};

const retryAfterMs = 200;
/** A connection that does not answer within this is gone, though nobody said so. */
const heartbeatMs = 2_000;

/**
 * Listens on a channel of the database for as long as the process lives, on a connection of its own, and connects again by
 * itself. Resolves once it listens for the first time.
 */
export async function listen(config: pg.ClientConfig, channel: string, handlers: Handlers): Promise<Listener> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const lost = (gone: pg.Client) => {
    if (client !== gone) return;
    client = null;
    clearInterval(timer);
    gone.end().catch(() => {});
    if (closed) return;
    handlers.onLost();
    reconnect();
  };

  const connect = async () => {
    const fresh = new pg.Client({ ...config, connectionTimeoutMillis: connectTimeoutMs, query_timeout: heartbeatMs, keepAlive: true });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload }) => handlers.onMessage(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (closed) return void fresh.end().catch(() => {});
    client = fresh;
    timer = setInterval(() => fresh.query('select 1').catch(() => lost(fresh)), heartbeatMs);
    timer.unref();
    handlers.onReady();
  };

  const reconnect = () => {
    if (closed) return;
    connect().catch(() => setTimeout(reconnect, retryAfterMs).unref());
  };

  await connect();
  return {
    get isListening() {
      return client !== null;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}
