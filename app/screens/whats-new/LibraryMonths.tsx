import { entryPath } from '#app/addresses/entry-path.ts';
import { formatMonth, formatShortDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { LibraryNews } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import css from './LibraryMonths.module.css';
import type { Month } from './months.ts';

/** More of one type than this in a month are folded: what changed must not be lost among them. */
const mostOpen = 8;

/** What happened in the library, month by month. */
export function LibraryMonths({ months }: { months: readonly Month[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return months.map(({ month, changed, added }) => (
    <section key={month} id={`month-${month}`} className={css.month}>
      <h2 className={css.name}>{formatMonth(month, locale)}</h2>
      {changed.length > 0 ? (
        <>
          <h3>{t('whatsNew.changed')}</h3>
          <Changes changed={changed} />
        </>
      ) : null}
      {added.length > 0 ? (
        <>
          <h3>{t('whatsNew.added')}</h3>
          {added.map(({ type, entries }) => (
            <Added key={type} type={type} entries={entries} />
          ))}
        </>
      ) : null}
    </section>
  ));
}

/** Changes that a reader should know of, each in its own words. */
export function Changes({ changed }: { changed: readonly LibraryNews[] }) {
  return (
    <ul className={css.changes}>
      {changed.map(({ date, entry, change }) => (
        <li key={`${entry.id} ${date}`}>
          <Day date={date} />
          <strong className={css.title}>
            <a href={entryPath(entry) ?? undefined}>{entry.title}</a>
          </strong>
          <span>{change?.text}</span>
        </li>
      ))}
    </ul>
  );
}

function Added({ type, entries }: { type: EntryType; entries: readonly LibraryNews[] }) {
  const t = useTranslate();
  const name = t(wordOf(type), { count: entries.length });
  if (entries.length > mostOpen)
    return (
      <Disclosure summary={<h4 className={css.type}>{name}</h4>}>
        <Titles entries={entries} />
      </Disclosure>
    );
  return (
    <>
      <h4 className={css.type}>{name}</h4>
      <Titles entries={entries} />
    </>
  );
}

function Titles({ entries }: { entries: readonly LibraryNews[] }) {
  return (
    <ul className={css.titles}>
      {entries.map(({ date, entry }) => (
        <li key={entry.id}>
          <a href={entryPath(entry) ?? undefined}>{entry.title}</a> <Day date={date} />
        </li>
      ))}
    </ul>
  );
}

function Day({ date }: { date: string }) {
  return (
    <time className={css.day} dateTime={date}>
      {formatShortDate(date, useLocale())}
    </time>
  );
}

/** What so many entries of a type are called. */
function wordOf(type: EntryType) {
  switch (type) {
    case 'page':
    case 'check-list':
    case 'gallery':
    case 'researchNews':
    case 'op-ed':
    case 'personalStory':
    case 'podcast':
    case 'video':
    case 'faq':
      return `whatsNew.of.${type}` as const;
    case 'topic':
    case 'storyCategory':
    case 'videoSeries':
    case 'podcastCategory':
    case 'event':
    case 'bio':
    case 'glossaryTerm':
    case 'person':
    case 'organisation':
      return 'whatsNew.of.other';
    default:
      return type satisfies never;
  }
}
