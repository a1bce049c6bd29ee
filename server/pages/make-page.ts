import { readable } from '#app/addresses/address.ts';
import { isRead } from '#server/http/methods.ts';
import type { Gate } from '#server/load/gate.ts';
import type { Services } from '#server/services.ts';
import { calendars } from './calendars.ts';
import { feeds } from './feeds.ts';
import { manifests } from './manifests.ts';
import { oldAddresses } from './old-addresses.ts';
import type { MakeFile, MakePage, PageRequest } from './page.types.ts';
import { podcastFeeds } from './podcast-feed.ts';
import type { PresentError } from './present-error.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemaps } from './sitemaps.ts';
import { speculationRules } from './speculation-rules.ts';

type Parts = { services: Services; gate: Pick<Gate, 'expectOpen'>; render: MakePage; present: PresentError; report(error: unknown): void };

/** Makes the answer at any address, whatever happens: a file for robots, browsers, feed readers and calendars, a screen, or where an old address leads. */
export function pageMaker({ services, gate, render, present, report }: Parts): MakePage {
  const { content, screenContent, environment } = services;
  const { origin } = environment;
  const files: readonly MakeFile[] = [
    robots(origin),
    securityTxt(origin),
    speculationRules(),
    manifests(),
    sitemaps(screenContent, origin),
    feeds(content, origin),
    calendars(content, origin),
    podcastFeeds(services, origin),
  ];
  const leadOn = oldAddresses(services, report);

  const make = async (asked: PageRequest): Promise<Response> => {
    gate.expectOpen();
    const path = readable(asked.address.pathname);
    for (const file of isRead(asked.request) ? files : []) {
      const answer = await file(path);
      if (answer) return answer;
    }
    return leadOn(asked, path, await render(asked));
  };

  return (asked) => make(asked).catch((error: unknown) => present(error, asked.address));
}
