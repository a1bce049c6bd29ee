import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { AssetLink } from '#app/content/links/LinkedAssets.tsx';
import { formatDuration, formatMoment } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './TypeDetails.module.css';

/** What an entry's type adds to it, above its text: who, when, how long. */
export function TypeDetails({ entry, isOver = false }: { entry: Entry; isOver?: boolean | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  switch (entry.type) {
    case 'page':
    case 'topic':
    case 'faq':
    case 'gallery':
    case 'glossaryTerm':
    case 'person':
    case 'organisation':
    case 'check-list':
      return null;
    case 'podcast':
      return (
        <ul className={css.details}>
          <li>{t('entry.duration', { duration: formatDuration(entry.fields.duration) })}</li>
          {entry.fields.audio ? (
            <li>
              <AssetLink id={entry.fields.audio} />
            </li>
          ) : null}
          {entry.fields.guests.length > 0 ? (
            <li>
              {t('entry.with')} <Names ids={entry.fields.guests} />
            </li>
          ) : null}
        </ul>
      );
    case 'video':
      return (
        <ul className={css.details}>
          {entry.fields.duration === undefined ? null : <li>{t('entry.duration', { duration: formatDuration(entry.fields.duration) })}</li>}
          {entry.fields.membersOnly ? <li>{t('video.membersOnly')}</li> : null}
          {entry.fields.file && !entry.fields.membersOnly ? (
            <li>
              <AssetLink id={entry.fields.file} />
            </li>
          ) : null}
          {entry.fields.videoUrl && !entry.fields.membersOnly ? (
            <li>
              <ContentLink href={entry.fields.videoUrl}>{t('entry.watch')}</ContentLink>
            </li>
          ) : null}
        </ul>
      );
    case 'event':
      return (
        <dl className={css.event}>
          <dt>{t('entry.when')}</dt>
          <dd>{formatMoment(entry.fields.startsAt, entry.fields.endsAt, locale)}</dd>
          {isOver ? <dd className={css.notice}>{t('entry.eventOver')}</dd> : null}
          {entry.fields.place ? (
            <>
              <dt>{t('entry.where')}</dt>
              <dd>{entry.fields.place}</dd>
            </>
          ) : null}
          {entry.fields.url ? (
            <dd>
              <ContentLink href={entry.fields.url}>{t('entry.eventLink')}</ContentLink>
            </dd>
          ) : null}
        </dl>
      );
    case 'personalStory':
      return (
        <ul className={css.details}>
          <By id={entry.fields.writer} />
          {entry.fields.illustrative ? <li>{t('entry.illustrative')}</li> : null}
        </ul>
      );
    case 'op-ed':
      return (
        <ul className={css.details}>
          <By id={entry.fields.author} />
        </ul>
      );
    case 'researchNews':
      return (
        <ul className={css.details}>
          {entry.fields.author ? <By id={entry.fields.author} /> : null}
          {entry.fields.archived ? <li className={css.notice}>{t('entry.archived')}</li> : null}
        </ul>
      );
    case 'bio':
      return (
        <ul className={css.details}>
          <li>
            <EntryLink id={entry.fields.person} />, {entry.fields.role}
          </li>
        </ul>
      );
    default:
      return entry satisfies never;
  }
}

function By({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <li>
      {t('entry.by')} <EntryLink id={id} />
    </li>
  );
}

function Names({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 ? ', ' : null}
      <EntryLink id={id} />
    </span>
  ));
}
