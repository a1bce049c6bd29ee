import pg from 'pg';
import { connectTimeoutMs } from './connection.ts';

export type Listener = {
  /** Whether it is connected, and so has received every message since the last `onReady`. */
  readonly isListening: boolean;
  close(): Promise<void>;
};

type Handlers = {
  onMessage(payload: string): void;
  /** Subscribed, or subscribed again: messages sent in between were missed. */
  onReady(): void;
  /** The connection was lost; reconnecting is retried until it succeeds. */
  onLost(): void;
};

const reconnectDelayMs = 200;

/**
 * Subscribes to a channel (`LISTEN`/`NOTIFY`) for as long as the process lives, on an unpooled connection, and reconnects by
 * itself. Resolves once it listens for the first time; rejects where that fails.
 * @param heartbeatMs interval and timeout of the heartbeat: a connection that does not answer within this is dead, though no error said so
 */
export async function listen(
  config: pg.ClientConfig,
  channel: string,
  handlers: Handlers,
  { heartbeatMs = 2_000 } = {},
): Promise<Listener> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const onDisconnect = (disconnected: pg.Client) => {
    if (client !== disconnected) return;
    client = null;
    clearInterval(timer);
    disconnected.end().catch(() => {});
    if (isClosed) return;
    handlers.onLost();
    reconnect();
  };

  const connect = async () => {
    const fresh = new pg.Client({ connectionTimeoutMillis: connectTimeoutMs, ...config, query_timeout: heartbeatMs, keepAlive: true });
    let isLost = false;
    for (const event of ['error', 'end'] as const)
      fresh.on(event, () => {
        isLost = true;
        onDisconnect(fresh);
      });
    fresh.on('notification', ({ payload }) => handlers.onMessage(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      // The server's answer and its farewell may come in one piece.
      if (isLost) throw new Error('lost as it began to listen');
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (isClosed) return void fresh.end().catch(() => {});
    client = fresh;
    timer = setInterval(() => fresh.query('select 1').catch(() => onDisconnect(fresh)), heartbeatMs);
    timer.unref();
    handlers.onReady();
  };

  const reconnect = () => {
    if (isClosed) return;
    connect().catch(() => setTimeout(reconnect, reconnectDelayMs).unref());
  };

  await connect();
  return {
    get isListening() {
      return client !== null;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client?.end().catch(() => {});
    },
  };
}
