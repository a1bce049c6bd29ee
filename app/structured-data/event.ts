import type { Event } from 'schema-dts';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import { publisher } from './organization.ts';
import { pictureOf, textOn } from './thing.ts';

type EventEntry = Extract<Entry, { type: 'event' }>;

/** How editors say in either language that an event is where everybody is. */
const online = /\b(online|virtual|by video|by phone|webinar)\b|en línea|por internet|por video|por teléfono/i;
const inPerson = /\bin person\b|en persona|presencial/i;

/** https://schema.org/Event. Without a place it is where its page or its address is. */
export function event(page: Page, { fields }: EventEntry): Exclude<Event, string> {
  const { startsAt, endsAt, place, url } = fields;
  const isOnline = place === undefined || online.test(place);
  const isInPerson = place !== undefined && (!isOnline || inPerson.test(place));
  const address = url?.startsWith('https:') ? url : textOn(page).url;
  return {
    '@type': 'Event',
    ...textOn(page),
    ...pictureOf(page),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendanceMode(isOnline, isInPerson),
    location: [
      ...(isInPerson ? [{ '@type': 'Place', name: place, address: place } as const] : []),
      ...(isOnline ? [{ '@type': 'VirtualLocation', url: address } as const] : []),
    ],
    organizer: publisher(page.origin),
  };
}

function attendanceMode(isOnline: boolean, isInPerson: boolean) {
  if (isOnline && isInPerson) return 'https://schema.org/MixedEventAttendanceMode';
  return isOnline ? 'https://schema.org/OnlineEventAttendanceMode' : 'https://schema.org/OfflineEventAttendanceMode';
}
