import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { carriesTyped } from '#app/forms/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { languageTags, otherLocale } from '#config/locale.ts';
import { languageLink } from './hooks.ts';
import css from './LanguageSwitch.module.css';

/** Leads to the same page in the other language; where there is none, to its home page, and says so. */
export function LanguageSwitch({ page: { locale, alternates, query = '' } }: { page: Page }) {
  const t = useTranslate();
  const other = otherLocale(locale);
  const path = alternates[other];
  const isNowhere = Object.keys(alternates).length === 0;
  const label = t(path !== undefined ? 'shell.switchLanguageLabel' : isNowhere ? 'shell.otherHome' : 'shell.noTranslation');
  return (
    <a
      className={css.language}
      href={path === undefined ? pathTo('home', other) : path + query}
      hrefLang={other}
      lang={languageTags[other]}
      aria-label={label}
      title={path === undefined ? label : undefined}
      {...hook(languageLink)}
      {...hook(carriesTyped)}
    >
      {t('shell.switchLanguage')}
    </a>
  );
}
