import { entryPath } from '#app/addresses/entry-path.ts';
import { calendarPath } from '#app/addresses/files.ts';
import { Donation } from '#app/content/giving/Donation.tsx';
import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { rowAt } from '#app/entries/template.ts';
import { formatMoment } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { organisation } from '#config/organisation.ts';
import type { Entry } from '#services/content/library/store.ts';
import css from './TaskCard.module.css';

type Event = Extract<Entry, { type: 'event' }>;
type Props = { entry: Entry; isOver: boolean };

/** What to do on the page of a task: come, give, or write. */
export function TaskCard(props: Props) {
  const { entry } = props;
  if (entry.type === 'event') return <Come {...props} event={entry} />;
  return rowAt(entry.screen).task === 'give' ? <Give /> : <Write title={entry.title} />;
}

function Come({ event, isOver }: Props & { event: Event }) {
  const t = useTranslate();
  const { url } = event.fields;
  const path = entryPath(event);
  return (
    <div className={css.card}>
      <EventFacts event={event} isOver={isOver} />
      {isOver || path === null ? null : (
        <p className={`${buttonClass('Secondary')} unprinted`}>
          <a href={calendarPath(path)} download={`${event.slug}.ics`}>
            {t('task.calendar')}
          </a>
        </p>
      )}
      {url ? (
        <p>
          <ContentLink href={url}>{t('entry.eventLink')}</ContentLink>
        </p>
      ) : null}
    </div>
  );
}

/** When and where an event is, and that it is over. */
export function EventFacts({ event, isOver }: { event: Event; isOver: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const { startsAt, endsAt, place } = event.fields;
  return (
    <dl className={css.facts}>
      <dt>{t('entry.when')}</dt>
      <dd>{formatMoment(startsAt, endsAt, locale)}</dd>
      {isOver ? <dd>{t('entry.eventOver')}</dd> : null}
      {place ? (
        <>
          <dt>{t('entry.where')}</dt>
          <dd>{place}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Give() {
  return (
    <div className={css.card}>
      <Donation />
    </div>
  );
}

function Write({ title }: { title: string }) {
  const t = useTranslate();
  const { email } = organisation;
  return (
    <div className={css.card}>
      <p>
        <Button href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>{t('task.write')}</Button>
      </p>
      <p className="quiet">{email}</p>
    </div>
  );
}
