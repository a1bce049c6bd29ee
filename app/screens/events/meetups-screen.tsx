import { calendarFeedPaths } from '#app/addresses/files.ts';
import { EventList, type EventRow, eventRows } from '#app/content/events/EventList.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { Route } from './+types/meetups-screen.ts';
import css from './meetups.module.css';

const most = { upcoming: 30, past: 30 };

type Events = { upcoming: EventRow[]; past: EventRow[] };

export const loader = document(async (request): Promise<ShownEntry & { events: Events }> => {
  const { alba, match } = request;
  const { locale } = match;
  const [shown, upcoming, past] = await Promise.all([
    loadEntry(request),
    alba.content.upcomingEvents(locale, most.upcoming),
    alba.content.pastEvents(locale, most.past),
  ]);
  return { ...shown, events: { upcoming: eventRows(upcoming), past: eventRows(past) } };
});

/** Our own meetups, to come and past, before where else to find a group. */
export default function MeetupsScreen({ loaderData }: Route.ComponentProps) {
  const { events, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<Meetups {...events} />} />;
}

function Meetups({ upcoming, past }: Events) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section id="meetups" className={css.meetups}>
      <h2>{t('events.upcoming')}</h2>
      {upcoming.length > 0 ? (
        <>
          <EventList events={upcoming} />
          <p className="unprinted measure">
            {t('events.follow')} <a href={calendarFeedPaths[locale]}>{t('events.calendar')}</a>
          </p>
        </>
      ) : (
        <p>{t('events.none')}</p>
      )}
      {past.length > 0 ? (
        <Disclosure summary={<h3>{t('events.past')}</h3>}>
          <EventList events={past} />
        </Disclosure>
      ) : null}
    </section>
  );
}
