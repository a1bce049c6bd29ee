import type pg from 'pg';
import type { Logger } from 'pino';
import { type Listener, listen } from '#database/listen.ts';
import { channel, parseInvalidation } from '#services/cache-tags/cache-tags.ts';

type Handlers = {
  onPublication(tags: readonly string[]): void;
  /** Listening begins, or begins again: then something may have been missed. */
  onReady(again: boolean): void;
};

/** Subscribes to publications, whoever publishes, for as long as this process lives. */
export function listenToPublications(config: pg.ClientConfig, log: Logger, { onPublication, onReady }: Handlers): Promise<Listener> {
  let wasLost = false;
  return listen(config, channel, {
    onMessage(payload) {
      const tags = parseInvalidation(payload);
      if (tags) onPublication(tags);
    },
    onReady() {
      if (wasLost) log.info('word of publications arrives again');
      onReady(wasLost);
    },
    onLost() {
      wasLost = true;
      log.warn('no word of publications arrives: what is kept may be stale');
    },
  });
}
