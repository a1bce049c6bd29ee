import { pathTo } from '#app/addresses/paths.ts';
import { EventList, type EventRow } from '#app/content/events/EventList.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { None } from './None.tsx';

/** What is planned; when nothing is, where people meet all the same. */
export function UpcomingEvents({ events }: { events: readonly EventRow[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section>
      <h2>{t('home.events')}</h2>
      {events.length > 0 ? (
        <EventList events={events} />
      ) : (
        <None title={t('home.events.none')} text={t('home.events.none.text')}>
          <a href={pathTo('community', locale)}>{t('home.events.meet')}</a>
          <a href={pathTo('community.virtual-meetups', locale)}>{t('home.events.groups')}</a>
        </None>
      )}
    </section>
  );
}
