import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedConnection, type EmbeddedOptions, startEmbedded } from './embedded.ts';

export interface Running {
  readonly connection: EmbeddedConnection;
  /** Stops the server if this process owns it. */
  stop(): Promise<void>;
}

/** Backoff: a server that crashes again and again is restarted at most once in this time. */
const pauseMs = 1_000;

/**
 * Runs an embedded server under a watchdog: restarts it when it exits (it crashed, or it belonged to another
 * process, which has ended). Its address stays the same, so a pool simply reconnects.
 *
 * @throws {EmbeddedUnavailable} when the first start fails; later failures go to `onProgress`, and are retried
 */
export async function keepRunning(options: EmbeddedOptions): Promise<Running> {
  let startedAt = Date.now();
  let embedded = await startEmbedded(options);
  const { connection } = embedded;
  const stopped = Promise.withResolvers<'stopped'>();

  const watchdog = (async () => {
    while ((await Promise.race([embedded.exited, stopped.promise])) !== 'stopped') {
      options.onProgress?.('The database server is gone: starting it again');
      const backoff = sleep(Math.max(0, startedAt + pauseMs - Date.now()));
      if ((await Promise.race([backoff, stopped.promise])) === 'stopped') break;
      startedAt = Date.now();
      try {
        embedded = await startEmbedded(options);
      } catch (error) {
        options.onProgress?.(`The database server does not start: ${String(error)}`);
      }
    }
    await embedded.stop();
  })();

  return {
    connection,
    async stop() {
      stopped.resolve('stopped');
      await watchdog;
    },
  };
}
