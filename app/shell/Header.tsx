import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { LanguageSwitch } from '#app/features/language/LanguageSwitch.tsx';
import { AboutQuickExit } from '#app/features/quick-exit/AboutQuickExit.tsx';
import { QuickExit } from '#app/features/quick-exit/QuickExit.tsx';
import { SearchInHeader } from '#app/features/search/SearchInHeader.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { organisation } from '#config/organisation.ts';
import css from './Header.module.css';
import { contentsLink, currentPart } from './hooks.ts';
import { Navigation } from './Navigation.tsx';

/**
 * Two rows: someone to call, the language in words and the way out; the name, the search and the menus. The first goes as the page is
 * scrolled, but for the way out: what stays is the reading bar, with the way to the contents. All without a script.
 */
export function Header({ page }: { page: Page }) {
  const t = useTranslate();
  const { locale } = page;
  return (
    <header className={css.header}>
      <QuickExit />
      <div className={css.strip}>
        <a className={css.call} href={pathTo('helplines', locale)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z"
              fill="currentColor"
            />
          </svg>
          <span>{t('shell.callNow')}</span>
        </a>
        <LanguageSwitch page={page} />
        <AboutQuickExit className={css.about}>?</AboutQuickExit>
      </div>
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
          <span>{organisation.name}</span>
        </a>
        <a className={css.contents} href="#contents" {...hook(contentsLink)}>
          <span>{t('shell.contents')}</span> <span className={css.part} {...hook(currentPart)} />
        </a>
        {page.hasSearch ? null : <SearchInHeader action={pathTo('search', locale)} />}
      </div>
      <Navigation page={page} />
    </header>
  );
}
