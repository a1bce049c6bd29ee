import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { entryPath } from '#app/addresses/entry-path.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Environment } from '#config/environment.ts';
import { isUnavailable } from '#database/connection.ts';
import type { DB } from '#database/types.ts';
import { createGateway, Refused } from '#gateway/gateway.ts';
import { Limited, queryLimit } from '#server/load/rate-limit.ts';
import { Busy, RenderQueue } from '#server/load/request-queue.ts';
import { type Connection, visitorOf } from '#server/load/visitor.ts';
import { retryAfter } from '#server/retry-after.ts';
import type { ContentStore } from '#services/content/library/store.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import { limits } from '#services/limits/limits.ts';
import type { MediaStore } from '#services/media/store.ts';
import { popularity } from '#services/search/popularity.ts';
import type { Search } from '#services/search/search.ts';

type Parts = {
  environment: Environment;
  secret: string;
  db: Kysely<DB>;
  log: Logger;
  content: ContentStore;
  media: Pick<MediaStore, 'assets'>;
  identity: Pick<Identity, 'session'>;
  search: Search;
};

/** `POST /graphql`, within limits and in turn: from a request to its answer. */
export function graphql({ environment, secret, db, log, content, media, identity, search }: Parts) {
  const visitor = visitorOf(environment.trustedProxies);
  const limit = queryLimit(limits(db, secret), visitor);
  // A query waits for the database most of its time, and leaves connections for the pages.
  const queue = new RenderQueue({ atOnce: 8, mostWaiting: 64, patience: 2_000 });
  const gateway = createGateway({
    environment,
    log,
    isUnavailable,
    sources: {
      content,
      search,
      popularity: popularity(db, secret, search),
      identity,
      pathOf: entryPath,
      cards: (entries, locale) => loadCards({ media }, entries, locale),
    },
  });

  return (request: Request, connection: Connection): Promise<Response> =>
    gateway(request, {
      visitor: visitor(connection),
      async allow() {
        if (environment.maintenance) throw unavailable('The site is currently down for scheduled maintenance.', retryAfter.maintenance);
        try {
          queue.expectPlace();
          await limit(connection);
        } catch (error) {
          throw refusalOf(error);
        }
      },
      inTurn: (task) =>
        queue.run(task).catch((error) => {
          throw refusalOf(error);
        }),
    });
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Busy) return unavailable('Too much is being asked at the moment. Please try again soon.', retryAfter.busy);
  if (!(error instanceof Limited)) return error;
  const seconds = String(error.retryAfterSeconds);
  return new Refused(429, 'TOO_MANY_REQUESTS', `Too many queries came from one place (limit: rate). Try again in ${seconds} s.`, {
    'Retry-After': seconds,
  });
}

function unavailable(message: string, seconds: string): Refused {
  return new Refused(503, 'UNAVAILABLE', message, { 'Retry-After': seconds });
}
