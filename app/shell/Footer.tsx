import { organisation } from '#config/organisation.ts';
import { useLocale, useTranslate } from '../i18n/I18n.tsx';
import { screenNames } from '../i18n/screen-names.ts';
import { type PlainScreenId, pathTo } from '../paths.ts';
import { Anchor } from '../ui/Anchor.tsx';
import css from './Footer.module.css';

const columns: readonly (readonly PlainScreenId[])[] = [
  ['about-product', 'about-you', 'helplines', 'glossary', 'facts-statistics', 'community'],
  ['about-us', 'about-us.ways-to-give', 'contact', 'faq', 'newsletter', 'visitor-survey'],
  ['policies', 'policies.privacy', 'policies.health-data', 'policies.cookie-notice', 'policies.terms-of-use'],
];

export function Footer() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p className={css.disclaimer}>{t('shell.generalInformation')}</p>
        <nav className={css.columns} aria-label={t('shell.footerNavigation')}>
          {columns.map((screens) => (
            <ul key={screens[0]} className={css.list}>
              {screens.map((screen) => (
                <li key={screen}>
                  <a href={pathTo(screen, locale)}>{screenNames[locale][screen]}</a>
                </li>
              ))}
            </ul>
          ))}
          <ul className={css.list}>
            <li>
              <Anchor href={organisation.donationUrl}>{t('shell.donate')}</Anchor>
            </li>
            <li>
              <Anchor href={organisation.forumUrl}>{t('shell.forum')}</Anchor>
            </li>
          </ul>
        </nav>
        <p className={css.name}>
          {organisation.name}. {t('site.tagline')}.
        </p>
      </div>
    </footer>
  );
}
