import ical, { ICalCalendarMethod } from 'ical-generator';
import { entryPath } from '#app/addresses/entry-path.ts';
import { calendarFeedAt, eventPathOf } from '#app/addresses/files.ts';
import { screenAt } from '#app/addresses/paths.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { ContentStore, DatedAddress } from '#services/content/library/store.ts';
import { firstPublishedAt } from '#services/content/model/calendar.ts';
import type { MakeFile } from './page.types.ts';

/** Far more than anybody plans; a calendar that follows them all stays small. */
const most = 200;
/** How often a calendar that follows the events asks again, in seconds. */
const askAgain = 6 * 60 * 60;

type Event = DatedAddress & { startsAt: string; endsAt: string; place: string | undefined };
type Calendar = { name?: string; path: string; events: readonly Event[] };

/** Events as calendars read them (RFC 5545): a file beside the page of each, and one of each language with all that are to come. */
export function calendars(content: ContentStore, origin: string): MakeFile {
  return async (path) => {
    const locale = calendarFeedAt(path);
    if (locale) return answer(origin, { name: nameOf(locale), path, events: await content.upcomingEvents(locale, most) });
    const event = await eventBeside(content, path);
    return event && answer(origin, { path, events: [event] });
  };
}

async function eventBeside(content: ContentStore, path: string): Promise<Event | null> {
  const match = screenAt(eventPathOf(path) ?? '');
  if (match?.screen !== 'page') return null;
  const found = await content.atSlug('page', match.parameters.slug ?? '', match.locale);
  return found.kind === 'found' && found.entry.type === 'event' ? { ...found.entry, ...timesOf(found.entry.fields) } : null;
}

function timesOf({ startsAt, endsAt, place }: { startsAt: string; endsAt: string; place?: string | undefined }) {
  return { startsAt, endsAt, place };
}

function nameOf(locale: Locale): string {
  return createTranslate(locale, messagesFor(locale))('events.calendarName', { name: organisation.name });
}

function answer(origin: string, { name, path, events }: Calendar): Response {
  const calendar = ical({
    prodId: { company: organisation.name, product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name === undefined ? {} : { name, url: origin + path, ttl: askAgain }),
  });
  for (const event of events) calendar.createEvent(eventOf(event, origin));
  const changed = events
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
    ...(changed === undefined ? {} : { 'Last-Modified': new Date(firstPublishedAt(changed, null)).toUTCString() }),
  };
  return new Response(calendar.toString(), { headers });
}

/** Times are in UTC, which every calendar shows by the clock of whoever looks. */
function eventOf(event: Event, origin: string) {
  const { id, title, teaser, startsAt, endsAt, place, updatedAt } = event;
  // The same file is the same to the byte until its event changes.
  const changed = new Date(firstPublishedAt(updatedAt, null));
  return {
    // Where an event moves to another address or day, calendars move it too.
    id: `${id}@${new URL(origin).hostname}`,
    stamp: changed,
    lastModified: changed,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description: teaser,
    url: origin + (entryPath(event) ?? ''),
    ...(place === undefined ? {} : { location: place }),
  };
}
