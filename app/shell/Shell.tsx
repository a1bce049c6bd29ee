import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/I18n.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import type { Page } from './page.ts';
import css from './Shell.module.css';

/** What stands around every page: skip link, header, breadcrumbs, the page itself, footer. */
export function Shell({ page, children }: { page: Page; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <DocumentHead {...page} />
      <a className={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header page={page} />
      {page.breadcrumbs.length > 0 ? <Breadcrumbs page={page} /> : null}
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LanguageOffer page={page} />
    </>
  );
}

function Breadcrumbs({ page: { breadcrumbs, title } }: { page: Page }) {
  const t = useTranslate();
  return (
    <nav className={css.breadcrumbs} aria-label={t('shell.breadcrumbs')}>
      <ol>
        {breadcrumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
