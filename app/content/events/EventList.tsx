import { entryPath } from '#app/addresses/entry-path.ts';
import { calendarLeaf, formatMoment } from '#app/i18n/dates.ts';
import { type CardLabel, displayLabel } from '#app/i18n/entry-labels.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { DatedEvent } from '#services/content/library/store.ts';
import css from './EventList.module.css';

/** What an event's row shows. The path is that of its own page. */
export type EventRow = {
  label: CardLabel;
  /** An editor's own words in the place of the label's. */
  eyebrowText: string | undefined;
  title: string;
  startsAt: string;
  endsAt: string;
  place: string | undefined;
  path: string;
};

/** The rows of the events; the content service does not know the paths of the website. */
export function eventRows(events: readonly DatedEvent[]): EventRow[] {
  return events.map(({ card, title, startsAt, endsAt, place, ...event }) => ({
    label: card.cardLabel ?? displayLabel('event'),
    eyebrowText: card.eyebrowText,
    title,
    startsAt,
    endsAt,
    place,
    path: entryPath({ ...event }) ?? '',
  }));
}

/** Events, each with the leaf of a calendar. */
export function EventList({ events }: { events: readonly EventRow[] }) {
  return (
    <ul className={css.list} data-events>
      {events.map((event) => (
        <li key={event.path}>
          <Event {...event} />
        </li>
      ))}
    </ul>
  );
}

/** The leaf says nothing that the words beside it do not say better. */
function Event({ label, eyebrowText, title, startsAt, endsAt, place, path }: EventRow) {
  const t = useTranslate();
  const locale = useLocale();
  const { day, month } = calendarLeaf(startsAt, locale);
  return (
    <div className={css.event}>
      <p className={css.leaf} aria-hidden="true">
        <span className={css.month}>{month}</span>
        <span className={css.day}>{day}</span>
      </p>
      <div className={css.words}>
        <h3 className={css.title}>
          <a href={path}>{title}</a>
        </h3>
        <p className={css.eyebrow}>{eyebrowText ?? t(`card.label.${label}`)}</p>
        <p className={css.facts}>
          <time dateTime={startsAt}>{formatMoment(startsAt, endsAt, locale)}</time>
        </p>
        {place === undefined ? null : <p className={css.facts}>{place}</p>}
      </div>
    </div>
  );
}
