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
  const rows = eventRows(events);
  return { ...withoutListed(shown, rows), events: rows };
});

/** The meetups are what stands in this section: all of them listed, with their days, they are not named once more. */
function withoutListed(shown: ShownEntry, events: readonly EventRow[]): ShownEntry {
  if (shown.kind === 'untranslated') return shown;
  const isListed = shown.section?.links.every(({ path }) => events.some((event) => event.path === path));
  return isListed ? { ...shown, section: null } : shown;
}

/** How to find a group, and the meetups that are planned. */
export default function MeetupsScreen({ loaderData }: Route.ComponentProps) {
  const { events, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} after={events.length > 0 ? <UpcomingEvents events={events} /> : null} />;
}
