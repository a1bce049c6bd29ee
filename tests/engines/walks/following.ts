import { calendarFeedPaths } from '#app/addresses/files.ts';
import { pathTo } from '#app/addresses/paths.ts';
import type { Reader } from '../reader.ts';

/** What is new, a page that changed with its note, the meetups with their calendar, and the leaflet. */
export async function following(reader: Reader): Promise<void> {
  const { locale } = reader;
  await reader.goto(pathTo('about-us.whats-new', locale));
  await reader.press('section[id^=month-] details > summary');
  await reader.shows('section[id^=month-] details[open] li a');
  await reader.press('section[id^=month-] > ul a');
  await reader.shows('#changes');
  await reader.goto(pathTo('community.virtual-meetups', locale));
  await reader.shows(`main a[href="${calendarFeedPaths[locale]}"]`);
  await reader.goto(pathTo('about-us.leaflet', locale));
  await reader.shows('svg[role=img]');
}
