import { type ReactNode, use } from 'react';
import { LabelIcon } from '#app/content/cards/LabelIcon.tsx';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { formatDate, formatDuration } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './TypeDetails.module.css';

type Of<Type extends Entry['type']> = { entry: Extract<Entry, { type: Type }> };

/** What an entry's type adds to it, above its text: who, when, how long. */
export function TypeDetails({ entry }: { entry: Entry }) {
  switch (entry.type) {
    case 'page':
    case 'topic':
    case 'faq':
    case 'gallery':
    case 'glossaryTerm':
    case 'person':
    case 'organisation':
    case 'check-list':
    case 'event':
    case 'personalStory':
    case 'storyCategory':
    case 'videoSeries':
    case 'podcastCategory':
    case 'bio':
      return null;
    case 'podcast':
      return <PodcastDetails entry={entry} />;
    case 'video':
      return <VideoDetails entry={entry} />;
    case 'op-ed':
      return (
        <Details>
          <By id={entry.fields.author} />
        </Details>
      );
    case 'researchNews':
      return <NewsDetails entry={entry} />;
    default:
      return entry satisfies never;
  }
}

function Details({ children }: { children: ReactNode }) {
  return <ul className={css.details}>{children}</ul>;
}

function PodcastDetails({ entry: { fields } }: Of<'podcast'>) {
  const t = useTranslate();
  return (
    <Details>
      <Duration seconds={fields.duration} />
      {fields.category ? (
        <li>
          <EntryLink id={fields.category} />
        </li>
      ) : null}
      {fields.guests.length > 0 ? (
        <li>
          {t('entry.with')} <Names ids={fields.guests} />
        </li>
      ) : null}
    </Details>
  );
}

function VideoDetails({ entry: { fields } }: Of<'video'>) {
  const t = useTranslate();
  const { duration, series } = fields;
  const ofFile = use(LinkedAssetsContext)[fields.files[0] ?? '']?.durationSeconds ?? undefined;
  const seconds = duration ?? ofFile;
  return (
    <Details>
      {seconds === undefined ? null : <Duration seconds={seconds} />}
      {series ? (
        <li>
          {t('video.series')} <EntryLink id={series} />
        </li>
      ) : null}
    </Details>
  );
}

function NewsDetails({ entry: { fields, publishedAt } }: Of<'researchNews'>) {
  const t = useTranslate();
  return (
    <>
      {fields.cardLabel === 'Special report' ? (
        <Details>
          <SpecialReport day={fields.specialReportDate ?? publishedAt} />
        </Details>
      ) : null}
      {fields.author ? (
        <Details>
          <By id={fields.author} />
        </Details>
      ) : null}
      {fields.archived ? (
        <div className={css.notice} role="note">
          <p>
            <strong>{t('entry.archived')}</strong> {fields.archivedBecause}
          </p>
          {fields.replacedBy ? (
            <p>
              {t('card.replacedBy')} <EntryLink id={fields.replacedBy} />
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** What it is, and when it was reported. */
function SpecialReport({ day }: { day: string }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <li className={css.report}>
      <LabelIcon label="Special report" />
      <strong>{t('card.label.Special report')}</strong>
      <time dateTime={day}>{formatDate(day, locale)}</time>
    </li>
  );
}

/** In seconds. */
function Duration({ seconds }: { seconds: number }) {
  const t = useTranslate();
  return <li>{t('entry.duration', { duration: formatDuration(seconds) })}</li>;
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
