import { pathTo } from '#app/addresses/paths.ts';
import { LanguageSwitch } from '#app/features/language/LanguageSwitch.tsx';
import HeaderSearch from '#app/features/search/HeaderSearch.island.tsx';
import { AccountLink } from '#app/features/session/AccountLink.tsx';
import { ThemeSwitch } from '#app/features/theme/ThemeSwitch.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import type { Page } from '#app/pages/page.ts';
import { organisation } from '#config/organisation.ts';
import css from './Header.module.css';
import { Navigation } from './Navigation.tsx';

/** The name, the search, the language in words, someone to call, the theme, and the menus: all without a script. */
export function Header({ page }: { page: Page }) {
  const t = useTranslate();
  const { locale } = page;
  return (
    <header className={css.header}>
      <div className={css.masthead}>
        <a className={css.name} href={pathTo('home', locale)} aria-label={t('shell.home', { name: organisation.name })}>
          <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path
              d="M3.8 27.5C5.4 13.5 9.5 4.5 16 4.5S26.6 13.5 28.2 27.5M5.3 21.5h21.4"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.8"
              strokeLinecap="round"
            />
            <path className={css.sun} d="M9.8 21.5a6.2 6.2 0 0 1 12.4 0z" fill="currentColor" />
          </svg>
          {organisation.name}
        </a>
        <AccountLink path={page.alternates[locale]} />
        {page.hasSearch ? null : <Island of={HeaderSearch} when="touch" props={{ action: pathTo('search', locale) }} />}
        <LanguageSwitch page={page} />
        <a className={css.call} href={pathTo('helplines', locale)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z"
              fill="currentColor"
            />
          </svg>
          <span>{t('shell.callNow')}</span>
        </a>
        <ThemeSwitch />
      </div>
      <Navigation page={page} />
    </header>
  );
}
