import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { formatDate, formatShortDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { overlay } from '#app/ui/hooks.ts';
import { languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Entry } from '#services/content/library/store.ts';
import { changesId } from './EntryChanges.tsx';
import { Dates } from './EntryDates.tsx';
import css from './EntryEvidence.module.css';
import { isMedical } from './medical.ts';
import { pubMedNumber } from './pubmed.ts';
import { translationOf } from './translation-of.ts';

/** How far a page can be trusted, in one line: when it was checked, who reviewed it, on how many sources it rests. It opens the rest. */
export function EntryEvidence({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const locale = useLocale();
  const { updatedAt, sourcesCheckedAt, reviewedAt, reviewedBy, sources } = entry;
  const date = formatShortDate(reviewedAt ?? sourcesCheckedAt ?? updatedAt, locale);
  const parts = [
    reviewedBy
      ? t('evidence.reviewed', { name: reviewedBy, date })
      : t(sourcesCheckedAt ? 'evidence.checked' : 'evidence.updated', { date }),
    !reviewedBy && isMedical(entry) && t('evidence.unreviewed'),
    sources.length > 0 && t('evidence.sources', { count: sources.length }),
  ].filter(Boolean);
  return (
    <details className={css.evidence} name="head" {...hook(overlay)}>
      <summary className={`${css.line} unfolds unprinted at-once`}>
        <span>{parts.join(' · ')}</span>
      </summary>
      <div className={css.panel}>
        <Dates entry={entry} />
        <Reviewer entry={entry} />
        <Changed entry={entry} />
        <WrittenBy entry={entry} />
        <Translation entry={entry} />
        <SourcesInShort entry={entry} />
      </div>
    </details>
  );
}

/** Who the reviewer is, where they have an entry. */
function Reviewer({ entry: { fields } }: { entry: Entry }) {
  const t = useTranslate();
  if (fields.reviewer === undefined) return null;
  return (
    <p>
      {t('evidence.reviewer')} <EntryLink id={fields.reviewer} />
    </p>
  );
}

/** What a reader should know of what changed stands in full at the end of the text. */
function Changed({ entry }: { entry: Entry }) {
  const t = useTranslate();
  if (!entry.fields.changes.some(({ matters }) => matters)) return null;
  return (
    <p className="unprinted">
      <a href={`#${changesId}`}>{t('entry.changes')}</a>
    </p>
  );
}

function WrittenBy({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const locale = useLocale();
  const { name } = organisation;
  const isSigned = 'author' in entry.fields || 'writer' in entry.fields;
  return (
    <p className="unprinted">
      {isSigned ? null : t('evidence.written', { name })} {t('evidence.funding')}{' '}
      <a href={pathTo('about-us.supporters', locale)}>{t('evidence.supporters')}</a>
    </p>
  );
}

function Translation({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const locale = useLocale();
  const other = translationOf(entry);
  if (!other) return null;
  return (
    <p>
      {t('translation.this')}{' '}
      <a href={other.path} hrefLang={other.locale} lang={languageTags[other.locale]}>
        {other.title}
      </a>{' '}
      ({t('translation.updated', { date: formatDate(other.updatedAt, locale) })})
    </p>
  );
}

/** Who published what the page rests on, and when; what it is called, and where it is, stands at the end of the text. */
function SourcesInShort({ entry: { sources } }: { entry: Entry }) {
  const t = useTranslate();
  if (sources.length === 0) return null;
  return (
    <div className="unprinted">
      <a href="#sources">{t('evidence.all')}</a>
      <ul>
        {sources.map(({ publisher, year, url }) => {
          const number = pubMedNumber(url);
          return (
            <li key={url}>
              {publisher}, {year}
              {number ? ` · PubMed ${number}` : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
