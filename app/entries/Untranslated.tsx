import { formatDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { languageTags, otherLocale } from '#config/locale.ts';
import type { UntranslatedEntry } from './load-entry.ts';

/** A screen whose entry is in the other language only. */
export function Untranslated({ page, other }: UntranslatedEntry) {
  const t = useTranslate();
  const here = useLocale();
  const locale = otherLocale(here);
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p>
        {t('entry.elsewhere')}{' '}
        <a href={other.path} hrefLang={locale} lang={languageTags[locale]}>
          {other.title}
        </a>{' '}
        ({t('translation.updated', { date: formatDate(other.updatedAt, here) })})
      </p>
    </Shell>
  );
}
