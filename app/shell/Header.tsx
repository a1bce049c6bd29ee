import { languageTags, otherLocale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { useTranslate } from '../i18n/I18n.tsx';
import { screenNames } from '../i18n/screen-names.ts';
import { type PlainScreenId, pathTo } from '../paths.ts';
import css from './Header.module.css';
import type { Page } from './page.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const menu: readonly PlainScreenId[] = [
  'about-you.newly-diagnosed',
  'signs-symptoms',
  'pathology-report',
  'types',
  'treatment',
  'treatment-side-effects',
  'managing-life',
  'risk',
  'topics',
];

/** The name, someone to call, the language in words, the theme, and the menu: all without a script. */
export function Header({ page }: { page: Page }) {
  const t = useTranslate();
  const { locale } = page;
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <a className={css.name} href={pathTo('home', locale)} aria-label={t('shell.home', { name: organisation.name })}>
          <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <path d="M5 22a11 11 0 0 1 22 0z" fill="currentColor" />
            <path d="M3 25.5h26" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
          {organisation.name}
        </a>
        <LanguageSwitch page={page} />
        <nav className={css.navigation} aria-label={t('shell.mainNavigation')}>
          <details className={css.menu}>
            <summary>{t('shell.menu')}</summary>
            <MenuList page={page} />
          </details>
          <div className={css.row}>
            <MenuList page={page} />
          </div>
        </nav>
        <a className={css.call} href={pathTo('helplines', locale)}>
          {t('shell.callNow')}
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}

function MenuList({ page: { locale, alternates } }: { page: Page }) {
  return (
    <ul className={css.list}>
      {menu.map((screen) => {
        const path = pathTo(screen, locale);
        return (
          <li key={screen}>
            <a href={path} aria-current={alternates[locale] === path ? 'page' : undefined}>
              {screenNames[locale][screen]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Leads to the same page in the other language; where there is none, to its home page, and says so. */
function LanguageSwitch({ page: { locale, alternates } }: { page: Page }) {
  const t = useTranslate();
  const other = otherLocale(locale);
  const path = alternates[other];
  const isNowhere = Object.keys(alternates).length === 0;
  const label = t(path !== undefined ? 'shell.switchLanguageLabel' : isNowhere ? 'shell.otherHome' : 'shell.noTranslation');
  return (
    <a
      className={css.language}
      href={path ?? pathTo('home', other)}
      hrefLang={other}
      lang={languageTags[other]}
      aria-label={label}
      title={path === undefined ? label : undefined}
      data-enhance="language"
    >
      {t('shell.switchLanguage')}
    </a>
  );
}
