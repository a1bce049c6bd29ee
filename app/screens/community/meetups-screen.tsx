import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import { type EventRow, eventRows, UpcomingEvents } from '#app/screens/home/UpcomingEvents.tsx';
import type { Route } from './+types/meetups-screen.ts';

/** As many as somebody can choose from. */
const most = 8;

export const loader = document(async (request): Promise<ShownEntry & { events: EventRow[] }> => {
  const { alba, match } = request;
  const [shown, events] = await Promise.all([loadEntry(request), alba.content.upcomingEvents(match.locale, most)]);
  return { ...shown, events: eventRows(events) };
});

/** How to find a group, and the meetups that are planned. */
export default function MeetupsScreen({ loaderData }: Route.ComponentProps) {
  const { events, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={events.length > 0 ? <UpcomingEvents events={events} /> : null} />;
}
