import { languageTags, otherLocale } from '#config/locale.ts';
import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';

/** A screen whose entry is in the other language only. */
export function Untranslated({ page, other }: { page: Page; other: { path: string; title: string } }) {
  const t = useTranslate();
  const locale = otherLocale(useLocale());
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p>
        {t('entry.elsewhere')}{' '}
        <a href={other.path} hrefLang={locale} lang={languageTags[locale]}>
          {other.title}
        </a>
      </p>
    </Shell>
  );
}
