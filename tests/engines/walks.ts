import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { openWatchedSite, type WatchedSite } from './front-door.ts';
import { Reader } from './reader.ts';
import type { Engine, Size } from './visit.ts';
import { account } from './walks/account.ts';
import { asking } from './walks/asking.ts';
import { checkList } from './walks/check-list.ts';
import { dailyLog } from './walks/daily-log.ts';
import { deviceLog } from './walks/device-log.ts';
import { following } from './walks/following.ts';
import { links } from './walks/links.ts';
import { list } from './walks/list.ts';
import { memberPage } from './walks/member-page.ts';
import { menu } from './walks/menu.ts';
import { questions } from './walks/questions.ts';
import { reading } from './walks/reading.ts';
import { saving } from './walks/saving.ts';
import { search } from './walks/search.ts';
import { trials } from './walks/trials.ts';

/** Who walks where: an order that brings a screen adds its walk here. */
const walks: Record<string, (reader: Reader, site: WatchedSite) => Promise<void>> = {
  reading,
  links,
  search,
  menu,
  list,
  checkList,
  deviceLog,
  dailyLog,
  questions,
  account,
  asking,
  memberPage,
  saving,
  following,
  trials,
};
const sizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Complaints that are no fault of the site. */
const nothing = [
  // Of what is on its way when a page is left, which Firefox and WebKit break off.
  /^left: .*(?:not loaded|of the session could not be fetched|Failed to fetch manifest patches|Importing a module script failed|error loading dynamically imported module)/,
  // Of a module that is there already, by Firefox. One that is not is told of by whoever imports it.
  /not loaded: <link rel="modulepreload"/,
  // Of the transition to a page that comes late, by WebKit.
  /AbortError: Skipping view transition/,
];

/** Walks through the site in an engine, by every size and language. Whatever the browser complains of fails the walk. */
export function walkThrough(start: () => Promise<Engine>): void {
  let site: WatchedSite;
  let engine: Engine;
  beforeAll(async () => {
    site = await openWatchedSite();
    engine = await start();
  });
  afterAll(async () => {
    await engine?.[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
  });

  for (const [name, walk] of Object.entries(walks)) {
    for (const size of sizes) {
      for (const locale of locales) {
        test(`${name}, ${locale}, ${size.width} px`, async () => {
          await using visit = await engine.visit(size);
          // What the walk before told too late.
          site.complaints();
          await walk(new Reader(visit, site.origin, locale, size), site);
          expect(site.complaints().filter((each) => !nothing.some((pattern) => pattern.test(each)))).toEqual([]);
        });
      }
    }
  }
}
