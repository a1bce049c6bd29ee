import type { Handler } from 'hono';
import { entryPath } from '#app/addresses/entry-path.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import { labelIn } from '#app/i18n/labels.server.ts';
import { isUnavailable } from '#database/connection.ts';
import { createGateway, HttpError } from '#gateway/gateway.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import { openGate } from '#server/load/gate.ts';
import { queryLimit } from '#server/load/rate-limit.ts';
import { TurnedAway } from '#server/load/turned-away.ts';
import type { Services } from '#server/services.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';

/** `POST /graphql`, within limits and in turn. The gateway counts the body by itself. */
export function graphql({
  environment,
  log,
  content,
  media,
  identity,
  members,
  avatars,
  savedContent,
  forYou,
  search,
  popularity,
  limits,
  visitorOf,
}: Services): Handler<SiteEnv> {
  const gate = openGate({
    isClosed: environment.maintenance,
    limit: queryLimit(limits, visitorOf),
    // A query waits for the database most of its time, and leaves connections for the pages.
    queue: new BoundedQueue({ atOnce: 8, mostWaiting: 64, patience: 2_000 }),
  });
  const gateway = createGateway({
    environment,
    log,
    isUnavailable,
    sources: {
      content,
      search,
      abbreviations: search.abbreviations,
      definition: search.definition,
      popularity,
      identity,
      members,
      avatars,
      savedContent,
      forYou,
      pathOf: entryPath,
      async fileUrls(assets, locale) {
        return new Map((await media.assets(assets, locale)).map(({ id, url }) => [id, url]));
      },
      async cards(entries, locale) {
        const cards = await loadCards({ media }, entries, locale);
        return cards.map((card) => ({ ...card, label: card.label && labelIn(locale, card.label) }));
      },
    },
  });

  return ({ req, env }) =>
    gateway(req.raw, {
      visitor: visitorOf(env),
      allow: () =>
        presented(async () => {
          gate.expectOpen();
          await gate.allow(env);
        }),
      inTurn: (task) => presented(() => gate.inTurn(task)),
    });
}

/** In the form of the gateway's own errors. @throws HttpError where the gate turns it away */
async function presented<Result>(pass: () => Promise<Result>): Promise<Result> {
  try {
    return await pass();
  } catch (error) {
    throw error instanceof TurnedAway ? refusalOf(error) : error;
  }
}

function refusalOf({ reason, status, headers, retryAfterSeconds }: TurnedAway): HttpError {
  switch (reason) {
    case 'maintenance':
      return new HttpError(status, 'UNAVAILABLE', 'The site is currently down for scheduled maintenance.', headers);
    case 'limited': {
      const words = `Too many queries came from one place (limit: rate). Try again in ${retryAfterSeconds} s.`;
      return new HttpError(status, 'TOO_MANY_REQUESTS', words, headers);
    }
    default:
      return new HttpError(status, 'UNAVAILABLE', 'Too much is being asked at the moment. Please try again soon.', headers);
  }
}
