import { aboutPagePath } from '#app/addresses/about-page.ts';
import { askAboutPath } from '#app/addresses/ask-about.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { aboutThisPage } from '#app/features/about-page/hooks.ts';
import { newsletterFieldId } from '#app/features/newsletter/hooks.ts';
import { formatDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import type { Entry } from '#services/content/library/store.ts';
import css from './AboutEntry.module.css';
import { informs, isMedical } from './medical.ts';
import { translationOf } from './translation-of.ts';

/** What a reader should know of a page: what it cannot do, and whom to tell of a mistake. */
export function AboutEntry({ entry, page }: { entry: Entry; page: Page }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.about}>
      <h2>{t('entry.about')}</h2>
      {informs(entry) ? (
        <p>
          {t('entry.general')} {isMedical(entry) && entry.reviewedBy === null ? t('entry.unreviewed') : null}
        </p>
      ) : null}
      <p className="unprinted">
        {t('entry.mistake')}{' '}
        <a href={aboutPagePath('about-page.mistake', locale, entry.id)} {...hook(aboutThisPage, 'mistake')}>
          {t('entry.correct')}
        </a>
        .
      </p>
      {informs(entry) ? (
        <p className="unprinted">
          <a href={askAboutPath(locale, entry.id)}>{t('entry.ask')}</a>
          <br />
          <a href={aboutPagePath('about-page.changes', locale, entry.id)}>{t('entry.follow')}</a>
          <br />
          <a href={page.indexed ? `#${newsletterFieldId}` : pathTo('newsletter', locale)}>{t('newsletter.field.link')}</a>
        </p>
      ) : null}
      <p className="unprinted">
        <a href={`${pathTo('policies.additional-information', locale)}#reuse`}>{t('entry.reuse')}</a>
      </p>
    </section>
  );
}

/** Said above the text, where the other language knows more by now. */
export function NewerTranslation({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const locale = useLocale();
  const other = translationOf(entry);
  if (!other || other.updatedAt <= entry.updatedAt) return null;
  const dates = { there: formatDate(other.updatedAt, locale), here: formatDate(entry.updatedAt, locale) };
  return (
    <p className={css.newer}>
      {t('translation.newer', dates)}{' '}
      <a href={other.path} hrefLang={other.locale}>
        {t('translation.read')}
      </a>
    </p>
  );
}
