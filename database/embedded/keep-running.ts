import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedConnection, type EmbeddedOptions, startEmbedded } from './embedded.ts';

export interface Running {
  readonly connection: EmbeddedConnection;
  /** Ends the server if this process runs it. */
  stop(): Promise<void>;
}

/** A server that ends again and again is not started more often than this. */
const pauseMs = 1_000;

/**
 * An embedded server for as long as this process wants one: when it is gone (it crashed, or it was another
 * process's, which has ended), it is started again. Its address stays the same, so a pool needs no word of it.
 *
 * @throws {EmbeddedUnavailable} when the first start fails; later failures are told to `onProgress`, and tried again
 */
export async function keepRunning(options: EmbeddedOptions): Promise<Running> {
  let startedAt = Date.now();
  let embedded = await startEmbedded(options);
  const { connection } = embedded;
  const unwanted = Promise.withResolvers<'unwanted'>();

  const watching = (async () => {
    while ((await Promise.race([embedded.exited, unwanted.promise])) !== 'unwanted') {
      options.onProgress?.('The database server is gone: starting it again');
      const pause = sleep(Math.max(0, startedAt + pauseMs - Date.now()));
      if ((await Promise.race([pause, unwanted.promise])) === 'unwanted') break;
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
      unwanted.resolve('unwanted');
      await watching;
    },
  };
}
