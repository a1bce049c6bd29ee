import { formatDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './EntryChanges.module.css';

type Changes = Entry['fields']['changes'];

/** Where what changed on a page is told, for links to it. */
export const changesId = 'changes';

/** What changed on a page since it was published: the last change, and those before it for who wants to know. */
export function EntryChanges({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const [last, ...earlier] = entry.fields.changes;
  if (!last) return null;
  return (
    <section id={changesId} className={css.changes}>
      <h2>{t('entry.changes')}</h2>
      <Notes changes={[last]} />
      {earlier.length > 0 ? (
        <Disclosure summary={t('entry.changes.earlier', { count: earlier.length })}>
          <Notes changes={earlier} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function Notes({ changes }: { changes: Changes }) {
  const locale = useLocale();
  return (
    <ul className={css.notes}>
      {changes.map(({ date, text }) => (
        <li key={date}>
          <time className={css.date} dateTime={date}>
            {formatDate(date, locale)}
          </time>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
