import { formatDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './EntryDates.module.css';

/** When an entry was published and last changed, and what it was held against since: sources, or the eyes of a reviewer. */
export function Dates({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const locale = useLocale();
  const { publishedAt, updatedAt, sourcesCheckedAt, reviewedAt, reviewedBy, fields } = entry;
  const inWords = (date: string) => formatDate(date, locale);
  const held =
    reviewedBy && reviewedAt
      ? [
          t('entry.reviewedBy', { name: reviewedBy, date: inWords(reviewedAt) }),
          fields.nextReviewAt && t('entry.nextReview', { date: inWords(fields.nextReviewAt) }),
        ]
      : [
          sourcesCheckedAt && t('entry.sourcesChecked', { date: inWords(sourcesCheckedAt) }),
          sourcesCheckedAt && fields.nextReviewAt && t('entry.nextCheck', { date: inWords(fields.nextReviewAt) }),
        ];
  const lines = [
    t('entry.published', { date: inWords(publishedAt) }),
    updatedAt > publishedAt && t('entry.updated', { date: inWords(updatedAt) }),
    ...held,
  ].filter(Boolean);
  return (
    <ul className={css.dates}>
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}
